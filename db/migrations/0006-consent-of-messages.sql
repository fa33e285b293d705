-- Messages also record what led the visitor here and, if the box was checked, evidence of consent.

ALTER TABLE messages ADD COLUMN attribution TEXT;

-- Evidence is about a lead or about a message.
-- only: postgres
ALTER TABLE consent_evidence ALTER COLUMN lead_id DROP NOT NULL;

-- only: postgres
ALTER TABLE consent_evidence ADD COLUMN message_id TEXT UNIQUE REFERENCES messages (id) ON DELETE CASCADE;

-- only: postgres
ALTER TABLE consent_evidence ADD CONSTRAINT consent_evidence_about_one CHECK (num_nonnulls(lead_id, message_id) = 1);

-- SQLite cannot relax a column, so the table is created again.
-- only: sqlite
CREATE TABLE evidence_of_both (
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

-- only: sqlite
INSERT INTO evidence_of_both SELECT *, NULL FROM consent_evidence;

-- only: sqlite
DROP TABLE consent_evidence;

-- only: sqlite
ALTER TABLE evidence_of_both RENAME TO consent_evidence;
