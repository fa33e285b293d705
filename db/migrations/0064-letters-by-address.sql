-- A letter may go to the address of somebody linked with the person it answers: exports and erasures of that address find it.
CREATE INDEX answers_of_recipient ON answers (recipient);
