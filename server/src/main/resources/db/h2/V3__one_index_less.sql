-- The column "ordering" is unique, so H2 keeps an index of its own; a second one only makes every write dearer.
DROP INDEX "event_journal_ordering_idx";
