-- How many seconds a colleague's own answers wait after Send, so that they can be taken back: 10, 30 or 60.
ALTER TABLE staff_settings ADD COLUMN undo_seconds INTEGER NOT NULL DEFAULT 10;
