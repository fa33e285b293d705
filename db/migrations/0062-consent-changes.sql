-- What the person did with a yes on the page behind its emailed link: stopped one way, or ended their stops so far
-- (affirmed). `signed`: they signed its words in front of a colleague, which ends them, too. A form alone ends no stop,
-- because anyone can type anyone's address into one.
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
