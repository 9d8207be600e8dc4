CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    created INTEGER NOT NULL,
    head TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    action_id TEXT,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX log_actions ON log (table_id, action_id) WHERE action_id IS NOT NULL;
CREATE TRIGGER log_is_not_changed BEFORE UPDATE ON log
BEGIN SELECT raise(ABORT, 'a log is only appended to'); END;
CREATE TRIGGER log_is_not_deleted BEFORE DELETE ON log
BEGIN SELECT raise(ABORT, 'a log is only appended to'); END;
PRAGMA application_id = 0x43414e54;
PRAGMA user_version = 1;
