-- Which key this database belongs to: a hash that says nothing about the key (docs/decisions/091-a-database-knows-its-key.md).
CREATE TABLE installation (
  id TEXT PRIMARY KEY CHECK (id = 'site'),
  key_fingerprint TEXT NOT NULL
);
