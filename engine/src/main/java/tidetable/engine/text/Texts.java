package tidetable.engine.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tidetable.engine.file.BadInput;

/** The words of a game or a program in one language, from {@code messages.properties} and its translations. */
public final class Texts {
    private static final Pattern PLACE = Pattern.compile("\\{(\\d+)[,}]");

    private final Locale language;
    private final String file;
    private final Map<String, String> patterns;
    /** The patterns as they were read when they were first needed; one thread at a time may use each. */
    private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

    private Texts(Locale language, String file, Map<String, String> patterns) {
        this.language = language;
        this.file = file;
        this.patterns = patterns;
    }

    /**
     * Reads the message file of a language that lies beside a class.
     *
     * @param language its tag: {@code "en"} for {@code messages.properties}, {@code "pt-BR"} for
     *     {@code messages_pt_BR.properties}
     * @throws BadInput when there is no such file
     */
    public static Texts beside(Class<?> anchor, String language) {
        String file = "messages" + Languages.suffix(language) + ".properties";
        Properties properties = new Properties();
        try (InputStream in = anchor.getResourceAsStream(file)) {
            if (in == null) {
                throw new BadInput("there are no texts in the language '" + language + "'");
            }
            Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8);
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> patterns = new TreeMap<>();
        properties.forEach((key, value) -> patterns.put((String) key, (String) value));
        return new Texts(Locale.forLanguageTag(language), file, patterns);
    }

    /** Fails unless this file has exactly the keys of another, each with the same places, so that nothing goes unsaid. */
    public void checkSameKeys(Texts other) {
        for (String key : other.patterns.keySet()) {
            if (!patterns.containsKey(key)) {
                throw new BadInput(file + " has no text '" + key + "', which " + other.file + " has");
            }
        }
        for (String key : patterns.keySet()) {
            if (!other.patterns.containsKey(key)) {
                throw new BadInput(file + " has a text '" + key + "', which " + other.file + " has not");
            }
            if (!places(key).equals(other.places(key))) {
                throw new BadInput("%s has the places %s in '%s', where %s has %s"
                        .formatted(file, places(key), key, other.file, other.places(key)));
            }
        }
    }

    private Set<String> places(String key) {
        return PLACE.matcher(patterns.getOrDefault(key, ""))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** These texts and some more, for cards that a custom deck brings. */
    public Texts with(Map<String, String> more) {
        Map<String, String> all = new TreeMap<>(patterns);
        all.putAll(more);
        return new Texts(language, file, all);
    }

    /** The tag of the language of these texts, such as {@code "pt-BR"}. */
    public String tag() {
        return language.toLanguageTag();
    }

    /** All keys, sorted. */
    public List<String> keys() {
        return List.copyOf(patterns.keySet());
    }

    /** Whether there is a text for a key. */
    public boolean has(String key) {
        return patterns.containsKey(key);
    }

    /**
     * A text without places to fill.
     *
     * @throws BadInput when the file has no such text
     */
    public String get(String key) {
        return format(key, List.of());
    }

    /** A message in words, with seats named by a function. */
    public String say(Message message, IntFunction<String> seatName) {
        List<Object> words =
                message.terms().stream().map(term -> word(term, seatName)).toList();
        return format(message.key(), words);
    }

    /** A text with its places filled. */
    public String format(String key, List<?> arguments) {
        String pattern = patterns.get(key);
        if (pattern == null) {
            throw new BadInput(file + " has no text '" + key + "'");
        }
        MessageFormat format = formats.computeIfAbsent(key, _ -> new MessageFormat(pattern, language));
        synchronized (format) {
            return format.format(arguments.toArray());
        }
    }

    private Object word(Term term, IntFunction<String> seatName) {
        return switch (term) {
            case Term.Card(String id) -> get("card." + id + ".name");
            case Term.Seat(int seat) -> seatName.apply(seat);
            case Term.Number(int value) -> value;
            case Term.Place(String notation) -> notation;
            case Term.Word(String key) -> get(key);
        };
    }
}
