-- What a visitor picked of the plan on their device, sent with the request: JSON with a version, see
-- app/domain/plan/sent-parts.ts. It is part of the request, and goes with it.
ALTER TABLE leads ADD COLUMN my_path TEXT;
