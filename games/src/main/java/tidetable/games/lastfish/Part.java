package tidetable.games.lastfish;

import tidetable.engine.Story;

/**
 * The part of an effect on one player: a frame on the agenda that lies on the frame of its {@link Effects}, and asks the
 * player who decides. It takes points, cards or ITEMs one after the other, then does the triggers of destroyed ITEMs, then
 * goes over to the next player that the effect reaches (8.1).
 */
final class Part {
    private static final int LEFT = 3;
    private static final int RECEIVER = 9;
    private static final int LOST = 1 << 12;
    private static final int TRIGGERING = 1 << 13;
    private static final int MOST_LEFT = 63;

    private Part() {}

    static int operand(int reached, int left, int receiver, boolean lost, boolean triggering) {
        return reached | left << LEFT | receiver << RECEIVER | (lost ? LOST : 0) | (triggering ? TRIGGERING : 0);
    }

    /** The seat that the part reaches. */
    static int reached(int operand) {
        return operand & 7;
    }

    /** How many points, cards or ITEMs are left. */
    static int left(int operand) {
        return operand >> LEFT & MOST_LEFT;
    }

    /** The seat that gets the cards of a GIFT + 1; 0 before it was chosen. */
    static int receiver(int operand) {
        return operand >> RECEIVER & 7;
    }

    /** Whether HP were lost in this effect. */
    static boolean lost(int operand) {
        return (operand & LOST) != 0;
    }

    /** Whether triggers of this part are being done. */
    static boolean triggering(int operand) {
        return (operand & TRIGGERING) != 0;
    }

    /** The step of an effect that is carried out in parts; {@link Step#EFFECTS} for others. */
    static Step step(Effect effect) {
        return switch (effect) {
            case Effect.Damage _ -> Step.BLOCK;
            case Effect.Destroy _ -> Step.DESTROY;
            case Effect.Discard _ -> Step.DISCARD;
            case Effect.Gift _ -> Step.GIFT;
            case Effect.Equip _ -> Step.EQUIP;
            case Effect.Recover _ -> Step.RECOVER;
            case Effect.IfLostHp(Effect inner) -> step(inner);
            case Effect.Draw _,
                    Effect.Discover _,
                    Effect.PassLeft _,
                    Effect.Heal _,
                    Effect.Negate _,
                    Effect.Steal _,
                    Effect.ExtraPlay _,
                    Effect.Copy _,
                    Effect.May _,
                    Effect.Signed _,
                    Effect.End _ -> Step.EFFECTS;
        };
    }

    /** The part on the first player; the frame of the effects is on top. */
    static void begin(LastFishState state, int place, int reached) {
        Script script = state.table.script;
        int self = state.agenda.seat();
        Step step = script.part(place);
        int left = script.amount(place);
        if (step == Step.BLOCK) {
            left = Math.min(MOST_LEFT, left + bonus(state, self));
        }
        state.agenda.push(step, decides(script, place, self, reached), place, operand(reached, left, 0, false, false));
    }

    /** The seat that is asked. */
    static int decides(Script script, int place, int self, int reached) {
        return script.cardsPlayerPicks(place) ? self : reached;
    }

    /** What the Barbed Ring adds to an ATTACK (7.5). */
    private static int bonus(LastFishState state, int self) {
        boolean entry = Effects.of(below(state)) == Effects.ENTRY;
        if (!entry || !state.table.is(state.chain.kind(state.chain.size() - 1), Type.ATTACK)) {
            return 0;
        }
        int bonus = 0;
        for (long left = state.held.fieldKinds(self); left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            bonus += state.table.damage[kind] * state.held.onField(self, kind);
        }
        return bonus;
    }

    /** The second operand of the effects whose frame is on top, or right below the part on top. */
    static int below(LastFishState state) {
        int at = state.agenda.depth() - (state.agenda.step().isPart() ? 2 : 1);
        return state.agenda.b(at);
    }

    static int self(LastFishState state) {
        return state.agenda.seat(state.agenda.depth() - 2);
    }

    static void set(LastFishState state, int operand) {
        state.agenda.replace(state.agenda.step(), state.agenda.seat(), state.agenda.a(), operand);
    }

    static void setLeft(LastFishState state, int left) {
        int operand = state.agenda.b();
        set(state, operand & ~(MOST_LEFT << LEFT) | left << LEFT);
    }

    static void setLost(LastFishState state) {
        set(state, state.agenda.b() | LOST);
    }

    /** The last trigger of the part on top begins. */
    static void setTriggered(LastFishState state, int operand) {
        set(state, operand & ~TRIGGERING);
    }

    /** Whether the player must be asked; if not, the part goes on by itself (4.6). */
    static boolean asks(LastFishState state, Story story) {
        while (state.agenda.depth() > 0) {
            int operand = state.agenda.b();
            int reached = reached(operand);
            if (left(operand) == 0 || !state.seats.inGame(reached)) {
                finish(state, story);
                return false;
            }
            if (asks(state, reached, story)) {
                return true;
            }
        }
        return false;
    }

    private static boolean asks(LastFishState state, int reached, Story story) {
        Effect effect = Effects.at(state, state.agenda.a());
        return switch (state.agenda.step()) {
            case BLOCK -> Breaking.asksForBlock(state, (Effect.Damage) effect, reached, story);
            case DESTROY -> Breaking.asksForItem(state, reached, story);
            case DISCARD -> Moving.asksForDiscard(state, reached, story);
            case GIFT -> Moving.asksForGift(state, (Effect.Gift) effect, reached, story);
            case EQUIP -> Moving.asksForEquip(state, (Effect.Equip) effect, reached, story);
            case RECOVER -> Moving.asksForRecover(state, (Effect.Recover) effect, story);
            case CHAMPION,
                    START,
                    ENCOUNTER,
                    MAIN,
                    CLOSING,
                    OPEN,
                    RESPONSE,
                    CHAIN,
                    DOUBLE,
                    COPY,
                    EFFECTS,
                    PASS,
                    CHOOSE,
                    MAY -> throw new IllegalStateException("no part: " + effect);
        };
    }

    /** Triggers, then the next player, then the effect is over. */
    private static void finish(LastFishState state, Story story) {
        int operand = state.agenda.b();
        if (!triggering(operand) && state.broken.turnAround()) {
            operand |= TRIGGERING;
            set(state, operand);
        }
        if (triggering(operand)) {
            Breaking.trigger(state, operand, story);
            return;
        }
        int next = nextPlayer(state, operand);
        int place = state.agenda.a();
        state.agenda.pop();
        if (lost(operand)) {
            int effects = state.agenda.b();
            state.agenda.replace(
                    Step.EFFECTS,
                    state.agenda.seat(),
                    state.agenda.a(),
                    Effects.operand(Effects.of(effects), Effects.source(effects), true, Effects.target(effects)));
        }
        if (next >= 0) {
            begin(state, place, next);
        }
    }

    private static int nextPlayer(LastFishState state, int operand) {
        int at = state.agenda.depth() - 2;
        Effect.To to = state.table.script.reaches(state.agenda.a());
        boolean several = to == Effect.To.EACH_PLAYER || to == Effect.To.EACH_OPPONENT;
        if (!several || Effects.stop(state, at)) {
            return -1;
        }
        int self = state.agenda.seat(at);
        int passed = reached(operand) - self;
        int seats = state.table.seats;
        return Effects.next(state, Effects.reached(state, to, self), self, (passed < 0 ? passed + seats : passed) + 1);
    }
}
