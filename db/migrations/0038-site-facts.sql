-- What a database says about itself, one fact a row: which data key it belongs to (a keyed hash, from which no one can get the
-- key), and the oldest release that may use it. Takes the place of `installation` from 0037, which stays for the release that reads it.
CREATE TABLE site_facts (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

-- Releases are named by their newest migration. A migration that older releases cannot live with sets this to its own name.
INSERT INTO site_facts (name, value) VALUES ('oldest-release', '0032-outbox');
