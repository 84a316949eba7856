package tidetable.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tidetable.engine.Game;
import tidetable.engine.file.BadInput;
import tidetable.engine.text.Languages;
import tidetable.engine.text.Texts;

class GamesTest {
    static Stream<String> ids() {
        return Games.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyGameIsToldInEveryLanguage(String id) {
        Game<?, ?> game = Games.open(id);
        assertThat(game.info().languages()).isEqualTo(Languages.ALL);
        assertThat(Languages.ALL.stream().map(game::rulebook)).doesNotHaveDuplicates();
        assertThat(Languages.ALL.stream().map(game::texts).map(Texts::tag)).isEqualTo(Languages.ALL);
    }

    /** Who chooses for a person finds the tag first; a game has no other names for its languages. */
    @ParameterizedTest
    @MethodSource("ids")
    void aGameKnowsTagsAlone(String id) {
        for (String other : List.of("pt", "pt_BR", "pt-PT", "PT-BR", "fr", "")) {
            assertThatThrownBy(() -> Games.open(id).texts(other))
                    .isInstanceOf(BadInput.class)
                    .hasMessageEndingWith(" has no texts in '" + other + "'; it has en, de, pt-BR");
        }
    }

    /** No sentence was left in English; names may be the same. */
    @ParameterizedTest
    @MethodSource("ids")
    void everySentenceIsTranslated(String id) {
        Game<?, ?> game = Games.open(id);
        for (String language : Languages.ALL.subList(1, Languages.ALL.size())) {
            assertThat(game.texts("en").keys().stream()
                            .filter(key -> key.matches("(event|prompt|refusal)\\..*|.*\\.text"))
                            .filter(key -> said(game, "en", key).equals(said(game, language, key))))
                    .as(language)
                    .isEmpty();
        }
    }

    private static String said(Game<?, ?> game, String language, String key) {
        return game.texts(language).format(key, List.of(1, 2, 3, 4, 5));
    }
}
