-- One row a table: enough to find it by its code or its players. The story itself is in entry.
CREATE TABLE card (
    table_id TEXT PRIMARY KEY,
    code     TEXT NOT NULL,
    game     TEXT NOT NULL,
    over     INTEGER NOT NULL,
    updated  INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX card_open_code ON card (code) WHERE over = 0;
CREATE INDEX card_code ON card (code, updated);

CREATE TABLE player (
    player   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
CREATE INDEX player_table ON player (table_id);

-- The primary key arbitrates: an entry number of a table is written once.
CREATE TABLE entry (
    table_id TEXT NOT NULL,
    v        INTEGER NOT NULL,
    data     TEXT NOT NULL,
    PRIMARY KEY (table_id, v)
) WITHOUT ROWID;

CREATE TABLE secret (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
