-- Threads that a colleague put together with another one of the same person. Links and reply addresses of the thread that is
-- gone lead to the one that has its history.
CREATE TABLE merged_threads (
  id TEXT PRIMARY KEY,
  into_id TEXT NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
  merged_at BIGINT NOT NULL
);

CREATE INDEX merged_threads_into ON merged_threads (into_id);
