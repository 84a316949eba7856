package tidetable.games.lastfish;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * All lists of effects of a deck, one after the other, so that the place in a list is a small number: that of the next
 * effect. Each list ends with {@link Effect.End}. Places have names for positions, such as {@code "reef-hammer 2"}.
 */
final class Script {
    /** No list. */
    static final int NONE = -1;

    /** How many effects there may be, so that a place fits into a frame. */
    private static final int MOST = 1 << 16;

    private final List<Effect> effects = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private final List<String> cards = new ArrayList<>();
    private final List<int[]> branches = new ArrayList<>();
    private final Map<String, Integer> places = new HashMap<>();

    /** Adds a list under a name that no other has, and says where it begins; {@code card} is whose effects these are. */
    int add(String name, String card, List<Effect> list) {
        List<Effect> whole = new ArrayList<>(list);
        whole.add(new Effect.End());
        int first = effects.size();
        for (int i = 0; i < whole.size(); i++) {
            String place = name + " " + (i + 1);
            places.put(place, effects.size());
            effects.add(whole.get(i));
            names.add(place);
            cards.add(card);
            branches.add(new int[] {NONE, NONE});
        }
        if (effects.size() > MOST) {
            throw new IllegalArgumentException("more than " + MOST + " effects");
        }
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i) instanceof Effect.May may) {
                List<Effect> accepted = new ArrayList<>(may.pay());
                accepted.addAll(may.then());
                int[] branch = branches.get(first + i);
                branch[0] = add(names.get(first + i) + " accepted", card, accepted);
                branch[1] = add(names.get(first + i) + " refused", card, may.otherwise());
            }
        }
        return first;
    }

    Effect effect(int place) {
        return effects.get(place);
    }

    String name(int place) {
        return names.get(place);
    }

    /** The card whose effect it is. */
    String card(int place) {
        return cards.get(place);
    }

    /** Where a MAY goes on when it is accepted. */
    int accepted(int place) {
        return branches.get(place)[0];
    }

    /** Where a MAY goes on when it is refused. */
    int refused(int place) {
        return branches.get(place)[1];
    }

    OptionalInt place(String name) {
        Integer place = places.get(name);
        return place == null ? OptionalInt.empty() : OptionalInt.of(place);
    }
}
