-- Booked consultations. `id` names the event in calendars for good; `sequence` counts its changes (RFC 5545). A `form_nonce`
-- makes one booking. `moved_from` is when the call was before its last move.

CREATE TABLE bookings (
  id TEXT PRIMARY KEY,
  form_nonce TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL,
  starts_at BIGINT NOT NULL,
  minutes INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  moved_from BIGINT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  topic TEXT,
  time_zone TEXT NOT NULL,
  page_url TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  changed_at BIGINT NOT NULL
);

-- The export reads in this order.
CREATE INDEX bookings_by_time ON bookings (created_at, id);

CREATE INDEX bookings_by_email ON bookings (lower(email));

-- The calendar, cut into quarters of an hour since 1970. A cell belongs to one booking, or to one visitor who is still
-- typing: the key settles every race between processes. A hold ends by itself after `held_until`.
CREATE TABLE booking_cells (
  cell BIGINT PRIMARY KEY,
  booking_id TEXT REFERENCES bookings (id) ON DELETE CASCADE,
  hold_id TEXT,
  held_until BIGINT,
  visitor_hash TEXT,
  CHECK ((booking_id IS NULL) = (hold_id IS NOT NULL)),
  CHECK ((hold_id IS NULL) = (held_until IS NULL))
);

CREATE INDEX booking_cells_of_booking ON booking_cells (booking_id) WHERE booking_id IS NOT NULL;

CREATE INDEX booking_cells_of_hold ON booking_cells (hold_id) WHERE hold_id IS NOT NULL;

-- An email may be about a booking, too.
-- only: postgres
ALTER TABLE outgoing_mails ADD COLUMN booking_id TEXT REFERENCES bookings (id) ON DELETE CASCADE;

-- only: postgres
ALTER TABLE outgoing_mails DROP CONSTRAINT outgoing_mails_about_one;

-- only: postgres
ALTER TABLE outgoing_mails ADD CONSTRAINT outgoing_mails_about_one CHECK (num_nonnulls(lead_id, message_id, subscriber_id, booking_id) = 1);

-- SQLite cannot change a check, so the table is created again.
-- only: sqlite
CREATE TABLE mails_of_four (
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
  CHECK ((lead_id IS NOT NULL) + (message_id IS NOT NULL) + (subscriber_id IS NOT NULL) + (booking_id IS NOT NULL) = 1)
);

-- only: sqlite
INSERT INTO mails_of_four SELECT *, NULL FROM outgoing_mails;

-- only: sqlite
DROP TABLE outgoing_mails;

-- only: sqlite
ALTER TABLE mails_of_four RENAME TO outgoing_mails;

-- only: sqlite
CREATE INDEX outgoing_mails_due ON outgoing_mails (next_attempt_at) WHERE state = 'queued';

-- only: sqlite
CREATE UNIQUE INDEX outgoing_mails_of_message ON outgoing_mails (message_id, kind) WHERE message_id IS NOT NULL;

-- only: sqlite
CREATE INDEX outgoing_mails_of_subscriber ON outgoing_mails (subscriber_id, created_at) WHERE subscriber_id IS NOT NULL;

CREATE INDEX outgoing_mails_of_booking ON outgoing_mails (booking_id) WHERE booking_id IS NOT NULL;
