-- Who asks for their data, or for its erasure, is found by the address. Writers wait while this is made: some seconds
-- where there are millions of leads. Then make it before the upgrade, by hand, with CREATE INDEX CONCURRENTLY.
CREATE INDEX IF NOT EXISTS leads_by_email ON leads (lower(email));
