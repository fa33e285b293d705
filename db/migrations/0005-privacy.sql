-- The extra data of a privacy request besides its message: its clock, and who asks. `sealed_reference` is encrypted (see
-- data-key.server.ts). `next_access_at` is set when the address has asked to see its data too often, and says when it may
-- ask again.

CREATE TABLE privacy_requests (
  message_id TEXT PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  request_type TEXT NOT NULL,
  acknowledge_by BIGINT NOT NULL,
  sealed_reference TEXT,
  next_access_at BIGINT,
  answered_at BIGINT
);

-- How often an address has asked.
CREATE INDEX messages_by_email ON messages (lower(email));

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
