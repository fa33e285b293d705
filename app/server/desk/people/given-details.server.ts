import type { Kysely } from "kysely";
import { nameKey } from "#app/domain/desk/same-person.ts";
import { askLaterGivers } from "#app/server/contact/number-stops.server.ts";
import { eventRow } from "#app/server/database/event-row.server.ts";
import { takePeopleTurn } from "#app/server/database/people-turn.server.ts";
import type { ArrivalSource, GivenDetailRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { suggestByPhone } from "./person-links.server.ts";

/** What a visitor sent: the source of a detail. */
type SentBy = { source: ArrivalSource; sourceId: string };

/** Keeps names and numbers that came with a known person's email; one that was given before stays as it is. */
export async function storeGiven(db: Kysely<Schema>, given: Omit<GivenDetailRow, "state">[]): Promise<void> {
  if (given.length === 0) return;
  await db
    .insertInto("given_details")
    .values(given.map((row): GivenDetailRow => Object.assign({ state: "given" as const }, row)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns what was given and not confirmed yet, newest first. */
export function givenTo(db: Kysely<Schema>, personId: string) {
  return db
    .selectFrom("given_details")
    .select(["kind", "value", "given_at"])
    .where("person_id", "=", personId)
    .where("state", "=", "given")
    .orderBy("given_at", "desc")
    .limit(20);
}

/**
 * Takes over the details that came with something a colleague entered: they talked with the person. Runs in the caller's
 * transaction, which has the people's turn.
 */
export async function confirmSent(
  db: Kysely<Schema>,
  { source, sourceId }: SentBy,
  { atMs, staffId }: { atMs: number; staffId: string | null },
): Promise<void> {
  const rows = await db
    .selectFrom("given_details")
    .selectAll()
    .where("source", "=", source)
    .where("source_id", "=", sourceId)
    .where("state", "=", "given")
    .execute();
  for (const row of rows) await takeOver(db, row, { atMs, staffId });
}

/**
 * Takes over the number that came with something whose sender used a link that only they have, where no number of theirs is
 * known. A press says "this call is mine", not "this is my new name and number": somebody else may have typed those. What
 * would stand beside or before a known detail waits for a colleague. Runs in the caller's transaction, as above.
 */
export async function confirmFirstNumber(
  db: Kysely<Schema>,
  { source, sourceId }: SentBy,
  atMs: number,
): Promise<void> {
  const row = await db
    .selectFrom("given_details as given")
    .selectAll("given")
    .where("source", "=", source)
    .where("source_id", "=", sourceId)
    .where("state", "=", "given")
    .where("kind", "=", "phone")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("person_addresses as known")
            .select("known.value")
            .whereRef("known.person_id", "=", "given.person_id")
            .where("known.kind", "=", "phone"),
        ),
      ),
    )
    .executeTakeFirst();
  if (row) await takeOver(db, row, { atMs, staffId: null });
}

/** A colleague's decision about one detail. */
type GivenDecision = { personId: string; kind: string; value: string; isTheirs: boolean };

/** Records whether a given name or number is the person's. False when it was not given, or is decided. Throws `not-allowed`. */
export async function decideGiven(db: Kysely<Schema>, actor: Actor, decision: GivenDecision): Promise<boolean> {
  assertMay(actor, "work-threads");
  const { personId, kind, value, isTheirs } = decision;
  return db.transaction().execute(async (transaction) => {
    await takePeopleTurn(transaction);
    const row = await transaction
      .updateTable("given_details")
      .set({ state: isTheirs ? "given" : "refused" })
      .where("person_id", "=", personId)
      .where("kind", "=", kind as GivenDetailRow["kind"])
      .where("value", "=", value)
      .where("state", "=", "given")
      .returningAll()
      .executeTakeFirst();
    if (!row) return false;
    if (isTheirs) await takeOver(transaction, row, { atMs: actor.nowMs, staffId: actor.staffId });
    await noteChange(transaction);
    return true;
  });
}

async function takeOver(
  db: Kysely<Schema>,
  { person_id, kind, value }: GivenDetailRow,
  { atMs, staffId }: { atMs: number; staffId: string | null },
): Promise<void> {
  const person = await db.selectFrom("people").select("name").where("id", "=", person_id).executeTakeFirstOrThrow();
  if (kind === "name") {
    await db.updateTable("people").set({ name: value, named_at: atMs }).where("id", "=", person_id).execute();
  } else {
    const phone = { kind, value, name_key: nameKey(person.name), person_id };
    await db
      .insertInto("person_addresses")
      .values(phone)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await suggestByPhone(db, [phone], atMs);
    await askLaterGivers(db, [{ personId: person_id, phone: value }], atMs);
  }
  await db
    .deleteFrom("given_details")
    .where("person_id", "=", person_id)
    .where("kind", "=", kind)
    .where("value", "=", value)
    .execute();
  const words = kind === "name" ? `name ${person.name}` : `phone ${value}`;
  await db
    .insertInto("events")
    .values(eventRow({ person_id, thread_id: null, kind: "detail-confirmed", at: atMs, by_staff: staffId, words }))
    .execute();
}
