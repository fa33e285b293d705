-- How many the last count let through. Counting happens in the transaction that it is part of.
ALTER TABLE recipient_counts DROP COLUMN granted;
