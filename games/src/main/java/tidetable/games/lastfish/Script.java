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

    private final Effect[] effects;
    private final Verb[] verbs;
    private final Step[] parts;
    private final int[] amounts;
    private final boolean[] conditional;
    private final boolean[] cardsPlayerPicks;
    private final Need[] needs;
    private final Effect.To[] reaches;
    private final int[] types;
    private final String[] names;
    private final String[] cards;
    /** Where a MAY goes on when it is accepted, and when it is refused, and the cards that it costs. */
    private final int[] accepted;

    private final int[] refused;
    private final int[] prices;
    /** What the rest of a list needs from a place on, and what it needs of its target: {@link Gains}. */
    private final int[] wanted;

    private final int[] wantedOfTarget;
    private final Map<String, Integer> places;

    private Script(Builder builder) {
        effects = builder.effects.toArray(Effect[]::new);
        names = builder.names.toArray(String[]::new);
        cards = builder.cards.toArray(String[]::new);
        accepted = builder.accepted.stream().mapToInt(Integer::intValue).toArray();
        refused = builder.refused.stream().mapToInt(Integer::intValue).toArray();
        verbs = builder.effects.stream().map(Verb::of).toArray(Verb[]::new);
        parts = builder.effects.stream().map(Part::step).toArray(Step[]::new);
        amounts = builder.effects.stream().mapToInt(Effect::amount).toArray();
        conditional = new boolean[effects.length];
        cardsPlayerPicks = new boolean[effects.length];
        for (int place = 0; place < effects.length; place++) {
            Effect effect = effects[place];
            conditional[place] = effect instanceof Effect.IfLostHp;
            Effect done = effect instanceof Effect.IfLostHp(Effect inner) ? inner : effect;
            cardsPlayerPicks[place] = done instanceof Effect.Destroy destroy && !destroy.ownerPicks();
        }
        needs = builder.effects.stream().map(Need::of).toArray(Need[]::new);
        reaches = builder.effects.stream().map(Effect::to).toArray(Effect.To[]::new);
        types = builder.effects.stream().mapToInt(Need::discarded).toArray();
        prices = builder.effects.stream().mapToInt(Script::price).toArray();
        wanted = new int[effects.length];
        wantedOfTarget = new int[effects.length];
        for (int place = effects.length - 2; place >= 0; place--) {
            boolean last = needs[place] == Need.END;
            wanted[place] = last ? 0 : wanted[place + 1] | Gains.wanted(this, place);
            wantedOfTarget[place] = last ? 0 : wantedOfTarget[place + 1] | Gains.wantedOfTarget(this, place);
        }
        places = new HashMap<>();
        for (int place = 0; place < names.length; place++) {
            places.put(names[place], place);
        }
    }

    /** Puts lists one after the other. */
    static final class Builder {
        private final List<Effect> effects = new ArrayList<>();
        private final List<String> names = new ArrayList<>();
        private final List<String> cards = new ArrayList<>();
        private final List<Integer> accepted = new ArrayList<>();
        private final List<Integer> refused = new ArrayList<>();

        /** Adds a list under a name that no other has, and says where it begins; {@code card} is whose effects they are. */
        int add(String name, String card, List<Effect> list) {
            List<Effect> whole = new ArrayList<>(list);
            whole.add(new Effect.End());
            int first = effects.size();
            for (int i = 0; i < whole.size(); i++) {
                effects.add(whole.get(i));
                names.add(name + " " + (i + 1));
                cards.add(card);
                accepted.add(NONE);
                refused.add(NONE);
            }
            if (effects.size() > MOST) {
                throw new IllegalArgumentException("more than " + MOST + " effects");
            }
            for (int place = first; place < first + list.size(); place++) {
                if (effects.get(place) instanceof Effect.May may) {
                    List<Effect> done = new ArrayList<>(may.pay());
                    done.addAll(may.then());
                    accepted.set(place, add(names.get(place) + " accepted", card, done));
                    refused.set(place, add(names.get(place) + " refused", card, may.otherwise()));
                }
            }
            return first;
        }

        Script build() {
            return new Script(this);
        }
    }

    /** How many cards of the hand a MAY costs. */
    private static int price(Effect effect) {
        int cards = 0;
        if (effect instanceof Effect.May may) {
            for (Effect pay : may.pay()) {
                cards += pay instanceof Effect.Discard discard ? discard.n() : 0;
                cards += pay instanceof Effect.Gift gift ? gift.n() : 0;
            }
        }
        return cards;
    }

    Effect effect(int place) {
        return effects[place];
    }

    /** How the effect is carried out. */
    Verb verb(int place) {
        return verbs[place];
    }

    /** The step of its {@link Part}; {@link Step#EFFECTS} when it has none. */
    Step part(int place) {
        return parts[place];
    }

    /** How many points, cards or ITEMs; 0 for an effect without a number. */
    int amount(int place) {
        return amounts[place];
    }

    /** Whether it is skipped unless the DAMAGE before it took HP (7.6). */
    boolean conditional(int place) {
        return conditional[place];
    }

    /** Whether the player of the card picks what others lose. */
    boolean cardsPlayerPicks(int place) {
        return cardsPlayerPicks[place];
    }

    /** What the effect needs to change something. */
    Need need(int place) {
        return needs[place];
    }

    /** Whom the effect reaches. */
    Effect.To reaches(int place) {
        return reaches[place];
    }

    /** The types of cards that the effect takes out of the Discard Pile, as bits. */
    int types(int place) {
        return types[place];
    }

    /** What the effects of a list from a place on need, of which one must be there, as bits of {@link Gains}. */
    int wanted(int place) {
        return wanted[place];
    }

    /** The same for its effects on a target. */
    int wantedOfTarget(int place) {
        return wantedOfTarget[place];
    }

    String name(int place) {
        return names[place];
    }

    /** The card whose effect it is. */
    String card(int place) {
        return cards[place];
    }

    int accepted(int place) {
        return accepted[place];
    }

    int refused(int place) {
        return refused[place];
    }

    /** How many cards of the hand a MAY costs. */
    int price(int place) {
        return prices[place];
    }

    OptionalInt place(String name) {
        Integer place = places.get(name);
        return place == null ? OptionalInt.empty() : OptionalInt.of(place);
    }
}
