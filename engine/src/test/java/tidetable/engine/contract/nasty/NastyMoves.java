package tidetable.engine.contract.nasty;

import tidetable.engine.Agenda;
import tidetable.engine.Story;
import tidetable.engine.chance.Pile;

/** Carries out one action of the nasty game and all that follows. */
final class NastyMoves {
    private final NastyState state;
    private final Agenda<Step> agenda;
    private final Hands hands;
    private final Story story;
    private final Fault fault;

    NastyMoves(NastyState state, Story story, Fault fault) {
        this.state = state;
        this.agenda = state.agenda;
        this.hands = state.hands;
        this.story = story;
        this.fault = fault;
    }

    void apply(int action) {
        int seat = agenda.seat();
        switch (agenda.step()) {
            case TURN -> turn(seat, action);
            case WINDOW -> answer(seat, action);
            case DEPTH -> dive(seat, action - NastyActions.DIVE);
            case RESCUE -> rescue(seat, action);
            case PEEK -> peek(seat, action);
            case CALM -> throw new IllegalStateException("no question");
        }
        settle();
    }

    /** Carries out effects, and closes questions to seats that are out, up to the next question. */
    private void settle() {
        while (agenda.depth() > 0) {
            boolean living = state.lives[agenda.seat()] > 0;
            switch (agenda.step()) {
                case TURN -> {
                    if (living) {
                        return;
                    }
                    nextTurn();
                }
                case RESCUE -> {
                    if (living) {
                        return;
                    }
                    agenda.pop();
                }
                case CALM -> calm(agenda.b());
                case WINDOW, DEPTH, PEEK -> {
                    return;
                }
            }
        }
    }

    private void turn(int seat, int action) {
        if (action == NastyActions.DRAW) {
            if (fault != Fault.ENDLESS) {
                draw(seat);
                nextTurn();
            }
            return;
        }
        Kind kind = NastyActions.played(action);
        int target = kind == Kind.CRAB ? action - NastyActions.CRAB : 0;
        hands.lose(seat, kind.number, Hands.ALL);
        state.discard[kind.number]++;
        if (story.listens()) {
            story.tell(
                    kind == Kind.CRAB
                            ? new NastyEvent.PlayedAt(seat, kind, target)
                            : new NastyEvent.Played(seat, kind));
        }
        int asked = state.nextAsked(seat);
        if (asked >= 0) {
            agenda.push(Step.WINDOW, asked, kind.number, target);
        } else {
            resolve(kind, target);
        }
    }

    private void nextTurn() {
        int next = nextLiving(agenda.seat());
        if (state.deck.size() == 0 || nextLiving(next) == next) {
            agenda.clear();
            if (story.listens()) {
                story.tell(new NastyEvent.Over());
            }
        } else {
            agenda.replace(Step.TURN, next, 0, 0);
        }
    }

    /** The next living seat clockwise; the seat itself when there is no other. */
    private int nextLiving(int after) {
        int seat = after;
        do {
            seat = (seat + 1) % state.seats;
        } while (state.lives[seat] == 0 && seat != after);
        return seat;
    }

    private void draw(int seat) {
        int knownTo = knownTo();
        int kind = state.deck.draw();
        hands.gain(seat, kind, knownTo);
        if (story.listens()) {
            story.tell(new NastyEvent.Drew(seat, Kind.of(kind)));
        }
    }

    private void answer(int seat, int action) {
        Kind kind = Kind.of(agenda.a());
        int target = agenda.b();
        if (action == NastyActions.INK) {
            agenda.pop();
            hands.lose(seat, Kind.INK.number, Hands.ALL);
            state.discard[Kind.INK.number]++;
            state.discard[kind.number]--;
            hands.gain(state.active(), kind.number, Hands.ALL);
            if (story.listens()) {
                story.tell(new NastyEvent.Inked(seat, state.active(), kind));
            }
            return;
        }
        int asked = state.nextAsked(seat);
        if (asked >= 0) {
            agenda.replace(Step.WINDOW, asked, kind.number, target);
        } else {
            agenda.pop();
            resolve(kind, target);
        }
    }

    private void resolve(Kind kind, int target) {
        int seat = state.active();
        switch (kind) {
            case CRAB -> steal(seat, target);
            case GULL -> look(seat);
            case STORM -> agenda.push(Step.DEPTH, nextLiving(seat), 0, 0);
            case INK -> throw new IllegalStateException("ink is no card of a turn");
        }
    }

