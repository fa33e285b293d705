-- The colleague who looks after a person for good, also when the half hour in which someone holds a thread is over. Null: no
-- one does. People whom someone on the team has answered are that colleague's from the start.
ALTER TABLE people ADD COLUMN owner TEXT;

CREATE INDEX people_of_owner ON people (owner) WHERE owner IS NOT NULL;

UPDATE people SET owner = (
  SELECT answers.staff_id
  FROM threads JOIN answers ON answers.thread_id = threads.id JOIN staff ON staff.id = answers.staff_id
  WHERE threads.person_id = people.id AND staff.removed_at IS NULL AND staff.role IN ('owner', 'counselor')
  ORDER BY answers.written_at DESC LIMIT 1
)
WHERE id IN (SELECT threads.person_id FROM threads JOIN answers ON answers.thread_id = threads.id);
