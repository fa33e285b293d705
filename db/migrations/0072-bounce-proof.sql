-- Whether a bounce surely came from the address's own mail server. Anyone can write one; of earlier ones, nobody knows.
ALTER TABLE undelivered_addresses ADD COLUMN is_proven INTEGER NOT NULL DEFAULT 0;
