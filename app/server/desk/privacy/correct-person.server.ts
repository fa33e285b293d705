import { sql } from "kysely";
import { emailKey, nameKey } from "#app/domain/desk/same-person.ts";
import { carryStops } from "#app/server/contact/stops.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { leadsOf } from "#app/server/desk/people/callers.server.ts";
import { storePhones } from "#app/server/desk/people/people.server.ts";
import { findAnew } from "#app/server/desk/search/find-anew.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";

/** Corrected values; null keeps the stored one. The phone is E.164. */
export type Correction = { firstName: string | null; lastName: string | null; phone: string | null };

type Parts = Pick<SiteDatabase, "db" | "dialect"> & { dataKey: Pick<DataKey, "hash" | "hashes"> };

/**
 * Corrects the data of an address in everything they sent, on the desk, and in search. Agreements stay as they were given,
 * and a stop counts for the new number, too. Runs in the caller's transaction.
 */
export async function correctPerson(
  database: Parts,
  email: string,
  correction: Correction,
  nowMs: number,
): Promise<void> {
  const { db } = database;
  const { firstName, lastName, phone } = correction;
  const isTheirs = sql<boolean>`lower(email) = ${emailKey(email)}`;
  for (const { id, first_name, last_name } of await db
    .selectFrom("leads")
    .select(["id", "first_name", "last_name"])
    .where(sql<boolean>`id IN ${leadsOf(email)}`)
    .execute()) {
    const names = { first_name: firstName ?? first_name, last_name: lastName ?? last_name };
    const name = `${names.first_name} ${names.last_name}`.trim();
    await db
      .updateTable("leads")
      .set({ ...names, name, ...(phone && { phone }) })
      .where("id", "=", id)
      .execute();
  }
  // The other forms ask for the whole name in one field.
  const name = firstName && lastName ? `${firstName} ${lastName}` : null;
  for (const table of ["messages", "bookings"] as const) {
    if (name) await db.updateTable(table).set({ name }).where(isTheirs).execute();
    if (phone) await db.updateTable(table).set({ phone }).where(isTheirs).where("phone", "is not", null).execute();
  }
  await correctOnDesk(database, { email, name, phone }, nowMs);
}

async function correctOnDesk(
  database: Parts,
  { email, name, phone }: { email: string; name: string | null; phone: string | null },
  nowMs: number,
): Promise<void> {
  const { db, dataKey } = database;
  const person = await db
    .selectFrom("person_addresses")
    .select("person_id")
    .where("kind", "=", "email")
    .where("value", "=", emailKey(email))
    .executeTakeFirst();
  if (!person) return;
  const id = person.person_id;
  if (name) await db.updateTable("people").set({ name, named_at: nowMs }).where("id", "=", id).execute();
  if (phone) {
    const old = db.deleteFrom("person_addresses").where("kind", "=", "phone").where("person_id", "=", id);
    for (const { value } of await old.returning("value").execute()) {
      await carryStops(db, dataKey, { phone: value }, { phone });
    }
    await storePhones(db, [{ kind: "phone", value: phone, name_key: nameKey(name ?? ""), person_id: id }], nowMs);
  }
  await findAnew(database, id);
}
