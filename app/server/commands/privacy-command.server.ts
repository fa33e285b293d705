import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { keptHowLong } from "#app/content/pages/company/kept-how-long.ts";
import { contactKey, isPhoneKey } from "#app/domain/desk/same-person.ts";
import { isEmailAddress } from "#app/domain/text/email-address.ts";
import { readRecords } from "#app/server/consent/records.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { ConsentRecordRow, Schema } from "#app/server/database/schema.server.ts";
import { readLinkedAddresses } from "#app/server/desk/people/desk-erasure.server.ts";
import { noteStep } from "#app/server/desk/privacy/privacy-steps.server.ts";
import { readHold } from "#app/server/desk/privacy/read-request.server.ts";
import { documentFolder } from "#app/server/documents/sealed-files.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { personFile } from "#app/server/privacy/person-file.server.ts";
import { countsOf, erasePerson, settleUsually } from "#app/server/privacy/privacy-erasure.server.ts";
import { isHeld, mentionsOf, personKey, readPerson } from "#app/server/privacy/privacy-person.server.ts";
import { countOver, deleteOver } from "#app/server/retention/expired-data.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { formatEasternDay, formatEasternTime } from "#app/server/time/eastern-time.server.ts";
import { type CommandStreams, type ExitCode, withDatabase } from "./command.server.ts";
import { missingKeyWords } from "./doctor/missing-key.server.ts";

const usage = `Usage: npm run -s privacy -- list | export EMAIL | erase EMAIL --yes | answered REFERENCE
                             | retention [--delete] | hold EMAIL REASON | release EMAIL

Carries out privacy requests.
  list                 open requests, the earliest due first
  export EMAIL         everything that is held about an address, as JSON; account references in the clear
  erase EMAIL --yes    erases it for good; a log entry without name and address remains. Without --yes it
                       only says what it would erase
  answered REFERENCE   notes that a request was answered: it leaves the list, and its status page says so
  retention            lists expired data, by the table in config/retention.ts. Deletes it only with --delete
  hold EMAIL REASON    nothing of this address is deleted, for a dispute or a court, until
  release EMAIL        lifts the hold
For someone who gave only a phone number, EMAIL is that number, such as "(480) 555-0142".
`;

type Work = {
  database: SiteDatabase;
  dataKey: DataKey;
  dataDir: string;
  settle: () => Promise<void>;
  argument: string;
  /** The options after the argument. */
  words: string;
  yes: boolean;
  delete: boolean;
};
type Action = (work: Work, streams: CommandStreams) => Promise<ExitCode>;

const actions: Record<string, { run: Action; takes: (argument: string, words: string) => boolean }> = {
  list: { run: list, takes: (argument, words) => argument + words === "" },
  export: { run: exportPerson, takes: isOnePerson },
  erase: { run: erase, takes: isOnePerson },
  answered: { run: noteAnswered, takes: (argument, words) => argument !== "" && words === "" },
  retention: { run: showRetention, takes: (argument, words) => argument + words === "" },
  hold: { run: placeHold, takes: (argument, words) => isPerson(argument) && words !== "" },
  release: { run: liftHold, takes: isOnePerson },
};

/** `npm run privacy`: everything the team needs to carry out a privacy request. */
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
  return withDatabase(settings, async (database, dataKey) => {
    const { run, ...given } = call;
    return run({ database, dataKey, dataDir, settle, ...given }, streams);
  });
}

function parseCall(args: string[]): ({ run: Action } & Pick<Work, "argument" | "words" | "yes" | "delete">) | null {
  try {
    const options = { yes: { type: "boolean" }, delete: { type: "boolean" } } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const [name = "", argument = "", ...rest] = positionals.map((part) => part.trim());
    const words = rest.join(" ");
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action?.takes(argument, words)) return null;
    return { run: action.run, argument, words, yes: values.yes ?? false, delete: values.delete ?? false };
  } catch {
    return null;
  }
}

