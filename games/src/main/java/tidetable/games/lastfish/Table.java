package tidetable.games.lastfish;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** What does not change during a match: deck, action numbers, seats, and the deck's numbers as small arrays. */
final class Table {
    private static final int ALL_TYPES = (1 << Type.ALL.length) - 1;

    final LastFishDeck deck;
    final LastFishDeck.Constants constants;
    final LastFishActions actions;
    final int seats;
    final int kinds;
    final Type[] type;
    /** The kinds of cards of each type, as bits. */
    final long[] ofType = new long[Type.ALL.length];
    /** The same for each set of types, as bits. */
    private final long[] ofTypes;

    /** The INSTANTs that may be announced in an open window, as bits. */
    final long openKinds;

    final Script script;
    /** Where what a card does begins, by Champion (0 for none, else kind + 1), then kind * 2 + mode. */
    final int[][] lists;
    /** The same for ENCOUNTERs; then for the Champion's owner after an ENCOUNTER, whoever revealed it. */
    final int[][] encounterLists;

    final int[][] afterEncounter;
    /** The triggers of a destroyed ITEM, by Champion of its owner, then kind * 2, + 1 when damage of an opponent did it. */
    final int[][] triggers;
    /** The HP that the secondary mode of a CURSE costs, by Champion, then kind. */
    final int[][] sacrifices;
    /** How many copies Duplication makes, by Champion, then kind; 0 for other cards. */
    final int[][] copies;

    /** By kind * 2 + mode. */
    final Aim[] aims;
    /** Types that an INSTANT negates, as bits; 0 for other cards. */
    final int[] negates;
    /** Types that Duplication accompanies, as bits; 0 for other cards. */
    final int[] doubles;

    /** The kinds of Duplications, as bits. */
    final long doubling;
    /** The kinds of ITEMs that part the limits of ATTACKs and ITEMs, as bits (5.3c). */
    final long harnesses;
    /** The INSTANTs that can do something whoever has them, as bits: whenever they fit; while cards can be drawn, too. */
    final long certain;

    final long certainWithDraws;
    /** Those that can negate any card, as bits. */
    final long negatesAny;
    /** How many entries a chain can have, and how many cards there are of some sorts. */
    final int longestChain;

    final int duplications;
    final int drawCards;
    final int encounterCards;
    final int itemCards;

    final int[] draws;
    final int[] damage;

    Table(LastFishDeck deck, LastFishActions actions, int seats) {
        this.deck = deck;
        this.constants = deck.constants();
        this.actions = actions;
        this.seats = seats;
        kinds = deck.cards().size();
        type = deck.cards().stream().map(LastFishDeck.Card::type).toArray(Type[]::new);
        aims = new Aim[2 * kinds];
        Arrays.fill(aims, Aim.NOBODY);
        negates = new int[kinds];
        doubles = new int[kinds];
        draws = new int[kinds];
        damage = new int[kinds];
        long open = 0;
        long doubled = 0;
        long harness = 0;
        for (int kind = 0; kind < kinds; kind++) {
            LastFishDeck.Card card = deck.cards().get(kind);
            ofType[card.type().ordinal()] |= 1L << kind;
            open |= card.type() == Type.INSTANT && !card.onChain() ? 1L << kind : 0;
            draws[kind] = card.statics().draws();
            harness |= card.statics().harness() ? 1L << kind : 0;
            damage[kind] = card.statics().damage();
            for (int mode = 0; mode < card.modes().size(); mode++) {
                aims[2 * kind + mode] = card.modes().get(mode).aim();
                for (Effect effect : card.modes().get(mode).effects()) {
                    negates[kind] |= effect instanceof Effect.Negate(int types) ? types : 0;
                    doubles[kind] |= effect instanceof Effect.Copy(int _, int types) ? types : 0;
                }
            }
            doubled |= doubles[kind] != 0 ? 1L << kind : 0;
        }
        ofTypes = IntStream.rangeClosed(0, ALL_TYPES).mapToLong(this::union).toArray();
        openKinds = open;
        doubling = doubled;
        harnesses = harness;
        longestChain = longestChain(deck);
        drawCards = deck.drawCards();
        encounterCards = deck.encounterCards();
        duplications = cards(kind -> doubles[kind] != 0);
        itemCards = cards(kind -> is(kind, Type.ITEM));
        int champions = deck.champions().size() + 1;
        lists = new int[champions][2 * kinds];
        encounterLists = new int[champions][deck.encounters().size()];
        afterEncounter = new int[champions][deck.encounters().size()];
        triggers = new int[champions][2 * kinds];
        sacrifices = new int[champions][kinds];
        copies = new int[champions][kinds];
        Script.Builder builder = new Script.Builder();
        for (int champion = 0; champion < champions; champion++) {
            new Champions(champion, builder).compile();
        }
        script = builder.build();
        certain = certain(Need.NOTHING);
        certainWithDraws = certain | certain(Need.DRAW);
        long negating = 0;
        for (int kind = 0; kind < kinds; kind++) {
            negating |= negates[kind] == ALL_TYPES ? 1L << kind : 0;
        }
        negatesAny = negating;
    }

