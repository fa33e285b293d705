-- Confirmations are counted in the transaction that stores what they confirm (docs/decisions/030-mails-by-recipient.md). So the
-- counts outlive a crash, too.
-- only: postgres
ALTER TABLE recipient_counts SET LOGGED;