async function list({ database: { db } }: Work, { out }: CommandStreams): Promise<ExitCode> {
  for await (const line of openRequestLines(db, Date.now())) out.write(`${line}\n`);
  return 0;
}

async function exportPerson(
  { database: { db }, dataKey, dataDir, argument }: Work,
  { out, problems }: CommandStreams,
): Promise<ExitCode> {
  const file = await personFile({ db, dataKey, dataDir }, argument, Date.now());
  out.write(file);
  sayLinked(await readLinkedAddresses(db, argument), problems);
  const { documents } = JSON.parse(file) as { documents: { bytes: string | null }[] };
  const absent = documents.filter(({ bytes }) => bytes === null).length;
  if (absent > 0)
    problems.write(
      `${absent} files that this person sent are not in it: they are not in ${documentFolder(dataDir)}.\n`,
    );
  return (await sayMissingKey(db, dataKey, problems)) || absent > 0 ? 1 : 0;
}

/** Without an earlier key, a person's files, records and stops may not be found. Gives whether one is missing. */
async function sayMissingKey(
  db: Kysely<Schema>,
  dataKey: DataKey,
  problems: CommandStreams["problems"],
): Promise<boolean> {
  const missing = await missingKeyWords(db, dataKey);
  if (missing.length > 0)
    problems.write(`This may not be all of this person. ${missing.join("\n")}\nWith it, run this again.\n`);
  return missing.length > 0;
}

async function erase({ argument, yes, settle, ...work }: Work, { out, problems }: CommandStreams): Promise<ExitCode> {
  const { db } = work.database;
  if (!yes) {
    const person = await readPerson(db, work.dataKey, argument);
    const words = isHeld(person) ? `This would erase for good: ${countWords(countsOf(person))}` : "Nothing is held";
    out.write(`${words}.${isHeld(person) ? " To do it, add --yes." : ""}\n`);
    sayLinked(await readLinkedAddresses(db, argument), out);
    return isHeld(person) ? 1 : 0;
  }
  const hold = await readHold(db, argument);
  if (hold) {
    out.write(`There is a hold on this address: ${hold.reason}. Lift it first: release EMAIL\n`);
    return 1;
  }
  const linked = await readLinkedAddresses(db, argument);
  problems.write("Erasing. This takes a few seconds, so that anything the site is writing right now goes, too …\n");
  const { logEntry, erased, missingFiles } = await erasePerson(work, argument, settle);
  out.write(logEntry === null ? "Nothing is held.\n" : `Erased: ${countWords(erased)}.\nLog entry: ${logEntry}\n`);
  if (logEntry !== null)
    out.write(
      "Copies made before, by npm run backup or otherwise, still hold it: make a new one now (npm run -s backup), then delete the older ones. If one is restored all the same, npm run restore erases it again, by a note next to the backups.\n",
    );
  if (logEntry !== null) sayKept(await readRecords(db, work.dataKey, argument), out);
  sayLinked(linked, out);
  for (const { table, id } of await mentionsOf(db, argument)) {
    out.write(`Someone else wrote this address in their own words, which stay: ${table} ${id}\n`);
  }
  const isPart = await sayMissingKey(db, work.dataKey, problems);
  if (missingFiles === 0) return isPart ? 1 : 0;
  problems.write(
    `${missingFiles} files that this person sent are not in ${documentFolder(work.dataDir)}, so they were not removed. Their keys are erased, so no one can read them. If the service has another DATA_DIR, it removes them there within an hour.\n`,
  );
  return 1;
}

/** A link may be wrong, so nothing of the other address is shown or erased automatically. */
function sayLinked(addresses: string[], stream: CommandStreams["out"]): void {
  for (const address of addresses) stream.write(`The desk has this person under another address, too: ${address}\n`);
}

function sayKept(records: ConsentRecordRow[], stream: CommandStreams["out"]): void {
  const until = Math.max(0, ...records.map(({ kept_until }) => Number(kept_until)));
  if (until > 0) stream.write(`Proof of what was agreed to stays sealed until ${formatEasternDay(until)}.\n`);
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
  if (noted) await noteStep(db, argument, { kind: "answered", at: Date.now(), by_staff: null });
  out.write(noted ? "Noted as answered.\n" : "No open request has this reference.\n");
  return noted ? 0 : 1;
}

