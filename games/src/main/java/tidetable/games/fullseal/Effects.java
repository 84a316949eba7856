package tidetable.games.fullseal;

import tidetable.engine.Story;

/** What Action cards need and do (section 10). */
final class Effects {
    private Effects() {}

    /** Whether a card of a kind could do something for a seat now, with some choice (5.5); public knowledge. */
    static boolean usable(FullSealState state, int kind, int seat) {
        return switch (state.table.choices[kind]) {
            case NOTHING -> has(state, state.table.needs[kind], seat);
            case OPPONENT -> opponents(state, kind, seat) != 0;
            case OWN_SEAL -> state.held.parts(seat) != 0 && has(state, state.table.needs[kind], seat);
            case BARTER -> state.held.parts(seat) != 0 && canBarter(state, seat);
        };
    }

    /** With one part each, it must not be the same. */
    private static boolean canBarter(FullSealState state, int seat) {
        int own = state.held.parts(seat);
        for (int other = 0; other < state.table.seats; other++) {
            int theirs = other == seat ? 0 : state.held.parts(other);
            if (theirs != 0 && (own != theirs || Integer.bitCount(own) > 1)) {
                return true;
            }
        }
        return false;
    }

    static boolean canSwap(FullSealState state, int seat, int other, int own, int theirs) {
        return own != theirs && state.held.seals(seat, own) > 0 && state.held.seals(other, theirs) > 0;
    }

    /** The opponents against which a card of a kind could do something, as bits. */
    static int opponents(FullSealState state, int kind, int seat) {
        int others = (1 << state.table.seats) - 1 & ~(1 << seat);
        return switch (state.table.needs[kind]) {
            case NOTHING -> others;
            case FISH -> others & state.held.withFish();
            case PREDATORS -> others & state.predators.owners();
            case FISH_OF_OTHERS, SEAL_PILE, ACTION_CARDS, PREDATOR_PILE, FEWER_PLAYS, CATCH -> {
                int usable = 0;
                for (int left = others; left != 0; left &= left - 1) {
                    int other = Integer.numberOfTrailingZeros(left);
                    usable |= usableAt(state, kind, seat, other) ? 1 << other : 0;
                }
                yield usable;
            }
        };
    }

    /** Whether a card that is announced against an opponent could do something to that seat. */
    static boolean usableAt(FullSealState state, int kind, int seat, int other) {
        return other != seat && other < state.table.seats && has(state, state.table.needs[kind], other);
    }

    /** Whether there is what a card needs: for the seat that plays it, or with an opponent to choose for that one. */
    private static boolean has(FullSealState state, Effect.Need need, int seat) {
        return switch (need) {
            case NOTHING -> true;
            case FISH -> state.held.fish(seat) > 0;
            case FISH_OF_OTHERS -> anyFish(state, seat);
            case PREDATORS -> state.predators.size(seat) > 0;
            case SEAL_PILE -> state.sealPile.size() > 0;
            case ACTION_CARDS -> state.canDrawAction();
            case PREDATOR_PILE -> state.predatorPile.size() > 0;
            case FEWER_PLAYS -> state.playsAllowed < state.table.constants.maxPlays();
            case CATCH -> state.catchSize > 0;
        };
    }

    static boolean anyFish(FullSealState state, int seat) {
        return (state.held.withFish() & ~(1 << seat)) != 0;
    }

    /**
     * Carries out what a card does, in order.
     *
     * @return whether questions follow before it is finished; then its frame was put back
     */
    static boolean carryOut(FullSealState state, int seat, int kind, int choice, Story story) {
        for (Effect effect : state.table.effects[kind]) {
            if (state.winner != FullSealState.OVER) {
                return false;
            }
            if (effect.waits()) {
                Announced.keepWorking(state, seat, kind, choice);
            }
            carryOut(state, seat, effect, choice, story);
            if (effect.waits()) {
                return true;
            }
        }
        return false;
    }

