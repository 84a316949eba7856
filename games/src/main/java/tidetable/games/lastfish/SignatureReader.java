package tidetable.games.lastfish;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tidetable.engine.file.Fields;

/** Reads what a Champion changes (11.1); all other cards have been read. */
final class SignatureReader {
    private final List<LastFishDeck.Card> cards;
    private final List<LastFishDeck.Encounter> encounters;

    SignatureReader(List<LastFishDeck.Card> cards, List<LastFishDeck.Encounter> encounters) {
        this.cards = cards;
        this.encounters = encounters;
    }

    LastFishDeck.Signature read(Fields fields) {
        String id = fields.text("card");
        LastFishDeck.Change change = fields.word(
                "mode",
                word -> Arrays.stream(LastFishDeck.Change.values())
                        .filter(c -> c.name().equals(word))
                        .findFirst(),
                "ADD_EFFECTS, REPLACE_EFFECTS, ADD_TRIGGER or SECONDARY_FREE");
        String applies = fields.text("applies");
        Optional<LastFishDeck.Card> card =
                cards.stream().filter(c -> c.id().equals(id)).findFirst();
        if (card.isEmpty() && encounters.stream().noneMatch(c -> c.id().equals(id))) {
            throw fields.bad("card", "names '" + id + "', which is no other card of this deck");
        }
        boolean fits = card.map(c -> fits(c, change, applies)).orElseGet(() -> fits(change, applies));
        if (!fits) {
            throw fields.bad("mode", "does not fit '" + id + "' and '" + applies + "'");
        }
        boolean effects = change == LastFishDeck.Change.ADD_EFFECTS || change == LastFishDeck.Change.REPLACE_EFFECTS;
        LastFishDeck.Signature signature = new LastFishDeck.Signature(
                id,
                change,
                applies.equals("ANY_PLAYER_DISCOVERS"),
                effects ? effects(fields, card) : List.of(),
                change == LastFishDeck.Change.ADD_TRIGGER ? EffectReader.triggers(fields) : List.of());
        fields.end();
        return signature;
    }

    private static boolean fits(LastFishDeck.Card card, LastFishDeck.Change change, String applies) {
        return switch (change) {
            case ADD_TRIGGER -> card.type() == Type.ITEM && applies.equals("YOU_EQUIPPED");
            case SECONDARY_FREE -> card.type() == Type.CURSE && applies.equals("YOU_PLAY");
            case ADD_EFFECTS, REPLACE_EFFECTS ->
                card.type() != Type.ITEM && card.type() != Type.CURSE && applies.equals("YOU_PLAY");
        };
    }

    private static boolean fits(LastFishDeck.Change change, String applies) {
        return switch (change) {
            case ADD_EFFECTS -> applies.equals("YOU_DISCOVER") || applies.equals("ANY_PLAYER_DISCOVERS");
            case REPLACE_EFFECTS -> applies.equals("YOU_DISCOVER");
            case ADD_TRIGGER, SECONDARY_FREE -> false;
        };
    }

    private static List<Effect> effects(Fields fields, Optional<LastFishDeck.Card> changed) {
        if (changed.isEmpty()) {
            return EffectReader.ofEncounter(fields);
        }
        LastFishDeck.Card card = changed.get();
        LastFishDeck.Mode printed = card.modes().getFirst();
        boolean adds = fields.text("mode").equals("ADD_EFFECTS");
        List<Effect> effects =
                EffectReader.ofCard(fields, card.type(), adds ? Aim.NOBODY : printed.aim(), card.onChain());
        boolean copies = effects.getFirst() instanceof Effect.Copy;
        boolean negates = effects.getFirst() instanceof Effect.Negate;
        boolean printedCopies = printed.effects().getFirst() instanceof Effect.Copy;
        boolean printedNegates = printed.effects().getFirst() instanceof Effect.Negate;
        boolean wrong =
                adds ? copies || negates || printedCopies : copies != printedCopies || negates != printedNegates;
        if (wrong) {
            throw fields.bad("effects", "must COPY or NEGATE just when the card does, and not add to a COPY");
        }
        return effects;
    }
}
