package tidetable.games.lastfish;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tidetable.engine.file.Fields;

/** Reads lists of effects of a deck file (section 8), and says what cannot stand where it stands. */
final class EffectReader {
    private static final int MOST_EFFECTS = 4;
    private static final Set<Effect.To> OTHERS =
            EnumSet.of(Effect.To.EACH_OPPONENT, Effect.To.CHOSEN_OPPONENT, Effect.To.TARGET, Effect.To.SOURCE_PLAYER);
    private static final Set<String> OF_TRIGGERS = Set.of("DAMAGE", "DRAW", "DISCOVER", "DISCARD", "HEAL", "STEAL");

    /** Where the effects stand. */
    private enum Place {
        /** On a card that is announced. */
        CARD,
        /** On an ENCOUNTER, or in what a Champion adds to one. */
        ENCOUNTER,
        /** In a MAY. */
        MAY,
        /** In a trigger. */
        TRIGGER,
        /** In a trigger by damage of an opponent. */
        OPPONENT_TRIGGER
    }

    private final Place place;
    private final Type type;
    private final Aim aim;

    private EffectReader(Place place, Type type, Aim aim) {
        this.place = place;
        this.type = type;
        this.aim = aim;
    }

    /** Those of a card that is announced, by its type and its target. */
    static List<Effect> ofCard(Fields card, Type type, Aim aim, boolean onChain) {
        List<Effect> effects = new EffectReader(Place.CARD, type, aim).list(card, "effects", 1);
        boolean aimed = effects.stream().anyMatch(effect -> effect.to() == Effect.To.TARGET);
        if (aimed != (aim != Aim.NOBODY)) {
            throw card.bad("effects", "must reach TARGET just when the card has a target");
        }
        boolean negates = effects.stream().skip(1).anyMatch(Effect.Negate.class::isInstance);
        boolean negatesFirst = effects.getFirst() instanceof Effect.Negate;
        if (negates || negatesFirst && !(onChain && aim == Aim.NOBODY)) {
            throw card.bad("effects", "may NEGATE in the first place alone, with the window RESPONSE and no target");
        }
        if (effects.stream().anyMatch(Effect.Copy.class::isInstance)
                && (effects.size() > 1 || type != Type.SPELL || aim != Aim.NOBODY)) {
            throw card.bad("effects", "may COPY alone, on a SPELL without a target");
        }
        return effects;
    }

    static List<Effect> ofEncounter(Fields card) {
        return new EffectReader(Place.ENCOUNTER, Type.ITEM, Aim.NOBODY).list(card, "effects", 1);
    }

    static List<LastFishDeck.Trigger> triggers(Fields card) {
        List<LastFishDeck.Trigger> triggers = new ArrayList<>();
        for (Fields trigger : card.objects("triggers")) {
            boolean byOpponent = trigger.word(
                    "on",
                    word -> switch (word) {
                        case "THIS_DESTROYED" -> Optional.of(false);
                        case "THIS_DESTROYED_BY_OPPONENT_DAMAGE" -> Optional.of(true);
                        default -> Optional.empty();
                    },
                    "THIS_DESTROYED or THIS_DESTROYED_BY_OPPONENT_DAMAGE");
            Place place = byOpponent ? Place.OPPONENT_TRIGGER : Place.TRIGGER;
            EffectReader reader = new EffectReader(place, Type.ITEM, Aim.NOBODY);
            triggers.add(new LastFishDeck.Trigger(byOpponent, reader.list(trigger, "effects", 1)));
            trigger.end();
        }
        return List.copyOf(triggers);
    }

    private List<Effect> list(Fields fields, String name, int least) {
        List<Effect> effects = new ArrayList<>();
        for (Fields effect : fields.objects(name)) {
            effects.add(effect(effect));
            effect.end();
        }
        if (effects.size() < least || effects.size() > MOST_EFFECTS) {
            throw fields.bad(name, "must hold %d to %d effects".formatted(least, MOST_EFFECTS));
        }
        return List.copyOf(effects);
    }

    private Effect effect(Fields effect) {
        String op = effect.text("op");
        if ((place == Place.TRIGGER || place == Place.OPPONENT_TRIGGER) && !OF_TRIGGERS.contains(op)) {
            throw effect.bad(
                    "op",
                    "must be one of "
                            + String.join(", ", OF_TRIGGERS.stream().sorted().toList()) + " in a trigger, not '" + op
                            + "'");
        }
        Effect read = read(effect, op);
        if (!effect.has("if")) {
            return read;
        }
        if (!effect.text("if").equals("TARGET_LOST_HP") || read instanceof Effect.May) {
            throw effect.bad("if", "must be TARGET_LOST_HP, and not on a MAY");
        }
        return new Effect.IfLostHp(read);
    }

    private Effect read(Fields effect, String op) {
        return switch (op) {
            case "DAMAGE" -> new Effect.Damage(n(effect), to(effect), effect.flag("bypassItems", false));
            case "DRAW" -> new Effect.Draw(n(effect), to(effect));
            case "DISCOVER" -> new Effect.Discover(n(effect), to(effect));
            case "DISCARD" -> new Effect.Discard(n(effect), to(effect));
            case "DESTROY" -> destroy(effect);
            case "EQUIP" -> equip(effect);
            case "GIFT" -> gift(effect);
            case "HEAL" -> new Effect.Heal(n(effect), to(effect));
            case "NEGATE" -> new Effect.Negate(onCard(effect, types(effect)));
            case "STEAL" -> steal(effect);
            case "RECOVER" -> new Effect.Recover(n(self(effect)), types(effect));
            case "EXTRA_PLAY" -> new Effect.ExtraPlay(n(self(effect)), kind(effect));
            case "COPY" -> copy(effect);
            case "MAY" -> may(effect);
            default -> throw effect.bad("op", "must be an effect such as DAMAGE or DRAW, not '" + op + "'");
        };
    }

