-- The team's work on a privacy request, step by step (docs/decisions/060-privacy-work.md). A step outlives the request and
-- its sender: it has ids, kinds and times. `words`, typed by a colleague, are deleted with the person.
CREATE TABLE privacy_steps (
  id TEXT PRIMARY KEY,
  request_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  at BIGINT NOT NULL,
  by_staff TEXT,
  detail TEXT,
  words TEXT
);

CREATE INDEX privacy_steps_of_request ON privacy_steps (request_id, at);

CREATE INDEX privacy_steps_by_time ON privacy_steps (at);

-- Each of these happens once, no matter how often a button is pressed.
CREATE UNIQUE INDEX privacy_steps_once ON privacy_steps (request_id, kind)
  WHERE kind IN ('confirmed', 'extended', 'erase-approved', 'erased');

-- The deadline for the answer after notice was given, and the time until which one process has the erasure to itself.
ALTER TABLE privacy_requests ADD COLUMN extended_until BIGINT;

ALTER TABLE privacy_requests ADD COLUMN erasing_until BIGINT;

-- Holds: people whose data may not be deleted for now, and why: a dispute, a court. The address is deleted with the hold.
CREATE TABLE privacy_holds (
  email_key TEXT PRIMARY KEY,
  reason TEXT NOT NULL,
  placed_by TEXT,
  placed_at BIGINT NOT NULL
);
