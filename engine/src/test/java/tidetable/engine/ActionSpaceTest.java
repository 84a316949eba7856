package tidetable.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ActionSpaceTest {
    @Test
    void numbersAndNotationsReadBack() {
        ActionSpace space = new ActionSpace(List.of("pass", "play shrimp at (1,0)"));
        assertThat(space.size()).isEqualTo(2);
        assertThat(space.notation(1)).isEqualTo("play shrimp at (1,0)");
        assertThat(space.number("play shrimp at (1,0)")).hasValue(1);
        assertThat(space.number("Pass")).isEmpty();
    }

    @Test
    void noTwoActionsAreWrittenTheSame() {
        assertThatThrownBy(() -> new ActionSpace(List.of("pass", "pass")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'pass'");
    }

    @Test
    void anActionListGrows() {
        ActionList list = new ActionList();
        for (int i = 0; i < 1000; i++) {
            list.add(2 * i);
        }
        assertThat(list.size()).isEqualTo(1000);
        assertThat(list.get(999)).isEqualTo(1998);
        assertThat(list.contains(500)).isTrue();
        assertThat(list.contains(501)).isFalse();
        list.clear();
        assertThat(list.toArray()).isEmpty();
        assertThat(list.contains(0)).isFalse();
    }

    @Test
    void bitsAreAddedInAscendingOrder() {
        ActionList list = new ActionList();
        for (int i = 0; i < 10; i++) {
            list.addBits(100 * i, 1L << 63 | 0b101);
        }
        list.addBits(7, 0);
        assertThat(list.size()).isEqualTo(30);
        assertThat(list.toString()).startsWith("[0, 2, 63, 100, 102, 163, 200,");
        list.clear();
        list.addBits(0, -1);
        list.addBits(64, -1);
        list.addBits(128, -1);
        list.addBits(192, -1);
        list.addBits(256, -1);
        assertThat(list.size()).isEqualTo(320);
        assertThat(list.get(319)).isEqualTo(319);
    }
}
