-- The team's answers, and the templates that answers begin with (docs/decisions/055-answers-that-can-be-taken-back.md).

-- One letter to one visitor, from the press of Send. Its id comes with the form, so a second press is the same letter. The
-- row in `outgoing_mails` that sends it has the same id, and so does its Message-ID before the @. When it is taken back, the
-- row is deleted and becomes a draft again, newer than `draft_version`.
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

-- `version` is the one in use. All are kept, so that we can say who wrote the text an answer began with.
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

-- An email may be an answer, too.
-- only: postgres
ALTER TABLE outgoing_mails ADD COLUMN answer_id TEXT REFERENCES answers (id) ON DELETE CASCADE;

-- only: postgres
ALTER TABLE outgoing_mails DROP CONSTRAINT outgoing_mails_about_one;

-- only: postgres
ALTER TABLE outgoing_mails ADD CONSTRAINT outgoing_mails_about_one CHECK (num_nonnulls(lead_id, message_id, subscriber_id, booking_id, staff_link_id, answer_id) = CASE kind WHEN 'set-aside-digest' THEN 0 ELSE 1 END);

-- SQLite cannot change a check, so the table is created again.
-- only: sqlite
CREATE TABLE mails_of_six (
  id TEXT PRIMARY KEY,
  lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  next_attempt_at BIGINT NOT NULL,
  claimed_by TEXT,
  claimed_until BIGINT,
  last_error TEXT,
  created_at BIGINT NOT NULL,
  sent_at BIGINT,
  message_id TEXT REFERENCES messages (id) ON DELETE CASCADE,
  subscriber_id TEXT REFERENCES newsletter_subscribers (id) ON DELETE CASCADE,
  booking_id TEXT REFERENCES bookings (id) ON DELETE CASCADE,
  staff_link_id TEXT REFERENCES staff_links (id) ON DELETE CASCADE,
  answer_id TEXT REFERENCES answers (id) ON DELETE CASCADE,
  UNIQUE (lead_id, kind),
  CHECK ((lead_id IS NOT NULL) + (message_id IS NOT NULL) + (subscriber_id IS NOT NULL) + (booking_id IS NOT NULL) + (staff_link_id IS NOT NULL) + (answer_id IS NOT NULL) = CASE kind WHEN 'set-aside-digest' THEN 0 ELSE 1 END)
);

-- only: sqlite
INSERT INTO mails_of_six SELECT *, NULL FROM outgoing_mails;

-- only: sqlite
DROP TABLE outgoing_mails;

-- only: sqlite
ALTER TABLE mails_of_six RENAME TO outgoing_mails;

-- only: sqlite
CREATE INDEX outgoing_mails_due ON outgoing_mails (next_attempt_at) WHERE state = 'queued';

-- only: sqlite
CREATE UNIQUE INDEX outgoing_mails_of_message ON outgoing_mails (message_id, kind) WHERE message_id IS NOT NULL;

-- only: sqlite
CREATE INDEX outgoing_mails_of_subscriber ON outgoing_mails (subscriber_id, created_at) WHERE subscriber_id IS NOT NULL;

-- only: sqlite
CREATE INDEX outgoing_mails_of_booking ON outgoing_mails (booking_id) WHERE booking_id IS NOT NULL;

-- only: sqlite
CREATE INDEX outgoing_webhooks_due ON outgoing_mails (next_attempt_at) WHERE state = 'unposted';

-- only: sqlite
CREATE INDEX outgoing_mails_of_staff_link ON outgoing_mails (staff_link_id) WHERE staff_link_id IS NOT NULL;

-- only: sqlite
CREATE INDEX outgoing_mails_by_sent ON outgoing_mails (sent_at) WHERE sent_at IS NOT NULL;

CREATE INDEX outgoing_mails_of_answer ON outgoing_mails (answer_id) WHERE answer_id IS NOT NULL;

-- Every page of the desk looks for undelivered answers.
CREATE INDEX outgoing_mails_unsent_answers ON outgoing_mails (answer_id) WHERE answer_id IS NOT NULL AND sent_at IS NULL;
