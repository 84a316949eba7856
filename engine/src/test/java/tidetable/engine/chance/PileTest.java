package tidetable.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tidetable.engine.contract.ChiSquare;

class PileTest {
    private static final Seed SEED = new Seed(3, 14);

    private static Pile pile(Seed seed, String name, int... copies) {
        Pile pile = new Pile(copies.length, 64, Rng.fast(seed, name));
        for (int kind = 0; kind < copies.length; kind++) {
            pile.shuffleIn(kind, copies[kind]);
        }
        return pile;
    }

    private static List<Integer> drawAll(Pile pile) {
        List<Integer> cards = new ArrayList<>();
        for (int card = pile.draw(); card != Pile.NONE; card = pile.draw()) {
            cards.add(card);
        }
        return cards;
    }

    @Test
    void everyCardComesAtEveryPlaceEquallyOften() {
        int cards = 8;
        long[][] places = new long[cards][cards];
        for (int shuffle = 0; shuffle < 8000; shuffle++) {
            List<Integer> order = drawAll(pile(SEED.fork(shuffle), "deck", 1, 1, 1, 1, 1, 1, 1, 1));
            for (int place = 0; place < cards; place++) {
                places[order.get(place)][place]++;
            }
        }
        for (int card = 0; card < cards; card++) {
            ChiSquare.checkEven("places of card " + card, places[card]);
        }
    }

    @Test
    void everyOrderComesEquallyOften() {
        long[] orders = new long[27];
        for (int shuffle = 0; shuffle < 12_000; shuffle++) {
            List<Integer> order = drawAll(pile(SEED.fork(shuffle), "deck", 1, 1, 1));
            orders[order.get(0) * 9 + order.get(1) * 3 + order.get(2)]++;
        }
        long[] seen = Arrays.stream(orders).filter(n -> n > 0).toArray();
        assertThat(seen).hasSize(6);
        ChiSquare.checkEven("orders of three cards", seen);
    }

    @ParameterizedTest
    @EnumSource
    void copiesOfAKindCountEach(Rng.Kind kind) {
        long[] first = new long[3];
        for (int shuffle = 0; shuffle < 3000; shuffle++) {
            Pile pile = new Pile(3, 10, Rng.of(kind, SEED.fork(shuffle), "deck"));
            pile.shuffleIn(0, 1);
            pile.shuffleIn(1, 2);
            pile.shuffleIn(2, 7);
            first[pile.draw()]++;
        }
        ChiSquare.check("first card", first, 1, 2, 7);
    }

    @Test
    void aCardOfALargePileIsFoundAsThatOfASmallOne() {
        Rng chance = Rng.fast(SEED, "copies");
        for (int number = 0; number < 500; number++) {
            int[] copies = IntStream.generate(() -> chance.below(6) * chance.below(2))
                    .limit(1 + chance.below(40))
                    .toArray();
            List<Integer> cards = new ArrayList<>();
            for (int kind = 0; kind < copies.length; kind++) {
                cards.addAll(Collections.nCopies(copies[kind], kind));
            }
            Pile pile = pile(SEED.fork(number), "deck", copies);
            Rng same = Rng.fast(SEED.fork(number), "deck");
            while (!cards.isEmpty()) {
                assertThat(pile.draw()).isEqualTo(cards.remove(same.below(cards.size())));
            }
        }
    }

