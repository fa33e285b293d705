import { type Kysely, sql } from "kysely";
import { emailKey, nameKey } from "#app/domain/desk/same-person.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { PersonAddressRow, PersonRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { suggestByPhone } from "./person-links.server.ts";

/** A visitor's name and contact as they gave them, and when (milliseconds since 1970). */
export type Visitor = { email: string; name: string; phone: string | null; at: number };

/**
 * Finds the people behind some visitors, and makes the new ones; returns their ids by the key of their email. A person has
 * the newest name given, in whatever order visitors are read. Links of people who share a phone number are suggested.
 */
export async function storePeople(
  db: Kysely<Schema>,
  visitors: Visitor[],
  nowMs: number,
): Promise<ReadonlyMap<string, string>> {
  const newest = newestNames(visitors);
  const known = await findByEmail(db, [...newest.keys()]);
  const made = [...newest].filter(([key]) => !known.has(key)).map(([key, visitor]) => newPerson(key, visitor));
  if (made.length > 0) {
    await db
      .insertInto("people")
      .values(made.map(({ person }) => person))
      .execute();
    await db
      .insertInto("person_addresses")
      .values(made.map(({ address }) => address))
      .execute();
  }
  for (const [key, { name, at }] of newest) {
    const person = known.get(key);
    if (!person || name === "" || person.named_at >= at) continue;
    await db.updateTable("people").set({ name, named_at: at }).where("id", "=", person.id).execute();
  }
  const ids = new Map([
    ...[...known].map(([key, { id }]) => [key, id] as const),
    ...made.map(({ address, person }) => [address.value, person.id] as const),
  ]);
  await storePhones(db, visitors, ids, nowMs);
  return ids;
}

/** With the time they first wrote. */
type KnownVisitor = Visitor & { firstAt: number };

/** By the email's key. A visitor who gives no name does not remove one. */
function newestNames(visitors: Visitor[]): Map<string, KnownVisitor> {
  const newest = new Map<string, KnownVisitor>();
  for (const visitor of visitors.toSorted((a, b) => a.at - b.at)) {
    const key = emailKey(visitor.email);
    const before = newest.get(key);
    if (visitor.name !== "" || !before) newest.set(key, { ...visitor, firstAt: before?.firstAt ?? visitor.at });
  }
  return newest;
}

async function findByEmail(db: Kysely<Schema>, keys: string[]) {
  if (keys.length === 0) return new Map<string, Pick<PersonRow, "id" | "named_at">>();
  const rows = await db
    .selectFrom("person_addresses as address")
    .innerJoin("people", "people.id", "address.person_id")
    .select(["address.value", "people.id", "people.named_at"])
    // Spelled out, so that the databases use the index for just these.
    .where(sql<boolean>`address.kind = 'email'`)
    .where("address.value", "in", keys)
    .execute();
  return new Map(rows.map(({ value, ...person }) => [value, person]));
}

function newPerson(key: string, { name, at, firstAt }: KnownVisitor) {
  const id = newRowId();
  const person: PersonRow = { id, group_id: id, name, named_at: name === "" ? 0 : at, created_at: firstAt };
  const address: PersonAddressRow = { kind: "email", value: key, name_key: "", person_id: id };
  return { person, address };
}

async function storePhones(
  db: Kysely<Schema>,
  visitors: Visitor[],
  ids: ReadonlyMap<string, string>,
  nowMs: number,
): Promise<void> {
  const addresses = visitors.flatMap(({ phone, name, email }): PersonAddressRow[] => {
    const person_id = ids.get(emailKey(email));
    return phone && person_id ? [{ kind: "phone", value: phone, name_key: nameKey(name), person_id }] : [];
  });
  if (addresses.length === 0) return;
  const stored = await db
    .insertInto("person_addresses")
    .values(addresses)
    .onConflict((conflict) => conflict.doNothing())
    .returning(["value", "name_key", "person_id"])
    .execute();
  if (stored.length > 0) await suggestByPhone(db, stored, nowMs);
}
