-- When an owner lifted a stop; null while it is in force, and again when it is asked for anew.
ALTER TABLE contact_rules ADD COLUMN lifted_at BIGINT;
