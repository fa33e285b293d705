-- Anyone can type another person's name and phone number, so the desk only suggests links. Those it made by itself become
-- suggestions, and groups keep only what a colleague linked.
UPDATE person_links SET state = 'suggested' WHERE state = 'linked' AND decided_by IS NULL;

UPDATE people SET group_id = id WHERE group_id <> id;

UPDATE people SET group_id = (
  WITH RECURSIVE one_group (id) AS (
    SELECT people.id
    UNION
    SELECT CASE WHEN link.person_a = one_group.id THEN link.person_b ELSE link.person_a END
    FROM one_group JOIN person_links AS link
      ON link.state = 'linked' AND (link.person_a = one_group.id OR link.person_b = one_group.id)
  )
  SELECT MIN(id) FROM one_group
)
WHERE id IN (
  SELECT person_a FROM person_links WHERE state = 'linked'
  UNION SELECT person_b FROM person_links WHERE state = 'linked'
);
