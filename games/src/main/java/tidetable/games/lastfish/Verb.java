package tidetable.games.lastfish;

/** How an effect is carried out. */
enum Verb {
    /** Nothing is done: the end of a list, or what counts elsewhere. */
    NOTHING,
    /** In a {@link Part} on each player that it reaches. */
    PART,
    NEGATE,
    SIGNED,
    MAY,
    PASS_LEFT,
    // From here on at once, for each player that it reaches.
    DRAW,
    DISCOVER,
    HEAL,
    STEAL,
    MORE_ATTACKS,
    MORE_ITEMS;

    static Verb of(Effect effect) {
        return switch (effect) {
            case Effect.Copy _, Effect.End _ -> NOTHING;
            case Effect.Damage _, Effect.Destroy _, Effect.Discard _, Effect.Gift _, Effect.Equip _, Effect.Recover _ ->
                PART;
            case Effect.Negate _ -> NEGATE;
            case Effect.Signed _ -> SIGNED;
            case Effect.May _ -> MAY;
            case Effect.PassLeft _ -> PASS_LEFT;
            case Effect.Draw _ -> DRAW;
            case Effect.Discover _ -> DISCOVER;
            case Effect.Heal _ -> HEAL;
            case Effect.Steal _ -> STEAL;
            case Effect.ExtraPlay(int _, boolean attack) -> attack ? MORE_ATTACKS : MORE_ITEMS;
            case Effect.IfLostHp(Effect inner) -> of(inner);
        };
    }
}
