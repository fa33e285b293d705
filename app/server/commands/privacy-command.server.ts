import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type DataKey, openDataKey } from "#app/server/keys/data-key.server.ts";
import { countsOf, erasePerson, settleUsually } from "#app/server/privacy/privacy-erasure.server.ts";
import { isHeld, mentionsOf, readPerson } from "#app/server/privacy/privacy-person.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { formatEasternTime } from "#app/server/time/eastern-time.server.ts";
import { type CommandStreams, type ExitCode, withDatabase } from "./command.server.ts";
import { isoTime } from "./export-command.server.ts";

const usage = `Usage: npm run -s privacy -- list | export EMAIL | erase EMAIL --yes | answered REFERENCE

Does what a privacy request asks for.
  list                 requests that are still open, the one that is due first at the top
  export EMAIL         everything that is held about an address, as JSON; account references in the clear
  erase EMAIL --yes    erases it for good; a log entry without name and address remains. Without --yes: says what it would
  answered REFERENCE   notes that a request was answered: it leaves the list, and its status page says so
`;

type Work = {
  database: SiteDatabase;
  dataKey: DataKey;
  dataDir: string;
  settle: () => Promise<void>;
  argument: string;
  yes: boolean;
};
type Action = (work: Work, streams: CommandStreams) => Promise<ExitCode>;

const actions: Record<string, { run: Action; takes: (argument: string) => boolean }> = {
  list: { run: list, takes: (argument) => argument === "" },
  export: { run: exportPerson, takes: isEmail },
  erase: { run: erase, takes: isEmail },
  answered: { run: noteAnswered, takes: (argument) => argument !== "" },
};

/** `npm run privacy`: what the team needs to do what a privacy request asks for. */
export async function handlePrivacy(
  settings: Settings,
  args: string[],
  streams: CommandStreams,
  { settle = settleUsually }: { settle?: () => Promise<void> } = {},
): Promise<ExitCode> {
  const call = parseCall(args);
  if (!call) {
    streams.problems.write(usage);
    return 2;
  }
  const { dataDir } = settings;
  return withDatabase(settings, async (database) => {
    const dataKey = await openDataKey(settings);
    const { argument, yes } = call;
    return call.run({ database, dataKey, dataDir, settle, argument, yes }, streams);
  });
}

function parseCall(args: string[]): { run: Action; argument: string; yes: boolean } | null {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { yes: { type: "boolean" } } });
    const [name = "", argument = "", ...rest] = positionals;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action?.takes(argument.trim()) || rest.length > 0) return null;
    return { run: action.run, argument: argument.trim(), yes: values.yes ?? false };
  } catch {
    return null;
  }
}

async function list({ database: { db } }: Work, { out }: CommandStreams): Promise<ExitCode> {
  for await (const line of openRequestLines(db, Date.now())) out.write(`${line}\n`);
  return 0;
}

async function exportPerson({ database: { db }, dataKey, argument }: Work, { out }: CommandStreams) {
  const person = await readPerson(db, dataKey, argument);
  const parts = Object.entries(person).map(([what, rows]) => [what, rows.map((row) => readableRow(row))]);
  const whole = { email: argument, exportedAt: new Date().toISOString(), ...Object.fromEntries(parts) };
  out.write(`${JSON.stringify(whole, null, 2)}\n`);
  return 0 as const;
}

async function erase({ argument, yes, settle, ...work }: Work, { out, problems }: CommandStreams): Promise<ExitCode> {
  const { db } = work.database;
  if (!yes) {
    const person = await readPerson(db, work.dataKey, argument);
    const words = isHeld(person) ? `This would erase for good: ${countWords(countsOf(person))}` : "Nothing is held";
    out.write(`${words}.${isHeld(person) ? " To do it, add --yes." : ""}\n`);
    return isHeld(person) ? 1 : 0;
  }
  problems.write("Erasing. This takes some seconds, so that what the site is writing right now goes, too …\n");
  const { logEntry, erased } = await erasePerson(work, argument, settle);
  out.write(logEntry === null ? "Nothing is held.\n" : `Erased: ${countWords(erased)}.\nLog entry: ${logEntry}\n`);
  if (logEntry !== null) out.write("Copies made before, by npm run backup or otherwise, still hold it.\n");
  for (const { table, id } of await mentionsOf(db, argument)) {
    out.write(`Somebody else wrote this address into their own words, which stay: ${table} ${id}\n`);
  }
  return 0;
}

