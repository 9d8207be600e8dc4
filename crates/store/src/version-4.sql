-- What is said at a table lies beside its log, so that it can be deleted.
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    action_id TEXT,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX chat_actions ON chat (table_id, action_id) WHERE action_id IS NOT NULL;

-- When the summary of a table was written last: of a finished one, when it ended.
ALTER TABLE tables ADD COLUMN noted INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET noted = created;
CREATE INDEX tables_by_head ON tables (head, noted);

-- A log goes with its table, and never before it.
DROP TRIGGER log_is_not_deleted;
CREATE TRIGGER log_is_not_deleted BEFORE DELETE ON log
WHEN EXISTS (SELECT 1 FROM tables WHERE id = old.table_id)
BEGIN SELECT raise(ABORT, 'a log is only appended to'); END;

-- Written now and then, to see whether anything can be written at all.
CREATE TABLE health (
    one INTEGER PRIMARY KEY NOT NULL CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
