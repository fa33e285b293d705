-- The desk: people who wrote to us, what we have to answer and by when. A projector makes all of it from committed rows of
-- the other tables (docs/decisions/052-the-desks-projector.md), except what the team itself does there.

-- `group_id` is the same for people who are linked. `name` is the newest name given, and `named_at` says when.
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  group_id TEXT NOT NULL,
  name TEXT NOT NULL,
  named_at BIGINT NOT NULL,
  created_at BIGINT NOT NULL
);

CREATE INDEX people_of_group ON people (group_id);

-- An email in lower case, or a phone as E.164 with the folded name that came with it.
CREATE TABLE person_addresses (
  kind TEXT NOT NULL,
  value TEXT NOT NULL,
  name_key TEXT NOT NULL,
  person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  PRIMARY KEY (kind, value, name_key, person_id)
);

CREATE UNIQUE INDEX person_addresses_of_email ON person_addresses (value) WHERE kind = 'email';

CREATE INDEX person_addresses_of_person ON person_addresses (person_id);

-- Two people who may be one: suggested, linked or kept apart. `decided_by` is null where a rule decided.
CREATE TABLE person_links (
  person_a TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  person_b TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  reason TEXT NOT NULL,
  state TEXT NOT NULL,
  decided_by TEXT,
  decided_at BIGINT NOT NULL,
  PRIMARY KEY (person_a, person_b),
  CHECK (person_a < person_b)
);

CREATE INDEX person_links_of_second ON person_links (person_b);

-- One matter of one person. `due_at` is the soonest of its open clocks, or later than any time when none is open. `version`
-- rises with each change. `last_event_id` is the last event that the answering colleague has to know.
CREATE TABLE threads (
  id TEXT PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  stage TEXT NOT NULL,
  stage_reason TEXT,
  assignee TEXT,
  claimed_until BIGINT,
  snoozed_until BIGINT,
  due_at BIGINT NOT NULL,
  received_at BIGINT NOT NULL,
  last_event_id TEXT,
  version INTEGER NOT NULL
);

CREATE INDEX threads_by_due ON threads (state, due_at, id);

CREATE INDEX threads_of_kind_by_due ON threads (state, kind, due_at, id);

CREATE INDEX threads_of_assignee_by_due ON threads (assignee, state, due_at, id) WHERE assignee IS NOT NULL;

CREATE INDEX threads_of_person ON threads (person_id);

-- Which row made which thread. A row that needs no answer, such as a newsletter sign-up, has only a person.
CREATE TABLE thread_sources (
  source TEXT NOT NULL,
  source_id TEXT NOT NULL,
  person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  thread_id TEXT REFERENCES threads (id) ON DELETE CASCADE,
  PRIMARY KEY (source, source_id)
);

CREATE INDEX thread_sources_of_person ON thread_sources (person_id);

CREATE INDEX thread_sources_of_thread ON thread_sources (thread_id) WHERE thread_id IS NOT NULL;

-- One promise to one person, worked out when their message came in and never changed. It ends once.
CREATE TABLE clocks (
  id TEXT PRIMARY KEY,
  thread_id TEXT NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
  promise TEXT NOT NULL,
  promise_version INTEGER NOT NULL,
  source TEXT NOT NULL,
  source_id TEXT NOT NULL,
  started_at BIGINT NOT NULL,
  due_at BIGINT NOT NULL,
  ended_at BIGINT,
  ended_how TEXT,
  ended_by TEXT,
  UNIQUE (source, source_id, promise),
  CHECK ((ended_at IS NULL) = (ended_how IS NULL))
);

CREATE INDEX clocks_of_thread ON clocks (thread_id, due_at);

-- Events, one stream per person. A person's words stay in the row that `source` names; `words` are the team's own.
CREATE TABLE events (
  id TEXT PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  thread_id TEXT REFERENCES threads (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  at BIGINT NOT NULL,
  by_staff TEXT,
  source TEXT NOT NULL,
  source_id TEXT NOT NULL,
  revision BIGINT NOT NULL,
  words TEXT,
  UNIQUE (source, source_id, kind, revision)
);

CREATE INDEX events_of_person ON events (person_id, at, id);

CREATE INDEX events_of_thread ON events (thread_id, id) WHERE thread_id IS NOT NULL;

-- Drafts of answers. `version` rises with each save.
CREATE TABLE drafts (
  thread_id TEXT NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
  staff_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  words TEXT NOT NULL,
  saved_at BIGINT NOT NULL,
  PRIMARY KEY (thread_id, staff_id)
);

-- A number that rises with each change of the desk. Code that shows the desk reads it to learn that something is new.
CREATE TABLE desk_changes (
  id TEXT PRIMARY KEY,
  number BIGINT NOT NULL
);

INSERT INTO desk_changes (id, number) VALUES ('desk', 0);

-- How far the projector has read in each stream of rows. The working process locks the row 'projector'.
CREATE TABLE desk_cursors (
  stream TEXT PRIMARY KEY,
  position TEXT NOT NULL
);

INSERT INTO desk_cursors (stream, position) VALUES ('projector', '');

-- The search index, one row per source: `terms` for PostgreSQL, and a separate table for SQLite.
-- only: sqlite
CREATE TABLE search_docs (
  id INTEGER PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  thread_id TEXT REFERENCES threads (id) ON DELETE CASCADE,
  source TEXT NOT NULL,
  source_id TEXT NOT NULL,
  UNIQUE (source, source_id)
);

-- only: postgres
CREATE TABLE search_docs (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  thread_id TEXT REFERENCES threads (id) ON DELETE CASCADE,
  source TEXT NOT NULL,
  source_id TEXT NOT NULL,
  terms TSVECTOR NOT NULL,
  UNIQUE (source, source_id)
);

CREATE INDEX search_docs_of_person ON search_docs (person_id);

CREATE INDEX search_docs_of_thread ON search_docs (thread_id) WHERE thread_id IS NOT NULL;

-- only: postgres
CREATE INDEX search_docs_by_terms ON search_docs USING GIN (terms) WITH (fastupdate = off);

-- Three letters in a row are one entry, so any part of a word of three letters or more is found.
-- only: sqlite
CREATE VIRTUAL TABLE search_words USING fts5 (words, tokenize = 'trigram');

-- Deleted words leave the index at once, without waiting for cleanup.
-- only: sqlite
INSERT INTO search_words (search_words, rank) VALUES ('secure-delete', 1);

-- The projector reads what has changed since it last looked. A lead has none of these when it is stored.
CREATE INDEX outgoing_mails_by_sent ON outgoing_mails (sent_at) WHERE sent_at IS NOT NULL;

CREATE INDEX bookings_by_change ON bookings (changed_at);

CREATE INDEX newsletter_subscribers_by_confirmed ON newsletter_subscribers (confirmed_at) WHERE confirmed_at IS NOT NULL;

CREATE INDEX newsletter_subscribers_by_left ON newsletter_subscribers (unsubscribed_at) WHERE unsubscribed_at IS NOT NULL;

CREATE INDEX privacy_requests_by_answered ON privacy_requests (answered_at) WHERE answered_at IS NOT NULL;

CREATE INDEX lead_answers_by_time ON lead_answers (answered_at);
