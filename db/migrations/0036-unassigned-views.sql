-- Saved views of threads that no one holds say so in plain words.
UPDATE staff_views SET search = REPLACE(search, 'held=nobody', 'held=none');
