package tidetable.engine.contract.nasty;

/** Faults that can be built into the nasty game on purpose, to see that the suites find them. */
enum Fault {
    NONE,
    /** The view says whether seats hold ink. */
    LEAKING_VIEW,
    /** Windows ask only seats that hold ink. */
    ASKS_HOLDERS,
    /** The view counts who has declined. */
    SHOWS_DECLINE,
    /** The view of a seat that dives says how deep the first of the others has dived. */
    SHOWS_DEPTH,
    /** Ink is called a quiet answer. */
    QUIET_INK,
    /** The last seat of a window that passes by itself has no quiet answer. */
    LAST_MUST_SPEAK,
    /** A step that is never asked is said to pass by itself. */
    NEVER_RIPPLES,
    /** A seat that is not asked is said to be threatened. */
    THREATENS_STRANGERS,
    /** Only the seat that answers first is said to be threatened. */
    THREATENS_THE_FIRST,
    /** Who holds no ink is said to be threatened. */
    THREATENS_BY_SECRET,
    /** Of the seats that are to dive after the actor, only the last is named. */
    FORGETS_ASKED,
    /** A copy shares the discard pile. */
    SHALLOW_COPY,
    /** {@code copyFrom} leaves the pearls as they were. */
    FORGETFUL_COPY,
    /** A new deal leaves the other hands' ink where it is. */
    KEEPS_CARD,
    /** A new deal keeps secret depths. */
    KEEPS_DEPTH,
    /** Who did not see a theft still knows the card as if it had not moved. */
    KNOWS_TOO_MUCH,
    /** {@code refusal} allows ink that is not in hand. */
    REFUSES_LESS,
    /** {@code refusal} looks into the victim's hand. */
    REFUSES_BY_SECRET,
    /** A theft is not declared to reveal anything. */
    REVEALS_UNDECLARED,
    /** The hand of a seat that is out is lost. */
    LOSES_CARDS,
    /** Everybody is told which card is given. */
    SHOWS_GIFT,
    /** The position is written without pearls. */
    WRITES_LESS,
    /** The listener changes the deal. */
    LISTENS_TOO_CLOSELY,
    /** The message for a card not in hand is missing in the texts. */
    SPEECHLESS,
    /** Two kinds of cards have the same id. */
    TWO_CARDS_OF_A_NAME,
    /** A card has no name and no text. */
    CARD_WITHOUT_WORDS,
    /** To draw does nothing. */
    ENDLESS
}
