-- The parts of the plan on the visitor's device that they sent with the request: JSON with a version, see
-- app/domain/plan/sent-parts.ts. It is part of the request, and is deleted with it.
ALTER TABLE leads ADD COLUMN my_path TEXT;
