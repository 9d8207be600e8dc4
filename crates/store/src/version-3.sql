-- What its owner has built: `deck` is opaque here.
CREATE TABLE decks (
    account TEXT NOT NULL REFERENCES accounts (folded),
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    deck TEXT NOT NULL,
    saved INTEGER NOT NULL,
    PRIMARY KEY (account, game, name)
) STRICT, WITHOUT ROWID;
