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

    @Test
    void aMessageIsSaidInEachLanguage() {
        Message message = Message.of("event.stole", new Term.Seat(0), new Term.Card("gull"), new Term.Seat(1));
        List<String> names = List.of("Ana", "Ben");
        assertThat(english.say(message, names::get)).isEqualTo("Ana steals gull from Ben");
        assertThat(german.say(message, names::get)).isEqualTo("Ana stiehlt Möwe von Ben");
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
        Texts more = english.with(Map.of("more", "more"));
        assertThatThrownBy(() -> german.checkSameKeys(more))
                .hasMessage("messages_de.properties has no text 'more', which messages.properties has");
        assertThatThrownBy(() -> more.checkSameKeys(german))
                .hasMessage("messages.properties has a text 'more', which messages_de.properties has not");
        assertThat(german.has("event.out")).isTrue();
        assertThat(german.keys()).isEqualTo(english.keys()).isSorted();
        assertThat(german.language().getLanguage()).isEqualTo("de");
    }
}
