-- How many confirmations one mailbox got, so that no one can make us email a stranger again and again. The mailbox is a
-- keyed hash. A row is deleted a day after the last email. `granted` is how many the last count let through.

CREATE TABLE recipient_counts (
  mailbox_hash TEXT PRIMARY KEY,
  in_hour INTEGER NOT NULL,
  in_day INTEGER NOT NULL,
  last_at BIGINT NOT NULL,
  granted INTEGER NOT NULL
);

CREATE INDEX recipient_counts_by_time ON recipient_counts (last_at);

-- Counts may be lost in a crash, so they don't have to wait for the disk.
-- only: postgres
ALTER TABLE recipient_counts SET UNLOGGED;

-- A digest of set-aside messages is not about a single row. Every other email is about one.
-- only: postgres
ALTER TABLE outgoing_mails DROP CONSTRAINT outgoing_mails_about_one;

-- only: postgres
ALTER TABLE outgoing_mails ADD CONSTRAINT outgoing_mails_about_one CHECK (num_nonnulls(lead_id, message_id, subscriber_id, booking_id) = CASE kind WHEN 'set-aside-digest' THEN 0 ELSE 1 END);

-- SQLite cannot change a check, so the table is created again.
-- only: sqlite
CREATE TABLE mails_and_digests (
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
  subscriber_id TEXT REFERENCES newsletter_subscribers (id) ON DELETE CASCADE,
  booking_id TEXT REFERENCES bookings (id) ON DELETE CASCADE,
  UNIQUE (lead_id, kind),
  CHECK ((lead_id IS NOT NULL) + (message_id IS NOT NULL) + (subscriber_id IS NOT NULL) + (booking_id IS NOT NULL) = CASE kind WHEN 'set-aside-digest' THEN 0 ELSE 1 END)
);

-- only: sqlite
INSERT INTO mails_and_digests SELECT * FROM outgoing_mails;

-- only: sqlite
DROP TABLE outgoing_mails;

-- only: sqlite
ALTER TABLE mails_and_digests RENAME TO outgoing_mails;

-- only: sqlite
CREATE INDEX outgoing_mails_due ON outgoing_mails (next_attempt_at) WHERE state = 'queued';

-- only: sqlite
CREATE UNIQUE INDEX outgoing_mails_of_message ON outgoing_mails (message_id, kind) WHERE message_id IS NOT NULL;

-- only: sqlite
CREATE INDEX outgoing_mails_of_subscriber ON outgoing_mails (subscriber_id, created_at) WHERE subscriber_id IS NOT NULL;

-- only: sqlite
CREATE INDEX outgoing_mails_of_booking ON outgoing_mails (booking_id) WHERE booking_id IS NOT NULL;

-- only: sqlite
CREATE INDEX outgoing_webhooks_due ON outgoing_mails (next_attempt_at) WHERE state = 'unposted';

-- The digest, the metrics and the command read what is set aside.
CREATE INDEX messages_set_aside ON messages (created_at) WHERE status = 'quarantined';

CREATE INDEX bookings_set_aside ON bookings (created_at) WHERE status = 'quarantined';
