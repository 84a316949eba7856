package tidetable.games.lastfish;

import java.util.ArrayList;
import java.util.List;
import tidetable.engine.Agenda;
import tidetable.engine.Viewer;

/** Builds the view of one viewer (section 13). */
final class ViewBuilder {
    private static final int NOBODY = -1;
    private static final LastFishView.Open NO_EFFECT = new LastFishView.Open("", NOBODY, NOBODY, 0);

    private final LastFishState state;
    private final Table table;
    private final Viewer viewer;

    private ViewBuilder(LastFishState state, Viewer viewer) {
        this.state = state;
        this.table = state.table;
        this.viewer = viewer;
    }

    static LastFishView of(LastFishState state, Viewer viewer) {
        boolean out = viewer instanceof Viewer.AtSeat(int seat) && !state.seats.inGame(seat);
        return new ViewBuilder(state, out ? Viewer.AUDIENCE : viewer).build();
    }

    private LastFishView build() {
        boolean over = state.agenda.depth() == 0;
        List<LastFishView.Player> players = new ArrayList<>();
        for (int seat = 0; seat < table.seats; seat++) {
            players.add(player(seat));
        }
        return new LastFishView(
                table.seats,
                state.turn,
                over ? LastFishState.OVER : state.active,
                state.step(),
                state.drawPile.size(),
                state.encounterPile.size(),
                Names.row(state.discard, state.discardSize, kind -> Names.card(table, kind)),
                Names.row(state.encounterDiscard, state.encounterDiscardSize, kind -> Names.encounter(table, kind)),
                champions(),
                state.encounter == 0 ? "" : Names.encounter(table, state.encounter - 1),
                chain(),
                resolving(),
                Names.laid(state),
                over ? NO_EFFECT : effect(),
                new LastFishView.Plays(
                        state.attacks, state.items, state.curses, state.extraAttacks, state.extraItems, state.acted),
                winner(),
                players);
    }

    private List<String> champions() {
        long left = state.turn == 0 ? Setup.left(state) : 0;
        return Names.counted(
                table.deck.champions().size(), kind -> (int) (left >> kind & 1), kind -> Names.champion(table, kind));
    }

    private List<LastFishView.Entry> chain() {
        Chain chain = state.chain;
        List<LastFishView.Entry> entries = new ArrayList<>();
        for (int at = 0; at < chain.size(); at++) {
            entries.add(new LastFishView.Entry(
                    chain.seat(at),
                    Names.card(table, chain.kind(at)),
                    Names.mode(state, at),
                    chain.target(at) - 1,
                    chain.names(at),
                    chain.copy(at),
                    chain.negated(at)));
        }
        return entries;
    }

    private boolean resolving() {
        Agenda<Step> agenda = state.agenda;
        for (int at = 0; at < agenda.depth(); at++) {
            if (agenda.step(at) == Step.CHAIN) {
                return agenda.a(at) == Chain.RESOLVING;
            }
        }
        return false;
    }

    private LastFishView.Open effect() {
        Step step = state.agenda.step();
        boolean part = step.isPart();
        if (!part && step != Step.PASS && step != Step.CHOOSE && step != Step.MAY) {
            return NO_EFFECT;
        }
        int below = state.agenda.depth() - 2;
        boolean encounter = Effects.of(state.agenda.b(below)) == Effects.ENCOUNTER;
        int operand = state.agenda.b();
        int seat = step == Step.PASS ? NOBODY : part ? Part.reached(operand) : state.agenda.seat();
        return new LastFishView.Open(
                table.script.card(state.agenda.a()),
                seat,
                encounter ? NOBODY : state.agenda.seat(below),
                part ? Part.left(operand) : 0);
    }

    private int winner() {
        for (int seat = 0; seat < table.seats; seat++) {
            if (state.seats.place(seat) == 1) {
                return seat;
            }
        }
        return NOBODY;
    }

    private LastFishView.Player player(int seat) {
        boolean own = viewer.sees(seat);
        List<String> hand = own ? Names.hand(state, seat) : List.of();
        return new LastFishView.Player(
                Names.championOf(state, seat),
                state.seats.hp(seat),
                state.seats.place(seat),
                own
                        ? new LastFishView.Cards.Open(hand.size(), hand)
                        : new LastFishView.Cards.Hidden(state.handSize(seat)),
                own ? hand : known(seat),
                Names.field(state, seat),
                state.seats.passing(seat) > 0,
                state.seats.started(seat));
    }

    private List<String> known(int seat) {
        int observer = viewer instanceof Viewer.AtSeat(int looking) ? looking : table.audience();
        List<String> cards = new ArrayList<>();
        for (int at = 0; at < state.known.size(); at++) {
            if (state.known.seat(at) == seat && (state.known.observers(at) >> observer & 1) != 0) {
                cards.add(Names.card(table, state.known.kind(at)));
            }
        }
        return cards;
    }
}
