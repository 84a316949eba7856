package tidetable.games.lastfish;

/** What there must be so that an effect could change something (5.5). */
enum Need {
    NOTHING,
    /** It never counts: what is no effect of its own. */
    NEVER,
    /** The end of the list. */
    END,
    /** A card to draw. */
    DRAW,
    /** A card in a hand that it reaches. */
    HANDS,
    /** An ITEM on a field that it reaches. */
    FIELDS,
    /** A player below the most HP that it reaches. */
    WOUNDED,
    /** An ITEM in the own hand. */
    ITEM_IN_HAND,
    /** A card of fitting kinds in the Discard Pile. */
    DISCARDED;

    static Need of(Effect effect) {
        return switch (effect) {
            case Effect.Damage _, Effect.ExtraPlay _, Effect.Copy _ -> NOTHING;
            case Effect.Draw _, Effect.Discover _ -> DRAW;
            case Effect.Discard _, Effect.Steal _, Effect.Gift _, Effect.PassLeft _ -> HANDS;
            case Effect.Destroy _ -> FIELDS;
            case Effect.Heal _ -> WOUNDED;
            case Effect.Equip(int _, boolean fromDiscard) -> fromDiscard ? DISCARDED : ITEM_IN_HAND;
            case Effect.Recover _ -> DISCARDED;
            case Effect.IfLostHp(Effect inner) -> of(inner);
            case Effect.Negate _, Effect.May _, Effect.Signed _ -> NEVER;
            case Effect.End _ -> END;
        };
    }

    /** The types of cards that it takes out of the Discard Pile, as bits; 0 for other effects. */
    static int discarded(Effect effect) {
        return switch (effect) {
            case Effect.Equip(int _, boolean fromDiscard) -> fromDiscard ? Type.ITEM.bit() : 0;
            case Effect.Recover(int _, int types) -> types;
            case Effect.IfLostHp(Effect inner) -> discarded(inner);
            case Effect _ -> 0;
        };
    }
}
