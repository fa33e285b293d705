import type { Kysely } from "kysely";
import type { StopChannel, StopScope, StopSource } from "#app/domain/contact/contact-stops.ts";
import { repeatStop } from "#app/server/contact/stops.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { createNewsletterStore } from "#app/server/newsletter/subscribers.server.ts";
import { gapsIn, type NoteGaps } from "./departure-files.server.ts";
import { type DepartureNote, keyOf, readDepartures, readNow, type UnsignedNotes } from "./departure-notes.server.ts";
import { erasePerson, OnHold } from "./privacy-erasure.server.ts";
import { erasurePurpose, personKey } from "./privacy-person.server.ts";

type Stores = { database: SiteDatabase; dataKey: DataKey; dataDir: string };

/**
 * What was done again. `onHold` has the addresses of people who were erased, and whose data a hold keeps that is in the copy.
 * `leftOut` is null when nothing was left out.
 */
export type RepeatedDepartures = Record<"erased" | "stops" | "newsletter", number> & {
  onHold: string[];
  leftOut: LeftOut | null;
  gaps: NoteGaps;
};

/** What was not done, because none of our keys signed it. `left` has the addresses in the copy that left the newsletter. */
export type LeftOut = Pick<UnsignedNotes, "files" | "lines" | "signed" | "unread"> &
  Record<"erased" | "stops", number> & { left: string[] };

/**
 * Does again, in a database that was restored, what the copy does not know: erasures, stops, and unsubscribing from the
 * newsletter. It goes by the notes in some folders, and the site has to be stopped. Nothing becomes weaker than it is in the
 * copy, and what the copy knows is left alone.
 *
 * @param since the day of the copy as `YYYY-MM-DD`, from which on all notes have to be there; empty when it is not known
 */
export async function repeatDepartures(
  stores: Stores,
  folders: readonly string[],
  since: string,
): Promise<RepeatedDepartures> {
  const { database, dataKey } = stores;
  const { last, unsigned, files } = await readDepartures(dataKey, folders);
  const notes = [...last.values()];
  const gaps = gapsIn(files, since);
  const done: RepeatedDepartures = { gaps, erased: 0, stops: 0, newsletter: 0, onHold: [], leftOut: null };
  const stops: DepartureNote[] = [];
  for (const note of notes) {
    if (note.what === "stop" && (await stopAgain(database.db, note))) stops.push(note);
    if (note.what === "newsletter" && (await leaveAgain(database, note))) done.newsletter += 1;
  }
  done.stops = requestsIn(stops);
  for (const { person, logEntry } of await erasedSince(database.db, dataKey, notes)) {
    try {
      const erasure = await erasePerson(stores, person, async () => {}, logEntry);
      if (erasure.logEntry !== null) done.erased += 1;
    } catch (error) {
      if (!(error instanceof OnHold)) throw error;
      done.onHold.push(person);
    }
  }
  return { ...done, leftOut: await leftOutOf(database, last, unsigned) };
}

/** One request to stop has a note for each address and number, all with its source and time. */
function requestsIn(stops: readonly DepartureNote[]): number {
  return new Set(stops.map(({ state }) => state)).size;
}

/** What the unsigned notes say, without what a signed note or the database says, too. */
async function leftOutOf(
  database: SiteDatabase,
  last: ReadonlyMap<string, DepartureNote>,
  { notes, ...unsigned }: UnsignedNotes,
): Promise<LeftOut | null> {
  const known = new Map((await readNow(database.db, 0)).map((note) => [keyOf(note), note.state]));
  const unknown = [...notes].filter(([key, { state }]) => {
    const isOver = state === "lifted" || state === "back";
    return !isOver && last.get(key)?.state !== state && (known.get(key) ?? "lifted") === "lifted";
  });
  const unknownOf = (what: DepartureNote["what"]) =>
    unknown.map(([, note]) => note).filter((note) => note.what === what);
  const { find } = createNewsletterStore(database);
  const rows = await Promise.all(unknownOf("newsletter").map(({ id }) => find(id)));
  const left = rows.flatMap((row) => (row === null ? [] : [row.email]));
  const counts = { erased: unknownOf("erased").length, stops: requestsIn(unknownOf("stop")) };
  const isNothing = counts.erased + counts.stops + left.length + unsigned.unread === 0;
  return isNothing ? null : { ...unsigned, ...counts, left };
}

async function stopAgain(db: Kysely<Schema>, { id, state, at }: DepartureNote): Promise<boolean> {
  if (state === "lifted") return false;
  const [address_hash, channel, scope] = id.split(" ") as [string, StopChannel, StopScope];
  const [source, stoppedAt, where] = state.split(" ") as [StopSource, string, string?];
  const stop = { channel, scope, source, stopped_at: Number(stoppedAt), said_at: null } as const;
  return repeatStop(db, { address_hash, ...stop, only_here: where === "here" ? 1 : 0 }, at);
}

async function leaveAgain(database: SiteDatabase, { id, state }: DepartureNote): Promise<boolean> {
  if (state !== "left") return false;
  const store = createNewsletterStore(database);
  const row = await store.find(id);
  if (!row || row.status === "unsubscribed") return false;
  return (await store.unsubscribe(id)) !== null;
}

/** The people in the database who were erased after it was copied: the copy has no log entry of that erasure. */
async function erasedSince(
  db: Kysely<Schema>,
  dataKey: Pick<DataKey, "hashes">,
  notes: readonly DepartureNote[],
): Promise<{ person: string; logEntry: string }[]> {
  const logged = new Set((await db.selectFrom("erasures").select("id").execute()).map(({ id }) => id));
  const erased = notes.flatMap(({ what, id, state }) => (what === "erased" ? [{ entry: entryOf(id), state }] : []));
  const since = erased.filter(({ entry }) => !logged.has(entry));
  const entries = new Map(since.map(({ state, entry }) => [state, entry]));
  if (entries.size === 0) return [];
  return [...(await readPeople(db))].flatMap((person) => {
    const hash = dataKey.hashes(erasurePurpose, person).find((one) => entries.has(one));
    return hash === undefined ? [] : [{ person, logEntry: entries.get(hash) ?? "" }];
  });
}

/** A note about another key of the same person has a number after the id of the log entry. */
function entryOf(id: string): string {
  return id.split(" ")[0] ?? id;
}

/** The keys of all addresses and phone numbers in the database. */
async function readPeople(db: Kysely<Schema>): Promise<Set<string>> {
  const leads = await db.selectFrom("leads").select(["email", "phone"]).execute();
  const tables = ["messages", "bookings", "newsletter_requests"] as const;
  const emails = await Promise.all(tables.map((table) => db.selectFrom(table).select("email").execute()));
  const keys = [
    ...(await db.selectFrom("newsletter_subscribers").select("email_key as key").execute()),
    ...(await db.selectFrom("staff").select("email_key as key").execute()),
    ...(await db.selectFrom("mails_in").select("from_key as key").execute()),
    ...(await db.selectFrom("person_addresses").select("value as key").execute()),
  ];
  const typed = [...leads.map(({ email, phone }) => email || phone), ...emails.flat().map(({ email }) => email)];
  return new Set([...typed, ...keys.map(({ key }) => key)].map(personKey));
}