function countWords(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([what, count]) => `${what.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} ${count}`)
    .join(", ");
}

async function noteAnswered({ database: { db }, argument }: Work, { out }: CommandStreams): Promise<ExitCode> {
  const noted = await db
    .updateTable("privacy_requests")
    .set({ answered_at: Date.now() })
    .where("message_id", "=", argument)
    .where("answered_at", "is", null)
    .returning("message_id")
    .executeTakeFirst();
  out.write(noted ? "Noted as answered.\n" : "No open request has this reference.\n");
  return noted ? 0 : 1;
}

function isEmail(text: string): boolean {
  return z.email().safeParse(text).success;
}

/** The privacy requests that are still open, the one that is due first at the top, in words for the team. */
async function* openRequestLines(db: Kysely<Schema>, nowMs: number): AsyncGenerator<string> {
  const requests = await readOpenRequests(db);
  yield `Open privacy requests: ${requests.length}`;
  for (const request of requests) yield* linesOf(request, nowMs);
}

type OpenRequest = Awaited<ReturnType<typeof readOpenRequests>>[number];

/** Includes those that were set aside: nobody may lose a right because we took them for a robot. */
function readOpenRequests(db: Kysely<Schema>) {
  return db
    .selectFrom("privacy_requests as request")
    .innerJoin("messages as message", "message.id", "request.message_id")
    .leftJoin("outgoing_mails as mail", (join) =>
      join.onRef("mail.message_id", "=", "message.id").on("mail.kind", "=", "message-confirmation"),
    )
    .select(["message.id", "message.email", "message.status", "message.created_at", "message.due_at"])
    .select(["request.request_type", "request.acknowledge_by", "request.next_access_at", "request.sealed_reference"])
    .select("mail.sent_at")
    .where("request.answered_at", "is", null)
    .orderBy("message.due_at")
    .orderBy("message.id")
    .execute();
}

function* linesOf(request: OpenRequest, nowMs: number): Generator<string> {
  const { id, request_type, email, created_at, acknowledge_by, sent_at, due_at, next_access_at } = request;
  yield "";
  yield `${id}  ${request_type}  ${email}`;
  yield `  received    ${formatEasternTime(created_at)}`;
  yield sent_at === null
    ? `  confirm by  ${formatEasternTime(acknowledge_by)}${lateWords(acknowledge_by, nowMs)}`
    : `  confirmed   ${formatEasternTime(sent_at)}`;
  yield `  answer by   ${formatEasternTime(due_at)}${lateWords(due_at, nowMs)}`;
  if (next_access_at !== null)
    yield `  over the limit: may ask for access again from ${formatEasternTime(next_access_at)}`;
  if (request.sealed_reference !== null) yield "  an account reference was given: see the export of the address";
  if (request.status === "quarantined") yield "  kept aside as a robot's: nobody was written to";
}

function lateWords(byMs: number, nowMs: number): string {
  return byMs < nowMs ? "  OVERDUE" : "";
}

/** The columns that hold JSON. */
const jsonColumns = new Set(["attribution", "fields", "erased"]);

/** A row of the database for somebody who reads it: names as in JSON, times as ISO 8601 in UTC. */
function readableRow(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [nameOf(column), readable(column, value)]));
}

function readable(column: string, value: unknown): unknown {
  if (typeof value === "number" && /_(at|by|until|from)$/.test(column)) return isoTime(value);
  return typeof value === "string" && jsonColumns.has(column) ? JSON.parse(value) : value;
}

/** `created_at` → `createdAt`. */
function nameOf(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
