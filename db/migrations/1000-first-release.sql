-- All tables of the first release, by subject. Later migrations only add (docs/decisions/133-the-first-release.md).
--
-- Plain SQL that works in both SQLite and PostgreSQL. A line that ends with a semicolon ends a statement, and a statement below
-- "only: sqlite" or "only: postgres" is for that one. Ids are UUIDs of version 7. Times are milliseconds since 1970. A column
-- that says yes or no is 1 or 0. What each column means is in app/server/database/schema.

-- ===== What the database says about itself =====

-- One fact a row: which data key it belongs to (a keyed hash, from which no one can get the key), its backups, and the oldest
-- release that may use it. A migration that older releases cannot live with sets that to its own release.
CREATE TABLE site_facts (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

INSERT INTO site_facts (name, value) VALUES ('oldest-release', '1.0.0');

-- Which key it belongs to, before `site_facts` said so. Nothing reads it.
CREATE TABLE installation (
  id TEXT PRIMARY KEY CHECK (id = 'site'),
  key_fingerprint TEXT NOT NULL
);

-- One row that we write to learn whether a lead could be stored.
CREATE TABLE heartbeats (
  id TEXT PRIMARY KEY,
  beat_at BIGINT NOT NULL,
  filler TEXT NOT NULL
);

-- Counts of submissions, in the shape that rate-limiter-flexible needs. Empty on SQLite.
CREATE TABLE rate_limits (
  key VARCHAR(255) PRIMARY KEY,
  points INTEGER NOT NULL DEFAULT 0,
  expire BIGINT
);

-- Counts may be lost in a crash, so they don't have to wait for the disk.
-- only: postgres
ALTER TABLE rate_limits SET UNLOGGED;

-- How many confirmations one mailbox got, so that no one can make us email a stranger again and again. The mailbox is a keyed
-- hash. A row is deleted a day after the last email. Counted in the transaction that stores what is confirmed
-- (docs/decisions/030-mails-by-recipient.md), so these counts outlive a crash.
CREATE TABLE recipient_counts (
  mailbox_hash TEXT PRIMARY KEY,
  in_hour INTEGER NOT NULL,
  in_day INTEGER NOT NULL,
  last_at BIGINT NOT NULL
);

CREATE INDEX recipient_counts_by_time ON recipient_counts (last_at);

-- ===== What visitors send =====

-- Requests for a free credit analysis. A caller may have only a phone number: `email` is empty then. `my_path` has the parts
-- of the plan on the visitor's device that they sent along: JSON with a version (app/domain/plan/sent-parts.ts).
CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  submission_key TEXT NOT NULL UNIQUE,
  form_name TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  message TEXT,
  page_url TEXT NOT NULL,
  attribution TEXT,
  status TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  my_path TEXT
);

-- The export reads in this order.
CREATE INDEX leads_by_time ON leads (created_at, id);
-- Privacy exports and erasures find people by address, and those who have none by number.
CREATE INDEX leads_by_email ON leads (lower(email));
CREATE INDEX leads_by_phone_only ON leads (phone) WHERE email = '';
-- A stop asks who gave its number first.
CREATE INDEX leads_by_phone ON leads (phone);

-- A visitor's answers after a request, to help the team prepare. Replaced when they are sent again.
CREATE TABLE lead_answers (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  state TEXT,
  score_band TEXT,
  goal TEXT,
  goal_month TEXT,
  call_time TEXT,
  answered_at BIGINT NOT NULL
);

-- The desk's projector reads what is new.
CREATE INDEX lead_answers_by_time ON lead_answers (answered_at);

-- Messages from the other forms: contact, privacy requests, accessibility feedback. `fields` is a JSON object of the form's
-- other answers. `due_at` is when the promised answer is due.
CREATE TABLE messages (
  id TEXT PRIMARY KEY,
  submission_key TEXT NOT NULL UNIQUE,
  form_name TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  fields TEXT NOT NULL,
  page_url TEXT NOT NULL,
  due_at BIGINT NOT NULL,
  status TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  attribution TEXT
);

-- The export reads in this order.
CREATE INDEX messages_by_time ON messages (created_at, id);
-- How often an address has asked.
CREATE INDEX messages_by_email ON messages (lower(email));
CREATE INDEX messages_by_phone ON messages (phone);
-- The digest, the metrics and the command read what is set aside.
CREATE INDEX messages_set_aside ON messages (created_at) WHERE status = 'quarantined';

-- Form tokens already used for a message, so that none is used twice. `content_sha256` tells whether the same message came
-- again. Tokens are deleted once they are too old to be accepted anyway.
CREATE TABLE form_tokens (
  nonce TEXT PRIMARY KEY,
  message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  content_sha256 TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);

