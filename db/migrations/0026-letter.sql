-- The weekly letter (docs/decisions/061-the-weekly-letter.md).

-- An issue. From `started_at` on, its text is the one in `version` and does not change. Its rows in `issue_recipients` are
-- made in batches, in the order of the subscribers' ids: `filled_to` is the last one, and `filled_at` is set when there are
-- no more.
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

-- One row for each (issue, subscriber), and one for each test that a colleague sent to themselves (`staff_id`). Its id is
-- the one in the email's Message-ID. An erased person's row stays, but points to no one. `bounce` is a later bounce.
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
