package tidetable.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AgendaTest {
    private enum Step {
        TURN,
        WINDOW,
        EFFECT
    }

    private static Agenda<Step> agenda() {
        return new Agenda<>(Step.values(), 4);
    }

    @Test
    void framesKeepTheirParts() {
        Agenda<Step> agenda = agenda();
        agenda.push(Step.TURN, 0, 0, 0);
        agenda.push(Step.EFFECT, 255, 65535, 65534);
        agenda.push(Step.WINDOW, 7, 1, 65535);
        assertThat(agenda.depth()).isEqualTo(3);
        assertThat(agenda.step()).isEqualTo(Step.WINDOW);
        assertThat(new int[] {agenda.seat(), agenda.a(), agenda.b()}).containsExactly(7, 1, 65535);
        assertThat(agenda.step(1)).isEqualTo(Step.EFFECT);
        assertThat(new int[] {agenda.seat(1), agenda.a(1), agenda.b(1)}).containsExactly(255, 65535, 65534);
    }

    @Test
    void theTopIsReplacedAndTakenAway() {
        Agenda<Step> agenda = agenda();
        agenda.push(Step.TURN, 1, 2, 3);
        agenda.push(Step.WINDOW, 2, 0, 0);
        agenda.replace(Step.WINDOW, 3, 9, 9);
        assertThat(agenda.seat()).isEqualTo(3);
        agenda.pop();
        assertThat(agenda.step()).isEqualTo(Step.TURN);
        assertThat(agenda.b()).isEqualTo(3);
        agenda.clear();
        assertThat(agenda.depth()).isZero();
    }

    @Test
    void aCopyIsEqualAndIndependent() {
        Agenda<Step> agenda = agenda();
        agenda.push(Step.TURN, 1, 2, 3);
        Agenda<Step> copy = agenda();
        copy.push(Step.EFFECT, 1, 1, 1);
        copy.push(Step.EFFECT, 1, 1, 1);
        copy.copyFrom(agenda);
        assertThat(copy.hash(5)).isEqualTo(agenda.hash(5));
        assertThat(copy).hasToString(agenda.toString());
        copy.replace(Step.TURN, 2, 2, 3);
        assertThat(agenda.seat()).isEqualTo(1);
        assertThat(copy.hash(5)).isNotEqualTo(agenda.hash(5));
    }

    @Test
    void theHashIgnoresFramesTakenAway() {
        Agenda<Step> agenda = agenda();
        agenda.push(Step.TURN, 1, 2, 3);
        long hash = agenda.hash(1);
        agenda.push(Step.WINDOW, 2, 0, 0);
        assertThat(agenda.hash(1)).isNotEqualTo(hash);
        agenda.pop();
        assertThat(agenda.hash(1)).isEqualTo(hash);
    }
}
