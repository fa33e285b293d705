-- Messages from the other forms: contact, privacy requests, accessibility feedback. `fields` is a JSON object of the form's
-- other answers, besides name, email and phone. `due_at` is when the promised answer is due.

CREATE TABLE messages (
  id TEXT PRIMARY KEY,
  submission_key TEXT NOT NULL UNIQUE,
  form_name TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  fields TEXT NOT NULL,
  page_url TEXT NOT NULL,
  due_at BIGINT NOT NULL,
  status TEXT NOT NULL,
  created_at BIGINT NOT NULL
);

-- The export reads in this order.
CREATE INDEX messages_by_time ON messages (created_at, id);

-- An email is about a lead or about a message.
-- only: postgres
ALTER TABLE outgoing_mails ALTER COLUMN lead_id DROP NOT NULL;

-- only: postgres
ALTER TABLE outgoing_mails ADD COLUMN message_id TEXT REFERENCES messages (id) ON DELETE CASCADE;

-- only: postgres
ALTER TABLE outgoing_mails ADD CHECK ((lead_id IS NULL) <> (message_id IS NULL));

-- SQLite cannot relax a column, so the table is created again.
-- only: sqlite
CREATE TABLE mails_of_both (
  id TEXT PRIMARY KEY,
  lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  next_attempt_at BIGINT NOT NULL,
  claimed_by TEXT,
  claimed_until BIGINT,
  last_error TEXT,
  created_at BIGINT NOT NULL,
  sent_at BIGINT,
  message_id TEXT REFERENCES messages (id) ON DELETE CASCADE,
  UNIQUE (lead_id, kind),
  CHECK ((lead_id IS NULL) <> (message_id IS NULL))
);

-- only: sqlite
INSERT INTO mails_of_both SELECT *, NULL FROM outgoing_mails;

-- only: sqlite
DROP TABLE outgoing_mails;

-- only: sqlite
ALTER TABLE mails_of_both RENAME TO outgoing_mails;

-- only: sqlite
CREATE INDEX outgoing_mails_due ON outgoing_mails (next_attempt_at) WHERE state = 'queued';

CREATE UNIQUE INDEX outgoing_mails_of_message ON outgoing_mails (message_id, kind) WHERE message_id IS NOT NULL;
