package tidetable.games.lastfish;

import tidetable.engine.ActionList;

/** What may be done in a position, ascending by number. {@link Refusals} says the same in the negative. */
final class Offers {
    /** With a Duplication that is announced, a second card leaves the hand. */
    private static final int TWO = 2;

    private Offers() {}

    static void list(LastFishState state, ActionList out) {
        Step step = state.agenda.step();
        if (step.isWindow()) {
            cards(state, Windows.kinds(state.table, step), out);
            out.add(state.table.actions.decline);
        } else {
            list(state, step, out);
        }
    }

    private static void list(LastFishState state, Step step, ActionList out) {
        LastFishActions actions = state.table.actions;
        int seat = state.agenda.seat();
        switch (step) {
            case CHAMPION -> out.addBits(actions.pick, Setup.left(state));
            case MAIN -> {
                cards(state, mainKinds(state), out);
                if (Turn.mayRest(state)) {
                    out.add(actions.rest);
                }
                out.add(actions.end);
            }
            case DOUBLE -> cards(state, accompanied(state), out);
            case COPY -> out.addBits(actions.copy, Announcing.copyTargets(state));
            case MAY -> {
                out.add(actions.decline);
                out.add(actions.accept);
            }
            case BLOCK -> items(state.held.fieldKinds(seat), actions.block, out);
            case DESTROY -> items(state.held.fieldKinds(Part.reached(state.agenda.b())), actions.destroy, out);
            case DISCARD -> out.addBits(actions.discard, state.held.handKinds(seat));
            case PASS -> out.addBits(actions.pass, state.held.handKinds(seat));
            case GIFT -> gifts(state, seat, out);
            case EQUIP -> equips(state, seat, out);
            case RECOVER -> out.addBits(actions.recover, state.held.discardKinds() & recovered(state));
            case CHOOSE -> out.addBits(actions.choose, state.seats.inGame() & ~(1 << seat));
            case OPEN, RESPONSE, START, ENCOUNTER, CLOSING, CHAIN, EFFECTS ->
                throw new IllegalStateException(step + " asks nothing here");
        }
    }

    private static void items(long kinds, int[] numbers, ActionList out) {
        for (long left = kinds; left != 0; left &= left - 1) {
            out.add(numbers[Long.numberOfTrailingZeros(left)]);
        }
    }

    private static void gifts(LastFishState state, int seat, ActionList out) {
        Effect.Gift gift = (Effect.Gift) Effects.at(state, state.agenda.a());
        int receivers = Moving.receivers(state, gift, seat);
        for (long left = state.held.handKinds(seat); left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            out.addBits(state.table.actions.give + kind * LastFish.MAX_SEATS, receivers);
        }
    }

    private static void equips(LastFishState state, int seat, ActionList out) {
        Effect.Equip equip = (Effect.Equip) Effects.at(state, state.agenda.a());
        long from = equip.fromDiscard() ? state.held.discardKinds() : state.held.handKinds(seat);
        long kinds = from & state.table.items();
        if (kinds == 0) {
            out.add(state.table.actions.decline);
        }
        items(kinds, state.table.actions.equip, out);
    }

    private static long recovered(LastFishState state) {
        return state.table.kindsOf(((Effect.Recover) Effects.at(state, state.agenda.a())).types());
    }

    /** The kinds of cards that fit into MAIN as far as the turn goes, as bits (5.1 to 5.3). */
    private static long mainKinds(LastFishState state) {
        return state.table.openKinds | state.table.kindsOf(Permissions.types(state) & ~Type.INSTANT.bit());
    }

    /** The kinds of cards that the Duplications laid down may accompany, or more Duplications, as bits (6.6). */
    private static long accompanied(LastFishState state) {
        return state.table.doubling | state.table.kindsOf(accompaniedTypes(state) & Permissions.types(state));
    }

    /** The types of cards that all Duplications laid down may accompany, as bits. */
    static int accompaniedTypes(LastFishState state) {
        int types = ~0;
        for (int at = 0; at < state.chain.laidSize(); at++) {
            types &= state.table.doubles[state.chain.laid(at)];
        }
        return types;
    }

    /** The cards in the actor's hand of some kinds, each with all choices that could do something. */
    private static void cards(LastFishState state, long kinds, ActionList out) {
        int seat = state.agenda.seat();
        long fitting = state.held.handKinds(seat) & kinds;
        if (fitting == 0 || Permissions.cardsLeft(state, seat) == 0) {
            return;
        }
        int there = Gains.there(state, seat, 1);
        for (long left = fitting; left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            if (state.table.doubles[kind] != 0) {
                if (canLay(state, kind)) {
                    out.add(state.table.actions.playOf(kind, 0));
                }
            } else {
                mode(state, there, seat, kind, 0, out);
                if (state.table.is(kind, Type.CURSE) && canPay(state, seat, kind)) {
                    mode(state, there, seat, kind, 1, out);
                }
            }
        }
    }

    private static void mode(LastFishState state, int there, int seat, int kind, int mode, ActionList out) {
        int first = state.table.actions.playOf(kind, mode);
        if (state.table.negates[kind] != 0) {
            for (int at = 0; at < state.chain.size(); at++) {
                if (state.chain.negatable(state.table, at, state.table.negates[kind])) {
                    out.add(first + at);
                }
            }
        } else if (state.table.aims[2 * kind + mode] != Aim.NOBODY) {
            out.addBits(first, Gains.targets(state, there, seat, kind, mode));
        } else if (Gains.useful(state, there, seat, kind, mode)) {
            out.add(first);
        }
    }

    /** 7.7a */
    static boolean canPay(LastFishState state, int seat, int kind) {
        int price = state.table.sacrifices[state.seats.champion(seat)][kind];
        return price == 0 || state.seats.hp(seat) > price;
    }

    /** Whether a Duplication may be laid down: another card can be announced with it (6.6k, 5.6a). */
    static boolean canLay(LastFishState state, int kind) {
        int types = accompaniedTypes(state) & state.table.doubles[kind];
        return Permissions.cardsLeft(state, state.agenda.seat()) >= TWO && anyOf(state, types, TWO);
    }

    /** Whether the actor has a card that the Duplications laid down may accompany. */
    static boolean anyToDouble(LastFishState state) {
        return anyOf(state, accompaniedTypes(state), 1);
    }

    private static boolean anyOf(LastFishState state, int types, int leaving) {
        int seat = state.agenda.seat();
        long kinds = state.table.kindsOf(types & Permissions.types(state)) & ~state.table.doubling;
        int there = Gains.there(state, seat, leaving);
        for (long left = state.held.handKinds(seat) & kinds; left != 0; left &= left - 1) {
            if (announceable(state, there, seat, Long.numberOfTrailingZeros(left))) {
                return true;
            }
        }
        return false;
    }

    private static boolean announceable(LastFishState state, int there, int seat, int kind) {
        return Gains.useful(state, there, seat, kind, 0)
                || state.table.is(kind, Type.CURSE)
                        && canPay(state, seat, kind)
                        && Gains.useful(state, there, seat, kind, 1);
    }
}
