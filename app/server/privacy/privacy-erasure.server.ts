import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Pool } from "pg";
import { isPhoneKey } from "#app/domain/desk/same-person.ts";
import { releaseHoldsOf } from "#app/server/booking/booking-cells.server.ts";
import { outliveErasure } from "#app/server/consent/records.server.ts";
import type { SiteDatabase, SqliteSiteDatabase } from "#app/server/database/database.server.ts";
import { takePeopleTurn } from "#app/server/database/people-turn.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { eraseDeskPerson } from "#app/server/desk/people/desk-erasure.server.ts";
import { readHold } from "#app/server/desk/privacy/read-request.server.ts";
import { missingSealed, removeSealed } from "#app/server/documents/sealed-files.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { createNewsletterStore } from "#app/server/newsletter/subscribers.server.ts";
import { noteErasure } from "./departure-notes.server.ts";
import { removeDroppedEmails } from "./dropped-emails.server.ts";
import { erasurePurpose, formerStaff, isHeld, type Person, personKey, readPerson } from "./privacy-person.server.ts";

/** Where data about a person may be, and the key that finds it. */
type Stores = { database: SiteDatabase; dataKey: DataKey; dataDir: string };

/**
 * `logEntry` is the id of the remaining entry; null when nothing was held. `missingFiles` counts files that this person sent
 * and that are not in the data folder, so they could not be removed.
 */
type Erasure = { logEntry: string | null; erased: Record<string, number>; missingFiles: number };

/**
 * Longer than a request of the site waits for a connection (3 s) and then for the database (5 s): anything that began before
 * is stored or refused by then.
 */
const usualSettleMs = 10_000;

/** Waits until everything that had begun before is done. */
export const settleUsually = (): Promise<void> => wait(usualSettleMs);

/** There is a hold: this data must stay for now. */
export class OnHold extends Error {}

/** If an address still appears after this many looks, someone is writing it on purpose. */
const mostLooks = 10;

/**
 * Erases everything that is held about an address, so that no file of the data folder contains it anymore: rows, emails
 * written as files, and remains of deleted rows in the database's own file. The site may keep running: it looks again after
 * `settle`, until nothing new has come, so anything that was under way when it began, or comes while it runs, goes too. A
 * log entry without name or address remains, with the reference, kind and dates of each privacy request, and, sealed for
 * five years, what allowed us to call, text and email (see consent’s `records.server.ts`). A note next to the backups lets a
 * restore do it again. Throws `OnHold` when there is a
 * hold on the address. If it fails halfway nothing is lost except data to be erased, and it can be repeated.
 */
export async function erasePerson(
  stores: Stores,
  email: string,
  settle: () => Promise<void> = settleUsually,
  logEntry: string = newRowId(),
): Promise<Erasure> {
  const { database, dataKey, dataDir } = stores;
  if (await readHold(database.db, email)) throw new OnHold("There is a hold on this address: lift it first.");
  const { documents, leads } = await readPerson(database.db, dataKey, email);
  const missing = await missingSealed(
    dataDir,
    documents.map(({ id }) => id),
  );
  let erased = await eraseRows(stores, email, logEntry, null);
  for (let look = 1; look <= mostLooks; look += 1) {
    await settle();
    const before = erased;
    erased = await eraseRows(stores, email, logEntry, before);
    if (erased !== before) continue;
    await removeDroppedEmails(dataDir, email);
    await forgetDeleted(database);
    const person = await readPerson(database.db, dataKey, email);
    if (isHeld(person)) continue;
    if (erased) await noteKeys(stores, logEntry, [personKey(email), ...(await ownNumbers(stores, email, leads))]);
    return { logEntry: erased && logEntry, erased: erased ?? countsOf(person), missingFiles: missing.length };
  }
  throw new Error(
    "This address is written again and again while it is erased. Please find out who does, and run this again.",
  );
}

/**
 * The numbers by which older copies know this person, who called before there was an address. Not those that other callers
 * have: the note would erase them, too.
 */
