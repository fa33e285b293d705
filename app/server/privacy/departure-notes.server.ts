import { mkdir, open } from "node:fs/promises";
import type { Kysely } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { backupFolder } from "#app/server/report/backup-record.server.ts";
import {
  daysToSay,
  isDaysLine,
  legibleLine,
  type NoteFile,
  noteFileOf,
  noteFilesIn,
  readNoteFiles,
} from "./departure-files.server.ts";

/**
 * Who was erased, asked us to stop, or left the newsletter, as a note outside of the database: a copy made before does not know
 * it. It names no one without the data key and the copy:
 *
 * - `erased`: the id of the erasure's log entry, and a number for a further key of the person; the state is the hash of the
 *   address or phone number.
 * - `stop`: hash, channel and scope; the state is the source and the time, with `here` for one address alone, or `lifted`.
 * - `newsletter`: the subscriber's id; the state is `left`, or `back`.
 *
 * The last note about the same thing counts. `at` is when it was noted, in milliseconds since 1970.
 */
export type DepartureNote = { what: "erased" | "stop" | "newsletter"; id: string; state: string; at: number };

/** Keeps the notes next to the backups. */
export type DepartureNotes = {
  /** Adds what is new since the last time, a line each, to the file of the day. Rejects when it cannot. */
  write(nowMs: number): Promise<void>;
  /** Does the same before a copy, and begins the file of its day also when nothing is new: a restore of the copy asks for it. */
  writeForCopy(nowMs: number): Promise<void>;
};

const purpose = "departure note";

/** What the notes are made of, and where they go. */
type NoteStores = { db: Kysely<Schema>; dataKey: Pick<DataKey, "signed" | "readSigned">; dataDir: string };

/** Opens the notes. Several processes may write them: a line that comes twice does no harm. */
export function createDepartureNotes({ db, dataKey, dataDir }: NoteStores): DepartureNotes {
  const folder = backupFolder(dataDir);
  let known: Map<string, DepartureNote> | undefined;
  async function writeFresh(at: number, { isForCopy }: { isForCopy: boolean }): Promise<void> {
    // Someone may have moved the folder away: then all of it is noted again.
    if (!known || (await noteFilesIn(folder)).length === 0) known = (await readDepartures(dataKey, [folder])).last;
    const fresh = changesSince(known, await readNow(db, at), at);
    if (fresh.length > 0 || isForCopy) await append({ dataKey, dataDir }, fresh, at);
    for (const note of fresh) known.set(keyOf(note), note);
  }
  return {
    write: (at) => writeFresh(at, { isForCopy: false }),
    writeForCopy: (at) => writeFresh(at, { isForCopy: true }),
  };
}

/** Notes an erasure at once, by the id of its log entry and the hash of the address. A process that runs on finds it, too. */
export async function noteErasure(
  place: Pick<NoteStores, "dataKey" | "dataDir">,
  { id, hash }: { id: string; hash: string },
  at: number,
): Promise<void> {
  await append(place, [{ what: "erased", id, state: hash, at }], at);
}

/** The last note about each thing, the lines that none of our keys signed, and all files. */
export type ReadDepartures = { last: Map<string, DepartureNote>; unsigned: UnsignedNotes; files: NoteFile[] };

/**
 * Another key signed these lines, or they were changed or damaged. `notes` is what they say, to count and never to act on:
 * anyone may have written it. `unread` are the lines that say nothing legible, and files without a line. `lines` has all notes of
 * the `files` in which these are.
 */
export type UnsignedNotes = {
  notes: Map<string, DepartureNote>;
  unread: number;
  signed: number;
  lines: number;
  files: string[];
};

/** Reads the notes in some folders, which may not exist. Rejects when one cannot be read. */
export async function readDepartures(
  dataKey: Pick<DataKey, "readSigned">,
  folders: readonly string[],
): Promise<ReadDepartures> {
  const last = new Map<string, DepartureNote>();
  const unsigned: UnsignedNotes = { notes: new Map(), unread: 0, signed: 0, lines: 0, files: [] };
  const files = await readNoteFiles(folders);
  for (const { path, lines } of files) {
    const notes = lines.filter((line) => !isDaysLine(legibleLine(line)));
    const others = notes.filter((line) => {
      const text = dataKey.readSigned(purpose, line);
      const note = text === null ? null : (JSON.parse(text) as DepartureNote);
      if (note) last.set(keyOf(note), note);
      return note === null;
    });
    if (lines.length > 0 && others.length === 0) continue;
    unsigned.files.push(path);
    unsigned.lines += notes.length;
    unsigned.signed += notes.length - others.length;
    const legible = others.map(legibleLine).filter(isNote);
    unsigned.unread += Math.max(1, others.length) - legible.length;
    for (const note of legible) unsigned.notes.set(keyOf(note), note);
  }
  return { last, unsigned, files };
}

function isNote(said: Record<string, unknown> | null): said is DepartureNote {
  return ["erased", "stop", "newsletter"].includes(String(said?.what)) && typeof said?.id === "string";
}

/** What a note is about. */
export function keyOf({ what, id }: DepartureNote): string {
  return `${what} ${id}`;
}

function changesSince(known: ReadonlyMap<string, DepartureNote>, now: DepartureNote[], at: number): DepartureNote[] {
  const here = new Set(now.map(keyOf));
  const back = [...known.values()].filter((note) => note.state === "left" && !here.has(keyOf(note)));
  return [
    ...now.filter((note) => known.get(keyOf(note))?.state !== note.state),
    ...back.map((note) => ({ ...note, state: "back", at })),
  ];
}

/** What a database knows itself, as notes. */
export async function readNow(db: Kysely<Schema>, at: number): Promise<DepartureNote[]> {
  const erased = await db.selectFrom("erasures").select(["id", "email_hash as state"]).execute();
  const stops = await db.selectFrom("contact_rules").selectAll().execute();
  const left = await db
    .selectFrom("newsletter_subscribers")
    .select("id")
    .where("status", "=", "unsubscribed")
    .execute();
  return [
    ...erased.map((row) => ({ what: "erased" as const, ...row, at })),
    ...stops.map(({ address_hash, channel, scope, source, stopped_at, lifted_at, only_here }) => ({
      what: "stop" as const,
      id: `${address_hash} ${channel} ${scope}`,
      state: lifted_at === null ? `${source} ${stopped_at}${only_here === 1 ? " here" : ""}` : "lifted",
      at,
    })),
    ...left.map(({ id }) => ({ what: "newsletter" as const, id, state: "left", at })),
  ];
}

/** To the file of the day, which begins on a new line: a process that was killed may have left half of one. */
async function append(
  { dataKey, dataDir }: Pick<NoteStores, "dataKey" | "dataDir">,
  notes: readonly DepartureNote[],
  at: number,
): Promise<void> {
  const folder = backupFolder(dataDir);
  const day = new Date(at).toISOString().slice(0, 10);
  const days = await daysToSay(folder, day, at);
  const lines = [...(days ? [days] : []), ...notes].map((said) => `${dataKey.signed(purpose, JSON.stringify(said))}\n`);
  if (lines.length === 0) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(noteFileOf(folder, day), "a", 0o600);
  try {
    await file.write(`\n${lines.join("")}`);
    await file.sync();
  } finally {
    await file.close();
  }
}
