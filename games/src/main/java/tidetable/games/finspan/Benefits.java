package tidetable.games.finspan;

import tidetable.engine.Story;

/** Abilities and bonuses (section 6) and their benefits (section 7). */
final class Benefits {
    /** Bits of a frame for what is left of each effect. */
    private static final int BITS = 4;

    private Benefits() {}

    /** All benefits of an ability, as a frame counts them. */
    static int count(Effect[] effects) {
        int count = 0;
        for (int i = 0; i < effects.length; i++) {
            count |= effects[i].benefits() << i * BITS;
        }
        return count;
    }

    /** How many benefits of an effect a frame has left. */
    static int left(int b, int effect) {
        return b >> effect * BITS & (1 << BITS) - 1;
    }

    /** The ability of a fish begins: for all players clockwise from its owner, or for its owner alone (6.4). */
    static void begin(FinspanState state, int owner, int fish, int slot, Story story) {
        Table table = state.table;
        if (table.benefits[fish] == 0) {
            return;
        }
        if (story.listens()) {
            story.tell(new FinspanEvent.Activated(owner, table.deck.id(fish), Grid.name(slot)));
        }
        for (int n = table.allPlayers[fish] ? table.seats - 1 : 0; n >= 0; n--) {
            int seat = (owner + n) % table.seats;
            state.agenda.push(Step.ABILITY, seat, Source.fish(fish, slot), table.benefits[fish]);
        }
    }

    static void beginBonus(FinspanState state, int seat, int source, Story story) {
        if (story.listens()) {
            story.tell(new FinspanEvent.BonusReached(
                    seat, Site.ALL[Source.siteOf(source)].word(), Names.bonus(Source.bonusOf(source))));
        }
        state.agenda.push(Step.ABILITY, seat, source, count(state.table.effects(source, state.options)));
    }

    /** Whether anything that is left can be done; if not, the ability ends (6.3a). */
    static boolean asks(FinspanState state) {
        boolean asked = anyPossible(state, state.agenda.seat(), state.agenda.a(), state.agenda.b());
        if (!asked) {
            state.agenda.pop();
        }
        return asked;
    }

    static boolean anyPossible(FinspanState state, int seat, int source, int counts) {
        Effect[] effects = state.table.effects(source, state.options);
        for (int i = 0; i < effects.length; i++) {
            if (left(counts, i) > 0 && possible(state, seat, source, effects[i])) {
                return true;
            }
        }
        return false;
    }

    /** Whether a benefit can be had now (6.3). */
    static boolean possible(FinspanState state, int seat, int source, Effect effect) {
        return switch (effect) {
            case Effect.Draw _ -> Deck.canDraw(state);
            case Effect.Recover _ -> state.get(seat, FinspanState.PILE_SIZE) > 0 || Deck.canDraw(state);
            case Effect.LayEgg _ -> eggless(state, seat) != 0;
            case Effect.LayEggEach(Where where) -> eggless(state, seat, where) != 0;
            case Effect.Hatch _ -> state.get(seat, FinspanState.EGGS) != 0;
            case Effect.AddYoung _ -> true;
            case Effect.Move _ -> state.get(seat, FinspanState.YOUNG) != 0 || Tokens.schoolCanMove(state, seat);
            case Effect.Eat _ -> anyEatable(state, seat, source);
            case Effect.PlayFish(int _, Where where) -> Plays.anyPlayable(state, seat, where.slots());
            case Effect.Score _ -> false;
        };
    }

    /** Fish without an egg (7.3), as bits. */
    static int eggless(FinspanState state, int seat) {
        return state.get(seat, FinspanState.FISH) & ~state.get(seat, FinspanState.EGGS);
    }

    /** Matching fish without an egg (7.4), as bits. */
    static int eggless(FinspanState state, int seat, Where where) {
        int slots = eggless(state, seat) & where.slots();
        if (where.kind() != Where.Kind.SIZE && where.kind() != Where.Kind.TAG) {
            return slots;
        }
        boolean[] fits = state.table.fits[where.ordinal()];
        int matching = 0;
        for (int left = slots; left != 0; left &= left - 1) {
            int slot = Integer.numberOfTrailingZeros(left);
            matching |= fits[state.fishAt(seat, slot)] ? 1 << slot : 0;
        }
        return matching;
    }

    /** Whether the fish whose ability it is can still eat: it must be visible (14.1b). */
    static boolean hungry(FinspanState state, int seat, int source) {
        int slot = Source.slotOf(source);
        return state.has(seat, FinspanState.FISH, slot) && state.fishAt(seat, slot) == Source.fishOf(source);
    }

    /** 7.8, 7.8a */
    static boolean eatable(FinspanState state, int source, int card) {
        return state.table.length[card] < state.table.length[Source.fishOf(source)];
    }

    private static boolean anyEatable(FinspanState state, int seat, int source) {
        if (!hungry(state, seat, source)) {
            return false;
        }
        int hand = state.hand(seat);
        for (int word = 0; word < state.table.words; word++) {
            for (int left = state.cells[hand + word]; left != 0; left &= left - 1) {
                if (eatable(state, source, word * Integer.SIZE + Integer.numberOfTrailingZeros(left))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The effect of the open ability that has a verb, as its number; the action must be legal. */
    private static int effect(FinspanState state, Class<? extends Effect> verb) {
        Effect[] effects = state.table.effects(state.agenda.a(), state.options);
        int effect = 0;
        while (!verb.isInstance(effects[effect])) {
            effect++;
        }
        return effect;
    }

    /** Counts one benefit of the open ability as taken. */
    static Effect use(FinspanState state, Class<? extends Effect> verb) {
        int effect = effect(state, verb);
        int left = state.agenda.b() - (1 << effect * BITS);
        int a = state.agenda.a();
        int seat = state.agenda.seat();
        if (left == 0) {
            state.agenda.pop();
        } else {
            state.agenda.replace(Step.ABILITY, seat, a, left);
        }
        return state.table.effects(a, state.options)[effect];
    }

    /** 7.2 */
    static void recover(FinspanState state, int seat, int card, Story story) {
        state.removeFromPile(seat, card);
        state.addToHand(seat, card);
        if (story.listens()) {
            story.tell(new FinspanEvent.Recovered(seat, state.table.deck.id(card)));
        }
    }

    /** 7.4: an egg on all matching fish at once. */
    static void layEggs(FinspanState state, int seat, Where where, Story story) {
        for (int left = eggless(state, seat, where); left != 0; left &= left - 1) {
            Tokens.layEgg(state, seat, Integer.numberOfTrailingZeros(left), story);
        }
    }

    /** 7.8b: the card goes under the fish. */
    static void eat(FinspanState state, int seat, int slot, int card, Story story) {
        state.removeFromHand(seat, card);
        state.putUnder(seat, slot, card);
        if (story.listens()) {
            story.tell(new FinspanEvent.Ate(seat, state.table.deck.id(card), Grid.name(slot)));
        }
    }
}
