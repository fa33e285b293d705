import { type Kysely, sql } from "kysely";
import { readAskedStop, stopSources } from "#app/domain/contact/contact-stops.ts";
import { emailKey, nameKey } from "#app/domain/desk/same-person.ts";
import { askLaterGivers } from "#app/server/contact/number-stops.server.ts";
import { carryStops, recordStop } from "#app/server/contact/stops.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { eventRow } from "#app/server/database/event-row.server.ts";
import { takePeopleTurn } from "#app/server/database/people-turn.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { readLastYes } from "#app/server/desk/contact/contact-facts.server.ts";
import { findAnew } from "#app/server/desk/search/find-anew.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { callsOf } from "./callers.server.ts";
import { storePhones } from "./people.server.ts";
import { suggestLink } from "./person-links.server.ts";

/**
 * `before` is the stored value, `after` the right one; a phone is E.164. `before` is empty for one more phone number or a first
 * email.
 */
type DetailCorrection = { personId: string; kind: "name" | "phone" | "email"; before: string; after: string };

/** `gone`: the old value is no longer theirs. `taken`: the email is known as another person's. */
type Corrected =
  | { state: "done" }
  | { state: "gone" }
  | { state: "taken"; owner: string; ownerId: string; isLinked: boolean };

type Parts = Pick<SiteDatabase, "db" | "dialect"> & { dataKey: Pick<DataKey, "hash" | "hashes"> };
type Work = Parts & { nowMs: number };

/**
 * Corrects a detail of a person at the desk, in what they sent and in search, or adds one. The history keeps the old value,
 * with who and when; what they agreed to stays as it was, and a stop counts for the new address, too. No correction makes two
 * people one: when the email is another person's, a link with that person is suggested. Throws `not-allowed`.
 */
export async function correctDetail(parts: Parts, actor: Actor, correction: DetailCorrection): Promise<Corrected> {
  assertMay(actor, "work-threads");
  return parts.db.transaction().execute(async (db) => {
    await takePeopleTurn(db);
    if (await isAdded(db, correction)) return { state: "done" };
    if (!(await isTheirs(db, correction))) return { state: "gone" };
    const owner = correction.kind === "email" ? await readEmailOwner(db, correction) : undefined;
    if (owner) return sayTaken(db, correction, owner, actor.nowMs);
    await kinds[correction.kind]({ ...parts, db, nowMs: actor.nowMs }, correction);
    await noteCorrection(db, actor, correction);
    await findAnew({ ...parts, db }, correction.personId);
    await noteChange(db);
    return { state: "done" };
  });
}

/** A second press adds nothing. */
async function isAdded(db: Kysely<Schema>, { personId, kind, before, after }: DetailCorrection): Promise<boolean> {
  if (kind === "name" || before !== "") return false;
  const value = kind === "email" ? emailKey(after) : after;
  const known = db.selectFrom("person_addresses").select("value").where("person_id", "=", personId);
  return (await known.where("kind", "=", kind).where("value", "=", value).executeTakeFirst()) !== undefined;
}

async function isTheirs(db: Kysely<Schema>, { personId, kind, before }: DetailCorrection): Promise<boolean> {
  const person = await db.selectFrom("people").select("name").where("id", "=", personId).executeTakeFirst();
  if (!person || kind === "name") return person?.name === before;
  if (before === "") return kind === "phone" || (await valuesOf(db, personId, "email")).length === 0;
  const address = db.selectFrom("person_addresses").select("value").where("person_id", "=", personId);
  return (await address.where("kind", "=", kind).where("value", "=", before).executeTakeFirst()) !== undefined;
}

type EmailOwner = { id: string; name: string; group_id: string };

/** The other person who is known by the new address. */
function readEmailOwner(db: Kysely<Schema>, { personId, after }: DetailCorrection): Promise<EmailOwner | undefined> {
  return db
    .selectFrom("person_addresses as address")
    .innerJoin("people", "people.id", "address.person_id")
    .select(["people.id", "people.name", "people.group_id"])
    .where("address.kind", "=", "email")
    .where("address.value", "=", emailKey(after))
    .where("people.id", "<>", personId)
    .executeTakeFirst();
}

/** Whoever typed the address can link the two, once it is sure. */
async function sayTaken(
  db: Kysely<Schema>,
  { personId, after }: DetailCorrection,
  owner: EmailOwner,
  nowMs: number,
): Promise<Corrected> {
  await suggestLink(db, [personId, owner.id], "same-email", nowMs);
  await noteChange(db);
  const own = db.selectFrom("people").select("group_id").where("id", "=", personId);
  const { group_id } = await own.executeTakeFirstOrThrow();
  return {
    state: "taken",
    owner: owner.name || emailKey(after),
    ownerId: owner.id,
    isLinked: group_id === owner.group_id,
  };
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
  const name = { first_name, last_name: rest.join(" "), name: after };
  await callsOfPerson(db, personId).set(name).where("name", "=", before).execute();
  for (const email of await valuesOf(db, personId, "email")) {
    const isSent = sql<boolean>`lower(email) = ${email} AND name = ${before}`;
    await db.updateTable("leads").set(name).where(isSent).execute();
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
    await callsOfPerson(db, personId).set({ phone: after }).where("phone", "=", before).execute();
    for (const email of await valuesOf(db, personId, "email")) {
      const isSent = sql<boolean>`lower(email) = ${email} AND phone = ${before}`;
      for (const table of ["leads", "messages", "bookings"] as const) {
        await db.updateTable(table).set({ phone: after }).where(isSent).execute();
      }
    }
    await carryStops(db, dataKey, { phone: before }, { phone: after });
    for (const email of await valuesOf(db, personId, "email")) {
      await carryStops(db, dataKey, { numberOf: { email, phone: before } }, { numberOf: { email, phone: after } });
    }
    await carryHold(db, before, after);
  }
  await storePhones(db, [{ kind: "phone", value: after, name_key: nameKey(name), person_id: personId }], nowMs);
  await askLaterGivers(db, [{ personId, phone: after }], nowMs);
}