/** A dry run: it only reports; it deletes only with `--delete`. */
async function showRetention({ database, delete: deletes }: Work, { out }: CommandStreams): Promise<ExitCode> {
  const nowMs = Date.now();
  const counts = await countOver(database, nowMs);
  out.write(deletes ? "This has been kept long enough:\n" : "This would be deleted now:\n");
  for (const { kind, name, keeps } of keptHowLong) {
    const count = Object.hasOwn(counts, kind) ? counts[kind as keyof typeof counts] : null;
    out.write(`${String(count ?? "-").padStart(8)}  ${name}: ${keeps}\n`);
  }
  out.write("Logs and backups are not counted here. Handle them yourself (docs/operations.md).\n");
  if (!deletes) {
    out.write("Nothing is deleted. To do it, add --delete.\n");
    return 0;
  }
  const deleted = await deleteOver(database, nowMs);
  out.write(`Deleted: ${countWords(deleted)}.\n`);
  return 0;
}

async function placeHold({ database: { db }, argument, words }: Work, { out }: CommandStreams): Promise<ExitCode> {
  const hold = { email_key: personKey(argument), reason: words, placed_by: null, placed_at: Date.now() };
  await db
    .insertInto("privacy_holds")
    .values(hold)
    .onConflict((conflict) => conflict.column("email_key").doUpdateSet({ reason: words }))
    .execute();
  out.write("Nothing of this address is deleted until the hold is lifted.\n");
  return 0;
}

async function liftHold({ database: { db }, argument }: Work, { out }: CommandStreams): Promise<ExitCode> {
  const holds = db.deleteFrom("privacy_holds").where("email_key", "=", personKey(argument)).returning("email_key");
  const lifted = await holds.executeTakeFirst();
  out.write(lifted ? "The hold is lifted.\n" : "There is no hold on this address.\n");
  return lifted ? 0 : 1;
}

function isOnePerson(argument: string, words: string): boolean {
  return isPerson(argument) && words === "";
}

/** A phone number finds those who gave only that. */
function isPerson(argument: string): boolean {
  return isEmailAddress(argument) || isPhoneKey(contactKey(argument));
}

/** The open privacy requests, the earliest due first, in words for the team. */
async function* openRequestLines(db: Kysely<Schema>, nowMs: number): AsyncGenerator<string> {
  const requests = await readOpenRequests(db);
  yield `Open privacy requests: ${requests.length}`;
  for (const request of requests) yield* linesOf(request, nowMs);
}

type OpenRequest = Awaited<ReturnType<typeof readOpenRequests>>[number];

/** Includes those that were set aside: no one may lose a right because we took them for a robot. */
function readOpenRequests(db: Kysely<Schema>) {
  return db
    .selectFrom("privacy_requests as request")
    .innerJoin("messages as message", "message.id", "request.message_id")
    .leftJoin("outbox as mail", (join) =>
      join.onRef("mail.subject_id", "=", "message.id").on("mail.kind", "=", "message-confirmation"),
    )
    .select(["message.id", "message.email", "message.status", "message.created_at", "message.due_at"])
    .select(["request.request_type", "request.acknowledge_by", "request.next_access_at", "request.sealed_reference"])
    .select("request.extended_until")
    .select("mail.sent_at")
    .where("request.answered_at", "is", null)
    .orderBy("message.due_at")
    .orderBy("message.id")
    .execute();
}

function* linesOf(request: OpenRequest, nowMs: number): Generator<string> {
  const { id, request_type, email, created_at, acknowledge_by, sent_at, next_access_at } = request;
  const due_at = request.extended_until ?? request.due_at;
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
  if (request.status !== "new") yield "  set aside as a robot's: no email went out";
}

function lateWords(byMs: number, nowMs: number): string {
  return byMs < nowMs ? "  OVERDUE" : "";
}