    private static void carryOut(FullSealState state, int seat, Effect effect, int choice, Story story) {
        int other = FullSealActions.choiceSeat(choice);
        int own = FullSealActions.choiceOwn(choice);
        switch (effect) {
            case Effect.GainFish(int n) -> gain(state, seat, n, story);
            case Effect.TakeFish(int n, boolean each) -> takeFish(state, seat, n, each, other, story);
            case Effect.FishAgain _ -> Fishing.begin(state, seat);
            case Effect.Discount(int n) -> discount(state, seat, n, story);
            case Effect.SearchBuy(int look) ->
                state.agenda.push(Step.WHISTLE, seat, Seals.look(state, seat, look, story), 0);
            case Effect.CycleSeal _ -> cycle(state, seat, own, story);
            case Effect.DrawActions(int n) -> {
                for (int i = 0; i < n; i++) {
                    state.drawAction(seat, story);
                }
            }
            case Effect.DrawPredators(int n) -> {
                for (int i = 0; i < n; i++) {
                    state.drawPredator(seat, story);
                }
            }
            case Effect.ReturnPredator _ -> scatter(state, seat, other, story);
            case Effect.LimitFlips(int max) -> limit(state, seat, other, max, story);
            case Effect.ExtraPlays(int n) -> morePlays(state, seat, n, story);
            case Effect.LookPredators _ -> spy(state, seat, other, story);
            case Effect.SwapSeals _ -> barter(state, seat, other, own, FullSealActions.choiceOther(choice), story);
            case Effect.SaveCatch _ -> Fishing.save(state);
            case Effect.Peek(int n) -> peek(state, seat, n, story);
            case Effect.ForceFlip _ -> Fishing.force(state);
            case Effect.CancelAction _ -> Announced.cancel(state, story);
            case Effect.CancelAttack _ -> Attack.stop(state, story);
            case Effect.ChangePredator _ -> {
                state.agenda.push(Step.CHANGE, seat, 0, 0);
                if (state.predators.size(seat) == 1) {
                    Attack.change(state, state.predators.nth(seat, 0), story);
                }
            }
        }
    }

    private static void gain(FullSealState state, int seat, int n, Story story) {
        state.held.addFish(seat, n);
        if (story.listens()) {
            story.tell(new PublicEvent.Gained(seat, n));
        }
    }

    /** 10.1d, 10.2c */
    private static void takeFish(FullSealState state, int seat, int n, boolean each, int chosen, Story story) {
        for (int i = 1; i < state.table.seats; i++) {
            int other = (seat + i) % state.table.seats;
            int taken = Math.min(n, state.held.fish(other));
            if (taken > 0 && (each || other == chosen)) {
                state.held.addFish(other, -taken);
                state.held.addFish(seat, taken);
                if (story.listens()) {
                    story.tell(new PublicEvent.TookFish(seat, other, taken));
                }
            }
        }
    }

    private static void discount(FullSealState state, int seat, int n, Story story) {
        state.discount += n;
        if (story.listens()) {
            story.tell(new PublicEvent.Discounted(seat, state.sealPrice()));
        }
    }

    /** 10.1f */
    private static void cycle(FullSealState state, int seat, int part, Story story) {
        if (state.held.seals(seat, part) > 0) {
            Seals.putUnder(state, seat, part, story);
            Seals.takeTop(state, seat, story);
        }
    }

    /** 10.7: who does not own it only sees that one goes. */
    private static void scatter(FullSealState state, int seat, int other, Story story) {
        int size = state.predators.size(other);
        if (size == 0) {
            return;
        }
        int kind = state.predators.nth(other, state.scatter.below(size));
        state.predators.lose(other, kind, 1 << other);
        state.predatorPile.putUnder(kind, 1 << other);
        if (story.listens()) {
            story.tell(new SecretEvent.Scattered(seat, other, Names.predator(state.table, kind)));
        }
    }

