package tidetable.lab.env;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import tidetable.bots.outside.Protocol;
import tidetable.engine.Game;
import tidetable.engine.GameInfo;
import tidetable.engine.State;
import tidetable.engine.file.Json;

/** What an environment says of its matches, as JSON. */
final class Told {
    /** What a turn has on request. */
    enum With {
        VIEW,
        INFORMATION;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Optional<With> of(String word) {
            return List.of(values()).stream()
                    .filter(with -> with.word().equals(word))
                    .findFirst();
        }
    }

    private Told() {}

    /** What is played here, with the notation of every action. */
    static ObjectNode environment(Game<?, ?> game, int seats, Reward reward) {
        ObjectNode node = Protocol.describe(Protocol.message("environment"), game);
        GameInfo info = game.info();
        node.put("seats", seats).put("rewards", reward.word());
        node.set("options", Json.tree(info.options()));
        ArrayNode actions = node.putArray("actions");
        IntStream.range(0, game.actions().size())
                .mapToObj(game.actions()::notation)
                .forEach(actions::add);
        return node;
    }

    /** Whose turn it is in a match and what may be done, or how it ended. */
    static <S extends State<S>> ObjectNode turn(String match, Environment<S> at, Set<With> with) {
        ObjectNode node = Json.object().put("match", match);
        if (at.over()) {
            ArrayNode rewards = node.putArray("rewards");
            IntStream.range(0, at.deal().seats()).mapToDouble(at::reward).forEach(rewards::add);
            node.set("standing", Json.tree(at.standing()));
            return node;
        }
        int seat = at.selected();
        node.put("seat", seat).put("step", at.asked());
        ArrayNode legal = node.putArray("legal");
        IntStream.of(at.legalActions()).forEach(legal::add);
        if (with.contains(With.VIEW)) {
            view(node, at, seat);
        }
        if (with.contains(With.INFORMATION)) {
            node.put("information", at.information(seat));
        }
        return node;
    }

    static ObjectNode refused(String match, Protocol.Wrong wrong) {
        ObjectNode node = Json.object().put("match", match);
        wrong.in(node.putObject("error"));
        return node;
    }

    static ObjectNode observation(String match, Environment<?> at, int seat) {
        ObjectNode node = Protocol.message("observation").put("match", match).put("seat", seat);
        view(node, at, seat);
        return node.put("information", at.information(seat));
    }

    private static void view(ObjectNode node, Environment<?> at, int seat) {
        node.putRawValue("view", new RawValue(Json.line(at.observe(seat))));
    }
}
