-- Forms that a colleague sent after their session ended, or before the desk could check that it was still them. Each waits
-- for an hour, sealed, only for its sender.
CREATE TABLE staff_held_forms (
  id TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  sealed_fields TEXT NOT NULL,
  held_at BIGINT NOT NULL
);

CREATE INDEX staff_held_forms_of_staff ON staff_held_forms (staff_id, held_at);
