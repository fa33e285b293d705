-- Webhooks stand in the queue of the mails, with the state 'unposted' where a mail has 'queued': whatever looks for mails
-- that are due, processes of the release before among them, does not come upon a dead receiver's.

CREATE INDEX outgoing_webhooks_due ON outgoing_mails (next_attempt_at) WHERE state = 'unposted';
