-- `folded` is the name in lower case, which finds it; `name` is how its owner writes it.
CREATE TABLE accounts (
    folded TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    hash TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE remembered (
    account TEXT NOT NULL REFERENCES accounts (folded),
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    token TEXT NOT NULL,
    PRIMARY KEY (account, table_id, seat)
) STRICT, WITHOUT ROWID;
