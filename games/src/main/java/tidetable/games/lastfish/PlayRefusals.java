package tidetable.games.lastfish;

import static tidetable.games.lastfish.Refusals.NONE;
import static tidetable.games.lastfish.Refusals.no;

import java.util.Optional;
import tidetable.engine.Refusal;
import tidetable.engine.text.Term;

/** Why a card may not be announced (sections 5 and 6). */
final class PlayRefusals {
    private final LastFishState state;
    private final Step step;
    private final int seat;

    PlayRefusals(LastFishState state) {
        this.state = state;
        this.step = state.agenda.step();
        this.seat = state.agenda.seat();
    }

    Optional<Refusal> of(int play) {
        int kind = LastFishActions.playKind(play);
        int mode = LastFishActions.playMode(play);
        int choice = LastFishActions.playChoice(play);
        Optional<Refusal> now = now(kind);
        if (now.isPresent()) {
            return now;
        }
        if (state.held.inHand(seat, kind) == 0) {
            return no(LastFishRule.FROM_THE_HAND, "refusal.notInHand", card(kind));
        }
        Optional<Refusal> turn = turn(kind);
        if (turn.isPresent()) {
            return turn;
        }
        int price = mode == 0 ? 0 : state.table.sacrifices[state.seats.champion(seat)][kind];
        int hp = state.seats.hp(seat);
        if (price > 0 && price >= hp) {
            return no(LastFishRule.LAST_HP, "refusal.lastHp", card(kind), number(price), number(hp));
        }
        if (state.table.doubles[kind] != 0) {
            return duplication(kind);
        }
        if (state.table.negates[kind] != 0) {
            return entry(kind, choice);
        }
        return state.table.aims[2 * kind + mode] == Aim.NOBODY ? effect(kind, mode) : at(kind, mode, choice - 1, 1);
    }

    /** Whether a card of that kind fits into this moment at all. */
    private Optional<Refusal> now(int kind) {
        boolean instant = state.table.is(kind, Type.INSTANT);
        return switch (step) {
            case RESPONSE -> instant ? NONE : no(LastFishRule.MAIN_ONLY, "refusal.instantsOnly", card(kind));
            case OPEN -> instant ? openly(kind) : no(LastFishRule.MAIN_ONLY, "refusal.instantsOnly", card(kind));
            case MAIN -> instant ? openly(kind) : NONE;
            case DOUBLE -> {
                boolean fits = (Offers.accompaniedTypes(state) & state.table.type[kind].bit()) != 0;
                yield fits ? NONE : no(LastFishRule.DUPLICATION, "refusal.notDoubled", card(kind));
            }
            case CHAMPION,
                    START,
                    ENCOUNTER,
                    CLOSING,
                    CHAIN,
                    COPY,
                    EFFECTS,
                    BLOCK,
                    DESTROY,
                    DISCARD,
                    GIFT,
                    EQUIP,
                    RECOVER,
                    PASS,
                    CHOOSE,
                    MAY -> notNow(kind, instant);
        };
    }

    private Optional<Refusal> openly(int kind) {
        boolean fits = (state.table.openKinds >> kind & 1) != 0;
        return fits ? NONE : no(LastFishRule.ONLY_ONTO_A_CHAIN, "refusal.onlyOntoAChain", card(kind));
    }

    private Optional<Refusal> notNow(int kind, boolean instant) {
        if (!instant) {
            return no(LastFishRule.MAIN_ONLY, "refusal.notMain");
        }
        return state.encounter != 0
                ? no(LastFishRule.ENCOUNTER_UNANSWERED, "refusal.encounter", card(kind))
                : no(LastFishRule.RESPONSE, "refusal.noWindow", card(kind));
    }

    /** What a turn allows (5.1c to 5.3d, 5.6). */
    private Optional<Refusal> turn(int kind) {
        LastFishDeck.Constants constants = state.table.constants;
        if (Permissions.cardsLeft(state, seat) == 0) {
            return no(LastFishRule.MOST_CARDS, "refusal.mostCards", number(constants.plays()));
        }
        boolean started = state.seats.started(seat);
        boolean harness = Permissions.harness(state);
        return switch (state.table.type[kind]) {
            case INSTANT, SPELL -> NONE;
            case CURSE -> {
                if (!started) {
                    yield no(LastFishRule.FIRST_TURN_CURSE, "refusal.firstTurn", card(kind));
                }
                yield state.curses < constants.curses()
                        ? NONE
                        : no(LastFishRule.ONE_CURSE, "refusal.curses", number(state.curses));
            }
            case ATTACK -> {
                if (!started) {
                    yield no(LastFishRule.FIRST_TURN_ATTACK, "refusal.firstTurn", card(kind));
                }
                LastFishRule rule = harness ? LastFishRule.ATTACKS_WITH_HARNESS : LastFishRule.ATTACKS;
                yield limit(rule, "refusal.attacks", Permissions.used(state, 1, 0));
            }
            case ITEM -> {
                LastFishRule rule = harness ? LastFishRule.ITEMS_WITH_HARNESS : LastFishRule.ITEMS;
                yield limit(rule, "refusal.items", Permissions.used(state, 0, 1));
            }
        };
    }

