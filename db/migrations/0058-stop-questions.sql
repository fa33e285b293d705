-- Sentences that may ask us to stop, whatever they came by: an email, a form or a booking. A colleague decides about each:
-- `stop` or `not`; null while it waits (docs/decisions/058-the-contact-gate.md). `asked`: how clear it is, the channel and the
-- scope ("maybe call all"). `is_own`: it came with an address of theirs. `email`, `phone`: what it came with.
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

-- They were columns of the email, which stay for the release that writes them.
INSERT INTO stop_questions (source, source_id, person_id, thread_id, sentence, asked, is_own, email, phone, asked_at, decided)
SELECT 'mail-in', id, person_id, thread_id, stop_sentence, stop_asked, CASE WHEN standing = 'own' THEN 1 ELSE 0 END,
  from_key, NULL, received_at, stop_decided
FROM mails_in
WHERE stop_sentence IS NOT NULL AND stop_asked IS NOT NULL AND person_id IS NOT NULL AND thread_id IS NOT NULL;

DROP INDEX mails_in_held;

-- When they asked, where that was before a colleague decided that it counts; null where it is `stopped_at`.
ALTER TABLE contact_rules ADD COLUMN said_at BIGINT;
