-- Entries of all tables one after the other: a move is added at the end, and only a small index is touched elsewhere.
-- By the tables' own ids every move of a busy evening would rewrite a page of its own.
CREATE TABLE numbered_card (
    number   INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE,
    code     TEXT NOT NULL,
    game     TEXT NOT NULL,
    over     INTEGER NOT NULL,
    updated  INTEGER NOT NULL
);
INSERT INTO numbered_card (table_id, code, game, over, updated)
    SELECT table_id, code, game, over, updated FROM card ORDER BY updated;
DROP TABLE card;
ALTER TABLE numbered_card RENAME TO card;
CREATE UNIQUE INDEX card_open_code ON card (code) WHERE over = 0;
CREATE INDEX card_code ON card (code, updated);

CREATE TABLE log (
    n      INTEGER PRIMARY KEY,
    number INTEGER NOT NULL, -- of the card
    v      INTEGER NOT NULL,
    data   TEXT NOT NULL
);
INSERT INTO log (number, v, data) SELECT number, v, data FROM entry JOIN card USING (table_id) ORDER BY number, v;
DROP TABLE entry;
-- An entry number of a table is written once: this index arbitrates.
CREATE UNIQUE INDEX log_order ON log (number, v);