async function ownNumbers({ database, dataKey }: Stores, email: string, leads: Person["leads"]): Promise<string[]> {
  if (isPhoneKey(personKey(email))) return [];
  const numbers: string[] = [];
  for (const phone of new Set(leads.flatMap((lead) => (lead.email === "" ? [lead.phone] : [])))) {
    if (!isHeld(await readPerson(database.db, dataKey, phone))) numbers.push(phone);
  }
  return numbers;
}

async function noteKeys({ dataKey, dataDir }: Stores, logEntry: string, keys: string[]): Promise<void> {
  for (const [index, key] of keys.entries()) {
    const id = index === 0 ? logEntry : `${logEntry} ${index}`;
    await noteErasure({ dataKey, dataDir }, { id, hash: dataKey.hash(erasurePurpose, key) }, Date.now());
  }
}

/** How much an erasure removes: proof of consent, stops, holds, and the log of work on requests stay. */
export function countsOf(person: Person): Record<string, number> {
  const { erasures: _log, contactStops: _stops, consentRecords: _proof, ...rest } = person;
  const { privacySteps: _steps, privacyHolds: _holds, ...held } = rest;
  const erasable = { ...held, deskAccounts: formerStaff(held) };
  return Object.fromEntries(Object.entries(erasable).map(([what, rows]) => [what, rows.length]));
}

/** Deletes what there is and notes it under the log entry. Gives the total erased so far; `before` when there is nothing. */
async function eraseRows(
  { database, dataKey, dataDir }: Stores,
  email: string,
  logEntry: string,
  before: Erasure["erased"] | null,
): Promise<Erasure["erased"] | null> {
  const person = await readPerson(database.db, dataKey, email);
  if (!isHeld(person)) return before;
  const erased = sumOf(before, countsOf(person));
  await createNewsletterStore(database).erase(email);
  await database.db.transaction().execute(async (transaction) => {
    await takePeopleTurn(transaction);
    await writeLog(transaction, person, {
      id: logEntry,
      email_hash: dataKey.hash(erasurePurpose, personKey(email)),
      erased: JSON.stringify(erased),
      erased_at: Date.now(),
    });
    const evidence = person.consents.map(({ id }) => id);
    await outliveErasure({ database: { ...database, db: transaction }, dataKey }, evidence, Date.now());
    await deleteRows(transaction, person);
    await eraseDeskPerson({ ...database, db: transaction }, email);
  });
  // Their keys went with the rows; if this fails, the next hourly sweep removes them.
  await removeSealed(
    dataDir,
    person.documents.map(({ id }) => id),
  );
  return erased;
}

function sumOf(before: Erasure["erased"] | null, now: Erasure["erased"]): Erasure["erased"] {
  return Object.fromEntries(Object.entries(now).map(([what, count]) => [what, count + (before?.[what] ?? 0)]));
}

async function writeLog(db: Kysely<Schema>, { messages, privacyRequests }: Person, entry: Schema["erasures"]) {
  const { erased, erased_at } = entry;
  await db
    .insertInto("erasures")
    .values(entry)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ erased, erased_at }))
    .execute();
  const requests = privacyRequests.flatMap(({ message_id, request_type, extended_until }) => {
    const message = messages.find(({ id }) => id === message_id);
    if (!message) return [];
    const due_at = extended_until ?? message.due_at;
    return { reference: message_id, erasure_id: entry.id, request_type, received_at: message.created_at, due_at };
  });
  if (requests.length > 0) await db.insertInto("erased_requests").values(requests).execute();
}

/** Deletes a person's data; colleagues' words about their requests go, and the dates of the steps stay. */
async function deleteRows(db: Kysely<Schema>, person: Person): Promise<void> {
  for (const { id } of formerStaff(person)) {
    // This person's actions at the desk stay, and lead to no one.
    const email = `${id}@erased.invalid`;
    await db.updateTable("staff").set({ email, email_key: email, name: "" }).where("id", "=", id).execute();
  }
  const steps = person.privacySteps.map(({ id }) => id);
  if (steps.length > 0) await db.updateTable("privacy_steps").set({ words: null }).where("id", "in", steps).execute();
  await deleteSent(db, person);
}

