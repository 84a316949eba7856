package tidetable.games.lastfish;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A second, tiny model of the chain (section 6), made of what the rulebook says and of nothing that the rules of the game
 * use: last in, first out; negated entries and those of players who are out do nothing, but their cards are discarded
 * all the same. It knows its {@link ChainCards} by heart and is told what is announced and chosen.
 */
final class ChainModel {
    /** One announced card or copy; the first of a chain is number 1. */
    private record Entry(int seat, String card, boolean secondary, int target, int names, boolean copy) {}

    private static final Pattern PLAY = Pattern.compile("play (\\S+?)( secondary)?(?: at seat (\\d))?(?: on (\\d+))?");
    private static final int MOST_HP = 3;

    final List<String> champions;
    final int[] hp;
    final int[] place;
    final List<List<String>> hands = new ArrayList<>();
    final List<List<String>> fields = new ArrayList<>();
    final List<String> discard = new ArrayList<>();
    final Deque<String> deck;
    /** What happened to the entries of the last chain: {@code resolved 3}, {@code fizzled 2}, {@code negated 1}. */
    final List<String> told = new ArrayList<>();

    private final List<Entry> chain = new ArrayList<>();
    private final List<String> laid = new ArrayList<>();
    private final Deque<String> choices = new ArrayDeque<>();
    private int copiesToAim;
    private int active;

    ChainModel(List<String> champions, int[] hp, int active, List<String> deck) {
        this.champions = champions;
        this.hp = hp;
        this.active = active;
        this.deck = new ArrayDeque<>(deck);
        place = new int[hp.length];
        for (int seat = 0; seat < hp.length; seat++) {
            hands.add(new ArrayList<>());
            fields.add(new ArrayList<>());
        }
    }

    int length() {
        return chain.size();
    }

    int copies() {
        return (int) chain.stream().filter(Entry::copy).count();
    }

    boolean over() {
        return inGame() == 1;
    }

    /** 6.1, 6.6: the card leaves the hand, what it costs is paid, and it lies on the chain with its copies. */
    void announce(int seat, String action) {
        Matcher play = PLAY.matcher(action);
        if (!play.matches()) {
            throw new AssertionError(action);
        }
        String card = play.group(1);
        hands.get(seat).remove(card);
        if (card.equals("duplication")) {
            laid.add(card);
            return;
        }
        boolean secondary = play.group(2) != null;
        if (secondary && !(card.equals("blood-tide") && champions.get(seat).equals("hexmother-sable"))) {
            hp[seat]--;
        }
        int target = play.group(3) == null ? -1 : Integer.parseInt(play.group(3));
        int names = play.group(4) == null ? 0 : Integer.parseInt(play.group(4));
        boolean accompanied = chain.isEmpty() && !laid.isEmpty();
        chain.add(new Entry(seat, card, secondary, target, names, false));
        copiesToAim = accompanied ? laid.size() * (champions.get(seat).equals("mirra-twinstream") ? 2 : 1) : 0;
        List<Integer> targets = targets(chain.getFirst());
        while (copiesToAim > 0 && targets.size() < 2) {
            copy(targets.isEmpty() ? -1 : targets.getFirst());
        }
    }

    /** 6.6: each copy has a target of its own. */
    void copy(int target) {
        Entry card = chain.getFirst();
        chain.add(new Entry(card.seat, card.card, card.secondary, target, 0, true));
        copiesToAim--;
    }

    /** At whom a copy can be aimed (5.5). */
    private List<Integer> targets(Entry entry) {
        List<Integer> targets = new ArrayList<>();
        for (int seat = 0; seat < hp.length && entry.target >= 0; seat++) {
            boolean reached = ChainCards.atAnyPlayer(entry.card) || seat != entry.seat;
            boolean changes =
                    !ChainCards.needsItem(entry.card) || !fields.get(seat).isEmpty();
            if (place[seat] == 0 && reached && changes) {
                targets.add(seat);
            }
        }
        return targets;
    }

    /** What somebody chooses while the chain resolves. */
    void choose(String choice) {
        choices.add(choice);
    }

    /** 6.4: from the last entry to the first. */
    void resolve() {
        told.clear();
        HashSet<Integer> negated = new HashSet<>();
        for (int number = chain.size(); number > 0 && !over(); number--) {
            Entry entry = chain.get(number - 1);
            boolean nothing = negated.contains(number) || place[entry.seat] > 0;
            told.add((nothing ? "fizzled " : "resolved ") + number);
            if (!nothing && entry.names > 0 && negated.add(entry.names)) {
                told.add("negated " + entry.names);
            }
            if (!nothing && !ChainCards.isItem(entry.card)) {
                carryOut(entry);
            }
            if (!nothing && ChainCards.isItem(entry.card)) {
                fields.get(entry.seat).add(entry.card);
            } else if (!entry.copy) {
                discard.add(entry.card);
            }
        }
        discard.addAll(laid);
        laid.clear();
        chain.clear();
    }

