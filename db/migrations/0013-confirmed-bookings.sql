-- A booking is confirmed by the button behind its emailed link. Under pressure it is held until then: `held_until` says how
-- long. `told_visitor` is 0 when the address had reached its limit of emails, so no email went out about the last change.

ALTER TABLE bookings ADD COLUMN confirmed_at BIGINT;

ALTER TABLE bookings ADD COLUMN held_until BIGINT;

ALTER TABLE bookings ADD COLUMN told_visitor INTEGER NOT NULL DEFAULT 1;

-- One row, which a process locks before it judges how full the calendar is. Two processes that count at the same moment
-- would both find room.
CREATE TABLE booking_turns (
  id TEXT PRIMARY KEY,
  taken_at BIGINT NOT NULL
);

INSERT INTO booking_turns (id, taken_at) VALUES ('calendar', 0);
