-- Proof of what people agreed to (docs/decisions/059-evidence-of-consent-is-a-chain.md).

-- The words, by their fingerprint. Evidence names words by it, even if the site's own texts change.
CREATE TABLE consent_words (
  text_sha256 TEXT PRIMARY KEY,
  words TEXT NOT NULL
);

-- The chain: rows are added and never changed or deleted. `digest` is the SHA-256 of a record; `hash` is that of this
-- number, the hash before it and the digest.
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
