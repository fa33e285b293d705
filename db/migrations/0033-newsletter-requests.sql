-- What visitors typed into the newsletter's forms, until it is answered about a second later
-- (docs/decisions/089-newsletter-requests.md).
CREATE TABLE newsletter_requests (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  email TEXT NOT NULL,
  page_url TEXT NOT NULL,
  created_at BIGINT NOT NULL
);

-- An erasure finds people by address.
CREATE INDEX newsletter_requests_by_email ON newsletter_requests (lower(email));