    /** The lists of one Champion; those that a Signature does not change are those of none. */
    private final class Champions {
        private final int champion;
        private final Script.Builder script;

        Champions(int champion, Script.Builder script) {
            this.champion = champion;
            this.script = script;
        }

        private boolean signs(String card, LastFishDeck.Change change) {
            return champion > 0
                    && signature().card().equals(card)
                    && signature().change() == change;
        }

        private LastFishDeck.Signature signature() {
            return deck.champions().get(champion - 1).signature();
        }

        private List<Effect> changed(String card, List<Effect> effects, boolean anyPlayer) {
            List<Effect> all = new ArrayList<>(effects);
            if (champion == 0 || signature().anyPlayer() != anyPlayer) {
                return all;
            }
            boolean replaces = signs(card, LastFishDeck.Change.REPLACE_EFFECTS);
            if (replaces) {
                all.clear();
            }
            if (replaces || signs(card, LastFishDeck.Change.ADD_EFFECTS)) {
                all.add(new Effect.Signed(champion - 1));
                all.addAll(signature().effects());
            }
            return all;
        }

        private int add(String card, String what, List<Effect> effects, List<Effect> printed, int unchanged) {
            if (champion > 0 && effects.equals(printed)) {
                return unchanged;
            }
            String who = champion == 0
                    ? ""
                    : " of " + deck.champions().get(champion - 1).id();
            return script.add(card + what + who, card, effects);
        }

        void compile() {
            for (int kind = 0; kind < kinds; kind++) {
                LastFishDeck.Card card = deck.cards().get(kind);
                for (int mode = 0; mode < card.modes().size(); mode++) {
                    announced(card, kind, mode);
                }
                for (int opponent = 0; opponent < 2; opponent++) {
                    triggers(card, 2 * kind + opponent, opponent == 1);
                }
            }
            for (int kind = 0; kind < deck.encounters().size(); kind++) {
                LastFishDeck.Encounter card = deck.encounters().get(kind);
                List<Effect> effects = changed(card.id(), card.effects(), false);
                encounterLists[champion][kind] = add(card.id(), "", effects, card.effects(), encounterLists[0][kind]);
                List<Effect> after = changed(card.id(), List.of(), true);
                afterEncounter[champion][kind] =
                        after.isEmpty() ? Script.NONE : add(card.id(), " after", after, List.of(), Script.NONE);
            }
        }

        private void announced(LastFishDeck.Card card, int kind, int mode) {
            LastFishDeck.Mode printed = card.modes().get(mode);
            List<Effect> effects = changed(card.id(), printed.effects(), false);
            String what = mode == 1 ? " secondary" : "";
            int at = 2 * kind + mode;
            lists[champion][at] = add(card.id(), what, effects, printed.effects(), lists[0][at]);
            if (mode == 1) {
                boolean free = signs(card.id(), LastFishDeck.Change.SECONDARY_FREE);
                sacrifices[champion][kind] = free ? 0 : printed.sacrifice();
            }
            for (Effect effect : effects) {
                copies[champion][kind] = effect instanceof Effect.Copy(int n, int _) ? n : copies[champion][kind];
            }
        }

