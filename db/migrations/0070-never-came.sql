-- Threads given to a colleague who never came (no passkey and no app) stayed with them for good, out of everyone's sight, and
-- "Looked after by" named them. Since then, such a gift lapses like any other claim, and they look after nobody.
UPDATE threads SET assignee = NULL, claimed_until = NULL, version = version + 1
WHERE assignee IN (
  SELECT id FROM staff
  WHERE id NOT IN (SELECT staff_id FROM staff_passkeys)
    AND id NOT IN (SELECT staff_id FROM staff_factors WHERE sealed_secret IS NOT NULL)
);

UPDATE people SET owner = NULL
WHERE owner IN (
  SELECT id FROM staff
  WHERE id NOT IN (SELECT staff_id FROM staff_passkeys)
    AND id NOT IN (SELECT staff_id FROM staff_factors WHERE sealed_secret IS NOT NULL)
);
