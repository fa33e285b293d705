import { randomUUIDv7 } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { releaseHoldsOf } from "./booking-cells.server.ts";
import type { DataKey } from "./data-key.server.ts";
import type { Schema } from "./database/schema.server.ts";
import type { SiteDatabase } from "./database.server.ts";
import { mailDropFolder } from "./mail/mail-drop.server.ts";
import { createNewsletterStore } from "./newsletter.server.ts";
import { erasurePurpose, isHeld, isOf, type Person, personKey, readPerson } from "./privacy-person.server.ts";

type Surroundings = { database: SiteDatabase; dataKey: DataKey; dataDir: string };

/** `logEntry` is the id of what remains; null when nothing was held. */
export type Erasure = { logEntry: string | null; erased: Record<string, number> };

/**
 * Erases all that is held about an address, the mails that were dropped as files too. What remains is a log entry without
 * name or address, and of each privacy request its reference, kind and dates.
 * If it fails half-way nothing is lost but what was to be erased, and it can be repeated.
 */
export async function erasePerson({ database, dataKey, dataDir }: Surroundings, email: string): Promise<Erasure> {
  const { db } = database;
  const person = await readPerson(db, dataKey, email);
  const erased = countsOf(person);
  if (!isHeld(person)) return { logEntry: null, erased };
  // Deleted rows would stay legible in the file until others are written over them.
  if (database.dialect === "sqlite") database.sqlite.exec("PRAGMA secure_delete = ON");
  if (person.newsletter.length > 0) await createNewsletterStore(database, dataKey).erase(email);
  const logEntry = randomUUIDv7();
  await db.transaction().execute(async (transaction) => {
    await writeLog(transaction, person, {
      id: logEntry,
      email_hash: dataKey.hash(erasurePurpose, personKey(email)),
      erased: JSON.stringify(erased),
      erased_at: Date.now(),
    });
    await deleteRows(transaction, email);
  });
  for (const { id } of person.mails) await rm(join(mailDropFolder(dataDir), `${id}.eml`), { force: true });
  if (database.dialect === "sqlite") database.sqlite.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  return { logEntry, erased };
}

/** How much of what is held. */
export function countsOf({ erasures: _, ...held }: Person): Record<string, number> {
  return Object.fromEntries(Object.entries(held).map(([what, rows]) => [what, rows.length]));
}

async function writeLog(db: Kysely<Schema>, { messages, privacyRequests }: Person, entry: Schema["erasures"]) {
  await db.insertInto("erasures").values(entry).execute();
  const requests = privacyRequests.flatMap(({ message_id, request_type }) => {
    const message = messages.find(({ id }) => id === message_id);
    if (!message) return [];
    const { created_at, due_at } = message;
    return { reference: message_id, erasure_id: entry.id, request_type, received_at: created_at, due_at };
  });
  if (requests.length > 0) await db.insertInto("erased_requests").values(requests).execute();
}

/** Mails, privacy requests, a message's consent, used tokens and the time of a talk go with what they belong to. */
async function deleteRows(db: Kysely<Schema>, email: string): Promise<void> {
  const leads = db.selectFrom("leads").select("id").where(isOf(email));
  await db.deleteFrom("consent_evidence").where("lead_id", "in", leads).execute();
  await db.deleteFrom("leads").where(isOf(email)).execute();
  await db.deleteFrom("messages").where(isOf(email)).execute();
  await releaseHoldsOf(db, isOf(email));
  await db.deleteFrom("bookings").where(isOf(email)).execute();
}
