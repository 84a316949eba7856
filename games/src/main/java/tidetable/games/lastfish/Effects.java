package tidetable.games.lastfish;

import tidetable.engine.Story;

/**
 * Lists of effects that are carried out (sections 7 and 8), each a frame on the agenda with the next place in the {@link
 * Script}. What a player must be asked for, or what triggers may follow, is a {@link Part}; all else is done at once.
 */
final class Effects {
    /** Whose effects these are: of an entry of the chain, of an ENCOUNTER, of the trigger of an ITEM. */
    static final int ENTRY = 0;

    static final int ENCOUNTER = 1;
    static final int TRIGGER = 2;

    /** The words for them, in their order. */
    static final java.util.List<String> OF = java.util.List.of("entry", "encounter", "trigger");

    private static final int SOURCE = 2;
    private static final int LOST = 1 << 5;
    private static final int TARGET = 6;

    private Effects() {}

    /** The second operand of an entry's effects; target is a seat + 1, or 0. */
    static int entry(int target) {
        return ENTRY | target << TARGET;
    }

    static int ofEncounter() {
        return ENCOUNTER;
    }

    /** The second operand of a trigger's effects; source is a seat + 1, or 0. */
    static int ofTrigger(int source) {
        return TRIGGER | source << SOURCE;
    }

    static int operand(int of, int source, boolean lost, int target) {
        return of | source << SOURCE | (lost ? LOST : 0) | target << TARGET;
    }

    static int of(int operand) {
        return operand & 3;
    }

    /** The seat whose damage destroyed the ITEM + 1; 0 for none. */
    static int source(int operand) {
        return operand >> SOURCE & 7;
    }

    /** Whether the DAMAGE before took HP (7.6). */
    static boolean lost(int operand) {
        return (operand & LOST) != 0;
    }

    static int target(int operand) {
        return operand >> TARGET & 7;
    }

    /** Whether the effects of a frame stop because their player is out; those of an ENCOUNTER go on (9.1c, 9.3a). */
    static boolean stop(LastFishState state, int at) {
        return of(state.agenda.b(at)) != ENCOUNTER && !state.seats.inGame(state.agenda.seat(at));
    }

    /** The effect at a place, whatever it depends on. */
    static Effect at(LastFishState state, int place) {
        Effect effect = state.table.script.effect(place);
        return effect instanceof Effect.IfLostHp(Effect inner) ? inner : effect;
    }

    /** The list on top is carried out until something else lies on top; whether that must be asked. */
    static boolean goOn(LastFishState state, Story story) {
        do {
            if (ends(state)) {
                state.agenda.pop();
                return false;
            }
            if (goesOn(state, story)) {
                return true;
            }
        } while (state.agenda.depth() > 0 && state.agenda.step() == Step.EFFECTS);
        return false;
    }

    private static boolean ends(LastFishState state) {
        return state.table.script.need(state.agenda.a()) == Need.END || stop(state, state.agenda.depth() - 1);
    }

    /** The next effect is carried out; whether somebody must be asked for it. */
    private static boolean goesOn(LastFishState state, Story story) {
        Script script = state.table.script;
        int place = state.agenda.a();
        int operand = state.agenda.b();
        boolean damages = script.part(place) == Step.BLOCK && !script.conditional(place);
        state.agenda.replace(Step.EFFECTS, state.agenda.seat(), place + 1, damages ? operand & ~LOST : operand);
        boolean skipped = script.conditional(place) && !lost(operand);
        return !skipped && begin(state, place, operand, story);
    }

    private static boolean begin(LastFishState state, int place, int operand, Story story) {
        int self = state.agenda.seat();
        switch (state.table.script.verb(place)) {
            case NOTHING -> {}
            case NEGATE -> negate(state, story);
            case SIGNED -> sign(state, place, story);
            case MAY -> {
                if (state.seats.inGame(self)) {
                    state.agenda.push(Step.MAY, self, place, 0);
                }
            }
            case PASS_LEFT -> state.agenda.push(Step.PASS, self, place, 0);
            case PART -> {
                int reached = reached(state, place, operand);
                if (reached != 0) {
                    Part.begin(state, place, next(state, reached, self, 0));
                    return Part.asks(state, story);
                }
            }
            case DRAW, DISCOVER, HEAL, STEAL, MORE_ATTACKS, MORE_ITEMS -> {
                int reached = reached(state, place, operand);
                for (int passed = 0; passed < state.table.seats && reached != 0; passed++) {
                    int seat = (self + passed) % state.table.seats;
                    if ((reached >> seat & 1) != 0) {
                        on(state, place, self, seat, story);
                    }
                }
            }
        }
        return false;
    }

    private static void sign(LastFishState state, int place, Story story) {
        if (story.listens()) {
            Effect.Signed signed = (Effect.Signed) at(state, place);
            String champion = Names.champion(state.table, signed.champion());
            story.tell(new PublicEvent.Signed(state.agenda.seat(), champion, state.table.script.card(place)));
        }
    }

    /** The seats that an effect reaches, as bits; none when one is to be chosen first, which is put on the agenda. */
    private static int reached(LastFishState state, int place, int operand) {
        int self = state.agenda.seat();
        Effect.To to = state.table.script.reaches(place);
        int reached = switch (to) {
            case TARGET -> bit(target(operand));
            case SOURCE_PLAYER -> bit(source(operand));
            case CHOSEN_OPPONENT -> {
                if (state.seats.inGame(self)) {
                    state.agenda.push(Step.CHOOSE, self, place, 0);
                }
                yield 0;
            }
            case SELF, EACH_PLAYER, EACH_OPPONENT -> reached(state, to, self);
        };
        return reached & state.seats.inGame();
    }

