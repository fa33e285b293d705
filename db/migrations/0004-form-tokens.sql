-- The tokens of forms that have brought a message, so that none brings a second one. `content_sha256` tells whether
-- it is the same message that comes again; tokens are forgotten when they are too old to be taken anyway.

CREATE TABLE form_tokens (
  nonce TEXT PRIMARY KEY,
  message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  content_sha256 TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);

CREATE INDEX form_tokens_of_message ON form_tokens (message_id);

CREATE INDEX form_tokens_by_expiry ON form_tokens (expires_at);
