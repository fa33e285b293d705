-- Webhooks are in the queue of the emails, with the state 'unposted' where an email has 'queued': whatever looks for emails
-- that are due, processes of the release before among them, does not come upon a dead receiver's.

CREATE INDEX outgoing_webhooks_due ON outgoing_mails (next_attempt_at) WHERE state = 'unposted';
