-- One outbox for emails and webhooks (docs/decisions/090-one-outbox.md). What a row is about is named by its type and id, so a
-- new subject needs no new column.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  channel TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject_type TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  next_attempt_at BIGINT NOT NULL,
  claimed_by TEXT,
  claimed_until BIGINT,
  last_error TEXT,
  created_at BIGINT NOT NULL,
  sent_at BIGINT
);

INSERT INTO outbox
SELECT id,
  CASE WHEN kind IN ('lead-webhook', 'message-webhook') THEN 'webhook' ELSE 'email' END,
  CASE kind WHEN 'lead-webhook' THEN 'lead.created' WHEN 'message-webhook' THEN 'message.created' ELSE kind END,
  CASE WHEN lead_id IS NOT NULL THEN 'lead' WHEN message_id IS NOT NULL THEN 'message'
    WHEN subscriber_id IS NOT NULL THEN 'subscriber' WHEN booking_id IS NOT NULL THEN 'booking'
    WHEN staff_link_id IS NOT NULL THEN 'staff-link' WHEN answer_id IS NOT NULL THEN 'answer' ELSE 'set-aside' END,
  coalesce(lead_id, message_id, subscriber_id, booking_id, staff_link_id, answer_id, ''),
  CASE state WHEN 'unposted' THEN 'queued' ELSE state END,
  attempts, next_attempt_at, claimed_by, claimed_until, last_error, created_at, sent_at
FROM outgoing_mails;

INSERT INTO outbox
SELECT told.id, 'webhook',
  CASE events.kind WHEN 'booking' THEN 'booking.created' WHEN 'booking-confirmed' THEN 'booking.confirmed'
    WHEN 'booking-moved' THEN 'booking.moved' WHEN 'booking-cancelled' THEN 'booking.cancelled'
    WHEN 'booking-kept' THEN 'booking.kept' WHEN 'booking-missed' THEN 'booking.missed'
    WHEN 'newsletter-confirmed' THEN 'subscriber.confirmed' WHEN 'newsletter-left' THEN 'subscriber.left'
    WHEN 'answered' THEN 'answer.sent' ELSE 'stage.changed' END,
  'event', told.event_id,
  CASE told.state WHEN 'unposted' THEN 'queued' ELSE told.state END,
  told.attempts, told.next_attempt_at, told.claimed_by, told.claimed_until, told.last_error, told.created_at, told.sent_at
FROM event_webhooks AS told JOIN events ON events.id = told.event_id;

DROP TABLE event_webhooks;

DROP TABLE outgoing_mails;

CREATE INDEX outbox_due ON outbox (channel, next_attempt_at) WHERE state = 'queued';

CREATE INDEX outbox_of_subject ON outbox (subject_id, kind);

-- Each lead, message or event is sent once.
CREATE UNIQUE INDEX outbox_once ON outbox (subject_id, kind) WHERE subject_type IN ('lead', 'message', 'event');

CREATE INDEX outbox_by_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;

CREATE INDEX outbox_webhooks_by_time ON outbox (created_at) WHERE channel = 'webhook';

-- Every page of the desk looks for undelivered rows.
CREATE INDEX outbox_unsent_answers ON outbox (subject_id) WHERE subject_type = 'answer' AND sent_at IS NULL;

-- Deleting a subject deletes its outbox rows, no matter what deletes it.
-- only: postgres
CREATE FUNCTION empty_outbox() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM outbox WHERE subject_type = TG_ARGV[0] AND subject_id = OLD.id; RETURN NULL; END $$;

-- only: postgres
CREATE TRIGGER leads_outbox AFTER DELETE ON leads FOR EACH ROW EXECUTE FUNCTION empty_outbox('lead');

-- only: postgres
CREATE TRIGGER messages_outbox AFTER DELETE ON messages FOR EACH ROW EXECUTE FUNCTION empty_outbox('message');

-- only: postgres
CREATE TRIGGER subscribers_outbox AFTER DELETE ON newsletter_subscribers FOR EACH ROW EXECUTE FUNCTION empty_outbox('subscriber');

-- only: postgres
CREATE TRIGGER bookings_outbox AFTER DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION empty_outbox('booking');

-- only: postgres
CREATE TRIGGER staff_links_outbox AFTER DELETE ON staff_links FOR EACH ROW EXECUTE FUNCTION empty_outbox('staff-link');

-- only: postgres
CREATE TRIGGER answers_outbox AFTER DELETE ON answers FOR EACH ROW EXECUTE FUNCTION empty_outbox('answer');

-- only: postgres
CREATE TRIGGER events_outbox AFTER DELETE ON events FOR EACH ROW EXECUTE FUNCTION empty_outbox('event');

-- only: sqlite
CREATE TRIGGER leads_outbox AFTER DELETE ON leads BEGIN DELETE FROM outbox WHERE subject_type = 'lead' AND subject_id = OLD.id; END;

-- only: sqlite
CREATE TRIGGER messages_outbox AFTER DELETE ON messages BEGIN DELETE FROM outbox WHERE subject_type = 'message' AND subject_id = OLD.id; END;

-- only: sqlite
CREATE TRIGGER subscribers_outbox AFTER DELETE ON newsletter_subscribers BEGIN DELETE FROM outbox WHERE subject_type = 'subscriber' AND subject_id = OLD.id; END;

-- only: sqlite
CREATE TRIGGER bookings_outbox AFTER DELETE ON bookings BEGIN DELETE FROM outbox WHERE subject_type = 'booking' AND subject_id = OLD.id; END;

-- only: sqlite
CREATE TRIGGER staff_links_outbox AFTER DELETE ON staff_links BEGIN DELETE FROM outbox WHERE subject_type = 'staff-link' AND subject_id = OLD.id; END;

-- only: sqlite
CREATE TRIGGER answers_outbox AFTER DELETE ON answers BEGIN DELETE FROM outbox WHERE subject_type = 'answer' AND subject_id = OLD.id; END;

-- only: sqlite
CREATE TRIGGER events_outbox AFTER DELETE ON events BEGIN DELETE FROM outbox WHERE subject_type = 'event' AND subject_id = OLD.id; END;

-- No longer written: a reader who left is a row of the list, and a possible robot's booking is held until its owner
-- confirms. One that was set aside before is held until the call would begin, and says nothing by email.
DROP TABLE newsletter_suppressions;

DROP INDEX bookings_set_aside;

DELETE FROM outbox WHERE subject_type = 'booking' AND subject_id IN (SELECT id FROM bookings WHERE status = 'quarantined');

UPDATE bookings SET status = 'held', held_until = starts_at WHERE status = 'quarantined';

UPDATE newsletter_subscribers SET status = 'pending' WHERE status = 'quarantined';
