-- Newsletter sign-ups. One row per address, in lower case. `wants_…` are 0 or 1.

CREATE TABLE newsletter_subscribers (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL,
  wants_guides INTEGER NOT NULL,
  wants_reports INTEGER NOT NULL,
  paused_until BIGINT,
  page_url TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  confirmed_at BIGINT,
  unsubscribed_at BIGINT
);

-- The export reads in this order.
CREATE INDEX newsletter_subscribers_by_time ON newsletter_subscribers (created_at, id);

-- Addresses that get no more email, as keyed hashes. They outlive the subscriber's row.
CREATE TABLE newsletter_suppressions (
  email_hash TEXT PRIMARY KEY,
  reason TEXT NOT NULL,
  created_at BIGINT NOT NULL
);

-- An email is about a lead, a message or a subscriber.
-- only: postgres
ALTER TABLE outgoing_mails ADD COLUMN subscriber_id TEXT REFERENCES newsletter_subscribers (id) ON DELETE CASCADE;

-- only: postgres
ALTER TABLE outgoing_mails DROP CONSTRAINT outgoing_mails_check;

-- only: postgres
ALTER TABLE outgoing_mails ADD CONSTRAINT outgoing_mails_about_one CHECK (num_nonnulls(lead_id, message_id, subscriber_id) = 1);

-- SQLite cannot change a check, so the table is created again.
-- only: sqlite
CREATE TABLE mails_of_three (
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
  UNIQUE (lead_id, kind),
  CHECK ((lead_id IS NOT NULL) + (message_id IS NOT NULL) + (subscriber_id IS NOT NULL) = 1)
);

-- only: sqlite
INSERT INTO mails_of_three SELECT *, NULL FROM outgoing_mails;

-- only: sqlite
DROP TABLE outgoing_mails;

-- only: sqlite
ALTER TABLE mails_of_three RENAME TO outgoing_mails;

-- only: sqlite
CREATE INDEX outgoing_mails_due ON outgoing_mails (next_attempt_at) WHERE state = 'queued';

-- only: sqlite
CREATE UNIQUE INDEX outgoing_mails_of_message ON outgoing_mails (message_id, kind) WHERE message_id IS NOT NULL;

CREATE INDEX outgoing_mails_of_subscriber ON outgoing_mails (subscriber_id, created_at) WHERE subscriber_id IS NOT NULL;
