-- Who invited a colleague. Whoever leaves the team takes the invitations with them that no one has accepted yet. NULL: the
-- command did it, or it was before this.
ALTER TABLE staff ADD COLUMN invited_by TEXT;
