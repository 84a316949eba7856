package tidetable.games.finspan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Builds views. Nothing of the deck but its size goes into one. */
final class ViewBuilder {
    private ViewBuilder() {}

    static FinspanView build(FinspanState state) {
        Table table = state.table;
        Map<String, String> options = new LinkedHashMap<>();
        for (Options option : Options.ALL) {
            options.put(option.word(), option.chosen(state.options));
        }
        return new FinspanView(
                table.seats,
                state.week,
                FinspanDeck.WEEKS,
                table.constants.turnsPerWeek(),
                state.first,
                state.agenda.depth() == 0 ? FinspanState.OVER : state.agenda.seat(0),
                state.step(),
                options,
                goals(state),
                bonuses(state),
                state.deckSize,
                dive(state),
                playing(state),
                abilities(state),
                IntStream.range(0, table.seats)
                        .mapToObj(seat -> player(state, seat))
                        .toList());
    }

    static List<String> goals(FinspanState state) {
        return IntStream.rangeClosed(1, FinspanDeck.GOAL_WEEKS)
                .mapToObj(week -> state.goal(week).id())
                .toList();
    }

    private static List<FinspanView.Bonus> bonuses(FinspanState state) {
        List<FinspanView.Bonus> bonuses = new ArrayList<>();
        for (int site = 0; site < Grid.SITES; site++) {
            for (int bonus = 0; bonus < Source.BONUSES; bonus++) {
                Effect[] effects = state.table.effects(Source.bonus(site, bonus), state.options);
                bonuses.add(new FinspanView.Bonus(
                        Site.ALL[site].word(), Names.bonus(bonus), benefits(effects, Benefits.count(effects))));
            }
        }
        return bonuses;
    }

    private static FinspanView.Dive dive(FinspanState state) {
        for (int at = state.agenda.depth() - 1; at >= 0; at--) {
            if (state.agenda.step(at) == Step.DIVE) {
                String site = Site.ALL[state.agenda.a(at)].word();
                return new FinspanView.Dive(state.agenda.seat(at), site, Dives.name(state.agenda.b(at)));
            }
        }
        return new FinspanView.Dive(-1, "", "");
    }

    private static FinspanView.Playing playing(FinspanState state) {
        if (state.agenda.depth() == 0) {
            return new FinspanView.Playing(-1, "", "", 0, 0, 0, 0);
        }
        int a = state.agenda.a();
        return switch (state.agenda.step()) {
            case SLOT -> playing(state, a, "", 0, state.table.costs[a].of(Token.CARD));
            case PAY -> {
                int b = state.agenda.b();
                String slot = Grid.name(Plays.slot(a));
                yield playing(state, Plays.card(a), slot, Plays.token(b).ordinal(), Plays.left(b));
            }
            case TURN, FINALE, DIVE, ABILITY, EGGS -> new FinspanView.Playing(-1, "", "", 0, 0, 0, 0);
        };
    }

    /** What is left to pay: nothing of the kinds before one, so much of it, and all of the kinds after it. */
    private static FinspanView.Playing playing(FinspanState state, int card, String slot, int token, int left) {
        int[] pieces = new int[Token.ALL.length];
        for (int i = token; i < pieces.length; i++) {
            pieces[i] = i == token ? left : state.table.costs[card].of(Token.ALL[i]);
        }
        return new FinspanView.Playing(
                state.agenda.seat(), state.table.deck.id(card), slot, pieces[0], pieces[1], pieces[2], pieces[3]);
    }

    private static List<FinspanView.Open> abilities(FinspanState state) {
        List<FinspanView.Open> open = new ArrayList<>();
        for (int at = state.agenda.depth() - 1; at >= 0; at--) {
            if (state.agenda.step(at) == Step.ABILITY) {
                open.add(ability(state, state.agenda.seat(at), state.agenda.a(at), state.agenda.b(at)));
            }
        }
        return open;
    }

    private static FinspanView.Open ability(FinspanState state, int seat, int source, int counts) {
        List<FinspanView.Benefit> benefits = benefits(state.table.effects(source, state.options), counts);
        if (Source.isBonus(source)) {
            String site = Site.ALL[Source.siteOf(source)].word();
            return new FinspanView.Open(seat, "", "", site, Names.bonus(Source.bonusOf(source)), benefits);
        }
        String fish = state.table.deck.id(Source.fishOf(source));
        return new FinspanView.Open(seat, fish, Grid.name(Source.slotOf(source)), "", "", benefits);
    }

    private static List<FinspanView.Benefit> benefits(Effect[] effects, int counts) {
        List<FinspanView.Benefit> benefits = new ArrayList<>();
        for (int i = 0; i < effects.length; i++) {
            if (Benefits.left(counts, i) > 0) {
                benefits.add(new FinspanView.Benefit(effects[i].op(), where(effects[i]), Benefits.left(counts, i)));
            }
        }
        return benefits;
    }

    private static String where(Effect effect) {
        return switch (effect) {
            case Effect.LayEggEach(Where where) -> where.word();
            case Effect.PlayFish(int _, Where where) -> where == Where.ANYWHERE ? "" : where.word();
            case Effect.Draw _,
                    Effect.Recover _,
                    Effect.LayEgg _,
                    Effect.Hatch _,
                    Effect.AddYoung _,
                    Effect.Move _,
                    Effect.Eat _,
                    Effect.Score _ -> "";
        };
    }

    private static FinspanView.Player player(FinspanState state, int seat) {
        return new FinspanView.Player(
                Names.cards(state, state.hand(seat)),
                Names.cards(state, state.pile(seat)),
                IntStream.range(0, Grid.SLOTS)
                        .mapToObj(slot -> slot(state, seat, slot))
                        .toList(),
                new FinspanView.Divers(
                        state.divers(seat, 0), state.divers(seat, 1), state.divers(seat, 2), state.divers(seat, 3)),
                state.turnsLeft(seat),
                used(state, seat),
                (state.get(seat, FinspanState.USED) & FinspanState.DONE) != 0,
                points(state, seat));
    }

    private static FinspanView.Slot slot(FinspanState state, int seat, int slot) {
        boolean fish = state.has(seat, FinspanState.FISH, slot);
        return new FinspanView.Slot(
                Grid.name(slot),
                fish ? state.table.deck.id(state.fishAt(seat, slot)) : "",
                Names.under(state, seat, slot),
                state.has(seat, FinspanState.EGGS, slot),
                state.youngAt(seat, slot),
                state.has(seat, FinspanState.SCHOOLS, slot));
    }

    static List<String> used(FinspanState state, int seat) {
        return IntStream.range(0, Grid.SLOTS)
                .filter(slot -> state.has(seat, FinspanState.USED, slot))
                .mapToObj(Grid::name)
                .toList();
    }

    static List<Integer> weekPoints(FinspanState state, int seat) {
        return IntStream.range(0, FinspanDeck.GOAL_WEEKS)
                .mapToObj(week -> state.get(seat, FinspanState.GOALS + week))
                .toList();
    }

    private static FinspanView.Points points(FinspanState state, int seat) {
        FinspanDeck.Constants constants = state.table.constants;
        return new FinspanView.Points(
                state.points(seat),
                Scoring.abilities(state, seat),
                Scoring.printed(state, seat),
                Scoring.consumed(state, seat) * constants.consumedPoints(),
                state.eggs(seat) * constants.eggPoints(),
                state.young(seat) * constants.youngPoints(),
                state.schools(seat) * constants.schoolPoints(),
                weekPoints(state, seat));
    }
}