    private void carryOut(Entry entry) {
        int seat = entry.seat;
        int target = entry.target;
        boolean kaito = champions.get(seat).equals("kaito-deepsworn");
        switch (entry.card) {
            case "riptide-denial" -> {}
            case "kelp-snare" -> draw(seat, 1);
            case "second-breath" -> heal(seat, 1);
            case "healing-spring" -> heal(seat, champions.get(seat).equals("sister-lumina") ? 2 : 1);
            case "quick-fins", "tidal-insight" -> draw(seat, 2);
            case "drowned-pact" -> draw(seat, entry.secondary ? 4 : 1);
            case "borrowed-shell" -> equip(seat);
            case "rust-tide" -> destroy(target, 1);
            case "hex-of-rot" ->
                destroy(target, entry.secondary ? fields.get(target).size() : 1);
            case "boiling-burst", "tail-sweep" -> strikeEach(entry, false);
            case "blood-tide" -> {
                if (entry.secondary) {
                    strikeEach(entry, true);
                } else {
                    strike(entry, target, 1, false);
                }
            }
            case "abyssal-spike" -> strike(entry, target, entry.secondary ? 2 : 1, entry.secondary);
            case "leviathan-bite" -> strike(entry, target, kaito ? 3 : 2, kaito);
            case "coral-cleaver" -> strike(entry, target, 2, false);
            case "piercing-harpoon" -> strike(entry, target, 1, true);
            case "reef-hammer" -> {
                destroy(target, 1);
                strike(entry, target, 1, false);
            }
            case "hook-blade" -> {
                if (strike(entry, target, 1, false) > 0) {
                    draw(seat, 1);
                }
            }
            case "tide-drinker" -> {
                if (strike(entry, target, 1, false) > 0) {
                    heal(seat, 1);
                }
            }
            case "frozen-spear" -> {
                strike(entry, target, 1, false);
                draw(seat, champions.get(seat).equals("skarn-frostgill") ? 1 : 0);
            }
            case "needle-spray", "bubble-bolt", "twin-fangs" -> strike(entry, target, 1, false);
            default -> throw new AssertionError(entry.card);
        }
    }

    /** 8.1: clockwise from the left of the card's player, as long as that player is in the game. */
    private void strikeEach(Entry entry, boolean bypass) {
        for (int step = 1; step < hp.length; step++) {
            strike(entry, (entry.seat + step) % hp.length, 1, bypass);
        }
    }

    /** 7.5: 1 more for each Barbed Ring. The HP that were lost. */
    private int strike(Entry entry, int victim, int points, boolean bypass) {
        if (place[entry.seat] > 0) {
            return 0;
        }
        int rings = Collections.frequency(fields.get(entry.seat), "barbed-ring");
        return damage(entry.seat, victim, points + (ChainCards.isAttack(entry.card) ? rings : 0), bypass);
    }

    /** 7.1 to 7.3: point by point; then the triggers of what was destroyed. */
    private int damage(int source, int victim, int points, boolean bypass) {
        List<String> broken = new ArrayList<>();
        int lost = 0;
        for (int point = 0; point < points && place[victim] == 0; point++) {
            if (!bypass && !fields.get(victim).isEmpty()) {
                broken.add(destroyOne(victim, "block with ", points - point));
            } else {
                lost++;
                hp[victim]--;
                if (hp[victim] == 0) {
                    defeat(victim);
                }
            }
        }
        for (String item : broken) {
            trigger(item, victim);
            if (item.equals("urchin-mail") && source != victim && place[victim] == 0 && place[source] == 0) {
                damage(victim, source, 1, false);
            }
        }
        return lost;
    }

    private void destroy(int victim, int items) {
        List<String> broken = new ArrayList<>();
        for (int left = items; left > 0 && !fields.get(victim).isEmpty(); left--) {
            broken.add(destroyOne(victim, "destroy ", left));
        }
        broken.forEach(item -> trigger(item, victim));
    }

    /** 4.6c, 4.6d: nobody is asked where all are of one kind, or all go, which they do in the order of the card list. */
    private String destroyOne(int victim, String choice, int mustGo) {
        List<String> kinds = fields.get(victim).stream()
                .distinct()
                .sorted(Comparator.comparing(ChainCards::itemOrder))
                .toList();
        boolean asked = kinds.size() > 1 && mustGo < fields.get(victim).size();
        return remove(victim, asked ? choices.remove().substring(choice.length()) : kinds.getFirst());
    }

    private String remove(int victim, String item) {
        if (!fields.get(victim).remove(item)) {
            throw new AssertionError("no " + item + " with seat " + victim);
        }
        discard.add(item);
        return item;
    }

    /** 7.3, 8.2: what a destroyed ITEM does for its owner, if still in the game. */
    private void trigger(String item, int owner) {
        boolean draws = item.equals("pearl-charm")
                || item.equals("shell-buckler") && champions.get(owner).equals("old-barnabrook");
        draw(owner, draws ? 1 : 0);
        heal(owner, item.equals("spring-locket") ? 1 : 0);
    }

    private void equip(int seat) {
        List<String> hand = hands.get(seat);
        String choice = hand.isEmpty() ? "decline" : choices.remove();
        if (!choice.equals("decline")) {
            String item = choice.substring("equip ".length());
            hand.remove(item);
            fields.get(seat).add(item);
        }
    }

    private void draw(int seat, int cards) {
        for (int i = 0; i < cards && place[seat] == 0 && !over(); i++) {
            hands.get(seat).add(deck.remove());
        }
    }

    private void heal(int seat, int points) {
        if (place[seat] == 0 && !over()) {
            hp[seat] = Math.min(MOST_HP, hp[seat] + points);
        }
    }

    /** 9.1: hand and field go to the Discard Pile. */
    private void defeat(int seat) {
        place[seat] = inGame();
        discard.addAll(hands.get(seat));
        discard.addAll(fields.get(seat));
        hands.get(seat).clear();
        fields.get(seat).clear();
    }

    private int inGame() {
        int seats = 0;
        for (int out : place) {
            seats += out == 0 ? 1 : 0;
        }
        return seats;
    }

    /** The next turn began: one card was drawn, and one more by Quiet Reeds. */
    void nextTurn() {
        do {
            active = (active + 1) % hp.length;
        } while (place[active] > 0);
        draw(active, 2);
    }
}