    private static int bit(int seatPlusOne) {
        return seatPlusOne == 0 ? 0 : 1 << seatPlusOne - 1;
    }

    /** The seats that an effect without a target reaches, as bits; for CHOSEN_OPPONENT those that can be chosen. */
    static int reached(LastFishState state, Effect.To to, int self) {
        return switch (to) {
            case SELF -> 1 << self & state.seats.inGame();
            case EACH_PLAYER -> state.seats.inGame();
            case EACH_OPPONENT, CHOSEN_OPPONENT -> state.seats.inGame() & ~(1 << self);
            case TARGET, SOURCE_PLAYER -> 0;
        };
    }

    /** The first of some seats, clockwise from so many after a player; -1 for none. */
    static int next(LastFishState state, int reached, int self, int passed) {
        for (int i = passed; i < state.table.seats; i++) {
            int seat = (self + i) % state.table.seats;
            if ((reached >> seat & 1) != 0) {
                return seat;
            }
        }
        return -1;
    }

    /** What is done to one player at once. */
    private static void on(LastFishState state, int place, int self, int seat, Story story) {
        Script script = state.table.script;
        int n = script.amount(place);
        switch (script.verb(place)) {
            case DRAW -> Drawing.draw(state, seat, n, false, story);
            case DISCOVER -> Drawing.draw(state, seat, n, true, story);
            case HEAL -> heal(state, seat, n, story);
            case STEAL -> {
                if (state.seats.inGame(self)) {
                    Drawing.steal(state, self, seat, n, story);
                }
            }
            case MORE_ATTACKS -> permit(state, seat, n, true, story);
            case MORE_ITEMS -> permit(state, seat, n, false, story);
            case NOTHING, PART, NEGATE, SIGNED, MAY, PASS_LEFT ->
                throw new IllegalStateException("not done at once: " + script.name(place));
        }
    }

    /** 8.8 */
    private static void heal(LastFishState state, int seat, int n, Story story) {
        int before = state.seats.hp(seat);
        int after = Math.min(state.table.constants.maxHp(), before + n);
        if (after > before) {
            state.seats.setHp(seat, after);
            if (story.listens()) {
                story.tell(new PublicEvent.Healed(seat, after - before, after));
            }
        }
    }

    /** 5.3, 6.7 */
    private static void permit(LastFishState state, int seat, int n, boolean attack, Story story) {
        if (seat != state.active) {
            return;
        }
        state.extraAttacks += attack ? n : 0;
        state.extraItems += attack ? 0 : n;
        if (story.listens()) {
            story.tell(new PublicEvent.Permitted(seat, attack ? "attack" : "item", n));
        }
    }

    /** The last entry of the chain negates the one that it names (6.5a, 6.5c). */
    private static void negate(LastFishState state, Story story) {
        Chain chain = state.chain;
        int named = chain.names(chain.size() - 1) - 1;
        if (chain.negated(named)) {
            return;
        }
        chain.negate(named);
        if (story.listens()) {
            String card = Names.card(state.table, chain.kind(named));
            story.tell(new PublicEvent.Negated(chain.seat(named), card, named + 1));
        }
    }

    /** An ITEM comes onto a field; where it was it has been taken away. */
    static void equip(LastFishState state, int seat, int kind, String from, Story story) {
        state.held.changeField(seat, kind, 1);
        if (story.listens()) {
            story.tell(new PublicEvent.Equipped(seat, Names.card(state.table, kind), from));
        }
    }

    /** Whether an opponent must be chosen; if there is one only, it is (4.6b). */
    static boolean asksForOpponent(LastFishState state, Story story) {
        int seat = state.agenda.seat();
        int opponents = state.seats.inGame() & ~(1 << seat);
        if (Integer.bitCount(opponents) > 1) {
            return true;
        }
        reachChosen(state, Integer.numberOfTrailingZeros(opponents), story);
        return false;
    }

    /** 8.12 */
    static void choose(LastFishState state, int target, Story story) {
        if (story.listens()) {
            story.tell(new PublicEvent.Chose(state.agenda.seat(), target));
        }
        reachChosen(state, target, story);
    }

    private static void reachChosen(LastFishState state, int target, Story story) {
        int self = state.agenda.seat();
        int place = state.agenda.a();
        state.agenda.pop();
        if (state.table.script.verb(place) == Verb.PART) {
            Part.begin(state, place, target);
        } else {
            on(state, place, self, target, story);
        }
    }

    /** Whether the player must be asked about what a card allows; if it is impossible, it is refused (4.6e). */
    static boolean asksMay(LastFishState state, Story story) {
        int seat = state.agenda.seat();
        int place = state.agenda.a();
        int cards = state.table.script.price(place);
        boolean possible = cards == 0
                ? Gains.any(state, state.table.script.accepted(place), Gains.thereOpenly(state, seat, 0))
                : state.held.handSize(seat) >= cards;
        if (!possible) {
            branch(state, state.table.script.refused(place));
        }
        return possible;
    }

    /** 8.11 */
    static void may(LastFishState state, boolean accepts, Story story) {
        int place = state.agenda.a();
        Script script = state.table.script;
        if (story.listens()) {
            int seat = state.agenda.seat();
            String card = script.card(place);
            story.tell(accepts ? new PublicEvent.Accepted(seat, card) : new PublicEvent.Refused(seat, card));
        }
        branch(state, accepts ? script.accepted(place) : script.refused(place));
    }

    /** The MAY on top goes on as a list of its own, in the place of the question. */
    private static void branch(LastFishState state, int list) {
        int below = state.agenda.b(state.agenda.depth() - 2);
        state.agenda.replace(Step.EFFECTS, state.agenda.seat(), list, below & ~LOST);
    }
}
