import { type RawBuilder, sql } from "kysely";
import { emailKey } from "#app/domain/desk/same-person.ts";
import { byKey } from "#app/server/database/postgres.server.ts";

/**
 * The ids of leads of some people that a colleague entered without an email address. They stay as they came when the
 * caller gives an address later.
 *
 * @param people an id, a column, or a query of ids
 */
export function callsOf(people: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(SELECT known.source_id AS id FROM thread_sources AS known
    WHERE known.source = 'lead' AND known.person_id IN (${people})
      AND EXISTS (SELECT 1 FROM leads AS call WHERE call.id = known.source_id AND call.email = '' ${byKey}))`;
}

/** The ids of an address's leads: those that came with it, and those of its person that came without one. */
export function leadsOf(email: string): RawBuilder<string> {
  const key = emailKey(email);
  const person = sql`SELECT person_id FROM person_addresses WHERE kind = 'email' AND value = ${key}`;
  return sql`(SELECT id FROM leads WHERE lower(email) = ${key} UNION ALL SELECT id FROM ${callsOf(person)} AS calls)`;
}

/** The address that the caller behind a lead without one gave later; no row when there is none. */
export function laterEmailOf(lead: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(SELECT mail.value FROM thread_sources AS known JOIN person_addresses AS mail
    ON mail.person_id = known.person_id AND mail.kind = 'email' WHERE known.source = 'lead' AND known.source_id = ${lead}
    LIMIT 1)`;
}
