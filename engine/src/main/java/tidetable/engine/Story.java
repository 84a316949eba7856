package tidetable.engine;

import java.util.List;

/** Hears what happens while an action is carried out. */
public interface Story {
    /** Hears nothing; in simulation no event object is made. */
    Story NONE = new Story() {
        @Override
        public boolean listens() {
            return false;
        }

        @Override
        public void tell(Event event) {}
    };

    /** Whether events should be made and told at all. */
    boolean listens();

    /** Takes the next event, in the order in which things happen. */
    void tell(Event event);

    /** A story that appends every event to a list. */
    static Story into(List<? super Event> events) {
        return new Story() {
            @Override
            public boolean listens() {
                return true;
            }

            @Override
            public void tell(Event event) {
                events.add(event);
            }
        };
    }
}