    private Optional<Refusal> limit(LastFishRule rule, String key, int used) {
        return used <= 1
                ? NONE
                : no(
                        rule,
                        key,
                        number(state.attacks),
                        number(state.items),
                        number(state.extraAttacks),
                        number(state.extraItems));
    }

    private Optional<Refusal> duplication(int kind) {
        int left = Permissions.cardsLeft(state, seat);
        if (left == 1) {
            return no(
                    LastFishRule.MOST_CARDS_WITH_DUPLICATION,
                    "refusal.mostCards",
                    number(state.table.constants.plays()));
        }
        return Offers.canLay(state, kind) ? NONE : no(LastFishRule.ALONE, "refusal.alone", card(kind));
    }

    private Optional<Refusal> entry(int kind, int entry) {
        int types = state.table.negates[kind];
        if (!Gains.useful(state, Gains.there(state, seat, 1), seat, kind, 0)) {
            return no(LastFishRule.NO_ENTRY, "refusal.noEntry", card(kind));
        }
        if (entry > state.chain.size()) {
            return no(LastFishRule.NEGATE, "refusal.noSuchEntry", number(entry), number(state.chain.size()));
        }
        return state.chain.negatable(state.table, entry - 1, types)
                ? NONE
                : no(LastFishRule.NEGATE, "refusal.wrongEntry", card(kind), card(state.chain.kind(entry - 1)));
    }

    /** Whether a card may be aimed at a seat; so many cards of the own hand leave it with that. */
    Optional<Refusal> at(int kind, int mode, int target, int leaving) {
        if (target >= state.table.seats) {
            return no(LastFishRule.NO_SUCH_TARGET, "refusal.noSuchSeat", number(target + 1));
        }
        if (!state.seats.inGame(target)) {
            return no(LastFishRule.NOT_CHOSEN, "refusal.out", Prompts.who(target));
        }
        if (target == seat && state.table.aims[2 * kind + mode] == Aim.OPPONENT) {
            return no(LastFishRule.OPPONENTS_ONLY, "refusal.opponentsOnly", card(kind));
        }
        if ((Gains.targets(state, Gains.there(state, seat, leaving), seat, kind, mode) >> target & 1) != 0) {
            return NONE;
        }
        return useless(kind, mode, true, card(kind), Prompts.who(target));
    }

    private Optional<Refusal> effect(int kind, int mode) {
        return Gains.useful(state, Gains.there(state, seat, 1), seat, kind, mode)
                ? NONE
                : useless(kind, mode, false, card(kind));
    }

    /** The clause of the first effect, which like all others could change nothing (5.5b to 5.5h). */
    private Optional<Refusal> useless(int kind, int mode, boolean onTarget, Term... terms) {
        int place = state.table.lists[state.seats.champion(seat)][2 * kind + mode];
        Effect effect = Effects.at(state, place);
        while (effect instanceof Effect.Signed || onTarget && effect.to() != Effect.To.TARGET) {
            place++;
            effect = Effects.at(state, place);
        }
        String there = onTarget ? "There" : "";
        return switch (effect) {
            case Effect.Heal _ -> no(LastFishRule.NOBODY_TO_HEAL, "refusal.heal" + there, terms);
            case Effect.Steal _, Effect.Discard _ -> no(LastFishRule.NO_CARDS_IN_HAND, "refusal.hands" + there, terms);
            case Effect.Gift _, Effect.PassLeft _ -> no(LastFishRule.NO_CARD_TO_GIVE, "refusal.gift" + there, terms);
            case Effect.Destroy _ ->
                no(LastFishRule.NO_ITEM_TO_DESTROY, "refusal.items" + (onTarget ? "There" : "Anywhere"), terms);
            case Effect.Recover _ -> no(LastFishRule.NOTHING_TO_RECOVER, "refusal.recover", terms);
            case Effect.Equip _ -> no(LastFishRule.NOTHING_TO_EQUIP, "refusal.equip", terms);
            case Effect.Draw _, Effect.Discover _ -> no(LastFishRule.NOTHING_TO_DRAW, "refusal.draw", terms);
            case Effect.Damage _,
                    Effect.ExtraPlay _,
                    Effect.Copy _,
                    Effect.Negate _,
                    Effect.May _,
                    Effect.IfLostHp _,
                    Effect.Signed _,
                    Effect.End _ -> throw new IllegalStateException("could do something: " + effect);
        };
    }

    private Term card(int kind) {
        return Prompts.card(state, kind);
    }

    private static Term number(int value) {
        return new Term.Number(value);
    }
}
