-- What someone at the desk sent when their session was over, or when it first had to be asked whether it was still they:
-- it waits for an hour, sealed, for no one but them.
CREATE TABLE staff_held_forms (
  id TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  sealed_fields TEXT NOT NULL,
  held_at BIGINT NOT NULL
);

CREATE INDEX staff_held_forms_of_staff ON staff_held_forms (staff_id, held_at);
