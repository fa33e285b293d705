-- Promises, measured: what visitors read about them, and who the desk reminds (docs/decisions/062-promises-are-measured.md).

-- The 90-day figures that visitors may read, once a day. `day` is the last day counted. Rows say nothing about a person and
-- never change, so we can say later what each page said.
CREATE TABLE published_promises (
  page TEXT NOT NULL,
  day TEXT NOT NULL,
  figures TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  PRIMARY KEY (page, day)
);

-- Switches that an owner turned off or on, and why. The last row of a switch counts. Without a row it is on.
CREATE TABLE promise_switches (
  id TEXT PRIMARY KEY,
  switch TEXT NOT NULL,
  is_on INTEGER NOT NULL,
  reason TEXT NOT NULL,
  by_staff TEXT NOT NULL,
  at BIGINT NOT NULL
);

CREATE INDEX promise_switches_of_one ON promise_switches (switch, id);

-- Alarms already sent about a late promise: once to the responsible colleague (level 1), and once to the owners (level 2).
CREATE TABLE promise_alarms (
  clock_id TEXT NOT NULL REFERENCES clocks (id) ON DELETE CASCADE,
  level INTEGER NOT NULL,
  raised_at BIGINT NOT NULL,
  PRIMARY KEY (clock_id, level)
);

-- Weekly summaries already written, by the Monday on which the week began.
CREATE TABLE promise_digests (
  week TEXT PRIMARY KEY,
  made_at BIGINT NOT NULL
);

-- The subject of an email to a colleague, as JSON: counts, and ids of clocks. Its row has the purpose `notice` and does not
-- sign anyone in.
CREATE TABLE staff_notices (
  link_id TEXT PRIMARY KEY REFERENCES staff_links (id) ON DELETE CASCADE,
  about TEXT NOT NULL
);

CREATE INDEX clocks_by_start ON clocks (started_at);

CREATE INDEX clocks_open_by_due ON clocks (due_at) WHERE ended_at IS NULL;

-- How far people got who asked in a given period.
CREATE INDEX threads_of_kind_by_arrival ON threads (kind, received_at);
