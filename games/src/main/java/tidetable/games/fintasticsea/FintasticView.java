package tidetable.games.fintasticsea;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import tidetable.engine.Viewer;
import tidetable.engine.file.Json;

/**
 * What one viewer may know of a position, with cards by id and cells by notation.
 *
 * @param round from 1
 * @param rounds how many rounds the match has
 * @param direction where this round's current will move fish; {@code "none"} in the last round
 * @param first the first player of this round
 * @param active the seat whose turn it is; -1 when the match is over
 * @param step the kind of the open question, or {@code "over"}
 * @param corals cells with a Coral, in reading order
 * @param ocean all fish, in reading order
 * @param limit the greatest distance from a Coral at which a fish may be played
 * @param ecosystemLimit how many fish an Ecosystem holds at most (10.1)
 * @param specials the two active Special Fish
 * @param fishDeck how many cards the Fish Deck holds
 * @param discard the discard pile, the last card on top
 * @param spent the spent pile, in the order paid
 * @param secretDeck how many cards the Secret Fish deck holds
 * @param played the cell of the fish played this turn, or an empty text
 * @param boost what is added to its strength for the Food Chain
 * @param passes passes in a row
 * @param players by seat
 */
public record FintasticView(
        int seats,
        int round,
        int rounds,
        String direction,
        int first,
        int active,
        String step,
        List<String> corals,
        List<OceanFish> ocean,
        int limit,
        int ecosystemLimit,
        List<String> specials,
        int fishDeck,
        List<String> discard,
        List<String> spent,
        int secretDeck,
        String played,
        int boost,
        int passes,
        List<Player> players) {

    private static final int PLAY_LIMIT = 3;

    /** A fish in the Ocean with its strength now (8.1). */
    public record OceanFish(String cell, String fish, int strength) {}

    /** The zones of a seat. */
    public record Player(
            Cards hand, Cards secrets, Cards looking, List<String> reserve, Ecosystem ecosystem, Closed closed) {}

    /** Cards that only their owner may see. */
    public sealed interface Cards {
        /** How many there are. */
        int size();

        /** Seen by the viewer. */
        record Open(int size, List<String> cards) implements Cards {}

        /** Not seen by the viewer. */
        record Hidden(int size) implements Cards {}

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        private static Cards read(JsonNode written) {
            return written.has("cards")
                    ? Json.read(written, Open.class, "a view")
                    : Json.read(written, Hidden.class, "a view");
        }
    }

    /**
     * An Ecosystem.
     *
     * @param points what it is worth now: all its parts together
     * @param parts the points of each active Special Fish, then of each Secret Fish in it
     */
    public record Ecosystem(List<String> fish, List<String> secrets, int points, List<Integer> parts) {}

    /** Closed Ecosystems. */
    public sealed interface Closed {
        /** How many there are. */
        int size();

        /** Seen by the viewer. */
        record Open(int size, List<Ecosystem> ecosystems) implements Closed {}

        /** Not seen by the viewer. */
        record Hidden(int size) implements Closed {}

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        private static Closed read(JsonNode written) {
            return written.has("ecosystems")
                    ? Json.read(written, Open.class, "a view")
                    : Json.read(written, Hidden.class, "a view");
        }
    }

    static FintasticView of(FintasticState state, Viewer viewer) {
        Table table = state.table;
        boolean over = state.agenda.depth() == 0;
        boolean last = state.round == table.rounds;
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < table.seats; seat++) {
            players.add(player(state, seat, viewer.sees(seat)));
        }
        return new FintasticView(
                table.seats,
                state.round,
                table.rounds,
                last ? "none" : table.wave[state.round - 1].word(),
                state.first,
                over ? FintasticState.OVER : state.active(),
                state.step(),
                Names.cells(table.sea.corals),
                ocean(state),
                PLAY_LIMIT,
                table.ecosystemLimit,
                List.of(Names.special(state, state.specialA), Names.special(state, state.specialB)),
                state.fishDeck.size(),
                Names.pile(state, state.discard, state.discardSize),
                Names.pile(state, state.spent, state.spentSize),
                state.secretDeck.size(),
                state.played == Sea.NOWHERE ? "" : Sea.name(state.played),
                state.boost,
                state.passes,
                players);
    }

    private static List<OceanFish> ocean(FintasticState state) {
        List<OceanFish> ocean = new ArrayList<>();
        for (long left = state.fish; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            String id = state.table.deck.fish().get(state.kindAt[cell]).id();
            ocean.add(new OceanFish(Sea.name(cell), id, Abilities.strength(state, cell)));
        }
        return ocean;
    }

    private static Player player(FintasticState state, int seat, boolean own) {
        return new Player(
                cards(Names.fish(state, state.zone(seat, FintasticState.HAND)), own),
                cards(Names.secrets(state, state.zone(seat, FintasticState.SECRETS)), own),
                cards(Names.secrets(state, state.zone(seat, FintasticState.LOOKING)), own),
                Names.fish(state, state.zone(seat, FintasticState.RESERVE)),
                ecosystem(state, state.zone(seat, FintasticState.ECOSYSTEM), (int)
                        state.zone(seat, FintasticState.ADDED)),
                closed(state, seat, own));
    }

    private static Cards cards(List<String> cards, boolean own) {
        return own ? new Cards.Open(cards.size(), cards) : new Cards.Hidden(cards.size());
    }

    private static Closed closed(FintasticState state, int seat, boolean own) {
        if (!own) {
            return new Closed.Hidden(state.closedCount(seat));
        }
        List<Ecosystem> closed = new ArrayList<>();
        for (int i = 0; i < state.closedSize; i++) {
            if (state.closedSeat(i) == seat) {
                closed.add(ecosystem(state, state.closedFish[i], state.closedAdded(i)));
            }
        }
        return new Closed.Open(closed.size(), closed);
    }

    private static Ecosystem ecosystem(FintasticState state, long fish, int added) {
        List<Integer> parts = state.table.scoring.parts(fish, added, state.specialA, state.specialB);
        int points = parts.stream().mapToInt(Integer::intValue).sum();
        return new Ecosystem(Names.fish(state, fish), Names.added(state, added), points, parts);
    }
}
