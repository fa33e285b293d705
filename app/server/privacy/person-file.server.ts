import { type DocumentPlace, documentsOf, openDocument } from "#app/server/documents/documents.server.ts";
import { readPerson } from "./privacy-person.server.ts";

/**
 * Everything that is held about an address, as JSON that a person and a program can read: names as in JSON, times as
 * ISO 8601 in UTC, account references in the clear, files in Base64.
 */
export async function personFile(place: DocumentPlace, email: string, nowMs: number): Promise<string> {
  const held = await readPerson(place.db, place.dataKey, email);
  const person = { ...held, documents: await wholeDocuments(place, held.messages) };
  const parts = Object.entries(person).map(([what, rows]) => [what, rows.map((row) => readableRow(row))]);
  const whole = { email, exportedAt: new Date(nowMs).toISOString(), ...Object.fromEntries(parts) };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/**
 * The file for the person themselves: without the hashes, keys and sign-in rows that keep the site safe, and without
 * the team's internal data.
 */
export async function personFileForThem(place: DocumentPlace, email: string, nowMs: number): Promise<string> {
  const whole = JSON.parse(await personFile(place, email, nowMs)) as Record<string, unknown>;
  const theirs = Object.entries(whole).filter(([what]) => !ofTheTeam.has(what));
  return `${JSON.stringify(Object.fromEntries(theirs), null, 2)}\n`;
}

/** The files that came with messages, opened. */
async function wholeDocuments(place: DocumentPlace, messages: { id: string }[]) {
  const documents = await documentsOf(
    place,
    messages.map(({ id }) => id),
  );
  return Promise.all(
    documents.map(async ({ createdAt: created_at, ...document }) => ({
      ...document,
      created_at,
      bytes: (await openDocument(place, document.id))?.toString("base64") ?? null,
    })),
  );
}

/** Text that colleagues have not sent, guesses about who is the same person, and rows that only make the desk work. */
const ofTheTeam: ReadonlySet<string> = new Set([
  ...[
    "drafts",
    "deskAccounts",
    "searchDocs",
    "personLinks",
    "privacyHolds",
    "privacySteps",
    "clocks",
    "threadSources",
    "mergedThreads",
  ],
]);

/** The columns that hold JSON. */
const jsonColumns = new Set(["attribution", "fields", "erased"]);

function readableRow(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [nameOf(column), readable(column, value)]));
}

function readable(column: string, value: unknown): unknown {
  if (typeof value === "number" && /_(at|by|until|from)$/.test(column)) return new Date(value).toISOString();
  return typeof value === "string" && jsonColumns.has(column) ? JSON.parse(value) : value;
}

/** `created_at` → `createdAt`. */
function nameOf(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
