package tidetable.cli.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** What a server has told, kept so that an undo takes its lines back. */
final class EventLog {
    private final List<Entry> entries = new ArrayList<>();
    /** How many of the entries are no news any more. */
    private int told;

    private record Entry(int at, String text) {}

    /** Takes the events of an update over. */
    void take(JsonNode update) {
        int since = update.path("since").asInt();
        entries.removeIf(entry -> entry.at() > since);
        told = Math.min(told, entries.size());
        for (JsonNode event : update.path("events")) {
            entries.add(new Entry(
                    event.path("at").asInt(),
                    RemoteTable.clean(event.path("text").asText())));
        }
    }

    /** All that happened, a paragraph for all that happened at once. */
    List<String> all() {
        return paragraphs(entries);
    }

    /** What happened since this was last asked. */
    List<String> news() {
        List<String> news = paragraphs(entries.subList(told, entries.size()));
        told = entries.size();
        return news;
    }

    /** Only the last so many paragraphs are news. */
    void skipAllBut(int paragraphs) {
        List<Integer> times =
                entries.stream().map(Entry::at).distinct().sorted().toList();
        if (times.size() > paragraphs) {
            int first = times.get(times.size() - paragraphs);
            told = (int) entries.stream().filter(entry -> entry.at() < first).count();
        }
    }

    private static List<String> paragraphs(List<Entry> entries) {
        List<String> paragraphs = new ArrayList<>();
        int before = -1;
        for (Entry entry : entries) {
            if (entry.at() == before) {
                paragraphs.add(paragraphs.removeLast() + " " + entry.text());
            } else {
                paragraphs.add(entry.text());
            }
            before = entry.at();
        }
        return paragraphs;
    }
}
