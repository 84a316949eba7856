package tidetable.engine.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FaultsTest {
    @Test
    void allFaultsAreToldEachOnceAndTheFirstIsTheMessage() {
        Faults faults = new Faults();
        List<String> read = new ArrayList<>();
        for (String part : List.of("a", "b", "a", "c")) {
            faults.in(() -> {
                read.add(part);
                if (!part.equals("c")) {
                    throw new BadInput(part + " is wrong");
                }
            });
        }
        BadInput all = catchThrowableOfType(BadInput.class, faults::end);
        assertThat(read).containsExactly("a", "b", "a", "c");
        assertThat(all).hasMessage("a is wrong");
        assertThat(all.problems()).containsExactly("a is wrong", "b is wrong");
    }

    @Test
    void withoutFaultsNothingHappens() {
        Faults faults = new Faults();
        faults.in(() -> {});
        assertThatCode(faults::end).doesNotThrowAnyException();
        assertThat(new BadInput("one").problems()).containsExactly("one");
    }
}
