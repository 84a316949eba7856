package tidetable.games.fullseal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import tidetable.engine.Agenda;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Pile;

/** Builds the view of one viewer (section 13). */
final class ViewBuilder {
    private static final int NOBODY = -1;

    private final FullSealState state;
    private final Table table;
    private final Viewer viewer;

    private ViewBuilder(FullSealState state, Viewer viewer) {
        this.state = state;
        this.table = state.table;
        this.viewer = viewer;
    }

    static FullSealView of(FullSealState state, Viewer viewer) {
        return new ViewBuilder(state, viewer).build();
    }

    private FullSealView build() {
        boolean over = state.agenda.depth() == 0;
        List<FullSealView.Player> players = new ArrayList<>();
        for (int seat = 0; seat < table.seats; seat++) {
            players.add(player(seat));
        }
        return new FullSealView(
                table.seats,
                state.turn,
                over ? FullSealState.OVER : state.active,
                state.step(),
                deck(state.fishPile, kind -> Names.fish(table, kind)),
                Names.flipped(state),
                state.empties(),
                table.deck.fish().get(table.empty).count(),
                state.actionPile.size(),
                Names.row(state.discard, state.discardSize, kind -> Names.action(table, kind)),
                deck(state.predatorPile, kind -> Names.predator(table, kind)),
                deck(state.sealPile, part -> Names.seal(table, part)),
                new FullSealView.Prices(
                        table.constants.actionPrice(),
                        table.constants.predatorPrice(),
                        state.sealPrice(),
                        state.discount),
                new FullSealView.Plays(state.playsUsed, state.playsAllowed),
                fishing(),
                announced(),
                attack(),
                looking(),
                state.winner,
                players);
    }

    private FullSealView.Deck deck(Pile pile, IntFunction<String> name) {
        return new FullSealView.Deck(
                pile.size(),
                row(pile.topSize(), pile::topCard, pile::topKnownTo, name),
                row(pile.underSize(), pile::underCard, pile::underKnownTo, name));
    }

    private List<String> row(int size, IntUnaryOperator card, IntUnaryOperator knownTo, IntFunction<String> name) {
        List<String> cards = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            cards.add(knows(knownTo.applyAsInt(i)) ? name.apply(card.applyAsInt(i)) : "");
        }
        return cards;
    }

    private boolean knows(int knownTo) {
        return switch (viewer) {
            case Viewer.AtSeat(int seat) -> (knownTo >> seat & 1) != 0;
            case Viewer.Audience _ -> (knownTo >> table.audience() & 1) != 0;
            case Viewer.Archive _ -> true;
        };
    }

    private FullSealView.Fishing fishing() {
        Agenda<Step> agenda = state.agenda;
        for (int at = 0; at < agenda.depth(); at++) {
            if (agenda.step(at) == Step.FISHING) {
                return new FullSealView.Fishing(
                        agenda.seat(at),
                        Names.row(state.line, state.lineSize, kind -> Names.fish(table, kind)),
                        state.catchSize,
                        Fishing.limit(state),
                        at > 0);
            }
        }
        return new FullSealView.Fishing(NOBODY, List.of(), 0, 0, false);
    }

    private List<FullSealView.Card> announced() {
        Agenda<Step> agenda = state.agenda;
        List<FullSealView.Card> cards = new ArrayList<>();
        for (int at = 0; at < agenda.depth(); at++) {
            if (agenda.step(at) == Step.CARD) {
                int kind = Announced.kind(agenda.a(at));
                int choice = agenda.b(at);
                Effect.Choice chosen = table.choices[kind];
                boolean target = chosen == Effect.Choice.OPPONENT || chosen == Effect.Choice.BARTER;
                boolean own = chosen == Effect.Choice.OWN_SEAL || chosen == Effect.Choice.BARTER;
                cards.add(new FullSealView.Card(
                        agenda.seat(at),
                        Names.action(table, kind),
                        target ? FullSealActions.choiceSeat(choice) : NOBODY,
                        own ? Names.seal(table, FullSealActions.choiceOwn(choice)) : "",
                        chosen == Effect.Choice.BARTER ? Names.seal(table, FullSealActions.choiceOther(choice)) : ""));
            }
        }
        return cards;
    }

    private FullSealView.Attack attack() {
        if (!Attack.goesOn(state)) {
            return new FullSealView.Attack(NOBODY, NOBODY, "", "", "", "");
        }
        int attacker = Attack.attacker(state);
        return new FullSealView.Attack(
                attacker,
                Attack.defender(state),
                Names.seal(table, Attack.part(state)),
                viewer.sees(attacker) ? predator(state.chosen) : "",
                predator(state.shownAttacker),
                predator(state.shownDefender));
    }

    private String predator(int kindPlusOne) {
        return kindPlusOne == FullSealState.NONE ? "" : Names.predator(table, kindPlusOne - 1);
    }

    private FullSealView.Looking looking() {
        boolean looks =
                state.agenda.depth() > 0 && (state.agenda.step() == Step.WHISTLE || state.agenda.step() == Step.ORDER);
        if (!looks) {
            return new FullSealView.Looking(NOBODY, 0, List.of());
        }
        int seat = state.agenda.seat();
        int size = state.agenda.a();
        return new FullSealView.Looking(seat, size, viewer.sees(seat) ? Seals.looked(state, size) : List.of());
    }

    private FullSealView.Player player(int seat) {
        boolean own = viewer.sees(seat);
        List<String> hand = own ? Names.hand(state, seat) : List.of();
        int observer = viewer instanceof Viewer.AtSeat(int looking) ? looking : table.audience();
        return new FullSealView.Player(
                own
                        ? new FullSealView.Cards.Open(hand.size(), hand)
                        : new FullSealView.Cards.Hidden(state.handSize(seat)),
                state.predators.size(seat),
                own ? Names.predators(state, seat) : Names.knownPredators(state, observer, seat),
                Names.seals(state, seat),
                state.held.fish(seat),
                state.held.limit(seat));
    }
}
