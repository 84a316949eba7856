package tidetable.games.finspan;

/** What must be true of a fish and its slot for points at the end (12.3). */
sealed interface Condition {
    /** No egg, young or school (12.3a). */
    record NoTokensHere() implements Condition {}

    /** So many consumed fish or more under it (12.3b). */
    record ConsumedUnderAtLeast(int n) implements Condition {}

    /** So many young, no more and no less (12.3c). */
    record YoungHereExactly(int n) implements Condition {}

    /** A school (12.3d). */
    record SchoolHere() implements Condition {}

    /** An egg, young and a school (12.3e). */
    record EggYoungAndSchoolHere() implements Condition {}

    /** The fish lies in that row (12.3f). */
    record InRow(Where row) implements Condition {}

    /** Its name in deck files. */
    default String type() {
        return switch (this) {
            case NoTokensHere _ -> "noTokensHere";
            case ConsumedUnderAtLeast _ -> "consumedUnderAtLeast";
            case YoungHereExactly _ -> "youngHereExactly";
            case SchoolHere _ -> "schoolHere";
            case EggYoungAndSchoolHere _ -> "eggYoungAndSchoolHere";
            case InRow _ -> "inRow";
        };
    }
}
