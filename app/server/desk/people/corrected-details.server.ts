import { type Kysely, sql } from "kysely";
import { emailKey, nameKey } from "#app/domain/desk/same-person.ts";
import { carryStops, recordStop } from "#app/server/contact/stops.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { findAnew } from "#app/server/desk/search/find-anew.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { storePhones } from "./people.server.ts";
import { takePeopleTurn } from "./people-turn.server.ts";

/** `before` is the stored value, `after` the right one; a phone is E.164. `before` is empty for one more phone number. */
type DetailCorrection = { personId: string; kind: "name" | "phone" | "email"; before: string; after: string };

type Parts = Pick<SiteDatabase, "db" | "dialect"> & { dataKey: Pick<DataKey, "hash" | "hashes"> };
type Work = Parts & { nowMs: number };

/**
 * Corrects a detail of a person at the desk, in what they sent and in search. The history keeps the old value, with who and
 * when; what they agreed to stays as it was, and a stop counts for the new address, too. `taken`: the email is another
 * person's, and no correction makes two people one. `gone`: the old value is no longer theirs. Throws `not-allowed`.
 */
export async function correctDetail(
  parts: Parts,
  actor: Actor,
  correction: DetailCorrection,
): Promise<"done" | "taken" | "gone"> {
  assertMay(actor, "work-threads");
  return parts.db.transaction().execute(async (db) => {
    await takePeopleTurn(db);
    if (!(await isTheirs(db, correction))) return "gone";
    if (correction.kind === "email" && (await isSomeonesEmail(db, correction))) return "taken";
    await kinds[correction.kind]({ ...parts, db, nowMs: actor.nowMs }, correction);
    await noteCorrection(db, actor, correction);
    await findAnew({ ...parts, db }, correction.personId);
    await noteChange(db);
    return "done";
  });
}

async function isTheirs(db: Kysely<Schema>, { personId, kind, before }: DetailCorrection): Promise<boolean> {
  const person = await db.selectFrom("people").select("name").where("id", "=", personId).executeTakeFirst();
  if (!person || kind === "name") return person?.name === before;
  if (before === "") return kind === "phone";
  const address = db.selectFrom("person_addresses").select("value").where("person_id", "=", personId);
  return (await address.where("kind", "=", kind).where("value", "=", before).executeTakeFirst()) !== undefined;
}

async function isSomeonesEmail(db: Kysely<Schema>, { personId, after }: DetailCorrection): Promise<boolean> {
  const row = db.selectFrom("person_addresses").select("person_id").where("kind", "=", "email");
  const known = await row.where("value", "=", emailKey(after)).executeTakeFirst();
  return known !== undefined && known.person_id !== personId;
}

const kinds: Record<DetailCorrection["kind"], (work: Work, correction: DetailCorrection) => Promise<void>> = {
  name: correctName,
  phone: correctPhone,
  email: correctEmail,
};

/** What they sent under another name, such as together with someone, stays. */
async function correctName({ db, nowMs }: Work, { personId, before, after }: DetailCorrection): Promise<void> {
  await db.updateTable("people").set({ name: after, named_at: nowMs }).where("id", "=", personId).execute();
  const phones = db
    .updateTable("person_addresses")
    .set({ name_key: nameKey(after) })
    .where("kind", "=", "phone");
  await phones.where("person_id", "=", personId).where("name_key", "=", nameKey(before)).execute();
  const [first_name = "", ...rest] = after.split(" ");
  for (const email of await emailsOf(db, personId)) {
    const isSent = sql<boolean>`lower(email) = ${email} AND name = ${before}`;
    await db
      .updateTable("leads")
      .set({ first_name, last_name: rest.join(" "), name: after })
      .where(isSent)
      .execute();
    for (const table of ["messages", "bookings"] as const) {
      await db.updateTable(table).set({ name: after }).where(isSent).execute();
    }
  }
}

/** A link with others who have the new number is only suggested. */
async function correctPhone(
  { db, dataKey, nowMs }: Work,
  { personId, before, after }: DetailCorrection,
): Promise<void> {
  const { name } = await db.selectFrom("people").select("name").where("id", "=", personId).executeTakeFirstOrThrow();
  if (before !== "") {
    const old = db.deleteFrom("person_addresses").where("kind", "=", "phone").where("person_id", "=", personId);
    await old.where("value", "=", before).execute();
    for (const email of await emailsOf(db, personId)) {
      const isSent = sql<boolean>`lower(email) = ${email} AND phone = ${before}`;
      for (const table of ["leads", "messages", "bookings"] as const) {
        await db.updateTable(table).set({ phone: after }).where(isSent).execute();
      }
    }
    await carryStops(db, dataKey, { phone: before }, { phone: after });
  }
  await storePhones(db, [{ kind: "phone", value: after, name_key: nameKey(name), person_id: personId }], nowMs);
}

/** Mail from the old address no longer counts as theirs: it may be someone else's. */
async function correctEmail({ db, dataKey }: Work, { personId, before, after }: DetailCorrection): Promise<void> {
  const own = db
    .updateTable("person_addresses")
    .set({ value: emailKey(after) })
    .where("kind", "=", "email");
  await own.where("person_id", "=", personId).where("value", "=", before).execute();
  for (const table of ["leads", "messages", "bookings"] as const) {
    await db.updateTable(table).set({ email: after }).where(sql<boolean>`lower(email) = ${before}`).execute();
  }
  await carryStops(db, dataKey, { email: before }, { email: after });
  const left = db.selectFrom("newsletter_subscribers").select("unsubscribed_at").where("email_key", "=", before);
  const { unsubscribed_at: leftAt } = (await left.where("status", "=", "unsubscribed").executeTakeFirst()) ?? {};
  if (leftAt) {
    const noAdvertising = { channel: "email", scope: "marketing", source: "email-link" } as const;
    await recordStop(db, dataKey, { ...noAdvertising, email: after }, leftAt);
  }
}

async function emailsOf(db: Kysely<Schema>, personId: string): Promise<string[]> {
  const rows = db.selectFrom("person_addresses").select("value").where("person_id", "=", personId);
  return (await rows.where("kind", "=", "email").execute()).map(({ value }) => value);
}

async function noteCorrection(
  db: Kysely<Schema>,
  { staffId, nowMs }: Actor,
  { personId, kind, before, after }: DetailCorrection,
): Promise<void> {
  // It is not waiting for a decision any more.
  const given = db.deleteFrom("given_details").where("person_id", "=", personId).where("value", "=", after);
  if (kind !== "email") await given.where("kind", "=", kind).execute();
  const id = newRowId();
  await db
    .insertInto("events")
    .values({
      id,
      person_id: personId,
      thread_id: null,
      kind: "detail-corrected",
      at: nowMs,
      by_staff: staffId,
      source: "desk",
      source_id: id,
      revision: 0,
      words: [kind, before, after].join("\n"),
    })
    .execute();
}
