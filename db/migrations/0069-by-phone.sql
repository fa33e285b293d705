-- A stop asks who gave its number first: each of these would be read as a whole.
CREATE INDEX leads_by_phone ON leads (phone);
CREATE INDEX messages_by_phone ON messages (phone);
CREATE INDEX bookings_by_phone ON bookings (phone);