    @Test
    void drawingFromOnePileLeavesAnotherAlone() {
        List<Integer> alone = drawAll(pile(SEED, "secret", 4, 4, 4, 4));
        Pile fish = pile(SEED, "fish", 4, 4, 4, 4);
        Pile secret = pile(SEED, "secret", 4, 4, 4, 4);
        List<Integer> beside = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            fish.draw();
            beside.add(secret.draw());
        }
        assertThat(beside).isEqualTo(alone);
        assertThat(drawAll(pile(SEED, "fish", 4, 4, 4, 4))).isNotEqualTo(alone);
    }

    @Test
    void topComesFirstAndUnderLast() {
        Pile pile = pile(SEED, "deck", 0, 0, 0, 0, 0, 3);
        pile.putUnder(0, 0b01);
        pile.putUnder(1, 0b10);
        pile.putOnTop(2, 0b11);
        pile.putOnTop(3, 0);
        assertThat(pile.size()).isEqualTo(7);
        assertThat(List.of(pile.topSize(), pile.underSize(), pile.shuffled(5))).containsExactly(2, 2, 3);
        assertThat(List.of(pile.topCard(0), pile.topCard(1))).containsExactly(3, 2);
        assertThat(List.of(pile.topKnownTo(0), pile.topKnownTo(1))).containsExactly(0, 0b11);
        assertThat(List.of(pile.underCard(0), pile.underCard(1))).containsExactly(0, 1);
        assertThat(List.of(pile.underKnownTo(0), pile.underKnownTo(1))).containsExactly(0b01, 0b10);
        assertThat(drawAll(pile)).containsExactly(3, 2, 5, 5, 5, 0, 1);
        assertThat(pile.draw()).isEqualTo(Pile.NONE);
        assertThat(pile.size()).isZero();
    }

    @Test
    void aNewDealKeepsWhatTheObserverKnows() {
        Pile pile = pile(SEED, "deck", 3, 3, 3);
        pile.putOnTop(0, 0b01);
        pile.putOnTop(1, 0b10);
        pile.putUnder(2, 0b11);
        pile.putUnder(2, 0);
        Rng rng = Rng.fast(SEED, "deal");
        long[] hiddenTop = new long[3];
        long[] hiddenUnder = new long[3];
        for (int i = 0; i < 5500; i++) {
            pile.forget(0);
            pile.deal(rng);
            assertThat(pile.topCard(1)).isZero();
            assertThat(pile.underCard(0)).isEqualTo(2);
            assertThat(List.of(pile.topKnownTo(0), pile.underKnownTo(1))).containsExactly(0b10, 0);
            hiddenTop[pile.topCard(0)]++;
            hiddenUnder[pile.underCard(1)]++;
        }
        assertThat(pile.size()).isEqualTo(13);
        ChiSquare.check("the hidden card on top", hiddenTop, 3, 4, 4);
        ChiSquare.check("the hidden card underneath", hiddenUnder, 3, 4, 4);
    }

    @Test
    void anObserverOutsideKnowsNothing() {
        Pile pile = pile(SEED, "deck", 5, 0);
        pile.putOnTop(1, 0xFF);
        pile.forget(-1);
        assertThat(pile.shuffled(1)).isEqualTo(1);
        pile.deal(Rng.fast(SEED, "deal"));
        assertThat(pile.shuffled(0) + pile.shuffled(1)).isEqualTo(5);
        assertThat(pile.topSize()).isEqualTo(1);
    }

    @Test
    void aNewDealReplacesTheStream() {
        Pile one = pile(SEED, "one", 4, 4, 4, 4);
        Pile other = pile(SEED, "other", 4, 4, 4, 4);
        for (Pile pile : List.of(one, other)) {
            pile.forget(0);
            pile.deal(Rng.fast(SEED, "deal"));
        }
        assertThat(one.stream().write()).isEqualTo(other.stream().write());
        assertThat(one.hash(1)).isEqualTo(other.hash(1));
        assertThat(drawAll(one)).isEqualTo(drawAll(other));
    }

    @Test
    void aCopyIsIndependent() {
        Pile pile = pile(SEED, "deck", 4, 4, 4);
        pile.putOnTop(1, 1);
        Pile copy = pile(SEED, "other", 0, 0, 0);
        copy.putUnder(2, 0);
        copy.copyFrom(pile);
        long hash = pile.hash(7);
        assertThat(copy.hash(7)).isEqualTo(hash);
        List<Integer> drawn = drawAll(copy);
        assertThat(pile.hash(7)).isEqualTo(hash);
        assertThat(drawAll(pile)).isEqualTo(drawn);
    }
}
