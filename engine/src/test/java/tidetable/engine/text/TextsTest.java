package tidetable.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tidetable.engine.contract.nasty.Nasty;
import tidetable.engine.file.BadInput;

class TextsTest {
    private final Texts english = Texts.beside(Nasty.class, "en");
    private final Texts german = Texts.beside(Nasty.class, "de");
    private final Texts portuguese = Texts.beside(Nasty.class, "pt-BR");

    @Test
    void aMessageIsSaidInEachLanguage() {
        Message message = Message.of("event.stole", new Term.Seat(0), new Term.Card("gull"), new Term.Seat(1));
        List<String> names = List.of("Ana", "Ben");
        assertThat(english.say(message, names::get)).isEqualTo("Ana steals gull from Ben");
        assertThat(german.say(message, names::get)).isEqualTo("Ana stiehlt Möwe von Ben");
        assertThat(portuguese.say(message, names::get)).isEqualTo("Ana rouba gaivota de Ben");
    }

    @Test
    void numbersAreWrittenAsTheLanguageHasIt() {
        assertThat(List.of(english, german, portuguese))
                .extracting(texts -> texts.with(Map.of("number", "{0} {1}")).format("number", List.of(1234567, 0.5)))
                .containsExactly("1,234,567 0.5", "1.234.567 0,5", "1.234.567 0,5");
    }

    @Test
    void everyKindOfTermIsSaid() {
        Texts texts = english.with(Map.of("all", "{0}, {1}, {2}, {3}, {4}"));
        Message message = Message.of(
                "all",
                new Term.Number(1234),
                new Term.Place("(1,0)"),
                new Term.Word("place.top"),
                new Term.Card("crab"),
                new Term.Seat(2));
        assertThat(texts.say(message, seat -> "#" + seat)).isEqualTo("1,234, (1,0), on top, crab, #2");
    }

    @Test
    void whatIsMissingIsNamed() {
        assertThatThrownBy(() -> english.get("no.such"))
                .isInstanceOf(BadInput.class)
                .hasMessage("messages.properties has no text 'no.such'");
        assertThatThrownBy(() -> Texts.beside(Nasty.class, "fr"))
                .isInstanceOf(BadInput.class)
                .hasMessage("there are no texts in the language 'fr'");
    }

    @Test
    void translationsHaveTheSameKeys() {
        german.checkSameKeys(english);
        portuguese.checkSameKeys(english);
        Texts more = english.with(Map.of("more", "more"));
        assertThatThrownBy(() -> german.checkSameKeys(more))
                .hasMessage("messages_de.properties has no text 'more', which messages.properties has");
        assertThatThrownBy(() -> more.checkSameKeys(german))
                .hasMessage("messages.properties has a text 'more', which messages_de.properties has not");
        assertThat(german.has("event.out")).isTrue();
        assertThat(german.keys()).isEqualTo(english.keys()).isSorted();
        assertThat(List.of(english.tag(), german.tag(), portuguese.tag())).isEqualTo(Languages.ALL);
    }

    @Test
    void translationsHaveTheSamePlaces() {
        Texts all = english.with(Map.of("event.drew", "{0} draws {1,choice,0#none|1#a card|1<{2} cards}"));
        assertThatThrownBy(() -> german.checkSameKeys(all))
                .isInstanceOf(BadInput.class)
                .hasMessage("messages_de.properties has the places [0, 1] in 'event.drew',"
                        + " where messages.properties has [0, 1, 2]");
    }
}
