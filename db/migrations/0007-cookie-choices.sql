-- Cookie choices, as proof of what was allowed. A row has no address and no browser, and its random id ties it only to the
-- cookie that has it. `kinds` has dots between its names, and is empty for a no to all.

CREATE TABLE cookie_choices (
  id TEXT PRIMARY KEY,
  kinds TEXT NOT NULL,
  privacy_control INTEGER NOT NULL,
  text_version INTEGER NOT NULL,
  page_path TEXT NOT NULL,
  chosen_at BIGINT NOT NULL
);

-- Old ones are deleted.
CREATE INDEX cookie_choices_by_time ON cookie_choices (chosen_at);
