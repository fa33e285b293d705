-- Whoever reads the mailbox said that the call is not theirs: somebody else typed their address. It is canceled then.
ALTER TABLE bookings ADD COLUMN disowned INTEGER NOT NULL DEFAULT 0;
