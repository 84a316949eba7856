package tidetable.games.fullseal;

import tidetable.engine.Agenda;
import tidetable.engine.Story;

/** Attacks (section 9). The frame of an attack lies directly on that of PLAYS. */
final class Attack {
    /** Announced: Snow Den may be played. */
    static final int ANNOUNCED = 0;
    /** Predators are chosen. */
    static final int CHOOSING = 1;
    /** Predators are revealed: Change of Pack may be played. */
    static final int REVEALED = 2;

    /** The words for the stages, in their order. */
    static final java.util.List<String> STAGES = java.util.List.of("announced", "choosing", "revealed");

    /** Where the frame of an attack lies. */
    static final int FRAME = 1;

    private Attack() {}

    /** An attacked seat and a part of its Seal, as one operand. */
    static int operand(int defender, int part) {
        return defender << 2 | part;
    }

    static boolean goesOn(FullSealState state) {
        return state.agenda.depth() > FRAME && state.agenda.step(FRAME) == Step.ATTACK;
    }

    /** The attacker of the attack that goes on. */
    static int attacker(FullSealState state) {
        return state.agenda.seat(FRAME);
    }

    static int defender(FullSealState state) {
        return state.agenda.b(FRAME) >> 2;
    }

    static int part(FullSealState state) {
        return state.agenda.b(FRAME) & 3;
    }

    /** The Predator that a seat has revealed in the attack that goes on, as kind + 1. */
    static int shown(FullSealState state, int seat) {
        if (!goesOn(state)) {
            return FullSealState.NONE;
        }
        if (seat == attacker(state)) {
            return state.shownAttacker;
        }
        return seat == defender(state) ? state.shownDefender : FullSealState.NONE;
    }

    /** Whether a seat has an opponent with a Seal card (9.1a). */
    static boolean anyTarget(FullSealState state, int seat) {
        for (int other = 0; other < state.table.seats; other++) {
            if (other != seat && state.held.parts(other) != 0) {
                return true;
            }
        }
        return false;
    }

    /** 9.1a; whether the defender must be asked for an answer. */
    static boolean announce(FullSealState state, int defender, int part, Story story) {
        int seat = state.active;
        state.agenda.push(Step.ATTACK, seat, ANNOUNCED, operand(defender, part));
        if (story.listens()) {
            story.tell(new PublicEvent.Attacked(seat, defender, Names.seal(state.table, part)));
        }
        return Windows.opens(state, Step.DEN, defender);
    }

    /** Works on the frame of an attack that lies on top. */
    static void goOn(FullSealState state, Story story) {
        Agenda<Step> agenda = state.agenda;
        switch (agenda.a()) {
            case ANNOUNCED -> {
                agenda.replace(Step.ATTACK, agenda.seat(), CHOOSING, agenda.b());
                askOrChoose(state, agenda.seat(), story);
            }
            case REVEALED -> compare(state, story);
            default -> throw new IllegalStateException("no stage of an attack: " + agenda.a());
        }
    }

    /** A seat is asked for a Predator, unless it has just one (4.3d). */
    private static void askOrChoose(FullSealState state, int seat, Story story) {
        state.agenda.push(Step.CHOOSE, seat, 0, 0);
        if (state.predators.size(seat) == 1) {
            choose(state, state.predators.nth(seat, 0), story);
        }
    }

    /** Whether the attacker is asked for a Predator, and the defender will be next. */
    static boolean defenderWillChoose(FullSealState state) {
        return state.chosen == FullSealState.NONE && state.predators.size(defender(state)) > 1;
    }

    /** 9.1c to 9.1f: the seat of the question on top has chosen. */
    static void choose(FullSealState state, int kind, Story story) {
        state.agenda.pop();
        int defender = defender(state);
        if (state.chosen != FullSealState.NONE) {
            reveal(state, kind, story);
        } else {
            state.chosen = kind + 1;
            if (state.predators.size(defender) > 0) {
                askOrChoose(state, defender, story);
            } else {
                undefended(state, story);
            }
        }
    }

    /** 9.3, 9.3a */
    private static void undefended(FullSealState state, Story story) {
        int attacker = attacker(state);
        int kind = state.chosen - 1;
        state.chosen = FullSealState.NONE;
        state.predators.lose(attacker, kind, 1 << attacker);
        state.predatorPile.putUnder(kind, 1 << attacker);
        if (story.listens()) {
            story.tell(new SecretEvent.PredatorUnder(attacker, Names.predator(state.table, kind)));
        }
        steal(state, story);
    }

    private static void reveal(FullSealState state, int defenderKind, Story story) {
        int attackerKind = state.chosen - 1;
        state.chosen = FullSealState.NONE;
        state.shownAttacker = show(state, attacker(state), attackerKind, story);
        state.shownDefender = show(state, defender(state), defenderKind, story);
        state.agenda.replace(Step.ATTACK, attacker(state), REVEALED, state.agenda.b());
        Windows.opens(state, Step.PACK, attacker(state));
    }

    private static int show(FullSealState state, int seat, int kind, Story story) {
        state.predators.lose(seat, kind, state.table.everybody());
        if (story.listens()) {
            story.tell(new PublicEvent.Revealed(seat, Names.predator(state.table, kind)));
        }
        return kind + 1;
    }

    /** 9.1j, 9.1k */
    private static void compare(FullSealState state, Story story) {
        int attackerKind = state.shownAttacker - 1;
        int defenderKind = state.shownDefender - 1;
        int defender = defender(state);
        state.shownAttacker = FullSealState.NONE;
        state.shownDefender = FullSealState.NONE;
        state.predatorPile.putUnder(attackerKind, state.table.everybody());
        state.predatorPile.putUnder(defenderKind, state.table.everybody());
        if (state.table.beats[attackerKind] == defenderKind) {
            steal(state, story);
            return;
        }
        if (story.listens()) {
            story.tell(new PublicEvent.AttackFailed(attacker(state), defender));
        }
        state.agenda.pop();
        state.drawPredator(defender, story);
    }

    /** 9.2, 9.3, 9.5 */
    private static void steal(FullSealState state, Story story) {
        int attacker = attacker(state);
        int defender = defender(state);
        int part = part(state);
        state.agenda.pop();
        Seals.take(state, defender, part);
        Seals.give(state, attacker, part);
        if (story.listens()) {
            story.tell(new PublicEvent.TookSeal(attacker, defender, Names.seal(state.table, part)));
        }
        Seals.checkFull(state, story);
    }

    /** Snow Den takes effect (9.1b): its window, which lies on top, is over, and so is the attack. */
    static void stop(FullSealState state, Story story) {
        if (story.listens()) {
            story.tell(new PublicEvent.AttackStopped(attacker(state), defender(state)));
        }
        state.agenda.pop();
        state.agenda.pop();
    }

    /** 9.1g: the seat of the question on top shows another Predator. */
    static void change(FullSealState state, int kind, Story story) {
        int seat = state.agenda.seat();
        boolean attacks = seat == attacker(state);
        int before = (attacks ? state.shownAttacker : state.shownDefender) - 1;
        state.agenda.pop();
        int shown = show(state, seat, kind, story);
        state.predators.gain(seat, before, state.table.everybody());
        if (story.listens()) {
            story.tell(new PublicEvent.TookBack(seat, Names.predator(state.table, before)));
        }
        if (attacks) {
            state.shownAttacker = shown;
        } else {
            state.shownDefender = shown;
        }
    }
}
