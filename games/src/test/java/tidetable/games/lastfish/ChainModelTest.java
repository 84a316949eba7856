package tidetable.games.lastfish;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tidetable.engine.ActionList;
import tidetable.engine.Event;
import tidetable.engine.State;
import tidetable.engine.Story;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;

/** Random chains of random positions do in the game what they do in the model. */
class ChainModelTest {
    private static final int CHAINS = 50_000;
    private static final int MOST_SEATS = 6;
    /** More than any chain of these positions draws. */
    private static final int CARDS_FOR_A_CHAIN = 24;

    private static final List<String> CHAMPIONS = List.of(
            "skarn-frostgill",
            "mirra-twinstream",
            "old-barnabrook",
            "sister-lumina",
            "captain-barbel",
            "nix-undertow",
            "hexmother-sable",
            "kaito-deepsworn");

    private final LastFish game = LastFish.with(deck(), "chains");
    private final int decline = number("decline");
    private final int rest = number("rest");
    private final ActionList legal = new ActionList();
    private final List<String> told = new ArrayList<>();
    private final Story story = listener();
    private final List<Integer> actions = new ArrayList<>();
    private ObjectNode position = Json.object();
    private final Map<String, Integer> seen = new TreeMap<>();
    private int chains;

    @Test
    @DisplayName("6.4 to 6.6, 9.1: 50,000 random chains end as in a model of their own")
    void chains() {
        for (int number = 0; chains < CHAINS; number++) {
            play(2 + number % (MOST_SEATS - 1), Rng.fast(new Seed(number, 6), "chains"));
        }
        assertThat(seen).containsKeys("2 seats", "3 seats", "4 seats", "5 seats", "6 seats", "1 entries", "9 entries");
        for (String what : List.of("negated", "fizzled", "copied", "of a defeated player")) {
            assertThat(seen)
                    .as(what)
                    .hasEntrySatisfying(what, times -> assertThat(times).isGreaterThan(CHAINS / 200));
        }
    }

    private void play(int seats, Rng rng) {
        List<String> cards = shuffled(ChainCards.drawDeck(), rng);
        ChainModel model = new ChainModel(shuffled(CHAMPIONS, rng).subList(0, seats), new int[seats], 0, List.of());
        position = position(model, cards, rng);
        actions.clear();
        LastFishState state = game.positions().read(position, "test");
        int turn = state.turn;
        while (chains < CHAINS && state.actor() != State.OVER && model.deck.size() > CARDS_FOR_A_CHAIN) {
            int action = choice(state, rng);
            actions.add(action);
            tell(model, state.actor(), state.step(), game.actions().notation(action));
            state.apply(action, story);
            boolean over = state.actor() == State.OVER;
            boolean ended = model.length() > 0 && (over || state.chain.size() + state.chain.laidSize() == 0);
            if (ended) {
                seen.merge(seats + " seats", 1, Integer::sum);
                resolve(model);
            }
            for (; turn < state.turn && !model.over(); turn++) {
                model.nextTurn();
            }
            if (ended) {
                assertThat(over).as(this::log).isEqualTo(model.over());
                assertThat(found(game.view(state, Viewer.ARCHIVE)))
                        .as(this::log)
                        .isEqualTo(expected(model));
                chains++;
            }
        }
    }

    /** Cards that answer and cards that strike, in hands, on fields and on top of the deck. */
    private static ObjectNode position(ChainModel model, List<String> cards, Rng rng) {
        ObjectNode position = Json.object().put("seats", model.hp.length);
        position.putObject("turn").put("active", 0).put("extraAttacks", rng.below(3));
        ArrayNode players = position.putArray("players");
        List<String> left = new ArrayList<>(cards);
        for (int seat = 0; seat < model.hp.length; seat++) {
            model.hp[seat] = 1 + Math.min(rng.below(3), rng.below(3));
            ObjectNode player = players.addObject().put("champion", model.champions.get(seat));
            player.put("hp", model.hp[seat]);
            List<String> items =
                    left.stream().filter(ChainCards::isItem).limit(rng.below(4)).toList();
            items.forEach(left::remove);
            model.fields.get(seat).addAll(items);
            items.forEach(player.putArray("field")::add);
            ArrayNode hand = player.putArray("hand");
            for (int i = 3 + rng.below(5); i > 0; i--) {
                model.hands.get(seat).add(left.removeLast());
                hand.add(model.hands.get(seat).getLast());
            }
        }
        model.deck.addAll(left);
        ArrayNode top = position.putObject("drawDeck").putArray("top");
        left.forEach(card -> top.addObject().put("card", card));
        return position;
    }

