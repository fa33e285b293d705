-- Files that people send us, such as a résumé. The bytes are sealed under DATA_DIR/documents, each file with its own key.
-- That key and the file's name are here, sealed with the data key. A file without a message waits a day for one.
CREATE TABLE documents (
  id TEXT PRIMARY KEY,
  message_id TEXT REFERENCES messages (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  content_hash TEXT NOT NULL,
  sealed_header TEXT NOT NULL,
  scanned INTEGER NOT NULL,
  created_at BIGINT NOT NULL
);

CREATE INDEX documents_of_message ON documents (message_id) WHERE message_id IS NOT NULL;

CREATE INDEX documents_that_wait ON documents (created_at) WHERE message_id IS NULL;
