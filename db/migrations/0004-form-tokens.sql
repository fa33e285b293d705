-- Form tokens already used for a message, so that none is used twice. `content_sha256` tells whether the same message came
-- again. Tokens are deleted once they are too old to be accepted anyway.

CREATE TABLE form_tokens (
  nonce TEXT PRIMARY KEY,
  message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  content_sha256 TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);

CREATE INDEX form_tokens_of_message ON form_tokens (message_id);

CREATE INDEX form_tokens_by_expiry ON form_tokens (expires_at);