    private static void limit(FullSealState state, int seat, int other, int max, Story story) {
        int before = state.held.limit(other);
        state.held.setLimit(other, before == 0 ? max : Math.min(before, max));
        if (story.listens()) {
            story.tell(new PublicEvent.Limited(seat, other, state.held.limit(other)));
        }
    }

    private static void morePlays(FullSealState state, int seat, int n, Story story) {
        state.playsAllowed = Math.min(state.table.constants.maxPlays(), state.playsAllowed + n);
        if (story.listens()) {
            story.tell(new PublicEvent.MorePlays(seat, state.playsAllowed));
        }
    }

    private static void spy(FullSealState state, int seat, int other, Story story) {
        state.predators.look(seat, other);
        if (story.listens()) {
            story.tell(new SecretEvent.Spied(seat, other, Names.predators(state, other)));
        }
    }

    /** 10.5: an exchange is one move (11.2). */
    private static void barter(FullSealState state, int seat, int other, int own, int theirs, Story story) {
        if (!canSwap(state, seat, other, own, theirs)) {
            return;
        }
        Seals.take(state, seat, own);
        Seals.take(state, other, theirs);
        Seals.give(state, seat, theirs);
        Seals.give(state, other, own);
        if (story.listens()) {
            Table table = state.table;
            story.tell(new PublicEvent.Bartered(seat, Names.seal(table, own), other, Names.seal(table, theirs)));
        }
        Seals.checkFull(state, story);
    }

    /** 10.6 */
    private static void peek(FullSealState state, int seat, int most, Story story) {
        int count = Math.min(most, state.fishPile.size());
        for (int i = 0; i < count; i++) {
            state.scratch[i] = FullSealState.nextKnownTo(state.fishPile) << 8;
            state.scratch[i] |= state.fishPile.draw();
        }
        for (int i = count - 1; i >= 0; i--) {
            state.fishPile.putOnTop(state.scratch[i] & 0xFF, state.scratch[i] >> 8 | 1 << seat);
        }
        if (story.listens()) {
            java.util.List<String> cards = new java.util.ArrayList<>();
            for (int i = 0; i < count; i++) {
                cards.add(Names.fish(state.table, state.fishPile.topCard(i)));
            }
            story.tell(new SecretEvent.Peeked(seat, cards));
        }
    }

    /** 10.3b: the seat of the question on top buys a card that it looks at. */
    static void buyLookedAt(FullSealState state, int part, Story story) {
        int seat = state.agenda.seat();
        int left = state.agenda.a();
        int price = state.sealPrice();
        state.held.addFish(seat, -price);
        state.discount = 0;
        Seals.pick(state, seat, left, part);
        Seals.give(state, seat, part);
        state.agenda.replace(Step.ORDER, seat, left - 1, 0);
        if (story.listens()) {
            story.tell(new PublicEvent.BoughtLookedAt(seat, Names.seal(state.table, part), price));
        }
        Seals.checkFull(state, story);
    }

    static void buyNothing(FullSealState state, Story story) {
        int seat = state.agenda.seat();
        state.agenda.replace(Step.ORDER, seat, state.agenda.a(), 0);
        if (story.listens()) {
            story.tell(new PublicEvent.BoughtNothing(seat));
        }
    }

    /** 10.3c: the seat of the question on top puts a card that it looks at under the pile. */
    static void putUnder(FullSealState state, int part, Story story) {
        int seat = state.agenda.seat();
        int left = state.agenda.a();
        Seals.pick(state, seat, left, part);
        state.sealPile.putUnder(part, 1 << seat);
        state.agenda.replace(Step.ORDER, seat, left - 1, 0);
        if (story.listens()) {
            story.tell(new SecretEvent.PutUnder(seat, Names.seal(state.table, part)));
        }
    }

    /** The last card goes under without a question (4.3e); with none left the effect is finished. */
    static void putLastUnder(FullSealState state, Story story) {
        if (state.agenda.a() == 1) {
            putUnder(state, state.sealPile.topCard(0), story);
        }
        state.agenda.pop();
    }
}
