-- Privacy exports and erasures find people by address. Writers wait while the index is built: some seconds with millions of
-- leads. In that case build it by hand before the upgrade, with CREATE INDEX CONCURRENTLY.
CREATE INDEX IF NOT EXISTS leads_by_email ON leads (lower(email));
