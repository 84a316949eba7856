package tidetable.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tidetable.engine.Deal;
import tidetable.engine.Game;
import tidetable.engine.Match;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;

/** The schemas of Full Seal say what its readers and writers do. */
class FullSealSchemaTest extends GameSchemaSuite {
    FullSealSchemaTest() {
        super("full-seal", "fullseal", 150);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "count": 10, "value": 1      | "count": 32, "value": 1
            "count": 10, "value": 1      | "count": 10
            "count": 5, "value": 0       | "count": 5, "value": 6
            "startActions": 3            | "startActions": 3, "endActions": 3
            "SEAL": 9                    | "SEAL": 101
            "id": "walrus"               | "id": "Walrus"
            "beats": "polar-bear"        | "beats": ""
            "part": "TAIL"               | "part": "EAR"
            "part": "TAIL"               | "part": "HEAD"
            "type": "PREDATOR"           | "type": "BIRD"
            "op": "DISCOUNT"             | "op": "GIFT"
            "op": "SAVE_CATCH"           | "op": "FORCE_FLIP"
            "op": "PEEK"                 | "op": "FISH_AGAIN"
            "window": "ANY"              | "window": "NEVER"
            "target": "EACH_OPPONENT"    | "target": "NOBODY"
            "pile": "PREDATOR"           | "pile": "SEAL"
            "look": 3                    | "look": 10
            "max": 2                     | "max": 0
            """)
    void badDecksAreRefusedByBoth(String good, String bad) {
        refusesDeck(good, bad);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "seats": 2                | "seats": 6
            "hand"                    | "hands"
            "knownTo": [0, -1]        | "knownTo": [-2]
            "active": 0               | "active": "Ana"
            "fish": 3                 | "fish": -1
            "stage": "decide"         | "stage": "begun"
            "step": "fishing"         | "step": "over"
            ["flotsam"]               | "flotsam"
            "chosen": ""              | "chosen": null
            "line": ["fish-1"]        | "line": [1]
            """)
    void badPositionsAreRefusedByBoth(String good, String bad) {
        refusesPosition("""
                {"seats": 2, "turn": {"active": 0}, "players": [{"hand": ["flotsam"], "fish": 3}],
                 "sealPile": {"top": [{"card": "seal-head", "knownTo": [0, -1]}]}, "attack": {"chosen": ""},
                 "line": ["fish-1"], "flipped": ["fish-1"],
                 "agenda": [{"step": "fishing", "seat": 0, "stage": "decide"}]}
                """, good, bad);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void whatTheGameShowsAndWritesFits(int seats) {
        plays(seats);
    }

    @Test
    void aViewOfTwoHandsDoesNotFit() {
        Game<?, ?> game = Games.open("full-seal");
        ObjectNode view = (ObjectNode) Json.tree(new Match<>(game, Deal.fast(2, new Seed(1, 1))).view(Viewer.at(0)));
        assertThat(Schemas.problems(view(), view.toString())).isEmpty();
        ObjectNode both = view.deepCopy();
        both.withArray("players").add(view.at("/players/0"));
        both.withArray("players").add(view.at("/players/1"));
        assertThat(Schemas.problems(view(), both.toString())).isNotEmpty();
    }
}
