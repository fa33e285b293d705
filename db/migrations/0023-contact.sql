-- Whether we may contact someone, and how (docs/decisions/058-the-contact-gate.md).

-- Requests to stop. A row outlives an erasure, so the address or number is a keyed hash, and nothing else points to a
-- person. `channel`: call, text, email or all. `scope`: marketing, or everything. A repeated stop has the newest time.
CREATE TABLE contact_rules (
  address_hash TEXT NOT NULL,
  channel TEXT NOT NULL,
  scope TEXT NOT NULL,
  source TEXT NOT NULL,
  stopped_at BIGINT NOT NULL,
  PRIMARY KEY (address_hash, channel, scope)
);

-- Each check of whether a person may be contacted, and the reasons for the answer. `step`: the question before, or what was
-- sent or dialed.
CREATE TABLE contact_attempts (
  id TEXT PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  thread_id TEXT REFERENCES threads (id) ON DELETE CASCADE,
  staff_id TEXT NOT NULL,
  step TEXT NOT NULL,
  channel TEXT NOT NULL,
  manner TEXT NOT NULL,
  purpose TEXT NOT NULL,
  answer TEXT NOT NULL,
  evidence TEXT NOT NULL,
  asked_at BIGINT NOT NULL
);

CREATE INDEX contact_attempts_of_person ON contact_attempts (person_id, asked_at);

CREATE INDEX contact_attempts_of_thread ON contact_attempts (thread_id) WHERE thread_id IS NOT NULL;

-- The do-not-call registry, as far as its files were imported: which area codes, and the date of the list.
CREATE TABLE do_not_call_areas (
  area_code TEXT PRIMARY KEY,
  listed_at BIGINT NOT NULL,
  imported_at BIGINT NOT NULL
);

CREATE TABLE do_not_call_numbers (
  number_hash TEXT PRIMARY KEY,
  area_code TEXT NOT NULL
);

CREATE INDEX do_not_call_numbers_of_area ON do_not_call_numbers (area_code);