/** Part of what visitors sent. */
type Sent = { leads: { id: string }[]; messages: { id: string }[]; bookings: { id: string }[] };

/**
 * Deletes what visitors sent, in the caller's transaction. The database deletes emails, answers, privacy requests, a
 * message's consent, used tokens and cells with their owners.
 */
export async function deleteSent(db: Kysely<Schema>, { leads, messages, bookings }: Sent): Promise<void> {
  for (const ids of slicesOfIds(leads)) {
    await db.deleteFrom("consent_evidence").where("lead_id", "in", ids).execute();
    await db.deleteFrom("leads").where("id", "in", ids).execute();
  }
  for (const ids of slicesOfIds(messages)) await db.deleteFrom("messages").where("id", "in", ids).execute();
  for (const ids of slicesOfIds(bookings)) {
    // The booking first and its cells after, as everywhere: otherwise two transactions could deadlock.
    await db.deleteFrom("bookings").where("id", "in", ids).execute();
    await releaseHoldsOf(db, ids);
  }
}

/** A statement takes a limited number of values. */
function slicesOfIds(rows: { id: string }[]): string[][] {
  const most = 1000;
  const slices = Math.ceil(rows.length / most);
  return Array.from({ length: slices }, (_, slice) => rows.slice(slice * most, (slice + 1) * most).map(({ id }) => id));
}

/** How long other processes may keep this one from the file, in milliseconds. */
const usualPatienceMs = 60_000;

/**
 * Leaves nothing of deleted rows: SQLite's file is rebuilt from the rows that are there, and its log is emptied; on
 * PostgreSQL the dead rows of all tables are removed (details: docs/decisions/034). The site may keep running
 * meanwhile; its writes wait while the file is rebuilt. Throws when another process keeps the file busy for
 * `patienceMs`; a repeat is safe.
 */
export function forgetDeleted(database: SiteDatabase, patienceMs = usualPatienceMs): Promise<void> {
  return database.dialect === "sqlite" ? rewriteFile(database, patienceMs) : clearDeadRows(database.pool);
}

/** Kysely's one connection is held meanwhile: a file can't be rebuilt within a transaction. */
function rewriteFile({ db, sqlite }: SqliteSiteDatabase, patienceMs: number): Promise<void> {
  return db.connection().execute(async () => {
    const until = performance.now() + patienceMs;
    await whenFree(until, () => {
      sqlite.exec("VACUUM");
      return true;
    });
    // A process that still reads an older state keeps the log from being emptied.
    await whenFree(until, () => sqlite.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0);
  });
}

/** Tries until the result is true. */
async function whenFree(until: number, work: () => boolean): Promise<void> {
  while (!unlessBusy(work)) {
    if (performance.now() > until) {
      throw new Error("The rows are deleted, but another program keeps the database file open. Please run this again.");
    }
    await wait(100);
  }
}

function unlessBusy(work: () => boolean): boolean {
  try {
    return work();
  } catch (error) {
    if ((Number((error as { errcode?: unknown }).errcode) & 0xff) === sqliteBusy) return false;
    throw error;
  }
}

const sqliteBusy = 5;

/**
 * On a separate connection, because it may take longer than a visitor's statement. It skips the server's catalogs, and
 * files are not shortened: that locks whole tables, and waits up to five seconds for each.
 */
async function clearDeadRows(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0");
    const { rows } = await client.query<{ tables: string }>(
      "SELECT string_agg(quote_ident(tablename), ', ') AS tables FROM pg_tables WHERE schemaname = current_schema()",
    );
    const withoutHurry = { text: `VACUUM (TRUNCATE FALSE) ${rows[0]?.tables}`, query_timeout: 24 * 3600 * 1000 };
    await client.query(withoutHurry);
  } finally {
    client.release(true);
  }
}
