-- 1 where a stop of emails is about this address alone, and says nothing about another address of the same person. An older
-- release reads it as a stop of every address: too much is better than too little.
ALTER TABLE contact_rules ADD COLUMN only_here INTEGER NOT NULL DEFAULT 0;