        private void triggers(LastFishDeck.Card card, int at, boolean byOpponent) {
            List<Effect> printed = triggered(card.triggers(), byOpponent);
            List<Effect> effects = new ArrayList<>(printed);
            if (signs(card.id(), LastFishDeck.Change.ADD_TRIGGER)) {
                List<Effect> more = triggered(signature().triggers(), byOpponent);
                effects.addAll(more.isEmpty() ? List.of() : List.of(new Effect.Signed(champion - 1)));
                effects.addAll(more);
            }
            String what = byOpponent ? " blocks" : " destroyed";
            triggers[champion][at] =
                    effects.isEmpty() ? Script.NONE : add(card.id(), what, effects, printed, triggers[0][at]);
        }

        private static List<Effect> triggered(List<LastFishDeck.Trigger> triggers, boolean byOpponent) {
            return triggers.stream()
                    .filter(trigger -> byOpponent || !trigger.byOpponent())
                    .flatMap(trigger -> trigger.effects().stream())
                    .toList();
        }
    }

    private long certain(Need need) {
        long mask = 0;
        for (int kind = 0; kind < kinds; kind++) {
            boolean all = is(kind, Type.INSTANT) && negates[kind] == 0;
            for (int champion = 0; champion < lists.length && all; champion++) {
                all = needs(lists[champion][2 * kind], need);
            }
            mask |= all ? 1L << kind : 0;
        }
        return mask;
    }

    /** Whether one effect of a list has a need. */
    private boolean needs(int list, Need need) {
        for (int place = list; script.need(place) != Need.END; place++) {
            if (script.need(place) == need) {
                return true;
            }
        }
        return false;
    }

    private int cards(IntPredicate counted) {
        return IntStream.range(0, kinds)
                .filter(counted)
                .map(kind -> deck.cards().get(kind).count())
                .sum();
    }

    long items() {
        return ofType[Type.ITEM.ordinal()];
    }

    /** The kinds of cards of some types, given as bits. */
    long kindsOf(int types) {
        return ofTypes[types & ALL_TYPES];
    }

    private long union(int types) {
        long mask = 0;
        for (Type each : Type.ALL) {
            mask |= (types & each.bit()) != 0 ? ofType[each.ordinal()] : 0;
        }
        return mask;
    }

    /** The types of some kinds of cards, both as bits. */
    int typesOf(long kinds) {
        int types = 0;
        for (int each = 0; each < ofType.length; each++) {
            types |= (kinds & ofType[each]) != 0 ? 1 << each : 0;
        }
        return types;
    }

    boolean is(int kind, Type wanted) {
        return type[kind] == wanted;
    }

    /** The number of the audience among the observers, after all seats. */
    int audience() {
        return seats;
    }

    /** How many entries a chain can have at most: one card, and then INSTANTs and copies. */
    static int longestChain(LastFishDeck deck) {
        int entries = 1;
        for (LastFishDeck.Card card : deck.cards()) {
            entries += card.type() == Type.INSTANT ? card.count() : 0;
            entries += card.count() * mostCopies(deck, card);
        }
        return entries;
    }

    private static int mostCopies(LastFishDeck deck, LastFishDeck.Card card) {
        List<Effect> effects = new ArrayList<>();
        card.modes().forEach(mode -> effects.addAll(mode.effects()));
        deck.champions().stream()
                .filter(champion -> champion.signature().card().equals(card.id()))
                .forEach(champion -> effects.addAll(champion.signature().effects()));
        return effects.stream()
                .mapToInt(effect -> effect instanceof Effect.Copy(int n, int _) ? n : 0)
                .max()
                .orElse(0);
    }
}
