-- One row a table: enough to find it by its code or its players. The story itself is in entry.
CREATE TABLE card (
    table_id text PRIMARY KEY,
    code     text NOT NULL,
    game     text NOT NULL,
    over     boolean NOT NULL,
    updated  bigint NOT NULL
);
CREATE UNIQUE INDEX card_open_code ON card (code) WHERE NOT over;
CREATE INDEX card_code ON card (code, updated);

CREATE TABLE player (
    player   text NOT NULL,
    table_id text NOT NULL,
    PRIMARY KEY (player, table_id)
);
CREATE INDEX player_table ON player (table_id);

-- The primary key arbitrates: an entry number of a table is written once, by whichever process comes first.
CREATE TABLE entry (
    table_id text NOT NULL,
    v        integer NOT NULL,
    data     text NOT NULL,
    PRIMARY KEY (table_id, v)
);

CREATE TABLE secret (
    name  text PRIMARY KEY,
    value bytea NOT NULL
);
