package tidetable.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tidetable.engine.Event;
import tidetable.games.fintasticsea.FintasticEvent;

/** Tells what happened: a paragraph for each turn and for each wave, with many like events in one sentence. */
final class FintasticTale {
    private final FintasticWords words;
    private final Roster roster;
    private final List<String> paragraphs = new ArrayList<>();
    private final StringBuilder paragraph = new StringBuilder();
    private final List<String> swept = new ArrayList<>();
    private final List<String> refilled = new ArrayList<>();
    private final Map<Integer, List<String>> drawn = new LinkedHashMap<>();
    private final Map<Integer, Integer> drawnUnseen = new LinkedHashMap<>();
    private int drifted;

    FintasticTale(FintasticWords words, Roster roster) {
        this.words = words;
        this.roster = roster;
    }

    List<String> of(List<? extends Event> events) {
        for (Event event : events) {
            if (event instanceof FintasticEvent fintastic) {
                tell(fintastic);
            }
        }
        endParagraph();
        return paragraphs;
    }

    private void tell(FintasticEvent event) {
        switch (event) {
            case FintasticEvent.Drifted _ -> drifted++;
            case FintasticEvent.Swept(String fish, String cell) -> {
                endDrift();
                swept.add(words.fish(fish) + " " + cell);
            }
            case FintasticEvent.Refilled(String fish, String cell) -> {
                endSweep();
                refilled.add(words.fish(fish) + " " + cell);
            }
            case FintasticEvent.Drew(int seat, String fish) -> {
                endWave();
                drawn.computeIfAbsent(seat, _ -> new ArrayList<>()).add(fish);
            }
            case FintasticEvent.DrewHidden(int seat) -> {
                endWave();
                drawnUnseen.merge(seat, 1, Integer::sum);
            }
            case FintasticEvent.TurnEnded _ -> endParagraph();
            case FintasticEvent.Current _, FintasticEvent.MatchEnded _ -> {
                endParagraph();
                say(event);
            }
            case FintasticEvent.RoundBegan _, FintasticEvent.Passed _ -> {
                endParagraph();
                say(event);
                endParagraph();
            }
            case FintasticEvent.Looked(int seat, List<String> secrets) -> {
                say(event);
                add(words.say("tale.looked", roster.name(seat), words.cardList(secrets)));
            }
            case FintasticEvent.Played _,
                    FintasticEvent.Discarded _,
                    FintasticEvent.Caught _,
                    FintasticEvent.Gained _,
                    FintasticEvent.Took _,
                    FintasticEvent.Paid _,
                    FintasticEvent.Boosted _,
                    FintasticEvent.Pushed _,
                    FintasticEvent.PushedOut _,
                    FintasticEvent.Enhanced _,
                    FintasticEvent.Closed _,
                    FintasticEvent.LookedHidden _,
                    FintasticEvent.Kept _,
                    FintasticEvent.KeptHidden _,
                    FintasticEvent.Reshuffled _ -> say(event);
        }
    }

    private void say(FintasticEvent event) {
        endDraws();
        endWave();
        add(words.game.say(event.message(), roster::name));
    }

    private void add(String sentence) {
        paragraph.append(paragraph.isEmpty() ? "" : " ").append(sentence);
    }

    private void endDrift() {
        if (drifted > 0) {
            add(words.say("tale.drifted", drifted));
            drifted = 0;
        }
    }

    private void endSweep() {
        endDrift();
        if (!swept.isEmpty()) {
            add(words.say("tale.swept", String.join(", ", swept)));
            swept.clear();
        }
    }

    private void endWave() {
        endSweep();
        if (!refilled.isEmpty()) {
            add(words.say("tale.refilled", String.join(", ", refilled)));
            refilled.clear();
        }
    }

    private void endDraws() {
        drawn.forEach((seat, fish) -> add(words.say("tale.drew", roster.name(seat), words.fishList(fish))));
        drawn.clear();
        drawnUnseen.forEach((seat, cards) -> add(words.say("tale.drewUnseen", roster.name(seat), cards)));
        drawnUnseen.clear();
    }

    private void endParagraph() {
        endWave();
        endDraws();
        if (!paragraph.isEmpty()) {
            paragraphs.add(paragraph.toString());
            paragraph.setLength(0);
        }
    }
}
