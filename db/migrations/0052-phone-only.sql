-- A caller may have only a phone number, so a lead's `email` may be empty. Privacy exports and erasures find those by number.
CREATE INDEX leads_by_phone_only ON leads (phone) WHERE email = '';
