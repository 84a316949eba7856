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

/** The schemas of Last Fish! say what its readers and writers do. */
class LastFishSchemaTest extends GameSchemaSuite {
    LastFishSchemaTest() {
        super("last-fish", "lastfish", 150);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "count": 5, "window"         | "count": 32, "window"
            "count": 5, "window"         | "window"
            "startHp": 3                 | "startHp": 0
            "turnLimit": 300             | "turnLimit": 300, "endHp": 3
            "id": "quick-fins"           | "id": "Quick Fins"
            "type": "SPELL"              | "type": "TRICK"
            "window": "ANY"              | "window": "NEVER"
            "target": "PLAYER"           | "target": "NOBODY"
            "op": "NEGATE"               | "op": "CANCEL"
            "op": "DRAW", "n": 2         | "op": "DRAW", "n": 10
            "op": "DESTROY", "n": "ALL"  | "op": "DESTROY", "n": "MOST"
            "pick": "CASTER"             | "pick": "NOBODY"
            "from": "HAND"               | "from": "FIELD"
            "kind": "ATTACK"             | "kind": "CURSE"
            "if": "TARGET_LOST_HP"       | "if": "TARGET_WON"
            "mode": "SECONDARY"          | "mode": "THIRD"
            "sacrifice": 1               | "sacrifice": 9
            "rule": "DRAW_STEP_BONUS", "n": 1 | "rule": "DRAW_STEP_BONUS"
            "on": "THIS_DESTROYED"       | "on": "THIS_EQUIPPED"
            "category": "FIND"           | "category": "LOSS"
            "give": "LEFT"               | "give": "RIGHT"
            "applies": "YOU_DISCOVER"    | "applies": "NEVER"
            "mode": "ADD_TRIGGER"        | "mode": "ADD_NOTHING"
            "effects": [{"op": "HEAL", "n": 1, "to": "SELF"}] | "effects": []
            """)
    void badDecksAreRefusedByBoth(String good, String bad) {
        refusesDeck(good, bad);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "seats": 3                | "seats": 7
            "hand"                    | "hands"
            "knownTo": [0, -1]        | "knownTo": [-2]
            "active": 0               | "active": "Ana"
            "hp": 2                   | "hp": 10
            "mode": "secondary"       | "mode": "third"
            "stage": "answering"      | "stage": "begun"
            "step": "response"        | "step": "over"
            ["frozen-spear"]          | "frozen-spear"
            "encounter": ""           | "encounter": null
            "starter-hand": "4"        | "starter-hand": "ten"
            "started": false          | "started": 0
            "copy": false             | "copy": "no"
            """)
    void badPositionsAreRefusedByBoth(String good, String bad) {
        refusesPosition("""
                {"seats": 3, "options": {"starter-hand": "4"}, "turn": {"active": 0}, "encounter": "",
                 "players": [{"hp": 2}, {"hand": ["frozen-spear"], "started": false,
                   "known": [{"card": "frozen-spear", "knownTo": [0, -1]}]}],
                 "chain": [{"seat": 0, "card": "siren-debt", "mode": "secondary", "copy": false}],
                 "agenda": [{"step": "main", "seat": 0, "window": "first"},
                   {"step": "chain", "seat": 0, "stage": "answering"}, {"step": "response", "seat": 1}]}
                """, good, bad);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void whatTheGameShowsAndWritesFits(int seats) {
        plays(seats);
    }

    @Test
    void aViewOfTwoHandsDoesNotFit() {
        Game<?, ?> game = Games.open("last-fish");
        ObjectNode view = (ObjectNode) Json.tree(new Match<>(game, Deal.fast(2, new Seed(1, 1))).view(Viewer.at(0)));
        assertThat(Schemas.problems(view(), view.toString())).isEmpty();
        ObjectNode both = view.deepCopy();
        both.withArray("players").add(view.at("/players/0"));
        both.withArray("players").add(view.at("/players/1"));
        assertThat(Schemas.problems(view(), both.toString())).isNotEmpty();
    }
}
