import type { Kysely } from "kysely";
import { emailKey, saysMore } from "#app/domain/desk/same-person.ts";
import type { BookingRow, Schema } from "#app/server/database/schema.server.ts";

/** The name and the numbers (E.164) that the desk has for whoever reads an address. The name is empty when it has none. */
export type KnownCaller = { name: string; phones: readonly string[] };

/** How the desk knows whoever reads an address, in any spelling; null when it does not. */
export async function readKnownCaller(db: Kysely<Schema>, email: string): Promise<KnownCaller | null> {
  const person = await db
    .selectFrom("person_addresses as address")
    .innerJoin("people", "people.id", "address.person_id")
    .select(["people.id", "people.name"])
    .where("address.kind", "=", "email")
    .where("address.value", "=", emailKey(email))
    .executeTakeFirst();
  if (!person) return null;
  const phones = db.selectFrom("person_addresses").select("value").distinct().where("kind", "=", "phone");
  const rows = await phones.where("person_id", "=", person.id).execute();
  return { name: person.name, phones: rows.map(({ value }) => value) };
}

/** Which details of a booking are not those we know for its address. Anyone can type an address. */
export type Differing = "name" | "phone" | "both" | null;

/** Compares a booking with what is known of its address. Where nothing is known, nothing differs. */
export function differing({ name, phone }: Pick<BookingRow, "name" | "phone">, known: KnownCaller | null): Differing {
  const isOtherName = known !== null && known.name !== "" && saysMore(name, known.name);
  const isOtherPhone = known !== null && known.phones.length > 0 && !known.phones.includes(phone);
  if (isOtherName) return isOtherPhone ? "both" : "name";
  return isOtherPhone ? "phone" : null;
}