CREATE INDEX form_tokens_of_message ON form_tokens (message_id);
CREATE INDEX form_tokens_by_expiry ON form_tokens (expires_at);

-- Files that people send us, such as a résumé. The bytes are sealed under DATA_DIR/documents, each file with its own key.
-- That key and the file's name are here, sealed with the data key. A file without a message waits a day for one.
CREATE TABLE documents (
  id TEXT PRIMARY KEY,
  message_id TEXT REFERENCES messages (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  content_hash TEXT NOT NULL,
  sealed_header TEXT NOT NULL,
  scanned INTEGER NOT NULL,
  created_at BIGINT NOT NULL
);

CREATE INDEX documents_of_message ON documents (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX documents_that_wait ON documents (created_at) WHERE message_id IS NULL;

-- Cookie choices, as proof of what was allowed. A row has no address and no browser, and its random id ties it only to the
-- cookie that has it. `kinds` has dots between its names, and is empty for a no to all.
CREATE TABLE cookie_choices (
  id TEXT PRIMARY KEY,
  kinds TEXT NOT NULL,
  privacy_control INTEGER NOT NULL,
  text_version INTEGER NOT NULL,
  page_path TEXT NOT NULL,
  chosen_at BIGINT NOT NULL
);

-- Old ones are deleted.
CREATE INDEX cookie_choices_by_time ON cookie_choices (chosen_at);

-- ===== Bookings =====

-- Booked consultations. `id` names the event in calendars for good; `sequence` counts its changes (RFC 5545). A `form_nonce`
-- makes one booking. Under pressure a booking is held until the button behind its emailed link confirms it: `held_until` says
-- how long. `disowned`: whoever reads the mailbox said that the call is not theirs, and it is canceled then.
CREATE TABLE bookings (
  id TEXT PRIMARY KEY,
  form_nonce TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL,
  starts_at BIGINT NOT NULL,
  minutes INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  moved_from BIGINT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  topic TEXT,
  time_zone TEXT NOT NULL,
  page_url TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  changed_at BIGINT NOT NULL,
  confirmed_at BIGINT,
  held_until BIGINT,
  told_visitor INTEGER NOT NULL DEFAULT 1,
  counselor TEXT,
  outcome TEXT,
  disowned INTEGER NOT NULL DEFAULT 0
);

-- The export reads in this order.
CREATE INDEX bookings_by_time ON bookings (created_at, id);
CREATE INDEX bookings_by_email ON bookings (lower(email));
CREATE INDEX bookings_by_phone ON bookings (phone);
-- The desk reads a day, and counts each colleague's calls on it. Its projector reads what has changed.
CREATE INDEX bookings_by_start ON bookings (starts_at);
CREATE INDEX bookings_by_change ON bookings (changed_at);

-- The calendar, cut into quarters of an hour since 1970. A cell belongs to one booking, or to one visitor who is still typing:
-- the key settles every race between processes. A hold ends by itself after `held_until`. Each counselor has a line, by the id
-- of their row in `staff`; while no counselor has hours, there is the office's one line, which is ''.
-- only: sqlite
CREATE TABLE booking_cells (
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

-- The same, in the order of columns that databases from before this release have.
-- only: postgres
CREATE TABLE booking_cells (
  cell BIGINT NOT NULL,
  booking_id TEXT REFERENCES bookings (id) ON DELETE CASCADE,
  hold_id TEXT,
  held_until BIGINT,
  visitor_hash TEXT,
  line TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (cell, line),
  CHECK ((booking_id IS NULL) = (hold_id IS NOT NULL)),
  CHECK ((hold_id IS NULL) = (held_until IS NULL))
);

CREATE INDEX booking_cells_of_booking ON booking_cells (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX booking_cells_of_hold ON booking_cells (hold_id) WHERE hold_id IS NOT NULL;

-- One row, which a process locks before it judges how full the calendar is. Two processes that count at the same moment would
-- both find room.
CREATE TABLE booking_turns (
  id TEXT PRIMARY KEY,
  taken_at BIGINT NOT NULL
);

INSERT INTO booking_turns (id, taken_at) VALUES ('calendar', 0);

-- ===== Consent: proof of what people agreed to (docs/decisions/059-evidence-of-consent-is-a-chain.md) =====

-- Evidence is about a lead or about a message.
-- only: sqlite
CREATE TABLE consent_evidence (
  id TEXT PRIMARY KEY,
  lead_id TEXT UNIQUE REFERENCES leads (id),
  text_id TEXT NOT NULL,
  text_version INTEGER NOT NULL,
  text_sha256 TEXT NOT NULL,
  page_url TEXT NOT NULL,
  given_at BIGINT NOT NULL,
  message_id TEXT UNIQUE REFERENCES messages (id) ON DELETE CASCADE,
  CHECK ((lead_id IS NULL) <> (message_id IS NULL))
);

-- The same, with the check that databases from before this release have.
-- only: postgres
CREATE TABLE consent_evidence (
  id TEXT PRIMARY KEY,
  lead_id TEXT UNIQUE REFERENCES leads (id),
  text_id TEXT NOT NULL,
  text_version INTEGER NOT NULL,
  text_sha256 TEXT NOT NULL,
  page_url TEXT NOT NULL,
  given_at BIGINT NOT NULL,
  message_id TEXT UNIQUE REFERENCES messages (id) ON DELETE CASCADE,
  CONSTRAINT consent_evidence_about_one CHECK (num_nonnulls(lead_id, message_id) = 1)
);

-- What the person did with a yes on the page behind its emailed link: stopped one way, or ended their stops so far (affirmed).
-- `signed`: they signed its words in front of a colleague, which ends them, too. A form alone ends no stop, because anyone can
-- type anyone's address into one.
CREATE TABLE consent_changes (
  id TEXT PRIMARY KEY,
  evidence_id TEXT NOT NULL REFERENCES consent_evidence (id) ON DELETE CASCADE,
  change TEXT NOT NULL CHECK (change IN ('stop-call', 'stop-text', 'stop-email', 'affirmed', 'signed')),
  changed_at BIGINT NOT NULL
);

-- Its yeses, one by one.
CREATE INDEX consent_changes_of_evidence ON consent_changes (evidence_id, change);
-- The desk reads what is new.
CREATE INDEX consent_changes_by_time ON consent_changes (changed_at);

-- The words, by their fingerprint. Evidence names words by it, even if the site's own texts change.
CREATE TABLE consent_words (
  text_sha256 TEXT PRIMARY KEY,
  words TEXT NOT NULL
);

-- The chain: rows are added and never changed or deleted. `digest` is the SHA-256 of a record; `hash` is that of this number,
-- the hash before it and the digest.
CREATE TABLE consent_chain (
  seq BIGINT PRIMARY KEY,
  digest TEXT NOT NULL,
  hash TEXT NOT NULL
);

-- One row, locked while a process adds to the chain. It says where the chain ends.
CREATE TABLE consent_head (
  id TEXT PRIMARY KEY,
  seq BIGINT NOT NULL,
  hash TEXT NOT NULL,
  position TEXT NOT NULL
);

INSERT INTO consent_head (id, seq, hash, position)
VALUES ('head', 0, '0000000000000000000000000000000000000000000000000000000000000000', '');

-- The records themselves, sealed. A record that the law requires us to keep outlives an erasure, until `kept_until`.
CREATE TABLE consent_records (
  evidence_id TEXT PRIMARY KEY,
  seq BIGINT NOT NULL UNIQUE REFERENCES consent_chain (seq),
  email_hash TEXT NOT NULL,
  sealed_record TEXT NOT NULL,
  allows_marketing INTEGER NOT NULL,
  kept_until BIGINT
);

CREATE INDEX consent_records_of_email ON consent_records (email_hash);
CREATE INDEX consent_records_to_end ON consent_records (kept_until) WHERE kept_until IS NOT NULL;

-- ===== Privacy requests and erasures (docs/decisions/060-privacy-work.md) =====

-- The extra data of a privacy request besides its message: its clock, and who asks. `sealed_reference` is encrypted.
-- `next_access_at` is set when the address has asked to see its data too often, and says when it may ask again.
CREATE TABLE privacy_requests (
  message_id TEXT PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  request_type TEXT NOT NULL,
  acknowledge_by BIGINT NOT NULL,
  sealed_reference TEXT,
  next_access_at BIGINT,
  answered_at BIGINT,
  extended_until BIGINT,
  erasing_until BIGINT
);

-- The desk's projector reads what is new.
CREATE INDEX privacy_requests_by_answered ON privacy_requests (answered_at) WHERE answered_at IS NOT NULL;

-- The team's work on a request, step by step. A step outlives the request and its sender: it has ids, kinds and times. `words`,
-- typed by a colleague, are deleted with the person.
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

-- Holds: people whose data may not be deleted for now, and why: a dispute, a court. The address is deleted with the hold.
CREATE TABLE privacy_holds (
  email_key TEXT PRIMARY KEY,
  reason TEXT NOT NULL,
  placed_by TEXT,
  placed_at BIGINT NOT NULL
);

-- The record left after an erasure: no name and no address, only a keyed hash that recognizes the address when it is given.
-- `erased` is a JSON object with the number of rows by kind.
CREATE TABLE erasures (
  id TEXT PRIMARY KEY,
  email_hash TEXT NOT NULL,
  erased TEXT NOT NULL,
  erased_at BIGINT NOT NULL
);

CREATE INDEX erasures_by_email ON erasures (email_hash);

-- Privacy requests that were erased with everything else. The law requires a record of what was asked and when.
CREATE TABLE erased_requests (
  reference TEXT PRIMARY KEY,
  erasure_id TEXT NOT NULL REFERENCES erasures (id),
  request_type TEXT NOT NULL,
  received_at BIGINT NOT NULL,
  due_at BIGINT NOT NULL
);

-- ===== The team =====

-- People who may sign in at the desk. A removed person keeps the row, so that their actions still have a name. Everything they
-- could sign in with is deleted. Whoever leaves takes the invitations with them that no one has accepted yet (`invited_by`;
-- null: the command invited them).
CREATE TABLE staff (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  removed_at BIGINT,
  invited_by TEXT
);

-- `id` is the credential's own, `public_key` its COSE key, both in base64url. `synced` is 1 when its provider keeps copies.
CREATE TABLE staff_passkeys (
  id TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  public_key TEXT NOT NULL,
  counter BIGINT NOT NULL,
  transports TEXT NOT NULL,
  synced INTEGER NOT NULL,
  created_at BIGINT NOT NULL,
  last_used_at BIGINT
);

CREATE INDEX staff_passkeys_of_staff ON staff_passkeys (staff_id);

-- Six-digit codes from an app. Secrets are sealed. A pending secret is not in use until one of its codes was typed.
-- `last_step` is the last half minute whose code was used, so no code works twice.
CREATE TABLE staff_factors (
  staff_id TEXT PRIMARY KEY REFERENCES staff (id) ON DELETE CASCADE,
  sealed_secret TEXT,
  pending_secret TEXT,
  pending_at BIGINT,
  last_step BIGINT NOT NULL
);

-- Keyed hashes. A used code is deleted.
CREATE TABLE staff_recovery_codes (
  code_hash TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  created_at BIGINT NOT NULL
);

CREATE INDEX staff_recovery_codes_of_staff ON staff_recovery_codes (staff_id);

-- People who are signed in, and where. The browser has the token; its hash is here.
CREATE TABLE staff_sessions (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  level TEXT NOT NULL,
  device TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  last_seen_at BIGINT NOT NULL,
  verified_at BIGINT NOT NULL
);

CREATE INDEX staff_sessions_of_staff ON staff_sessions (staff_id);

-- Links that were emailed or printed. A link is this id with a signature of the data key, which is not in the database.
CREATE TABLE staff_links (
  id TEXT PRIMARY KEY,
  staff_id TEXT REFERENCES staff (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  used_at BIGINT
);

CREATE INDEX staff_links_of_staff ON staff_links (staff_id, created_at);

-- The subject of an email to a colleague, as JSON: counts, and ids of clocks. Its link has the purpose `notice` and does not
-- sign anyone in.
CREATE TABLE staff_notices (
  link_id TEXT PRIMARY KEY REFERENCES staff_links (id) ON DELETE CASCADE,
  about TEXT NOT NULL
);

-- Challenges that a passkey has to sign, once each, by their hash.
CREATE TABLE staff_challenges (
  challenge_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  session_id TEXT,
  expires_at BIGINT NOT NULL
);

-- Failed sign-ins, by a keyed hash of the address or the account, and when the next try counts.
CREATE TABLE staff_attempts (
  key_hash TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  next_at BIGINT NOT NULL
);

-- Forms that a colleague sent after their session ended, or before the desk could check that it was still them. Each waits for
-- an hour, sealed, only for its sender.
CREATE TABLE staff_held_forms (
  id TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  sealed_fields TEXT NOT NULL,
  held_at BIGINT NOT NULL
);

CREATE INDEX staff_held_forms_of_staff ON staff_held_forms (staff_id, held_at);

-- Saved views of the inbox: `search` is the address after its question mark, and says nothing about a person.
CREATE TABLE staff_views (
  id TEXT PRIMARY KEY,
  staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  search TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  UNIQUE (staff_id, search)
);

-- `single_keys` is 0 for a colleague who has turned off keys without Ctrl (WCAG 2.1.4). `undo_seconds`: how long their answers
-- wait after Send, so that they can be taken back: 10, 30 or 60. No row means the defaults.
CREATE TABLE staff_settings (
  staff_id TEXT PRIMARY KEY REFERENCES staff (id) ON DELETE CASCADE,
  single_keys INTEGER NOT NULL,
  undo_seconds INTEGER NOT NULL DEFAULT 10
);

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

-- ===== The newsletter and its weekly letter (docs/decisions/061-the-weekly-letter.md) =====

-- What visitors typed into the newsletter's forms, until it is answered about a second later
-- (docs/decisions/089-newsletter-requests.md).
CREATE TABLE newsletter_requests (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  email TEXT NOT NULL,
  page_url TEXT NOT NULL,
  created_at BIGINT NOT NULL
);

-- An erasure finds people by address.
CREATE INDEX newsletter_requests_by_email ON newsletter_requests (lower(email));

-- One row per address, in lower case (`email_key`). Who left is a row, too.
CREATE TABLE newsletter_subscribers (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL,
  wants_guides INTEGER NOT NULL,
  wants_reports INTEGER NOT NULL,
  paused_until BIGINT,
  page_url TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  confirmed_at BIGINT,
  unsubscribed_at BIGINT
);

-- The export reads in this order.
CREATE INDEX newsletter_subscribers_by_time ON newsletter_subscribers (created_at, id);
-- The desk's projector reads what is new.
CREATE INDEX newsletter_subscribers_by_confirmed ON newsletter_subscribers (confirmed_at) WHERE confirmed_at IS NOT NULL;
CREATE INDEX newsletter_subscribers_by_left ON newsletter_subscribers (unsubscribed_at) WHERE unsubscribed_at IS NOT NULL;

-- An issue. From `started_at` on, its text is the one in `version` and does not change. Its rows in `issue_recipients` are made
-- in batches, in the order of the subscribers' ids: `filled_to` is the last one, and `filled_at` is set when there are no more.
CREATE TABLE issues (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  state TEXT NOT NULL,
  version INTEGER NOT NULL,
  tested_version INTEGER,
  tested_at BIGINT,
  send_at BIGINT,
  started_at BIGINT,
  filled_to TEXT NOT NULL,
  filled_at BIGINT,
  finished_at BIGINT,
  created_at BIGINT NOT NULL
);

CREATE INDEX issues_by_state ON issues (state);

CREATE TABLE issue_versions (
  issue_id TEXT NOT NULL REFERENCES issues (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  subject TEXT NOT NULL,
  first_line TEXT NOT NULL,
  words TEXT NOT NULL,
  written_by TEXT,
  written_at BIGINT NOT NULL,
  PRIMARY KEY (issue_id, version)
);

-- One row for each (issue, subscriber), and one for each test that a colleague sent to themselves (`staff_id`). Its id is the
-- one in the email's Message-ID. An erased person's row stays, but points to no one. `bounce` is a later bounce.
CREATE TABLE issue_recipients (
  id TEXT PRIMARY KEY,
  issue_id TEXT NOT NULL REFERENCES issues (id) ON DELETE CASCADE,
  subscriber_id TEXT REFERENCES newsletter_subscribers (id) ON DELETE SET NULL,
  staff_id TEXT REFERENCES staff (id) ON DELETE CASCADE,
  state TEXT NOT NULL,
  reason TEXT,
  attempts INTEGER NOT NULL,
  next_attempt_at BIGINT NOT NULL,
  claimed_by TEXT,
  claimed_until BIGINT,
  last_error TEXT,
  created_at BIGINT NOT NULL,
  sent_at BIGINT,
  bounce TEXT,
  UNIQUE (issue_id, subscriber_id)
);

CREATE INDEX issue_recipients_due ON issue_recipients (issue_id, next_attempt_at) WHERE state = 'queued';
-- Tests go first. The loop looks for them every second.
CREATE INDEX issue_tests_due ON issue_recipients (issue_id) WHERE state = 'queued' AND staff_id IS NOT NULL;
-- Everything that counting an issue reads.
CREATE INDEX issue_recipients_by_state ON issue_recipients (issue_id, staff_id, state, attempts);
CREATE INDEX issue_recipients_of_subscriber ON issue_recipients (subscriber_id, sent_at);
CREATE INDEX issue_recipients_of_staff ON issue_recipients (staff_id) WHERE staff_id IS NOT NULL;

-- Subscribers who do not get the letter: hard bounces, or repeated soft ones.
CREATE TABLE letter_undelivered (
  subscriber_id TEXT PRIMARY KEY REFERENCES newsletter_subscribers (id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  at BIGINT NOT NULL
);

-- ===== The desk: people who wrote to us, what we have to answer and by when =====
-- A projector makes all of it from committed rows of the other tables (docs/decisions/052-the-desks-projector.md), except what
-- the team itself does there.

-- `group_id` is the same for people who are linked. `name` is the newest name given, and `named_at` says when. `owner` is the
-- colleague who looks after a person for good, also when the half hour in which someone holds a thread is over.
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  group_id TEXT NOT NULL,
  name TEXT NOT NULL,
  named_at BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  owner TEXT
);

CREATE INDEX people_of_group ON people (group_id);
CREATE INDEX people_of_owner ON people (owner) WHERE owner IS NOT NULL;

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

-- Two people who may be one: suggested, linked or kept apart. Anyone can type another person's name and phone number, so a rule
-- only suggests, and `decided_by` is null then.
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

-- A name or phone number that came later with the email of a known person. Anyone can type that email, so it is kept apart
-- until a colleague confirms it, or the person uses a link only they have. `refused`: a colleague says it is not theirs.
CREATE TABLE given_details (
  person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  value TEXT NOT NULL,
  given_at BIGINT NOT NULL,
  source TEXT NOT NULL,
  source_id TEXT NOT NULL,
  state TEXT NOT NULL,
  PRIMARY KEY (person_id, kind, value)
);

CREATE INDEX given_details_of_source ON given_details (source, source_id);

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
-- A filter by stage reads no more than it shows.
CREATE INDEX threads_of_stage_by_due ON threads (state, stage, due_at, id);
-- Counts put-away threads without reading all that wait.
CREATE INDEX threads_put_away ON threads (state, due_at, id, snoozed_until) WHERE snoozed_until IS NOT NULL;
-- How far people got who asked in a given period.
CREATE INDEX threads_of_kind_by_arrival ON threads (kind, received_at);

-- Threads that a colleague put together with another one of the same person. Links and reply addresses of the thread that is
-- gone lead to the one that has its history.
CREATE TABLE merged_threads (
  id TEXT PRIMARY KEY,
  into_id TEXT NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
  merged_at BIGINT NOT NULL
);

CREATE INDEX merged_threads_into ON merged_threads (into_id);

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
CREATE INDEX clocks_by_start ON clocks (started_at);
CREATE INDEX clocks_open_by_due ON clocks (due_at) WHERE ended_at IS NULL;

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

-- One letter to one visitor, from the press of Send (docs/decisions/055-answers-that-can-be-taken-back.md). Its id comes with
-- the form, so a second press is the same letter. The row in `outbox` that sends it has the same id, and so does its Message-ID
-- before the @. When it is taken back, the row is deleted and becomes a draft again, newer than `draft_version`.
CREATE TABLE answers (
  id TEXT PRIMARY KEY,
  thread_id TEXT NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
  staff_id TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  words TEXT NOT NULL,
  draft_version INTEGER NOT NULL,
  written_at BIGINT NOT NULL
);

CREATE INDEX answers_of_thread ON answers (thread_id);
CREATE INDEX answers_of_staff ON answers (staff_id, written_at);
-- Answers are exported in the order they were written.
CREATE INDEX answers_by_time ON answers (written_at, id);
-- A letter may go to the address of somebody linked with the person it answers: exports and erasures of that address find it.
CREATE INDEX answers_of_recipient ON answers (recipient);

-- What answers begin with. `version` is the one in use. All are kept, so that we can say who wrote the text an answer began
-- with.
CREATE TABLE templates (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  retired_at BIGINT,
  created_at BIGINT NOT NULL
);

CREATE TABLE template_versions (
  template_id TEXT NOT NULL REFERENCES templates (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  title TEXT NOT NULL,
  words TEXT NOT NULL,
  written_by TEXT,
  written_at BIGINT NOT NULL,
  PRIMARY KEY (template_id, version)
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

-- ===== Emails that people sent to the desk's mailbox (docs/decisions/056-mail-in.md) =====

-- A watched mailbox, by the keyed hash of its server, user and folder. One process at a time has it (`taken_by`). `looked_at`
-- is the last successful look; `trouble` says why there was none since.
CREATE TABLE mailboxes (
  id TEXT PRIMARY KEY,
  uid_validity TEXT NOT NULL,
  last_uid BIGINT NOT NULL,
  taken_by TEXT,
  taken_until BIGINT,
  watched_since BIGINT NOT NULL,
  looked_at BIGINT,
  mail_at BIGINT,
  trouble TEXT,
  trouble_at BIGINT
);

-- Messages already taken in, so that none comes twice, not even after an erasure. `message_key` is a keyed hash.
CREATE TABLE mails_taken (
  mailbox_id TEXT NOT NULL,
  uid_validity TEXT NOT NULL,
  uid BIGINT NOT NULL,
  message_key TEXT NOT NULL,
  PRIMARY KEY (mailbox_id, uid_validity, uid)
);

CREATE INDEX mails_taken_by_message ON mails_taken (message_key);

-- `sort`: a person wrote, a machine answered, or one of our emails bounced. `standing`: how sure we are who sent it.
-- `quotes_thread_id` is the thread that it answers by its headers, sent from an address that does not belong there. `facts` is
-- what we found out besides its words, as JSON (`MailFacts`), and `own_words` are the sender's, without what they quote; both
-- are null in older rows. Nothing writes the columns of `stop_…`: `stop_questions` took their place.
CREATE TABLE mails_in (
  id TEXT PRIMARY KEY,
  person_id TEXT REFERENCES people (id) ON DELETE CASCADE,
  thread_id TEXT REFERENCES threads (id) ON DELETE CASCADE,
  sort TEXT NOT NULL,
  standing TEXT NOT NULL,
  quotes_thread_id TEXT REFERENCES threads (id) ON DELETE SET NULL,
  from_key TEXT NOT NULL,
  from_address TEXT NOT NULL,
  from_name TEXT NOT NULL,
  subject TEXT NOT NULL,
  words TEXT NOT NULL,
  html TEXT,
  files TEXT NOT NULL,
  flaw TEXT,
  received_at BIGINT NOT NULL,
  facts TEXT,
  own_words TEXT,
  stop_sentence TEXT,
  stop_asked TEXT,
  stop_decided TEXT
);

CREATE INDEX mails_in_of_person ON mails_in (person_id);
CREATE INDEX mails_in_of_thread ON mails_in (thread_id);
CREATE INDEX mails_in_quoting ON mails_in (quotes_thread_id) WHERE quotes_thread_id IS NOT NULL;
CREATE INDEX mails_in_from ON mails_in (from_key);
-- The newest emails that no person wrote, as far as we can tell: colleagues look through them.
CREATE INDEX mails_in_not_written ON mails_in (id) WHERE sort <> 'written';

-- only: sqlite
CREATE TABLE mail_in_files (
  mail_id TEXT NOT NULL REFERENCES mails_in (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (mail_id, place)
);

-- only: postgres
CREATE TABLE mail_in_files (
  mail_id TEXT NOT NULL REFERENCES mails_in (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  bytes BYTEA NOT NULL,
  PRIMARY KEY (mail_id, place)
);

-- People's addresses that do not get our email, since the last bounce. `is_proven`: it surely came from the address's own mail
-- server. Anyone can write one.
CREATE TABLE undelivered_addresses (
  value TEXT PRIMARY KEY,
  person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  at BIGINT NOT NULL,
  is_proven INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX undelivered_addresses_of_person ON undelivered_addresses (person_id);

-- ===== Whether we may contact someone, and how (docs/decisions/058-the-contact-gate.md) =====

-- Requests to stop. A row outlives an erasure, so the address or number is a keyed hash, and nothing else points to a person.
-- `channel`: call, text, email or all. `scope`: marketing, or everything. A repeated stop has the newest time. `lifted_at`:
-- when an owner lifted it; null while it is in force. `said_at`: when they asked, where that was before a colleague decided
-- that it counts; null where it is `stopped_at`. `only_here`: it says nothing about another address of the same person.
CREATE TABLE contact_rules (
  address_hash TEXT NOT NULL,
  channel TEXT NOT NULL,
  scope TEXT NOT NULL,
  source TEXT NOT NULL,
  stopped_at BIGINT NOT NULL,
  lifted_at BIGINT,
  said_at BIGINT,
  only_here INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (address_hash, channel, scope)
);

-- Sentences that may ask us to stop, whatever they came by: an email, a form or a booking. A colleague decides about each:
-- `stop` or `not`; null while it waits. `asked`: how clear it is, the channel and the scope ("maybe call all"). `is_own`: it
-- came with an address of theirs. `email`, `phone`: what it came with.
CREATE TABLE stop_questions (
  source TEXT NOT NULL,
  source_id TEXT NOT NULL,
  person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  thread_id TEXT NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
  sentence TEXT NOT NULL,
  asked TEXT NOT NULL,
  is_own INTEGER NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  asked_at BIGINT NOT NULL,
  decided TEXT,
  PRIMARY KEY (source, source_id)
);

CREATE INDEX stop_questions_of_person ON stop_questions (person_id);
CREATE INDEX stop_questions_of_thread ON stop_questions (thread_id);
CREATE INDEX stop_questions_of_email ON stop_questions (email);
CREATE INDEX stop_questions_of_phone ON stop_questions (phone) WHERE phone IS NOT NULL;

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

-- ===== Promises, measured (docs/decisions/062-promises-are-measured.md) =====

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

-- ===== Who did or saw what at the desk (docs/decisions/063-the-desks-audit.md) =====

-- One entry is one action or one look. It names people only by ids and keyed hashes, so an erasure leaves it as it is. `mac`
-- seals the entry together with the one before.
CREATE TABLE audit (
  number BIGINT PRIMARY KEY,
  at BIGINT NOT NULL,
  staff_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  what TEXT NOT NULL,
  outcome TEXT NOT NULL,
  subjects TEXT NOT NULL,
  typed_hash TEXT,
  mac TEXT NOT NULL
);

CREATE INDEX audit_by_time ON audit (at, number);
CREATE INDEX audit_of_staff ON audit (staff_id, number);
CREATE INDEX audit_of_what ON audit (what, number);

-- The last entry. Adding an entry locks this row, so that there is one order.
CREATE TABLE audit_head (
  id TEXT PRIMARY KEY,
  number BIGINT NOT NULL,
  mac TEXT NOT NULL
);

INSERT INTO audit_head (id, number, mac) VALUES ('desk', 0, '');

-- ===== The outbox: emails and webhooks (docs/decisions/090-one-outbox.md) =====

-- What a row is about is named by its type and id, so a new subject needs no new column.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  channel TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject_type TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  next_attempt_at BIGINT NOT NULL,
  claimed_by TEXT,
  claimed_until BIGINT,
  last_error TEXT,
  created_at BIGINT NOT NULL,
  sent_at BIGINT
);

CREATE INDEX outbox_due ON outbox (channel, next_attempt_at) WHERE state = 'queued';
CREATE INDEX outbox_of_subject ON outbox (subject_id, kind);
-- Each lead, message or event is sent once.
CREATE UNIQUE INDEX outbox_once ON outbox (subject_id, kind) WHERE subject_type IN ('lead', 'message', 'event');
CREATE INDEX outbox_by_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX outbox_webhooks_by_time ON outbox (created_at) WHERE channel = 'webhook';
-- Every page of the desk looks for undelivered rows.
CREATE INDEX outbox_unsent_answers ON outbox (subject_id) WHERE subject_type = 'answer' AND sent_at IS NULL;

-- Deleting a subject deletes its outbox rows, no matter what deletes it.
-- only: postgres
CREATE FUNCTION empty_outbox() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN DELETE FROM outbox WHERE subject_type = TG_ARGV[0] AND subject_id = OLD.id; RETURN NULL; END $$;

-- only: postgres
CREATE TRIGGER leads_outbox AFTER DELETE ON leads FOR EACH ROW EXECUTE FUNCTION empty_outbox('lead');

-- only: postgres
CREATE TRIGGER messages_outbox AFTER DELETE ON messages FOR EACH ROW EXECUTE FUNCTION empty_outbox('message');

-- only: postgres
CREATE TRIGGER subscribers_outbox AFTER DELETE ON newsletter_subscribers
  FOR EACH ROW EXECUTE FUNCTION empty_outbox('subscriber');

-- only: postgres
CREATE TRIGGER bookings_outbox AFTER DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION empty_outbox('booking');

-- only: postgres
CREATE TRIGGER staff_links_outbox AFTER DELETE ON staff_links FOR EACH ROW EXECUTE FUNCTION empty_outbox('staff-link');

-- only: postgres
CREATE TRIGGER answers_outbox AFTER DELETE ON answers FOR EACH ROW EXECUTE FUNCTION empty_outbox('answer');

-- only: postgres
CREATE TRIGGER events_outbox AFTER DELETE ON events FOR EACH ROW EXECUTE FUNCTION empty_outbox('event');

-- only: sqlite
CREATE TRIGGER leads_outbox AFTER DELETE ON leads
  BEGIN DELETE FROM outbox WHERE subject_type = 'lead' AND subject_id = OLD.id; END;

-- only: sqlite
CREATE TRIGGER messages_outbox AFTER DELETE ON messages
  BEGIN DELETE FROM outbox WHERE subject_type = 'message' AND subject_id = OLD.id; END;

-- only: sqlite
CREATE TRIGGER subscribers_outbox AFTER DELETE ON newsletter_subscribers
  BEGIN DELETE FROM outbox WHERE subject_type = 'subscriber' AND subject_id = OLD.id; END;

-- only: sqlite
CREATE TRIGGER bookings_outbox AFTER DELETE ON bookings
  BEGIN DELETE FROM outbox WHERE subject_type = 'booking' AND subject_id = OLD.id; END;

-- only: sqlite
CREATE TRIGGER staff_links_outbox AFTER DELETE ON staff_links
  BEGIN DELETE FROM outbox WHERE subject_type = 'staff-link' AND subject_id = OLD.id; END;

-- only: sqlite
CREATE TRIGGER answers_outbox AFTER DELETE ON answers
  BEGIN DELETE FROM outbox WHERE subject_type = 'answer' AND subject_id = OLD.id; END;

-- only: sqlite
CREATE TRIGGER events_outbox AFTER DELETE ON events
  BEGIN DELETE FROM outbox WHERE subject_type = 'event' AND subject_id = OLD.id; END;
