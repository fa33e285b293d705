import type { IssueStep } from "#app/domain/letter/issue-states.ts";
import { allowsStep } from "#app/domain/letter/issue-states.ts";
import { counted } from "#app/domain/text/counted.ts";
import { officeTime } from "#app/domain/time/office-hours.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { DeskOutcome, StaffWork, TypedFields } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { command, graveCommand, problem, type Told, view } from "#app/server/desk/access/visit/table-row.server.ts";
import { onceIn } from "#app/server/desk/access/visit/thread-outcomes.server.ts";
import {
  beginIssue,
  moveIssue,
  retryFailed,
  scheduleSending,
  testIssue,
  writeIssue,
} from "#app/server/desk/letter/issue-actions.server.ts";
import {
  isTestUnderWay,
  readAudience,
  readIssue,
  readIssues,
  readProgress,
  readVersions,
  sendingTimes,
} from "#app/server/desk/letter/issue-page.server.ts";
import { checkIssue, letterLimits, mayGoOut, type TypedIssue } from "#app/server/desk/letter/letter-check.server.ts";
import { newDraftWords } from "#app/server/desk/letter/new-draft.server.ts";
import { fillPlaces, renderIssue, testPlaces, titledWords } from "#app/server/letter/issue-mail.server.tsx";
import { formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";
import { office } from "#app/server/time/office.server.ts";

const looks = ["mail", "dark", "text", "page"] as const;
const queryOf = (path: string) => new URL(path, "http://desk").searchParams;

/**
 * Pages of the weekly letter: all issues, one issue, and its email as it arrives. The email is a separate response, for a
 * frame.
 */
export const letterViews = {
  letters: view("write-letters", async ({ source: { db } }) => ({ issues: await readIssues(db), once: newRowId() })),

  letter: view("write-letters", async ({ source: { db }, actor, me, dataKey, intake }, id, path) => {
    const issue = await readIssue(db, id);
    if (!issue) throw new Response(null, { status: 404 });
    const { subject, firstLine, words, state, version } = issue;
    const check = checkIssue(issue);
    const isOpen = state === "draft" || state === "scheduled";
    const look = looks.find((one) => one === queryOf(path).get("as")) ?? "mail";
    const mail = look === "text" ? mailOf(issue, intake.siteUrl) : null;
    return {
      id,
      number: issue.number,
      state,
      version,
      subject,
      firstLine,
      words,
      check,
      look,
      isLocked: !allowsStep(state, "write"),
      mayGo: mayGoOut(check),
      text: mail?.text ?? null,
      ...titledWords(words, subject),
      tested: issue.tested_at === null ? null : formatShortEasternTime(issue.tested_at),
      isTested: issue.tested_version === version,
      isTestUnderWay: await isTestUnderWay(db, id, actor.staffId),
      testTo: me.staff.email,
      sendAt: issue.send_at === null ? null : formatShortEasternTime(issue.send_at),
      times: isOpen ? sendingTimes(actor.nowMs) : [],
      audience: isOpen ? await readAudience(db, dataKey, actor.nowMs) : null,
      progress: await readProgress(db, issue, actor.nowMs),
      versions: await readVersions(db, id),
      done: queryOf(path).get("done"),
    };
  }),

  "letter-preview": view("write-letters", async ({ source: { db }, intake }, id, path) => {
    const issue = await readIssue(db, id);
    if (!issue) return new Response(null, { status: 404 });
    const { html } = mailOf(issue, intake.siteUrl);
    const isDark = queryOf(path).get("as") === "dark";
    return new Response(inOneColor(html, isDark), {
      headers: { ...framed, "Content-Type": "text/html; charset=utf-8" },
    });
  }),
};

/** Commands for an issue. Each form carries the whole text, and saves it first, whatever the command. */
export const letterCommands = {
  "begin-letter": command("write-letters", async ({ source: { db }, actor }, fields) => {
    const once = onceIn(fields);
    if (once && (await readIssue(db, once))) return { to: `/desk/letters/${once}` };
    const [newest] = await readIssues(db);
    const last = newest ? (await readIssue(db, newest.id))?.started_at : null;
    const sinceDay = last ? new Date(last).toISOString().slice(0, 10) : null;
    const today = officeTime(actor.nowMs, office).toPlainDate().toString();
    const id = await beginIssue(db, actor, { subject: "", firstLine: "", words: newDraftWords(sinceDay, today) }, once);
    return { to: `/desk/letters/${id}` };
  }),

  "save-letter": command("write-letters", (work, fields) =>
    withText(work, fields, async ({ id }) => ({ to: pageOf(id, "saved") })),
  ),

  "test-letter": command("write-letters", (work, fields) =>
    withText(work, fields, async ({ id, version }) => {
      await work.limit("letter test", 10);
      const done = await testIssue(work.source.db, work.actor, id, version);
      work.wake();
      return done === "done" ? { to: pageOf(id, "tested") } : refused(await whatCame(work, id), 409, fields);
    }),
  ),

  "send-letter": graveCommand("write-letters", tellLetter, (work, fields) =>
    withText(work, fields, async ({ id, version, ...typed }) => {
      const { db } = work.source;
      if (!mayGoOut(checkIssue(typed))) return refused("claims", 422, fields);
      if ((await readIssue(db, id))?.tested_version !== version) return refused("letter-test-first", 422, fields);
      if (fields.read !== "yes") return refused("letter-read-test", 422, fields);
      const sendAtMs = timeIn(fields, work.actor.nowMs);
      if (sendAtMs === null) return refused("letter-time", 422, fields);
      const done = await scheduleSending(db, work.actor, { id, version, sendAtMs });
      work.wake();
      return done === "done" ? { to: pageOf(id, "sent") } : refused(await whatCame(work, id), 409, fields);
    }),
  ),

  "unschedule-letter": command("write-letters", (work, fields) => move(work, fields, "unschedule")),
  "pause-letter": command("write-letters", (work, fields) => move(work, fields, "pause")),
  "resume-letter": command("write-letters", (work, fields) => move(work, fields, "resume")),

  "retry-letter": command("write-letters", async (work, { letter = "" }) => {
    const done = await retryFailed(work.source.db, work.actor, letter);
    work.wake();
    return done === "done" ? { to: pageOf(letter, "retried") } : problem(await whatCame(work, letter), 409);
  }),
};

/** Runs nothing, loads nothing and links nowhere: it is only for viewing. */
const framed = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  "X-Frame-Options": "SAMEORIGIN",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
};

