-- The sender's own words of an email, without what they quote, as they were sorted when it came; null in older rows.
ALTER TABLE mails_in ADD COLUMN own_words TEXT;

-- A sentence that may ask us to stop, and what it would stop ("maybe call all": how clear, a channel and a scope). A
-- colleague decides: `stop` or `not`; null until then, and where nobody has to.
ALTER TABLE mails_in ADD COLUMN stop_sentence TEXT;

ALTER TABLE mails_in ADD COLUMN stop_asked TEXT;

ALTER TABLE mails_in ADD COLUMN stop_decided TEXT;

CREATE INDEX mails_in_held ON mails_in (person_id) WHERE stop_sentence IS NOT NULL AND stop_decided IS NULL;
