package tidetable.games.lastfish;

import tidetable.engine.Agenda;
import tidetable.engine.Story;

/** Announcing cards (6.1), and Duplication with the copies it makes (6.6). */
final class Announcing {
    private Announcing() {}

    /**
     * The actor announces a card, in MAIN, in a window, or as the one that Duplication accompanies; whether somebody must
     * be asked for an answer.
     */
    static boolean play(LastFishState state, int kind, int mode, int choice, Story story) {
        int seat = state.agenda.seat();
        state.show(seat, kind);
        Permissions.count(state, seat, state.table.type[kind]);
        if (state.table.doubles[kind] != 0) {
            lay(state, seat, kind, story);
            return false;
        }
        return announce(state, seat, kind, mode, choice, story);
    }

    /** 6.6a */
    private static void lay(LastFishState state, int seat, int kind, Story story) {
        state.chain.lay(kind);
        if (state.agenda.step() == Step.MAIN) {
            state.agenda.replace(Step.MAIN, seat, Turn.WINDOW_FIRST, 0);
            state.agenda.push(Step.DOUBLE, seat, 0, 0);
        }
        if (story.listens()) {
            story.tell(new PublicEvent.Laid(seat, Names.card(state.table, kind)));
        }
    }

    private static boolean announce(LastFishState state, int seat, int kind, int mode, int choice, Story story) {
        boolean doubled = state.agenda.step() == Step.DOUBLE;
        beginChain(state, seat);
        boolean names = state.table.negates[kind] != 0;
        state.chain.add(seat, kind, mode, names ? 0 : choice, names ? choice : 0, false);
        if (story.listens()) {
            story.tell(announcement(state, state.chain.size() - 1));
        }
        if (mode == 1) {
            sacrifice(state, seat, kind, story);
        }
        int copies = doubled ? allCopies(state, seat) : 0;
        if (copies > 0) {
            tellSigned(state, seat, story);
            state.agenda.push(Step.COPY, seat, copies, 0);
            return false;
        }
        return Windows.opens(state, Step.RESPONSE, seat);
    }

    /** Puts the chain on the agenda, if there is none yet. */
    private static void beginChain(LastFishState state, int seat) {
        Agenda<Step> agenda = state.agenda;
        switch (agenda.step()) {
            case MAIN -> agenda.replace(Step.MAIN, seat, Turn.WINDOW_FIRST, 0);
            case DOUBLE -> agenda.pop();
            case OPEN -> {
                agenda.pop();
                if (agenda.step() == Step.CLOSING) {
                    agenda.replace(Step.CLOSING, state.active, agenda.a(), Turn.PLAYED);
                }
                agenda.push(Step.OPEN, seat, 0, Windows.PLAYED);
            }
            case RESPONSE -> {
                agenda.pop();
                return;
            }
            case CHAMPION,
                    START,
                    ENCOUNTER,
                    CLOSING,
                    CHAIN,
                    COPY,
                    EFFECTS,
                    BLOCK,
                    DESTROY,
                    DISCARD,
                    GIFT,
                    EQUIP,
                    RECOVER,
                    PASS,
                    CHOOSE,
                    MAY -> throw new IllegalStateException("no card is announced in step " + agenda.step());
        }
        agenda.push(Step.CHAIN, state.active, Chain.ANSWERING, 0);
    }

    private static LastFishEvent announcement(LastFishState state, int at) {
        Chain chain = state.chain;
        int seat = chain.seat(at);
        String card = Names.card(state.table, chain.kind(at));
        int target = chain.target(at) - 1;
        if (state.table.is(chain.kind(at), Type.CURSE)) {
            return new PublicEvent.AnnouncedCurse(seat, card, Names.mode(state, at), target, at + 1);
        }
        if (chain.names(at) > 0) {
            int named = chain.names(at) - 1;
            return new PublicEvent.AnnouncedOn(
                    seat, card, named + 1, chain.seat(named), Names.card(state.table, chain.kind(named)), at + 1);
        }
        return target < 0
                ? new PublicEvent.Announced(seat, card, at + 1)
                : new PublicEvent.AnnouncedAt(seat, card, target, at + 1);
    }

    /** 6.1b, 7.7 */
    private static void sacrifice(LastFishState state, int seat, int kind, Story story) {
        int champion = state.seats.champion(seat);
        int hp = state.table.sacrifices[champion][kind];
        if (hp > 0) {
            state.seats.setHp(seat, state.seats.hp(seat) - hp);
            if (story.listens()) {
                story.tell(new PublicEvent.Sacrificed(seat, hp, state.seats.hp(seat)));
            }
        } else if (state.table.sacrifices[0][kind] > 0 && story.listens()) {
            story.tell(signed(state, seat, kind));
        }
    }

    static PublicEvent signed(LastFishState state, int seat, int kind) {
        String champion = Names.champion(state.table, state.seats.champion(seat) - 1);
        return new PublicEvent.Signed(seat, champion, Names.card(state.table, kind));
    }

    private static void tellSigned(LastFishState state, int seat, Story story) {
        for (int i = 0; i < state.chain.laidSize() && story.listens(); i++) {
            int kind = state.chain.laid(i);
            if (state.table.copies[state.seats.champion(seat)][kind] != state.table.copies[0][kind]) {
                story.tell(signed(state, seat, kind));
            }
        }
    }

    /** How many copies the Duplications make that a seat has laid down (6.6b, 6.6j). */
    static int allCopies(LastFishState state, int seat) {
        int copies = 0;
        for (int i = 0; i < state.chain.laidSize(); i++) {
            copies += state.table.copies[state.seats.champion(seat)][state.chain.laid(i)];
        }
        return copies;
    }

    /** Whether the next copy's target must be asked for, or somebody for an answer; if not, it is made (4.6b). */
    static boolean asksForCopy(LastFishState state, Story story) {
        int seat = state.agenda.seat();
        if (state.agenda.a() == 0) {
            state.agenda.pop();
            return Windows.opens(state, Step.RESPONSE, seat);
        }
        if (state.chain.target(0) == 0) {
            copy(state, 0, story);
            return false;
        }
        int targets = copyTargets(state);
        if (Integer.bitCount(targets) > 1) {
            return true;
        }
        copyAt(state, Integer.numberOfTrailingZeros(targets), story);
        return false;
    }

    /** The seats at which the next copy may be aimed, as bits. */
    static int copyTargets(LastFishState state) {
        int seat = state.agenda.seat();
        return Gains.targets(state, Gains.there(state, seat, 0), seat, state.chain.kind(0), state.chain.mode(0));
    }

    /** 6.6c */
    static void copyAt(LastFishState state, int target, Story story) {
        copy(state, target + 1, story);
    }

    private static void copy(LastFishState state, int target, Story story) {
        Chain chain = state.chain;
        int seat = state.agenda.seat();
        chain.add(seat, chain.kind(0), chain.mode(0), target, 0, true);
        state.agenda.replace(Step.COPY, seat, state.agenda.a() - 1, 0);
        if (story.listens()) {
            String card = Names.card(state.table, chain.kind(0));
            story.tell(new PublicEvent.Copied(seat, card, target - 1, chain.size()));
        }
    }
}
