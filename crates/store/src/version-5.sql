-- What an account remembers is its right to a seat: the hash that is on the seat's lock. Until now it was the secret.
ALTER TABLE remembered RENAME COLUMN token TO lock;
UPDATE remembered SET lock = sha256(lock);
CREATE INDEX remembered_by_table ON remembered (table_id);

-- Secrets that the devices of an account were given for its seats: only their hashes.
CREATE TABLE keys (
    hash TEXT PRIMARY KEY NOT NULL,
    account TEXT NOT NULL REFERENCES accounts (folded),
    lock TEXT NOT NULL,
    given INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX keys_by_account ON keys (account, lock, given);
CREATE INDEX keys_by_lock ON keys (lock);
