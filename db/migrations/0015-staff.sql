-- People who may sign in at the desk, and with what. A removed person keeps the row, so that their actions still have a
-- name. Everything they could sign in with is deleted.

CREATE TABLE staff (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  removed_at BIGINT
);

-- `id` is the credential's own, `public_key` its COSE key, both in base64url. `synced` is 1 when its provider keeps copies
-- of it.
CREATE TABLE staff_passkeys (
  id TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  public_key TEXT NOT NULL,
  counter BIGINT NOT NULL,
  transports TEXT NOT NULL,
  synced INTEGER NOT NULL,
  created_at BIGINT NOT NULL,
  last_used_at BIGINT
);

CREATE INDEX staff_passkeys_of_staff ON staff_passkeys (staff_id);

-- Six-digit codes from an app. Secrets are sealed. A pending secret is not in use until one of its codes was typed.
-- `last_step` is the last half minute whose code was used, so no code works twice.
CREATE TABLE staff_factors (
  staff_id TEXT PRIMARY KEY REFERENCES staff (id) ON DELETE CASCADE,
  sealed_secret TEXT,
  pending_secret TEXT,
  pending_at BIGINT,
  last_step BIGINT NOT NULL
);

-- Keyed hashes. A used code is deleted.
CREATE TABLE staff_recovery_codes (
  code_hash TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  created_at BIGINT NOT NULL
);

CREATE INDEX staff_recovery_codes_of_staff ON staff_recovery_codes (staff_id);

-- Sessions: people who are signed in, and where. The browser has the token; its hash is here.
CREATE TABLE staff_sessions (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  level TEXT NOT NULL,
  device TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  last_seen_at BIGINT NOT NULL,
  verified_at BIGINT NOT NULL
);

CREATE INDEX staff_sessions_of_staff ON staff_sessions (staff_id);

-- Links that were emailed or printed. A link is this id with a signature of the data key, which is not in the database.
CREATE TABLE staff_links (
  id TEXT PRIMARY KEY,
  staff_id TEXT REFERENCES staff (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  used_at BIGINT
);

CREATE INDEX staff_links_of_staff ON staff_links (staff_id, created_at);

-- Challenges that a passkey has to sign, once each, by their hash.
CREATE TABLE staff_challenges (
  challenge_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  session_id TEXT,
  expires_at BIGINT NOT NULL
);

-- Failed sign-ins, by a keyed hash of the address or the account, and when the next try counts.
CREATE TABLE staff_attempts (
  key_hash TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  next_at BIGINT NOT NULL
);

-- An email may be about a link, too.
-- only: postgres
ALTER TABLE outgoing_mails ADD COLUMN staff_link_id TEXT REFERENCES staff_links (id) ON DELETE CASCADE;

-- only: postgres
ALTER TABLE outgoing_mails DROP CONSTRAINT outgoing_mails_about_one;

-- only: postgres
ALTER TABLE outgoing_mails ADD CONSTRAINT outgoing_mails_about_one CHECK (num_nonnulls(lead_id, message_id, subscriber_id, booking_id, staff_link_id) = CASE kind WHEN 'set-aside-digest' THEN 0 ELSE 1 END);

-- SQLite cannot change a check, so the table is created again.
-- only: sqlite
CREATE TABLE mails_of_five (
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
  staff_link_id TEXT REFERENCES staff_links (id) ON DELETE CASCADE,
  UNIQUE (lead_id, kind),
  CHECK ((lead_id IS NOT NULL) + (message_id IS NOT NULL) + (subscriber_id IS NOT NULL) + (booking_id IS NOT NULL) + (staff_link_id IS NOT NULL) = CASE kind WHEN 'set-aside-digest' THEN 0 ELSE 1 END)
);

-- only: sqlite
INSERT INTO mails_of_five SELECT *, NULL FROM outgoing_mails;

-- only: sqlite
DROP TABLE outgoing_mails;

-- only: sqlite
ALTER TABLE mails_of_five RENAME TO outgoing_mails;

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

CREATE INDEX outgoing_mails_of_staff_link ON outgoing_mails (staff_link_id) WHERE staff_link_id IS NOT NULL;
