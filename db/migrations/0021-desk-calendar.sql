-- More than one counselor. A cell belongs to one line of the calendar: a counselor's, by the id of their row in `staff`, or,
-- while no counselor has hours, the office's one line, which is ''.

-- only: postgres
ALTER TABLE booking_cells ADD COLUMN line TEXT NOT NULL DEFAULT '';

-- only: postgres
ALTER TABLE booking_cells DROP CONSTRAINT booking_cells_pkey;

-- only: postgres
ALTER TABLE booking_cells ADD PRIMARY KEY (cell, line);

-- SQLite cannot change a key, so the table is created again.
-- only: sqlite
CREATE TABLE cells_of_lines (
  cell BIGINT NOT NULL,
  line TEXT NOT NULL DEFAULT '',
  booking_id TEXT REFERENCES bookings (id) ON DELETE CASCADE,
  hold_id TEXT,
  held_until BIGINT,
  visitor_hash TEXT,
  PRIMARY KEY (cell, line),
  CHECK ((booking_id IS NULL) = (hold_id IS NOT NULL)),
  CHECK ((hold_id IS NULL) = (held_until IS NULL))
);

-- only: sqlite
INSERT INTO cells_of_lines (cell, booking_id, hold_id, held_until, visitor_hash)
  SELECT cell, booking_id, hold_id, held_until, visitor_hash FROM booking_cells;

-- only: sqlite
DROP TABLE booking_cells;

-- only: sqlite
ALTER TABLE cells_of_lines RENAME TO booking_cells;

-- only: sqlite
CREATE INDEX booking_cells_of_booking ON booking_cells (booking_id) WHERE booking_id IS NOT NULL;

-- only: sqlite
CREATE INDEX booking_cells_of_hold ON booking_cells (hold_id) WHERE hold_id IS NOT NULL;

-- The counselor who calls, and the result a colleague set after the end: `kept` or `no-show`.
ALTER TABLE bookings ADD COLUMN counselor TEXT;

ALTER TABLE bookings ADD COLUMN outcome TEXT;

-- The desk reads a day, and counts each colleague's calls on it.
CREATE INDEX bookings_by_start ON bookings (starts_at);

-- When a counselor takes calls: `opens` and `closes` as `09:00`, `day_of_week` from 1, Monday, to 7.
CREATE TABLE counselor_hours (
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  day_of_week INTEGER NOT NULL,
  opens TEXT NOT NULL,
  closes TEXT NOT NULL,
  PRIMARY KEY (staff_id, day_of_week)
);

-- Blocked times, for everyone or for one counselor (`staff_id`).
CREATE TABLE calendar_blocks (
  id TEXT PRIMARY KEY,
  staff_id TEXT REFERENCES staff (id) ON DELETE CASCADE,
  from_at BIGINT NOT NULL,
  to_at BIGINT NOT NULL,
  reason TEXT NOT NULL,
  made_by TEXT NOT NULL,
  made_at BIGINT NOT NULL
);

CREATE INDEX calendar_blocks_by_end ON calendar_blocks (to_at);

-- A colleague's feed of calls for their own calendar program. The link has the secret; its hash is here.
CREATE TABLE calendar_feeds (
  staff_id TEXT PRIMARY KEY REFERENCES staff (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  shows_names INTEGER NOT NULL,
  created_at BIGINT NOT NULL,
  last_read_at BIGINT
);
