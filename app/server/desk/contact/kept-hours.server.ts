import type { Kysely } from "kysely";
import { type CallLimit, type KeptHours, parseCallLimit } from "#app/domain/contact/call-hours.ts";
import { isHeardSource } from "#app/domain/contact/contact-stops.ts";
import { isFirstGiver } from "#app/server/contact/number-stops.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";

/**
 * The hours for calls that some linked people asked us to keep: the last line of their history about it. Null when there is
 * none, or it was lifted. A limit is the person's and is erased with them; a stop outlives that.
 */
export async function readCallLimit(db: Kysely<Schema>, people: readonly string[]): Promise<CallLimit | null> {
  const last = await db
    .selectFrom("events")
    .select(["kind", "words"])
    .where("person_id", "in", [...people])
    .where("kind", "in", ["call-limit", "call-limit-lifted"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.kind === "call-limit" ? parseCallLimit(last.words) : null;
}

/**
 * All hours that count for some linked people: their own, and those of whoever else has one of their numbers, where the number is
 * shown to be that person's, as for a stop (docs/decisions/058-the-contact-gate.md). Whoever only typed it limits nobody else.
 */
export async function readKeptHours(
  db: Kysely<Schema>,
  people: readonly string[],
  phones: readonly string[],
): Promise<KeptHours[]> {
  const own = await readCallLimit(db, people);
  const kept: KeptHours[] = own === null ? [] : [{ ...own, isOthers: false }];
  for (const phone of phones) {
    for (const others of await readOthers(db, people, phone)) {
      const limit = await readCallLimit(db, others);
      if (limit !== null && (await isTheirNumber(db, others, { phone, limit })))
        kept.push({ ...limit, isOthers: true });
    }
  }
  return kept;
}

/** Everyone else who has a number, each with those linked with them. */
async function readOthers(db: Kysely<Schema>, people: readonly string[], phone: string): Promise<string[][]> {
  const groups = db
    .selectFrom("person_addresses as number")
    .innerJoin("people as owner", "owner.id", "number.person_id")
    .select("owner.group_id")
    .where("number.kind", "=", "phone")
    .where("number.value", "=", phone)
    .where("owner.id", "not in", [...people]);
  const rows = await db.selectFrom("people").select(["id", "group_id"]).where("group_id", "in", groups).execute();
  return [...Map.groupBy(rows, ({ group_id }) => group_id).values()].map((group) => group.map(({ id }) => id));
}

async function isTheirNumber(
  db: Kysely<Schema>,
  people: readonly string[],
  { phone, limit }: { phone: string; limit: CallLimit },
): Promise<boolean> {
  if (isHeardSource(limit.source)) return true;
  const rows = await db
    .selectFrom("person_addresses")
    .select("value")
    .where("person_id", "in", [...people])
    .where("kind", "=", "email")
    .execute();
  return (
    rows.length === 0 ||
    isFirstGiver(
      db,
      phone,
      rows.map(({ value }) => value),
    )
  );
}