    private void steal(int thief, int victim) {
        int kind = hands.random(victim, state.steal);
        int seen = 1 << thief | 1 << victim;
        hands.lose(victim, kind, fault == Fault.KNOWS_TOO_MUCH ? Hands.ALL : seen);
        hands.gain(thief, kind, seen);
        if (story.listens()) {
            story.tell(new NastyEvent.Stole(thief, victim, Kind.of(kind)));
            if (fault == Fault.LISTENS_TOO_CLOSELY) {
                state.steal.next();
            }
        }
    }

    private void look(int seat) {
        int knownTo = knownTo();
        int kind = state.deck.draw();
        state.deck.putOnTop(kind, knownTo | 1 << seat);
        agenda.push(Step.PEEK, seat, 0, 0);
        if (story.listens()) {
            story.tell(new NastyEvent.Looked(seat, Kind.of(kind)));
        }
    }

    /** The seats that know the card that is drawn next. */
    private int knownTo() {
        Pile deck = state.deck;
        if (deck.topSize() > 0) {
            return deck.topKnownTo(0);
        }
        return deck.size() > deck.underSize() ? 0 : deck.underKnownTo(0);
    }

    private void peek(int seat, int action) {
        agenda.pop();
        boolean under = action == NastyActions.UNDER;
        if (under) {
            int knownTo = state.deck.topKnownTo(0);
            state.deck.putUnder(state.deck.draw(), knownTo);
        }
        if (story.listens()) {
            story.tell(new NastyEvent.Put(seat, under));
        }
    }

    private void dive(int seat, int depth) {
        int answers = agenda.a() | 1 + depth << 2 * seat;
        if (seat != state.active()) {
            agenda.replace(Step.DEPTH, nextLiving(seat), answers, 0);
            return;
        }
        int[] divers = new int[4];
        for (int other = 0; other < state.seats; other++) {
            int answer = answers >> 2 * other & 3;
            divers[answer]++;
            if (answer > 0 && story.listens()) {
                story.tell(new NastyEvent.Surfaced(other, answer - 1));
            }
        }
        int hit = 0;
        for (int other = 0; other < state.seats; other++) {
            int answer = answers >> 2 * other & 3;
            hit |= answer > 0 && divers[answer] > 1 ? 1 << other : 0;
        }
        agenda.replace(Step.CALM, seat, 0, hit);
        for (int back = state.seats; back > 0; back--) {
            int other = (seat + back) % state.seats;
            if ((hit >> other & 1) != 0) {
                agenda.push(Step.RESCUE, other, 0, 0);
            }
        }
    }

    private void rescue(int seat, int action) {
        agenda.pop();
        int player = state.active();
        if (action == NastyActions.SINK) {
            if (story.listens()) {
                story.tell(new NastyEvent.Sank(seat));
            }
            loseLife(seat);
        } else if (player != seat && state.lives[player] > 0) {
            give(seat, player, action - NastyActions.GIVE);
        } else {
            int kind = action - NastyActions.GIVE;
            hands.lose(seat, kind, Hands.ALL);
            state.discard[kind]++;
            if (story.listens()) {
                story.tell(new NastyEvent.Discarded(seat, Kind.of(kind)));
            }
        }
    }

    private void give(int seat, int player, int kind) {
        int seen = 1 << seat | 1 << player;
        hands.lose(seat, kind, seen);
        hands.gain(player, kind, seen);
        if (story.listens()) {
            story.tell(
                    fault == Fault.SHOWS_GIFT
                            ? new NastyEvent.Discarded(seat, Kind.of(kind))
                            : new NastyEvent.Gave(seat, player, Kind.of(kind)));
        }
    }

    private void loseLife(int seat) {
        if (--state.lives[seat] > 0) {
            return;
        }
        for (int kind = 0; kind < Kind.COUNT; kind++) {
            while (hands.count(seat, kind) > 0) {
                hands.lose(seat, kind, Hands.ALL);
                if (fault != Fault.LOSES_CARDS) {
                    state.deck.shuffleIn(kind);
                }
            }
        }
        if (story.listens()) {
            story.tell(new NastyEvent.Out(seat));
        }
        int next = nextLiving(seat);
        if (next != seat) {
            loseLife(next);
        }
    }

    private void calm(int hit) {
        agenda.pop();
        for (int seat = 0; seat < state.seats; seat++) {
            if (state.lives[seat] > 0 && (hit >> seat & 1) == 0) {
                state.pearls[seat]++;
                if (story.listens()) {
                    story.tell(new NastyEvent.Pearl(seat));
                }
            }
        }
    }
}
