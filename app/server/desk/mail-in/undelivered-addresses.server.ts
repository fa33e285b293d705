import type { Kysely } from "kysely";
import { emailKey } from "#app/domain/desk/same-person.ts";
import type { UndeliveredRow } from "#app/server/database/schema/mail-in-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";

/** Marks an address where email does not arrive, as a report says. One that nothing proves changes no proven mark. */
export async function noteUndelivered(db: Kysely<Schema>, row: UndeliveredRow): Promise<void> {
  const { code, at, is_proven } = row;
  await db
    .insertInto("undelivered_addresses")
    .values(row)
    .onConflict((conflict) => {
      const changed = conflict.column("value").doUpdateSet({ code, at, is_proven });
      return is_proven === 1 ? changed : changed.where("undelivered_addresses.is_proven", "=", 0);
    })
    .execute();
}

/**
 * Ends a mark that nothing proves: an email surely came from that address since, at a time in milliseconds since 1970. The
 * next report marks it again.
 */
export async function endDoubtOfDelivery(db: Kysely<Schema>, address: string, atMs: number): Promise<void> {
  await db
    .deleteFrom("undelivered_addresses")
    .where("value", "=", emailKey(address))
    .where("is_proven", "=", 0)
    .where("at", "<=", atMs)
    .execute();
}

/** Returns the marked addresses of some people, with the time of the last report. Throws `not-allowed`. */
export async function readUndelivered({ db, reader }: DeskSource, actor: Actor, people: string[]) {
  assertMay(actor, "read-people");
  if (people.length === 0) return [];
  const rows = db.selectFrom("undelivered_addresses").selectAll().where("person_id", "in", people);
  return reader.read(rows.compile());
}
