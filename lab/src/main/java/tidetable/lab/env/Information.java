package tidetable.lab.env;

import java.util.HexFormat;
import tidetable.engine.Game;
import tidetable.engine.GameInfo;
import tidetable.engine.State;
import tidetable.engine.Viewer;
import tidetable.engine.chance.Rng;
import tidetable.engine.chance.Seed;
import tidetable.engine.file.Json;

/** All that a seat knows of a position, as one text. */
final class Information {
    /** Any will do, but always the same. */
    private static final Seed DEAL = new Seed(0x7469646574616265L, 0x6c65);

    private Information() {}

    /**
     * Equal for two positions that are the same to a seat. It has the view, and, for the seat that decides, a hash of the
     * position after all that it cannot know was dealt anew, always in the same way: that depends on what the seat knows
     * and on nothing else, also on what no view shows. Who does not decide has the view alone, since whose answer a
     * window waits for is not to be seen.
     */
    static <S extends State<S>> String of(Game<S, ?> game, S state, int seat) {
        GameInfo info = game.info();
        String view = Json.line(game.view(state, Viewer.at(seat)));
        String head = "%s/%d %s seat %d of %d "
                .formatted(info.id(), info.rulesVersion(), info.deckHash(), seat, state.seats());
        return head + view + (state.actor() == seat ? " " + known(state, seat) : "");
    }

    private static <S extends State<S>> String known(S state, int seat) {
        S dealtAnew = state.copy();
        dealtAnew.resample(seat, Rng.fast(DEAL, "information"));
        return HexFormat.of().toHexDigits(dealtAnew.hash());
    }
}
