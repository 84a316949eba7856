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

    /** Whether an effect is carried out in parts. */
    static boolean is(Effect effect) {
        return step(effect) != Step.EFFECTS;
    }

    static Step step(Effect effect) {
        return switch (effect) {
            case Effect.Damage _ -> Step.BLOCK;
            case Effect.Destroy _ -> Step.DESTROY;
            case Effect.Discard _ -> Step.DISCARD;
            case Effect.Gift _ -> Step.GIFT;
            case Effect.Equip _ -> Step.EQUIP;
            case Effect.Recover _ -> Step.RECOVER;
            case Effect.Draw _,
                    Effect.Discover _,
                    Effect.PassLeft _,
                    Effect.Heal _,
                    Effect.Negate _,
                    Effect.Steal _,
                    Effect.ExtraPlay _,
                    Effect.Copy _,
                    Effect.May _,
                    Effect.IfLostHp _,
                    Effect.Signed _,
                    Effect.End _ -> Step.EFFECTS;
        };
    }

    /** The part on the first player; the frame of the effects is on top. */
    static void begin(LastFishState state, int place, Effect effect, int reached) {
        int self = state.agenda.seat();
        int left = many(state, effect, self);
        int operand = operand(reached, left, 0, false, false);
        state.agenda.push(step(effect), decides(effect, self, reached), place, operand);
    }

    /** The seat that is asked. */
    static int decides(Effect effect, int self, int reached) {
        return effect instanceof Effect.Destroy destroy && !destroy.ownerPicks() ? self : reached;
    }

    private static int many(LastFishState state, Effect effect, int self) {
        return switch (effect) {
            case Effect.Damage e -> Math.min(MOST_LEFT, e.n() + bonus(state, self));
            case Effect.Destroy e -> e.n();
            case Effect.Discard e -> e.n();
            case Effect.Gift e -> e.n();
            case Effect.Equip e -> e.n();
            case Effect.Recover e -> e.n();
            case Effect _ -> 0;
        };
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
    private static int below(LastFishState state) {
        int at = state.agenda.depth() - (state.agenda.step().isPart() ? 2 : 1);
        return state.agenda.b(at);
    }

    private static int self(LastFishState state) {
        return state.agenda.seat(state.agenda.depth() - 2);
    }

    private static void set(LastFishState state, int operand) {
        state.agenda.replace(state.agenda.step(), state.agenda.seat(), state.agenda.a(), operand);
    }

    private static void setLeft(LastFishState state, int left) {
        int operand = state.agenda.b();
        set(state, operand & ~(MOST_LEFT << LEFT) | left << LEFT);
    }

    /** Whether the player must be asked; if not, the part goes on by itself (4.6). */
    static boolean asks(LastFishState state, Story story) {
        int operand = state.agenda.b();
        int reached = reached(operand);
        if (left(operand) == 0 || !state.seats.inGame(reached)) {
            finish(state, story);
            return false;
        }
        Effect effect = Effects.at(state, state.agenda.a());
        return switch (effect) {
            case Effect.Damage e -> asksForBlock(state, e, reached, story);
            case Effect.Destroy _ -> asksForItem(state, reached, story);
            case Effect.Discard _ -> asksForDiscard(state, reached, story);
            case Effect.Gift e -> asksForGift(state, e, reached, story);
            case Effect.Equip e -> asksForEquip(state, e, reached, story);
            case Effect.Recover e -> asksForRecover(state, e, story);
            case Effect _ -> throw new IllegalStateException("no part: " + effect);
        };
    }

    /** 7.1 */
    private static boolean asksForBlock(LastFishState state, Effect.Damage effect, int reached, Story story) {
        int left = left(state.agenda.b());
        long items = state.held.fieldKinds(reached);
        if (effect.bypassesItems() || items == 0) {
            set(state, state.agenda.b() | LOST);
            setLeft(state, 0);
            Defeat.lose(state, reached, Math.min(left, state.seats.hp(reached)), story);
            return false;
        }
        if (Long.bitCount(items) > 1 && state.held.fieldSize(reached) > left) {
            return true;
        }
        block(state, Long.numberOfTrailingZeros(items), story);
        return false;
    }

    static void block(LastFishState state, int kind, Story story) {
        int reached = reached(state.agenda.b());
        int self = self(state);
        int source = Effects.of(below(state)) == Effects.ENCOUNTER ? 0 : self + 1;
        if (story.listens()) {
            story.tell(new PublicEvent.Blocked(reached, Names.card(state.table, kind)));
        }
        breakItem(state, reached, kind, source);
    }

    private static void breakItem(LastFishState state, int seat, int kind, int source) {
        state.held.changeField(seat, kind, -1);
        state.discard(kind);
        if (triggers(state, seat, kind, source) != Script.NONE) {
            state.broken.add(seat, kind, source);
        }
        setLeft(state, left(state.agenda.b()) - 1);
    }

    /** The list of what an ITEM does when it was destroyed, by damage of a seat + 1 or otherwise. */
    static int triggers(LastFishState state, int seat, int kind, int source) {
        int byOpponent = source != 0 && source - 1 != seat ? 1 : 0;
        return state.table.triggers[state.seats.champion(seat)][2 * kind + byOpponent];
    }

    /** 8.3 */
    private static boolean asksForItem(LastFishState state, int reached, Story story) {
        long items = state.held.fieldKinds(reached);
        if (items == 0) {
            setLeft(state, 0);
            return false;
        }
        if (Long.bitCount(items) > 1 && state.held.fieldSize(reached) > left(state.agenda.b())) {
            return true;
        }
        destroy(state, Long.numberOfTrailingZeros(items), story);
        return false;
    }

    static void destroy(LastFishState state, int kind, Story story) {
        int reached = reached(state.agenda.b());
        if (story.listens()) {
            story.tell(new PublicEvent.Destroyed(reached, Names.card(state.table, kind)));
        }
        boolean all = left(state.agenda.b()) == Effect.ALL;
        breakItem(state, reached, kind, 0);
        if (all) {
            setLeft(state, Effect.ALL);
        }
    }

    /** 8.4 */
    private static boolean asksForDiscard(LastFishState state, int reached, Story story) {
        int size = state.held.handSize(reached);
        if (size == 0) {
            setLeft(state, 0);
            return false;
        }
        if (size > left(state.agenda.b())) {
            return true;
        }
        discard(state, state.held.nthInHand(reached, 0), story);
        return false;
    }

    static void discard(LastFishState state, int kind, Story story) {
        int operand = state.agenda.b();
        setLeft(state, left(operand) - 1);
        Drawing.discard(state, reached(operand), kind, story);
    }

    /** 8.7 */
    private static boolean asksForGift(LastFishState state, Effect.Gift effect, int reached, Story story) {
        int size = state.held.handSize(reached);
        int receivers = receivers(state, effect, reached);
        if (size == 0) {
            setLeft(state, 0);
            return false;
        }
        if (size > left(state.agenda.b()) || Integer.bitCount(receivers) > 1) {
            return true;
        }
        give(state, state.held.nthInHand(reached, 0), Integer.numberOfTrailingZeros(receivers), story);
        return false;
    }

    /** The seats that may get the next card, as bits. */
    static int receivers(LastFishState state, Effect.Gift effect, int giver) {
        int chosen = receiver(state.agenda.b());
        if (chosen > 0) {
            return 1 << chosen - 1;
        }
        return effect.left() ? 1 << state.seats.next(giver) : state.seats.inGame() & ~(1 << giver);
    }

    static void give(LastFishState state, int kind, int target, Story story) {
        int operand = state.agenda.b();
        int giver = reached(operand);
        set(state, operand(giver, left(operand) - 1, target + 1, lost(operand), false));
        Drawing.give(state, giver, target, kind, story);
    }

    /** 8.6, 8.6b */
    private static boolean asksForEquip(LastFishState state, Effect.Equip effect, int reached, Story story) {
        if (effect.fromDiscard()) {
            int kind = onlyDiscarded(state, state.table.items());
            if (kind >= 0) {
                equip(state, kind, story);
            }
            return kind == SEVERAL;
        }
        boolean asked = state.held.handSize(reached) > 0;
        if (!asked) {
            setLeft(state, 0);
        }
        return asked;
    }

    private static final int NOTHING = -1;
    private static final int SEVERAL = -2;

    /** The kind that comes out of the Discard Pile without a question, if there is no choice (4.6c, 4.6d). */
    private static int onlyDiscarded(LastFishState state, long wanted) {
        long kinds = state.held.discardKinds() & wanted;
        if (kinds == 0) {
            setLeft(state, 0);
            return NOTHING;
        }
        int cards = 0;
        for (long rest = kinds; rest != 0; rest &= rest - 1) {
            cards += state.held.discarded(Long.numberOfTrailingZeros(rest));
        }
        boolean choice = Long.bitCount(kinds) > 1 && cards > left(state.agenda.b());
        return choice ? SEVERAL : Long.numberOfTrailingZeros(kinds);
    }

    static void equip(LastFishState state, int kind, Story story) {
        int operand = state.agenda.b();
        int seat = reached(operand);
        boolean fromDiscard = ((Effect.Equip) Effects.at(state, state.agenda.a())).fromDiscard();
        setLeft(state, left(operand) - 1);
        if (fromDiscard) {
            state.takeDiscarded(kind);
        } else {
            state.show(seat, kind);
        }
        Effects.equip(state, seat, kind, fromDiscard ? "discard" : "hand", story);
    }

    /** No ITEM is left in the hand (8.6b). */
    static void stop(LastFishState state) {
        setLeft(state, 0);
    }

    /** 8.10 */
    private static boolean asksForRecover(LastFishState state, Effect.Recover effect, Story story) {
        int kind = onlyDiscarded(state, state.table.kindsOf(effect.types()));
        if (kind >= 0) {
            recover(state, kind, story);
        }
        return kind == SEVERAL;
    }

    static void recover(LastFishState state, int kind, Story story) {
        int operand = state.agenda.b();
        setLeft(state, left(operand) - 1);
        Drawing.recover(state, reached(operand), kind, story);
    }

    /** Triggers, then the next player, then the effect is over. */
    private static void finish(LastFishState state, Story story) {
        int operand = state.agenda.b();
        if (!triggering(operand) && state.broken.turnAround()) {
            operand |= TRIGGERING;
            set(state, operand);
        }
        if (triggering(operand)) {
            trigger(state, operand, story);
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
            begin(state, place, Effects.at(state, place), next);
        }
    }

    private static void trigger(LastFishState state, int operand, Story story) {
        int at = state.broken.size() - 1;
        int seat = state.broken.seat(at);
        int kind = state.broken.kind(at);
        int source = state.broken.source(at);
        if (state.broken.last(at)) {
            set(state, operand & ~TRIGGERING);
        }
        state.broken.removeLast();
        if (!state.seats.inGame(seat)) {
            return;
        }
        if (story.listens()) {
            story.tell(new PublicEvent.Triggered(seat, Names.card(state.table, kind)));
        }
        state.agenda.push(Step.EFFECTS, seat, triggers(state, seat, kind, source), Effects.ofTrigger(source));
    }

    private static int nextPlayer(LastFishState state, int operand) {
        int at = state.agenda.depth() - 2;
        Effect.To to = Effects.at(state, state.agenda.a()).to();
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
