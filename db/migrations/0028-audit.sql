-- The record of who did or saw what at the desk, and what other systems are told about it
-- (docs/decisions/063-the-desks-audit.md).

-- One entry is one action or one look. It names people only by ids and keyed hashes, so an erasure leaves it as it is. `mac`
-- seals the entry together with the one before.
CREATE TABLE audit (
  number BIGINT PRIMARY KEY,
  at BIGINT NOT NULL,
  staff_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  what TEXT NOT NULL,
  outcome TEXT NOT NULL,
  subjects TEXT NOT NULL,
  typed_hash TEXT,
  mac TEXT NOT NULL
);

CREATE INDEX audit_by_time ON audit (at, number);

CREATE INDEX audit_of_staff ON audit (staff_id, number);

CREATE INDEX audit_of_what ON audit (what, number);

-- The last entry. Adding an entry locks this row, so that there is one order.
CREATE TABLE audit_head (
  id TEXT PRIMARY KEY,
  number BIGINT NOT NULL,
  mac TEXT NOT NULL
);

INSERT INTO audit_head (id, number, mac) VALUES ('desk', 0, '');

-- Webhooks about the desk's events, like `outgoing_mails` for leads and messages.
CREATE TABLE event_webhooks (
  id TEXT PRIMARY KEY,
  event_id TEXT NOT NULL UNIQUE REFERENCES events (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  next_attempt_at BIGINT NOT NULL,
  claimed_by TEXT,
  claimed_until BIGINT,
  last_error TEXT,
  created_at BIGINT NOT NULL,
  sent_at BIGINT
);

CREATE INDEX event_webhooks_due ON event_webhooks (next_attempt_at) WHERE state = 'unposted';

CREATE INDEX event_webhooks_by_time ON event_webhooks (created_at);

CREATE INDEX outgoing_webhooks_by_time ON outgoing_mails (created_at) WHERE kind IN ('lead-webhook', 'message-webhook');

-- Answers are exported in the order they were written.
CREATE INDEX answers_by_time ON answers (written_at, id);
