-- How each colleague looks at the inbox.

-- Saved views: `search` is the address after its question mark, and says nothing about a person.
CREATE TABLE staff_views (
  id TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  search TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  UNIQUE (staff_id, search)
);

-- `single_keys` is 0 for a colleague who has turned off keys without Ctrl (WCAG 2.1.4). No row means the defaults.
CREATE TABLE staff_settings (
  staff_id TEXT PRIMARY KEY REFERENCES staff (id) ON DELETE CASCADE,
  single_keys INTEGER NOT NULL
);

-- A filter by stage reads no more than it shows.
CREATE INDEX threads_of_stage_by_due ON threads (state, stage, due_at, id);

-- Counts put-away threads without reading all that wait.
CREATE INDEX threads_put_away ON threads (state, due_at, id, snoozed_until) WHERE snoozed_until IS NOT NULL;
