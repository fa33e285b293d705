-- A name or phone number that came later with the email of a known person. Anyone can type that email, so it is kept apart
-- until a colleague confirms it, or the person uses a link only they have. `refused`: a colleague says it is not theirs.
CREATE TABLE given_details (
  person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  value TEXT NOT NULL,
  given_at BIGINT NOT NULL,
  source TEXT NOT NULL,
  source_id TEXT NOT NULL,
  state TEXT NOT NULL,
  PRIMARY KEY (person_id, kind, value)
);

CREATE INDEX given_details_of_source ON given_details (source, source_id);
