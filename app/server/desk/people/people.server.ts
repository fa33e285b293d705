import { type Kysely, sql } from "kysely";
import { emailKey, nameKey, saysMore } from "#app/domain/desk/same-person.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type {
  ArrivalSource,
  GivenDetailRow,
  PersonAddressRow,
  PersonRow,
} from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { callsOf } from "./callers.server.ts";
import { storeGiven } from "./given-details.server.ts";
import { suggestByPhone } from "./person-links.server.ts";

/** A visitor's name and contact as they gave them, when (milliseconds since 1970), and with what. */
export type Visitor = {
  email: string;
  name: string;
  phone: string | null;
  at: number;
  source: ArrivalSource;
  sourceId: string;
};

/**
 * What makes two visitors one person: their email or, for a caller without one, number and name together. A colleague typed
 * those two, not a stranger.
 */
export function visitorKey({ email, phone, name }: Pick<Visitor, "email" | "phone" | "name">): string {
  return emailKey(email) || (phone === null ? "" : `${phone} ${nameKey(name)}`);
}

/**
 * Finds the people behind some visitors, and makes the new ones; returns their ids by `visitorKey`. The name and
 * number of a person known by name stay: what a visitor types beside that person's email is only kept as given. Links of
 * people who share a phone number are suggested.
 */
export async function storePeople(
  db: Kysely<Schema>,
  visitors: Visitor[],
  nowMs: number,
): Promise<ReadonlyMap<string, string>> {
  const known = await findByEmail(db, [...new Set(visitors.map(({ email }) => emailKey(email)))]);
  for (const caller of visitors.filter(({ email, phone }) => email === "" && phone !== null)) {
    const person = await findCaller(db, caller);
    if (person) known.set(visitorKey(caller), person);
  }
  const given: Omit<GivenDetailRow, "state">[] = [];
  const phones: PersonAddressRow[] = [];
  for (const visitor of visitors.toSorted((a, b) => a.at - b.at)) {
    const { name, phone, at } = visitor;
    const key = visitorKey(visitor);
    const person = known.get(key) ?? (await makePerson(db, visitor));
    known.set(key, person);
    if (person.name !== "") {
      given.push(...(await newDetails(db, person, visitor)));
      continue;
    }
    if (name !== "") await db.updateTable("people").set({ name, named_at: at }).where("id", "=", person.id).execute();
    known.set(key, { id: person.id, name });
    if (phone) phones.push({ kind: "phone", value: phone, name_key: nameKey(name), person_id: person.id });
  }
  await storePhones(db, phones, nowMs);
  await storeGiven(db, given);
  return new Map([...known].map(([key, { id }]) => [key, id]));
}

type KnownPerson = Pick<PersonRow, "id" | "name">;

async function findByEmail(db: Kysely<Schema>, keys: string[]): Promise<Map<string, KnownPerson>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("person_addresses as address")
    .innerJoin("people", "people.id", "address.person_id")
    .select(["address.value", "people.id", "people.name"])
    // Spelled out, so that the databases use the index for just these.
    .where(sql<boolean>`address.kind = 'email'`)
    .where("address.value", "in", keys)
    .execute();
  return new Map(rows.map(({ value, ...person }) => [value, person]));
}

/**
 * A caller, by the number and the name that were given. Whoever gave an email from the start is none: anyone could have
 * typed the number beside it.
 */
function findCaller(
  db: Kysely<Schema>,
  { name, phone }: Pick<Visitor, "name" | "phone">,
): Promise<KnownPerson | undefined> {
  return db
    .selectFrom("person_addresses as address")
    .innerJoin("people", "people.id", "address.person_id")
    .select(["people.id", "people.name"])
    .where("address.kind", "=", "phone")
    .where("address.value", "=", phone ?? "")
    .where("address.name_key", "=", nameKey(name))
    .where(
      sql<boolean>`(EXISTS ${callsOf(sql.ref("people.id"))} OR NOT EXISTS (
        SELECT 1 FROM person_addresses AS mail WHERE mail.person_id = people.id AND mail.kind = 'email'))`,
    )
    .orderBy("people.id")
    .executeTakeFirst();
}

async function makePerson(
  db: Kysely<Schema>,
  { email, phone, at }: Pick<Visitor, "email" | "phone" | "at">,
): Promise<KnownPerson> {
  const id = newRowId();
  await db.insertInto("people").values({ id, group_id: id, name: "", named_at: 0, created_at: at }).execute();
  if (email !== "" || phone === null) {
    const address: PersonAddressRow = { kind: "email", value: emailKey(email), name_key: "", person_id: id };
    await db.insertInto("person_addresses").values(address).execute();
  }
  return { id, name: "" };
}

/** The visitor's name and number, as far as they are not the known person's. */
async function newDetails(
  db: Kysely<Schema>,
  { id: person_id, name: knownName }: KnownPerson,
  { name, phone, at, source, sourceId }: Visitor,
): Promise<Omit<GivenDetailRow, "state">[]> {
  const about = { person_id, given_at: at, source, source_id: sourceId };
  const details: Omit<GivenDetailRow, "state">[] = [];
  if (saysMore(name, knownName)) details.push(Object.assign({ kind: "name" as const, value: name }, about));
  if (phone && !(await hasPhone(db, person_id, phone))) {
    details.push(Object.assign({ kind: "phone" as const, value: phone }, about));
  }
  return details;
}

async function hasPhone(db: Kysely<Schema>, personId: string, phone: string): Promise<boolean> {
  const rows = db.selectFrom("person_addresses").select("value").where("person_id", "=", personId);
  return (await rows.where("kind", "=", "phone").where("value", "=", phone).executeTakeFirst()) !== undefined;
}

/** Adds the phone numbers of people, and suggests links with others who gave them. */
export async function storePhones(db: Kysely<Schema>, phones: PersonAddressRow[], nowMs: number): Promise<void> {
  if (phones.length === 0) return;
  const stored = await db
    .insertInto("person_addresses")
    .values(phones)
    .onConflict((conflict) => conflict.doNothing())
    .returning(["value", "name_key", "person_id"])
    .execute();
  if (stored.length > 0) await suggestByPhone(db, stored, nowMs);
}
