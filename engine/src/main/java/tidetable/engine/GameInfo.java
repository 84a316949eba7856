package tidetable.engine;

import java.util.List;
import tidetable.engine.file.BadInput;

/**
 * What a game says about itself.
 *
 * @param id the name in files and commands, such as {@code "fintastic-sea"}
 * @param title the name for people
 * @param minSeats the smallest number of seats
 * @param maxSeats the largest number of seats
 * @param options the choices at table creation, with their defaults
 * @param rulesVersion the version of the behaviour; part of every record
 * @param deckName the name of the deck: {@code "standard"} or the custom deck's own
 * @param deckHash a hash of the deck's content, 16 hex digits
 * @param languages the languages its texts exist in, English first
 */
public record GameInfo(
        String id,
        String title,
        int minSeats,
        int maxSeats,
        List<Option> options,
        int rulesVersion,
        String deckName,
        String deckHash,
        List<String> languages) {

    /** One choice at table creation: its name, the values it may have, the first of them being the default. */
    public record Option(String name, List<String> values) {}

    /** Fails with one clear sentence unless the deal is one this game can have. */
    public void check(Deal deal) {
        if (deal.seats() < minSeats || deal.seats() > maxSeats) {
            throw new BadInput(
                    "%s is played with %d to %d seats, not %d".formatted(title, minSeats, maxSeats, deal.seats()));
        }
        deal.options().forEach((name, value) -> {
            Option option = options.stream()
                    .filter(o -> o.name().equals(name))
                    .findFirst()
                    .orElseThrow(() ->
                            new BadInput("%s has no option '%s'; it has %s".formatted(title, name, optionNames())));
            if (!option.values().contains(value)) {
                throw new BadInput("option '%s' of %s may be %s, not '%s'"
                        .formatted(name, title, String.join(" or ", option.values()), value));
            }
        });
    }

    private String optionNames() {
        return options.isEmpty()
                ? "none"
                : String.join(", ", options.stream().map(Option::name).toList());
    }
}
