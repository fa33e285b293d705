-- Emails that people sent to the desk's mailbox (docs/decisions/056-mail-in.md).

-- A watched mailbox, by the keyed hash of its server, user and folder. One process at a time has it (`taken_by`).
-- `looked_at` is the last successful look; `trouble` says why there was none since.
CREATE TABLE mailboxes (
  id TEXT PRIMARY KEY,
  uid_validity TEXT NOT NULL,
  last_uid BIGINT NOT NULL,
  taken_by TEXT,
  taken_until BIGINT,
  watched_since BIGINT NOT NULL,
  looked_at BIGINT,
  mail_at BIGINT,
  trouble TEXT,
  trouble_at BIGINT
);

-- Messages already taken in, so that none comes twice, not even after an erasure. `message_key` is a keyed hash.
CREATE TABLE mails_taken (
  mailbox_id TEXT NOT NULL,
  uid_validity TEXT NOT NULL,
  uid BIGINT NOT NULL,
  message_key TEXT NOT NULL,
  PRIMARY KEY (mailbox_id, uid_validity, uid)
);

CREATE INDEX mails_taken_by_message ON mails_taken (message_key);

-- `sort`: a person wrote, a machine answered, or one of our emails bounced. `standing`: how sure we are who sent it.
-- `quotes_thread_id` is the thread that it answers by its headers, sent from an address that does not belong there.
CREATE TABLE mails_in (
  id TEXT PRIMARY KEY,
  person_id TEXT REFERENCES people (id) ON DELETE CASCADE,
  thread_id TEXT REFERENCES threads (id) ON DELETE CASCADE,
  sort TEXT NOT NULL,
  standing TEXT NOT NULL,
  quotes_thread_id TEXT REFERENCES threads (id) ON DELETE SET NULL,
  from_key TEXT NOT NULL,
  from_address TEXT NOT NULL,
  from_name TEXT NOT NULL,
  subject TEXT NOT NULL,
  words TEXT NOT NULL,
  html TEXT,
  files TEXT NOT NULL,
  flaw TEXT,
  received_at BIGINT NOT NULL
);

CREATE INDEX mails_in_of_person ON mails_in (person_id);

CREATE INDEX mails_in_of_thread ON mails_in (thread_id);

CREATE INDEX mails_in_quoting ON mails_in (quotes_thread_id) WHERE quotes_thread_id IS NOT NULL;

CREATE INDEX mails_in_from ON mails_in (from_key);

-- only: sqlite
CREATE TABLE mail_in_files (
  mail_id TEXT NOT NULL REFERENCES mails_in (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (mail_id, place)
);

-- only: postgres
CREATE TABLE mail_in_files (
  mail_id TEXT NOT NULL REFERENCES mails_in (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  bytes BYTEA NOT NULL,
  PRIMARY KEY (mail_id, place)
);

-- People's addresses that do not get our email, since the last bounce.
CREATE TABLE undelivered_addresses (
  value TEXT PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  at BIGINT NOT NULL
);

CREATE INDEX undelivered_addresses_of_person ON undelivered_addresses (person_id);