/** Mail from the old address no longer counts as theirs: it may be someone else's. */
async function correctEmail(work: Work, correction: DetailCorrection): Promise<void> {
  const { db, dataKey } = work;
  const { personId, before, after } = correction;
  if (before === "") return addEmail(work, correction);
  const own = db
    .updateTable("person_addresses")
    .set({ value: emailKey(after) })
    .where("kind", "=", "email");
  await own.where("person_id", "=", personId).where("value", "=", before).execute();
  for (const table of ["leads", "messages", "bookings"] as const) {
    await db.updateTable(table).set({ email: after }).where(sql<boolean>`lower(email) = ${before}`).execute();
  }
  await carryStops(db, dataKey, { email: before }, { email: after });
  for (const phone of await valuesOf(db, personId, "phone")) {
    await carryStops(db, dataKey, { numberOf: { email: before, phone } }, { numberOf: { email: after, phone } });
  }
  await carryHold(db, before, emailKey(after));
  const left = db.selectFrom("newsletter_subscribers").select("unsubscribed_at").where("email_key", "=", before);
  const { unsubscribed_at: leftAt } = (await left.where("status", "=", "unsubscribed").executeTakeFirst()) ?? {};
  if (leftAt) {
    const noAdvertising = { channel: "email", scope: "marketing", source: "email-link" } as const;
    await recordStop(db, dataKey, { ...noAdvertising, email: after }, leftAt);
  }
}

/** What they sent without an email stays as it came. */
async function addEmail({ db, dataKey }: Work, { personId, after }: DetailCorrection): Promise<void> {
  const value = emailKey(after);
  for (const phone of await valuesOf(db, personId, "phone")) await carryHold(db, phone, value);
  await db.insertInto("person_addresses").values({ kind: "email", value, name_key: "", person_id: personId }).execute();
  await keepStops(db, dataKey, personId, value);
}

/**
 * Makes what this person asked us to stop count for their new address. Stops known by a number alone are not carried: others
 * may have that number, and it closes nobody's email.
 */
async function keepStops(db: Kysely<Schema>, dataKey: Parts["dataKey"], personId: string, email: string) {
  const lastYes = (await readLastYes(db, [personId])) ?? 0;
  const asked = db.selectFrom("events").select(["kind", "at", "words"]).where("person_id", "=", personId);
  const events = await asked.where("kind", "in", ["asked-to-stop", "stop-lifted"]).orderBy("at").execute();
  const liftedAt = Math.max(lastYes, ...events.flatMap(({ kind, at }) => (kind === "stop-lifted" ? [at] : [])));
  for (const { kind, at, words } of events) {
    if (kind !== "asked-to-stop" || at < liftedAt) continue;
    const [how, channel, scope, saidAt, only] = (words ?? "").split(" ");
    // It was about that address alone.
    if (only !== undefined) continue;
    const stop = { ...readAskedStop(`stop ${channel} ${scope}`), saidAt: saidAt === undefined ? null : Number(saidAt) };
    const source = stopSources.find((one) => one === how) ?? "other";
    await recordStop(db, dataKey, { ...stop, source, email }, at);
  }
}

/** A hold on what came by one address counts for another of the same person. */
async function carryHold(db: Kysely<Schema>, from: string, email_key: string): Promise<void> {
  const hold = await db.selectFrom("privacy_holds").selectAll().where("email_key", "=", from).executeTakeFirst();
  if (!hold) return;
  await db
    .insertInto("privacy_holds")
    .values({ ...hold, email_key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The leads that a colleague entered for someone who had no email address. */
function callsOfPerson(db: Kysely<Schema>, personId: string) {
  return db.updateTable("leads").where(sql<boolean>`id IN ${callsOf(sql`${personId}`)}`);
}

async function valuesOf(db: Kysely<Schema>, personId: string, kind: "email" | "phone"): Promise<string[]> {
  const rows = db.selectFrom("person_addresses").select("value").distinct().where("person_id", "=", personId);
  return (await rows.where("kind", "=", kind).execute()).map(({ value }) => value);
}

async function noteCorrection(
  db: Kysely<Schema>,
  { staffId, nowMs }: Actor,
  { personId, kind, before, after }: DetailCorrection,
): Promise<void> {
  // It is not waiting for a decision any more.
  const given = db.deleteFrom("given_details").where("person_id", "=", personId).where("value", "=", after);
  if (kind !== "email") await given.where("kind", "=", kind).execute();
  const words = [kind, before, after].join("\n");
  const about = { person_id: personId, thread_id: null, by_staff: staffId };
  await db
    .insertInto("events")
    .values(eventRow({ ...about, kind: "detail-corrected", at: nowMs, words }))
    .execute();
}