    /** Windows are declined half of the time, so that chains are of every length; nobody rests. */
    private int choice(LastFishState state, Rng rng) {
        state.legalActions(legal);
        if (legal.get(0) == decline || legal.get(legal.size() - 1) == decline) {
            return rng.below(2) == 0 ? decline : legal.get(rng.below(legal.size()));
        }
        int action = legal.get(rng.below(legal.size()));
        return action == rest ? choice(state, rng) : action;
    }

    private static void tell(ChainModel model, int seat, String step, String action) {
        if (action.startsWith("play ")) {
            model.announce(seat, action);
        } else if (action.startsWith("copy at seat ")) {
            model.copy(Integer.parseInt(action.substring("copy at seat ".length())));
        } else if (step.equals("block") || step.equals("destroy") || step.equals("equip")) {
            model.choose(action);
        }
    }

    private Story listener() {
        return new Story() {
            @Override
            public boolean listens() {
                return true;
            }

            @Override
            public void tell(Event event) {
                switch (event) {
                    case PublicEvent.Resolved resolved -> told.add("resolved " + resolved.entry());
                    case PublicEvent.Fizzled fizzled -> told.add("fizzled " + fizzled.entry());
                    case PublicEvent.Negated negated -> told.add("negated " + negated.entry());
                    default -> {}
                }
            }
        };
    }

    private void resolve(ChainModel model) {
        seen.merge(model.length() + " entries", 1, Integer::sum);
        seen.merge("copied", model.copies(), Integer::sum);
        model.resolve();
        assertThat(told).as(this::log).isEqualTo(model.told);
        for (String what : told) {
            boolean out = what.startsWith("fizzled ") && !told.contains(what.replace("fizzled", "negated"));
            seen.merge(out ? "of a defeated player" : what.replaceAll(" .*", ""), 1, Integer::sum);
        }
        told.clear();
    }

    /** HP, place, field and hand of each seat, and the Discard Pile; when the match is over HP and places alone (9.2). */
    private static List<Object> expected(ChainModel model) {
        List<Object> all = new ArrayList<>();
        for (int seat = 0; seat < model.hp.length; seat++) {
            all.add(model.hp[seat]);
            all.add(model.over() ? Math.max(1, model.place[seat]) : model.place[seat]);
            all.add(model.over() ? List.of() : sorted(model.fields.get(seat)));
            all.add(model.over() ? List.of() : sorted(model.hands.get(seat)));
        }
        all.add(model.over() ? List.of() : sorted(model.discard));
        return all;
    }

    private static List<Object> found(LastFishView view) {
        boolean over = view.active() < 0;
        List<Object> all = new ArrayList<>();
        for (LastFishView.Player player : view.players()) {
            all.add(player.hp());
            all.add(player.place());
            all.add(over ? List.of() : sorted(player.field()));
            all.add(over ? List.of() : sorted(((LastFishView.Cards.Open) player.hand()).cards()));
        }
        all.add(over ? List.of() : sorted(view.discard()));
        return all;
    }

    private static List<String> sorted(List<String> cards) {
        return cards.stream().sorted().toList();
    }

    /** The position and the actions from it on, for whoever has to find out why model and game differ. */
    private String log() {
        return "chain %d: %s %s"
                .formatted(
                        chains,
                        position,
                        actions.stream().map(game.actions()::notation).toList());
    }

    private int number(String action) {
        return game.actions().number(action).orElseThrow();
    }

    private static <T> List<T> shuffled(List<T> cards, Rng rng) {
        List<T> shuffled = new ArrayList<>(cards);
        for (int i = shuffled.size(); i > 1; i--) {
            Collections.swap(shuffled, i - 1, rng.below(i));
        }
        return shuffled;
    }

    /** The standard cards with other counts. */
    private static JsonNode deck() {
        ObjectNode deck = (ObjectNode) Json.resource(LastFish.class, "cards.json");
        for (JsonNode card : deck.path("cards")) {
            if (!List.of("CHAMPION", "HEART", "AID").contains(card.path("type").asText())) {
                ((ObjectNode) card)
                        .put(
                                "count",
                                ChainCards.counts().getOrDefault(card.path("id").asText(), 0));
            }
        }
        return deck;
    }
}
