import { sql } from "kysely";
import { type PromiseName, promiseNamed } from "#app/content/site/answer-times.ts";
import { readAskedStop } from "#app/domain/contact/contact-stops.ts";
import { type PlaceFacts, placesOf, timeThere } from "#app/domain/contact/person-places.ts";
import { claimWords } from "#app/domain/desk/mail/calendar-answer.ts";
import { type MailFacts, readMailFacts } from "#app/domain/desk/mail/mail-facts.ts";
import type { SenderProof } from "#app/domain/desk/mail/sender-proof.ts";
import { dueWords, isLate, noPromise, spanWords } from "#app/domain/desk/promises.ts";
import type { InboxGroupName, ShownRow } from "#app/domain/desk/shown-inbox.ts";
import { whoHolds } from "#app/domain/desk/stages.ts";
import type { EventKind } from "#app/server/database/schema/desk-schema.server.ts";
import { readPlaceFacts } from "#app/server/desk/contact/place-facts.server.ts";
import type { Actor, DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { showEvents } from "#app/server/desk/threads/told-events.server.ts";
import { writtenIn } from "#app/server/forms/message-forms.server.ts";
import { formatEasternClock, formatShortEasternDay } from "#app/server/time/eastern-time.server.ts";
import type { InboxRow } from "./inbox.server.ts";
import { awayUntil, type OfficeDays, officeDays } from "./office-days.server.ts";

/** The team, by id. */
export type TeamNames = ReadonlyMap<string, string>;

/** Puts the rows of a list into words. */
export async function showRows(
  source: DeskSource,
  actor: Actor,
  rows: readonly InboxRow[],
  team: TeamNames,
): Promise<ShownRow[]> {
  const words = await readLastWords(source, actor, rows);
  const places = await readPlaces(source, actor, rows);
  const doubts = await readDoubts(source, rows);
  const asked = await readWaitingStops(source, rows);
  const days = officeDays(actor.nowMs);
  return rows.map((row) => showRow(row, words.get(row.id) ?? null, { actor, team, days, places, doubts, asked }));
}

type Around = {
  actor: Actor;
  team: TeamNames;
  days: OfficeDays;
  places: ReadonlyMap<string, PlaceFacts>;
  doubts: Doubts;
  /** What to decide, of the threads in which a sentence waits for a colleague. */
  asked: ReadonlyMap<string, string>;
};

function showRow(row: InboxRow, words: string | null, { actor, team, days, places, doubts, asked }: Around): ShownRow {
  const { nowMs, staffId } = actor;
  const facts = places.get(row.person_id);
  const untilMs = awayUntil(row, nowMs);
  const holderId = whoHolds({ assignee: row.assignee, claimedUntil: row.claimed_until }, nowMs);
  return {
    id: row.id,
    name: row.name || "No name given",
    kind: row.kind,
    ...dueOf(row, nowMs, days),
    promise: row.promise && promiseWords(row.promise),
    words,
    marks: [asked.get(row.id) ?? [], doubts.get(row.id) ?? []].flat(),
    theirTime: facts ? timeThere(placesOf(facts), nowMs) : null,
    holder:
      holderId === null
        ? null
        : {
            name: team.get(holderId) || "A colleague",
            isMe: holderId === staffId,
            lapses: row.claimed_until === null ? null : spanWords(row.claimed_until - nowMs),
          },
    owner: row.owner === null ? null : { name: team.get(row.owner) || "A colleague", isMe: row.owner === staffId },
    awayUntil: untilMs === null ? null : shortTime(untilMs, days),
  };
}

function dueOf({ due_at, received_at }: InboxRow, nowMs: number, days: OfficeDays) {
  if (due_at === noPromise) {
    return { group: "undated" as const, due: "Came", at: shortTime(received_at, days) };
  }
  return { group: groupOf(due_at, nowMs, days), due: dueWords(due_at, nowMs).text, at: shortTime(due_at, days) };
}

function groupOf(dueMs: number, nowMs: number, { tomorrowMs, dayAfterMs }: OfficeDays): InboxGroupName {
  if (isLate(dueMs, nowMs)) return "late";
  if (dueMs < tomorrowMs) return "today";
  return dueMs < dayAfterMs ? "tomorrow" : "later";
}

/** "4:30 PM ET" for yesterday, today and tomorrow, when the group names the day; otherwise "Tue, Dec 1". */
function shortTime(timeMs: number, { todayMs, dayAfterMs }: OfficeDays): string {
  if (timeMs >= todayMs && timeMs < dayAfterMs) return formatEasternClock(timeMs);
  return formatShortEasternDay(timeMs);
}

/** The promise in short: "24 h", "delete, 45 days", "help, same day". */
function promiseWords(name: PromiseName): string {
  const [first = "", part] = name.split(".");
  const promise: { hours?: number; days?: number; sameDay?: true } = promiseNamed(name);
  const span = promise.sameDay ? "same day" : promise.hours ? `${promise.hours} h` : `${promise.days} days`;
  const what = first === "privacyAcknowledgement" ? "confirm" : part === "assistance" ? "help" : part;
  return what ? `${what}, ${span}` : span;
}

/** Events that visitors themselves send. */
const arrivals: readonly EventKind[] = ["lead", "message", "booking", "mail-in"];

/**
 * Reads how the last message of each thread's visitor begins, in a few queries for a whole page. An email from another address is
 * not in their place, unless there is nothing else.
 */
async function readLastWords(source: DeskSource, actor: Actor, rows: readonly InboxRow[]) {
  const { db, reader } = source;
  if (rows.length === 0 || !actor.may.has("see-unmasked")) return new Map<string, string | null>();
  const came = db
    .selectFrom("events")
    .selectAll("events")
    .where(
      "thread_id",
      "in",
      rows.map(({ id }) => id),
    )
    .where("kind", "in", arrivals)
    .orderBy(isElses, "desc")
    .orderBy("id");
  const last = new Map((await reader.read(came.compile())).map((event) => [event.thread_id ?? "", event]));
  const { mails = [], forms = [] } = Object.groupBy(last.values(), ({ kind }) =>
    kind === "mail-in" ? "mails" : "forms",
  );
  const begun = await readMailBeginnings(
    source,
    mails.map(({ source_id }) => source_id),
  );
  const told = await showEvents(source, actor, forms);
  return new Map([
    ...told.map((event) => [event.thread_id ?? "", event.told && firstWords(event.told)] as const),
    ...mails.map((event) => [event.thread_id ?? "", begun.get(event.source_id) ?? null] as const),
  ]);
}

/** 1 for an email that somebody else sent to the thread's own address. */
const isElses = sql<0 | 1>`CASE WHEN events.kind = 'mail-in' AND EXISTS (SELECT 1 FROM mails_in
  WHERE mails_in.id = events.source_id AND mails_in.standing = 'other-address') THEN 1 ELSE 0 END`;

/** How some emails begin, by id; one that says nothing has its subject. Not as `showEvents` reads them: that is far more text. */
async function readMailBeginnings({ db, reader }: DeskSource, ids: string[]) {
  if (ids.length === 0) return new Map<string, string | null>();
  const few = sql.lit(mostCharacters * 4);
  const emails = db
    .selectFrom("mails_in")
    .select(["id", "subject", sql<string>`substr(COALESCE(own_words, words), 1, ${few})`.as("words")])
    .where("id", "in", ids);
  return new Map(
    (await reader.read(emails.compile())).map(({ id, words, subject }) => [id, cut(words) ?? cut(subject)]),
  );
}

/** By thread. */
type Doubts = ReadonlyMap<string, readonly string[]>;

const doubtWords: Partial<Record<SenderProof, string>> = {
  forged: "Forged, says our email server",
  many: "Names more than one sender",
  unproven: "Sender not proven",
};

/** What our mail server found wrong with the last email of each thread's person, and whether somebody else wrote after it. */
async function readDoubts({ db, reader }: DeskSource, rows: readonly InboxRow[]): Promise<Doubts> {
  if (rows.length === 0) return new Map();
  const emails = db
    .selectFrom("events")
    .innerJoin("mails_in", "mails_in.id", "events.source_id")
    .select(["events.thread_id", "mails_in.facts", "mails_in.standing"])
    .where(
      "events.thread_id",
      "in",
      rows.map(({ id }) => id),
    )
    .where("events.kind", "=", "mail-in")
    .orderBy("events.id");
  const byThread = Map.groupBy(await reader.read(emails.compile()), ({ thread_id }) => thread_id ?? "");
  return new Map(
    [...byThread].map(([id, mails]) => {
      const own = mails.findLast(({ standing }) => standing !== "other-address");
      const doubt = own && doubtOf(readMailFacts(own.facts));
      const isElses = mails.at(-1)?.standing === "other-address";
      return [id, [doubt ?? [], isElses ? "Somebody else wrote, too" : []].flat()];
    }),
  );
}

/** An answer to an invitation that nothing proves says what it is. */
function doubtOf({ proof, invitation }: MailFacts): string | undefined {
  const isClaim = invitation !== null && proof !== "proven" && proof !== "forged" && proof !== "many";
  return isClaim ? claimWords(invitation.answer) : doubtWords[proof ?? "proven"];
}

/** What to decide, for each thread in which something may ask us to stop, or for certain hours. */
async function readWaitingStops({ db, reader }: DeskSource, rows: readonly InboxRow[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const waiting = db.selectFrom("stop_questions").select(["thread_id", "asked"]).where("thread_id", "in", ids);
  const found = await reader.read(waiting.where("decided", "is", null).compile());
  const isHours = ({ asked }: { asked: string }) => readAskedStop(asked).verdict === "hours";
  // A stop is more than hours.
  const sorted = found.toSorted((a, b) => Number(isHours(b)) - Number(isHours(a)));
  return new Map(sorted.map((row) => [row.thread_id, `May ask ${isHours(row) ? "for hours" : "us to stop"}: decide`]));
}

/** Where they are says something about them, so users who see no one unmasked do not get it. */
async function readPlaces({ db, reader }: DeskSource, { may, nowMs }: Actor, rows: readonly InboxRow[]) {
  if (!may.has("see-unmasked")) return new Map<string, PlaceFacts>();
  const people = [...new Set(rows.map(({ person_id }) => person_id))];
  return readPlaceFacts(db, people, nowMs, (query) => reader.read(query));
}

const mostCharacters = 120;

/** A lead's message, the first sentences in a form, or a booking's topic: the first line, cut. */
function firstWords(told: Record<string, unknown>): string | null {
  const texts =
    typeof told.fields === "string" ? writtenTexts(told.form_name, told.fields) : [told.message, told.topic];
  const text = texts.find((value) => typeof value === "string" && value.trim() !== "");
  return typeof text === "string" ? cut(text) : null;
}

function writtenTexts(formName: unknown, json: string): unknown[] {
  const fields = JSON.parse(json) as Record<string, unknown>;
  return writtenIn(String(formName), fields).map((name) => fields[name]);
}

function cut(text: string): string | null {
  const line = text.trim().replace(/\s+/g, " ");
  if (line === "") return null;
  return line.length > mostCharacters ? `${line.slice(0, mostCharacters - 1).trimEnd()}…` : line;
}