    private static int n(Fields effect) {
        return effect.integer("n", 1, 9);
    }

    private Effect.To to(Fields effect) {
        Effect.To to = effect.word(
                "to",
                word -> word.equals("CHAMPION_OWNER")
                        ? Optional.of(Effect.To.SELF)
                        : Arrays.stream(Effect.To.values())
                                .filter(t -> t.name().equals(word))
                                .findFirst(),
                "a word such as SELF or TARGET");
        boolean nobody = to == Effect.To.TARGET && aim == Aim.NOBODY
                || to == Effect.To.SOURCE_PLAYER && place != Place.OPPONENT_TRIGGER;
        if (nobody) {
            throw effect.bad("to", "must not be " + to + " here");
        }
        return to;
    }

    private Fields self(Fields effect) {
        if (to(effect) != Effect.To.SELF) {
            throw effect.bad("to", "must be SELF");
        }
        return effect;
    }

    private int onCard(Fields effect, int value) {
        if (place != Place.CARD) {
            throw effect.bad("op", "must not stand here");
        }
        return value;
    }

    private Effect destroy(Fields effect) {
        boolean all = effect.any("n").isTextual() && effect.text("n").equals("ALL");
        boolean owner = effect.word(
                "pick",
                word -> switch (word) {
                    case "OWNER" -> Optional.of(true);
                    case "CASTER" -> Optional.of(false);
                    default -> Optional.empty();
                },
                "OWNER or CASTER");
        return new Effect.Destroy(all ? Effect.ALL : n(effect), to(effect), owner);
    }

    private Effect equip(Fields effect) {
        boolean fromDiscard = effect.word(
                "from",
                word -> switch (word) {
                    case "DISCARD_PILE" -> Optional.of(true);
                    case "HAND" -> Optional.of(false);
                    default -> Optional.empty();
                },
                "HAND or DISCARD_PILE");
        if (!fromDiscard && place == Place.CARD && type != Type.INSTANT) {
            throw effect.bad("from", "may be HAND on an INSTANT or an ENCOUNTER alone");
        }
        return new Effect.Equip(n(self(effect)), fromDiscard);
    }

    private Effect gift(Fields effect) {
        int n = n(effect);
        Effect.To to = to(effect);
        boolean left = effect.word(
                "give",
                word -> switch (word) {
                    case "LEFT" -> Optional.of(true);
                    case "CHOSEN_OPPONENT" -> Optional.of(false);
                    default -> Optional.empty();
                },
                "LEFT or CHOSEN_OPPONENT");
        if (to == Effect.To.CHOSEN_OPPONENT || to == Effect.To.TARGET) {
            throw effect.bad("to", "must be SELF, EACH_PLAYER or EACH_OPPONENT");
        }
        if (!effect.flag("simultaneous", false)) {
            return new Effect.Gift(n, to, left);
        }
        if (n != 1 || to != Effect.To.EACH_PLAYER || !left || place != Place.ENCOUNTER) {
            throw effect.bad("simultaneous", "may be true for 1 card of EACH_PLAYER to LEFT on an ENCOUNTER alone");
        }
        return new Effect.PassLeft();
    }

    private Effect steal(Fields effect) {
        Effect.To to = to(effect);
        if (!OTHERS.contains(to) || to == Effect.To.TARGET && aim == Aim.PLAYER) {
            throw effect.bad("to", "must be opponents");
        }
        return new Effect.Steal(n(effect), to);
    }

    private static boolean kind(Fields effect) {
        return effect.word(
                "kind",
                word -> switch (word) {
                    case "ATTACK" -> Optional.of(true);
                    case "ITEM" -> Optional.of(false);
                    default -> Optional.empty();
                },
                "ATTACK or ITEM");
    }

    private Effect copy(Fields effect) {
        int types = types(effect);
        if ((types & (Type.INSTANT.bit() | Type.ITEM.bit())) != 0) {
            throw effect.bad("filter", "must hold ATTACK, CURSE and SPELL alone");
        }
        return new Effect.Copy(n(effect), onCard(effect, types));
    }

    private static int types(Fields effect) {
        int types = 0;
        for (String word : effect.texts("filter")) {
            types |= Type.named(word)
                    .orElseThrow(() -> effect.bad("filter", "must hold types of cards, not '" + word + "'"))
                    .bit();
        }
        if (types == 0) {
            throw effect.bad("filter", "must hold types of cards");
        }
        return types;
    }

    private Effect may(Fields effect) {
        if (place != Place.ENCOUNTER) {
            throw effect.bad("op", "may be MAY on an ENCOUNTER alone");
        }
        EffectReader inner = new EffectReader(Place.MAY, type, aim);
        List<Effect> pay = inner.list(effect, "pay", 0);
        for (Effect price : pay) {
            boolean cards = price instanceof Effect.Discard || price instanceof Effect.Gift;
            if (!cards || price.to() != Effect.To.SELF) {
                throw effect.bad("pay", "must be DISCARD or GIFT of SELF");
            }
        }
        return new Effect.May(pay, inner.list(effect, "then", 0), inner.list(effect, "otherwise", 0));
    }
}
