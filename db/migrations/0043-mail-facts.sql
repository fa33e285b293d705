-- What we found out about an incoming email besides its words, as JSON (`MailFacts`); null for older ones.
ALTER TABLE mails_in ADD COLUMN facts TEXT;

-- The newest emails that no person wrote, as far as we can tell: colleagues look through them.
CREATE INDEX mails_in_not_written ON mails_in (id) WHERE sort <> 'written';
