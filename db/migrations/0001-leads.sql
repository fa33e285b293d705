-- Plain SQL that works in both SQLite and PostgreSQL. A line that ends with a semicolon ends a statement. Ids are UUIDs of
-- version 7. Times are milliseconds since 1970.

CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  submission_key TEXT NOT NULL UNIQUE,
  form_name TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  message TEXT,
  page_url TEXT NOT NULL,
  attribution TEXT,
  status TEXT NOT NULL,
  created_at BIGINT NOT NULL
);

-- The export reads in this order.
CREATE INDEX leads_by_time ON leads (created_at, id);

CREATE TABLE consent_evidence (
  id TEXT PRIMARY KEY,
  lead_id TEXT NOT NULL UNIQUE REFERENCES leads (id),
  text_id TEXT NOT NULL,
  text_version INTEGER NOT NULL,
  text_sha256 TEXT NOT NULL,
  page_url TEXT NOT NULL,
  given_at BIGINT NOT NULL
);

CREATE TABLE outgoing_mails (
  id TEXT PRIMARY KEY,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  next_attempt_at BIGINT NOT NULL,
  claimed_by TEXT,
  claimed_until BIGINT,
  last_error TEXT,
  created_at BIGINT NOT NULL,
  sent_at BIGINT,
  UNIQUE (lead_id, kind)
);

-- The delivery loop reads the due emails; this index skips sent ones.
CREATE INDEX outgoing_mails_due ON outgoing_mails (next_attempt_at) WHERE state = 'queued';

CREATE TABLE heartbeats (
  id TEXT PRIMARY KEY,
  beat_at BIGINT NOT NULL,
  filler TEXT NOT NULL
);

-- Counts of submissions, in the shape that rate-limiter-flexible needs. Empty on SQLite.
CREATE TABLE rate_limits (
  key VARCHAR(255) PRIMARY KEY,
  points INTEGER NOT NULL DEFAULT 0,
  expire BIGINT
);

-- Counts may be lost in a crash, so they don't have to wait for the disk.
-- only: postgres
ALTER TABLE rate_limits SET UNLOGGED;