function mailOf(issue: TypedIssue & { number: number }, siteUrl: string) {
  return fillPlaces(renderIssue(issue, siteUrl), testPlaces(siteUrl));
}

/** The email as a light or a dark email program shows it, whichever the desk is. */
function inOneColor(html: string, isDark: boolean): string {
  return html
    .replaceAll("@media (prefers-color-scheme:dark)", isDark ? "@media all" : "@media not all")
    .replaceAll("light dark", isDark ? "dark" : "light");
}

/** The letter as the reader gets it: when, to how many, and its text. */
async function tellLetter({ source: { db }, actor, dataKey, intake }: StaffWork, fields: TypedFields): Promise<Told> {
  const issue = await readIssue(db, fields.letter ?? "");
  const typed = typedIn(fields);
  const sendAtMs = timeIn(fields, actor.nowMs);
  const { gets } = await readAudience(db, dataKey, actor.nowMs);
  return {
    title: "Send the weekly letter",
    lines: [
      `“${typed.subject}”`,
      sendAtMs === null
        ? "The time you chose has passed. Choose another one on the letter’s page."
        : fields.at === undefined || fields.at === "now"
          ? "It goes out now."
          : `It goes out on ${formatShortEasternTime(sendAtMs)}.`,
      `${counted(gets, "person gets it", "people get it")}, as the list is now.`,
      "It can be paused, and not called back.",
    ],
    ...(issue && { words: mailOf({ number: issue.number, ...typed }, intake.siteUrl).text }),
    button: fields.at === undefined || fields.at === "now" ? "Send it now" : "Schedule it",
  };
}

type SavedText = TypedIssue & { id: string; version: number };

async function withText(
  work: StaffWork,
  fields: TypedFields,
  go: (saved: SavedText) => Promise<DeskOutcome>,
): Promise<DeskOutcome> {
  const { letter: id = "" } = fields;
  const typed = typedIn(fields);
  const change = { id, version: Number(fields.version) || 0, ...typed };
  const version = await writeIssue(work.source.db, work.actor, change);
  return version === null ? refused(await whatCame(work, id), 409, fields) : go({ id, version, ...typed });
}

/** The name of the problem that says what became of a letter before a press that came too late. */
async function whatCame({ source: { db } }: StaffWork, id: string): Promise<string> {
  const issue = await readIssue(db, id);
  return issue && issue.state !== "draft" ? `letter-is-${issue.state}` : "letter-changed";
}

/** The form comes back with everything typed and chosen in it. */
function refused(problem: string, status: number, typed: TypedFields): DeskOutcome {
  return { shown: { problem, typed }, status };
}

function typedIn({ subject, first_line, words = "" }: TypedFields): TypedIssue {
  return {
    subject: lineOf(subject),
    firstLine: lineOf(first_line),
    words: words.replaceAll("\r\n", "\n").trim().slice(0, letterLimits.words),
  };
}

function lineOf(text = ""): string {
  return text.replace(/\s+/g, " ").trim().slice(0, letterLimits.line);
}

/** Null when it isn't one of the times offered. */
function timeIn({ at = "now" }: TypedFields, nowMs: number): number | null {
  if (at === "now") return nowMs;
  return sendingTimes(nowMs).some(({ value }) => value === at) ? Number(at) : null;
}

async function move(
  work: StaffWork,
  { letter = "" }: TypedFields,
  step: Extract<IssueStep, "unschedule" | "pause" | "resume">,
): Promise<DeskOutcome> {
  const done = await moveIssue(work.source.db, work.actor, letter, step);
  work.wake();
  return done === "done" ? { to: pageOf(letter, step) } : problem(await whatCame(work, letter), 409);
}

function pageOf(id: string, done: string): string {
  return /^[\da-f-]{36}$/.test(id) ? `/desk/letters/${id}?done=${done}` : "/desk/letters";
}
