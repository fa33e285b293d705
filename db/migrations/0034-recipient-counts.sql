-- How many the last count let through: the count is made in the transaction that it is part of.
ALTER TABLE recipient_counts DROP COLUMN granted;
