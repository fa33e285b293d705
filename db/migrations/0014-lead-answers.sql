-- A visitor's answers after a request for a free analysis, to help the team prepare. One row per request, replaced when it
-- is sent again, and deleted with the request.
CREATE TABLE lead_answers (
  lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  state TEXT,
  score_band TEXT,
  goal TEXT,
  goal_month TEXT,
  call_time TEXT,
  answered_at BIGINT NOT NULL
);
