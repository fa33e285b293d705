-- Promises, measured: what visitors read of them, and whom the desk reminds (docs/decisions/062-promises-are-measured.md).

-- The figures of 90 days as visitors may read them, once a day: `day` is the last one that is counted. No row says anything
-- of a person, and none is changed, so it can be said later what stood on which page.
CREATE TABLE published_promises (
  page TEXT NOT NULL,
  day TEXT NOT NULL,
  figures TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  PRIMARY KEY (page, day)
);

-- What an owner turned off or on, and why. The last row of a switch counts; without one it is on.
CREATE TABLE promise_switches (
  id TEXT PRIMARY KEY,
  switch TEXT NOT NULL,
  is_on INTEGER NOT NULL,
  reason TEXT NOT NULL,
  by_staff TEXT NOT NULL,
  at BIGINT NOT NULL
);

CREATE INDEX promise_switches_of_one ON promise_switches (switch, id);

-- That a promise is late was said once to whom it concerns (level 1), and once to the owners (level 2).
CREATE TABLE promise_alarms (
  clock_id TEXT NOT NULL REFERENCES clocks (id) ON DELETE CASCADE,
  level INTEGER NOT NULL,
  raised_at BIGINT NOT NULL,
  PRIMARY KEY (clock_id, level)
);

-- The letter about a week was written, by the Monday on which the week began.
CREATE TABLE promise_digests (
  week TEXT PRIMARY KEY,
  made_at BIGINT NOT NULL
);

-- What an email to a colleague is about, as JSON: counts, and ids of clocks. The row that it goes with has the purpose
-- `notice` and lets no one in.
CREATE TABLE staff_notices (
  link_id TEXT PRIMARY KEY REFERENCES staff_links (id) ON DELETE CASCADE,
  about TEXT NOT NULL
);

CREATE INDEX clocks_by_start ON clocks (started_at);

CREATE INDEX clocks_open_by_due ON clocks (due_at) WHERE ended_at IS NULL;

-- How far those came who asked in a time.
CREATE INDEX threads_of_kind_by_arrival ON threads (kind, received_at);
