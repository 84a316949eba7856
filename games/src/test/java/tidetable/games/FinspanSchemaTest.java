package tidetable.games;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The schemas of Finspan say what its readers and writers do. */
class FinspanSchemaTest extends GameSchemaSuite {
    FinspanSchemaTest() {
        super("finspan", "finspan", 150);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "startStarters": 2           | "startStarters": -1
            "startCards": 3              | "startCards": 3, "endCards": 3
            "turnsPerWeek": 6            | "turnsPerWeek": 0
            "site": "purple", "sunlight" | "site": "red", "sunlight"
            "row": 2, "egg": true        | "row": 7, "egg": true
            "most": 3                    | "most": 21
            "week": 1, "pointsPer": 1, "count": {"type": "eggsPlusYoung"} | "week": 4, "pointsPer": 1, "count": {"type": "eggsPlusYoung"}
            {"type": "eggGroups", "n": 2} | {"type": "eggGroups"}
            {"type": "fullRows"}         | {"type": "fullColumns"}
            "id": "angler"               | "id": "Angler"
            "set": "starter"             | "set": "second"
            "lengthCm": 2000             | "lengthCm": 0
            "zones": ["twilight"]        | "zones": []
            "row": "bottom", "cost"      | "row": "top", "cost"
            "cost": {"schools": 1}       | "cost": {"fish": 1}
            "tags": {"electric": 1}      | "tags": {"electric": 4}
            "timing": "gameEnd"          | "timing": "never"
            "op": "hatch", "n": 3        | "op": "hatch", "n": 0
            "op": "addYoung", "n": 3     | "op": "addYoung"
            "where": {"site": "green"}   | "where": {"site": "red"}
            "where": {"tag": "predator"} | "where": {"tag": "predator", "size": "small"}
            {"type": "schoolHere"}       | {"type": "schoolsHere"}
            """)
    void badDecksAreRefusedByBoth(String good, String bad) {
        refusesDeck(good, bad);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "seats": 2                | "seats": 6
            "hand"                    | "hands"
            "goals": "B"              | "goals": "C"
            "week": 2                 | "week": 5
            "first": 1                | "first": "Ana"
            "blue 1": {               | "blue 7": {
            "young": 2                | "young": -1
            "egg": true               | "egg": "yes"
            "play": 1                 | "played": 1
            "step": "pay"             | "step": "over"
            "token": "card"           | "token": "fish"
            "left": 1                 | "left": 0
            ["haddock", "kaluga", "mandarinfish"] | "haddock"
            """)
    void badPositionsAreRefusedByBoth(String good, String bad) {
        refusesPosition("""
                {"seats": 2, "options": {"goals": "B"}, "week": 2, "turns": 0, "first": 1,
                 "players": [{}, {"hand": ["haddock", "kaluga", "mandarinfish"], "divers": {"play": 1},
                   "ocean": {"blue 1": {"fish": "hogfish", "egg": true, "young": 2}}}],
                 "agenda": [{"step": "turn", "seat": 1, "done": true},
                   {"step": "pay", "seat": 1, "card": "mandarinfish", "slot": "green 1", "token": "card", "left": 1,
                    "from": "abyssal-anglerfish"}]}
                """, good, bad);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void whatTheGameShowsAndWritesFits(int seats) {
        plays(seats);
    }
}
