-- What must be known of tables without reading their journals: which are awake, when the others must wake, and which
-- can be joined. Everything else is in the journal.
CREATE TABLE game_table (
    id VARCHAR(32) PRIMARY KEY,
    game VARCHAR(64) NOT NULL,
    status VARCHAR(16) NOT NULL,
    listed BOOLEAN NOT NULL,
    seats INTEGER NOT NULL,
    free_seats INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    awake_on VARCHAR(100),
    due_at BIGINT
);

CREATE INDEX game_table_due ON game_table (due_at);
CREATE INDEX game_table_awake ON game_table (awake_on);
CREATE INDEX game_table_listed ON game_table (listed, status, created_at);

-- Names lie outside the journal, so that they can be deleted.
CREATE TABLE guest (
    id VARCHAR(32) PRIMARY KEY,
    table_id VARCHAR(32) NOT NULL,
    name VARCHAR(80) NOT NULL
);

CREATE INDEX guest_table ON guest (table_id);
