import * as z from "zod/mini";
import { allowsStep, type IssueState, type IssueStep } from "#app/domain/letter/issue-states.ts";
import { counted } from "#app/domain/text/counted.ts";
import { officeTime } from "#app/domain/time/office-hours.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import * as kinds from "#app/server/desk/access/visit/command-fields.server.ts";
import {
  command,
  type ProblemWords,
  problem,
  type Told,
  went,
} from "#app/server/desk/access/visit/command-row.server.ts";
import type { StaffWork, TypedFields } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { found, view } from "#app/server/desk/access/visit/table-row.server.ts";
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
import { claimsProblem } from "./answer-pages.server.ts";

const looks = ["mail", "dark", "text", "page"] as const;
const queryOf = (path: string) => new URL(path, "http://desk").searchParams;

/**
 * Pages of the weekly letter: all issues, one issue, and its email as it arrives. The email is a separate response, for a
 * frame.
 */
export const letterViews = {
  letters: view({
    needs: "write-letters",
    audit: "Looked at the weekly letters",
    load: async ({ source: { db } }) => ({ issues: await readIssues(db), once: newRowId() }),
  }),
  letter: view({
    needs: "write-letters",
    audit: "Opened a weekly letter",
    load: async ({ source: { db }, actor, me, dataKey, intake }, id, path) => {
      const issue = found(await readIssue(db, id));
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
      };
    },
  }),
  "letter-preview": view({
    needs: "write-letters",
    audit: "Looked at a letter as it arrives",
    load: async ({ source: { db }, intake }, id, path) => {
      const issue = await readIssue(db, id);
      if (!issue) return new Response(null, { status: 404 });
      const { html } = mailOf(issue, intake.siteUrl);
      const isDark = queryOf(path).get("as") === "dark";
      return new Response(inOneColor(html, isDark), {
        headers: { ...framed, "Content-Type": "text/html; charset=utf-8" },
      });
    },
  }),
};

/** Fields of an issue's form. */
const text = {
  letter: kinds.asSent,
  version: kinds.number,
  subject: kinds.line(letterLimits.line),
  first_line: kinds.line(letterLimits.line),
  words: z.pipe(
    kinds.asSent,
    z.transform((typed: string) => typed.replaceAll("\r\n", "\n").trim().slice(0, letterLimits.words)),
  ),
};
type Text = z.output<z.ZodMiniObject<typeof text>>;

/** When it goes out: one of the times offered. */
const at = z._default(z.string(), "now");

const cameTooLate = {
  "letter-changed": {
    title: "This letter has changed",
    text: "A colleague changed or sent it. What you typed is still here. Their version is listed under Versions.",
  },
  "letter-is-scheduled": {
    title: "It is scheduled already",
    text: "It goes out at the time below. Nothing more was done. Take it back first if you want to change it.",
  },
  "letter-is-sending": {
    title: "It is going out already",
    text: "Nothing more was done. You can pause it; what has gone out cannot be called back.",
  },
  "letter-is-paused": { title: "It is paused already", text: "Nothing goes out until someone resumes it." },
  "letter-is-sent": {
    title: "It has gone out",
    text: "It went to everyone on the list before you pressed. Nothing more was done.",
  },
} satisfies Record<"letter-changed" | `letter-is-${Exclude<IssueState, "draft">}`, ProblemWords>;

/** Commands for an issue. The buttons of its form send the whole text, and save it first. */
export const letterCommands = {
  "begin-letter": command({
    needs: "write-letters",
    audit: "Began a weekly letter",
    fields: { once: kinds.once },
    problems: {},
    done: {},
    async run({ source: { db }, actor }, { once }) {
      if (once && (await readIssue(db, once))) return { to: `/desk/letters/${once}` };
      const [newest] = await readIssues(db);
      const last = newest ? (await readIssue(db, newest.id))?.started_at : null;
      const sinceDay = last ? new Date(last).toISOString().slice(0, 10) : null;
      const today = officeTime(actor.nowMs, office).toPlainDate().toString();
      const words = newDraftWords(sinceDay, today);
      return { to: `/desk/letters/${await beginIssue(db, actor, { subject: "", firstLine: "", words }, once)}` };
    },
  }),
  "save-letter": command({
    needs: "write-letters",
    audit: "Saved the weekly letter",
    fields: text,
    problems: cameTooLate,
    done: { saved: "Saved and checked." },
    run: (work, sent) => withText(work, sent, async ({ id }) => went(`/desk/letters/${id}`, "saved")),
  }),
  "test-letter": command({
    needs: "write-letters",
    audit: "Sent themselves a test of the letter",
    fields: text,
    problems: cameTooLate,
    done: { tested: "Saved. The test is on its way to you." },
    run: (work, sent) =>
      withText(work, sent, async ({ id, version }) => {
        await work.limit("letter test", 10);
        const done = await testIssue(work.source.db, work.actor, id, version);
        work.wake();
        return done === "done" ? went(`/desk/letters/${id}`, "tested") : problem(await whatCame(work, id), 409);
      }),
  }),
  "send-letter": command({
    needs: "write-letters",
    grave: "lately",
    tells: tellLetter,
    audit: "Sent or scheduled the weekly letter",
    fields: { ...text, at, read: kinds.ticked },
    problems: {
      ...cameTooLate,
      ...claimsProblem,
      "letter-test-first": {
        title: "Send yourself a test first",
        text: "Each version needs its own test. Your text is saved, and nothing was sent.",
      },
      "letter-read-test": {
        title: "Read the test first",
        text: "Then check the box next to the button. Nothing was sent.",
      },
      "letter-time": { title: "Choose when it goes out", text: "Pick a time from the list. Nothing was sent." },
    },
    // The page shows how far it is.
    done: { sent: "" },
    run: (work, { at, read, ...sent }) =>
      withText(work, sent, async ({ id, version, ...typed }) => {
        const { db } = work.source;
        if (!mayGoOut(checkIssue(typed))) return problem("claims");
        if ((await readIssue(db, id))?.tested_version !== version) return problem("letter-test-first");
        if (!read) return problem("letter-read-test");
        const sendAtMs = timeIn(at, work.actor.nowMs);
        if (sendAtMs === null) return problem("letter-time");
        const done = await scheduleSending(db, work.actor, { id, version, sendAtMs });
        work.wake();
        return done === "done" ? went(`/desk/letters/${id}`, "sent") : problem(await whatCame(work, id), 409);
      }),
  }),
  "unschedule-letter": command({
    needs: "write-letters",
    audit: "Took the weekly letter off its schedule",
    fields: { letter: kinds.asSent },
    problems: cameTooLate,
    done: { unschedule: "It is a draft again. Nothing was sent." },
    run: (work, { letter }) => move(work, letter, "unschedule"),
  }),
  "pause-letter": command({
    needs: "write-letters",
    audit: "Paused the weekly letter",
    fields: { letter: kinds.asSent },
    problems: cameTooLate,
    done: { pause: "Paused. A letter or two may still be on its way." },
    run: (work, { letter }) => move(work, letter, "pause"),
  }),
  "resume-letter": command({
    needs: "write-letters",
    audit: "Went on with the weekly letter",
    fields: { letter: kinds.asSent },
    problems: cameTooLate,
    done: { resume: "Sending goes on." },
    run: (work, { letter }) => move(work, letter, "resume"),
  }),
  "retry-letter": command({
    needs: "write-letters",
    audit: "Tried the letter’s failed addresses again",
    fields: { letter: kinds.asSent },
    problems: cameTooLate,
    done: { retried: "The ones that failed are being tried again." },
    async run(work, { letter }) {
      const done = await retryFailed(work.source.db, work.actor, letter);
      work.wake();
      return done === "done" ? went(`/desk/letters/${letter}`, "retried") : problem(await whatCame(work, letter), 409);
    },
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
  const { at: chosen, letter, ...sent } = z.parse(z.object({ ...text, at }), fields);
  const issue = await readIssue(db, letter);
  const typed = issueIn(sent);
  const sendAtMs = timeIn(chosen, actor.nowMs);
  const { gets } = await readAudience(db, dataKey, actor.nowMs);
  return {
    title: "Send the weekly letter",
    lines: [
      `“${typed.subject}”`,
      sendAtMs === null
        ? "The time you chose has passed. Choose another one on the letter’s page."
        : chosen === "now"
          ? "It goes out now."
          : `It goes out on ${formatShortEasternTime(sendAtMs)}.`,
      `${counted(gets, "person gets it", "people get it")}, as the list is now.`,
      "It can be paused, and not called back.",
    ],
    ...(issue && { words: mailOf({ number: issue.number, ...typed }, intake.siteUrl).text }),
    button: chosen === "now" ? "Send it now" : "Schedule it",
  };
}

type SavedText = TypedIssue & { id: string; version: number };

async function withText<Came>(
  work: StaffWork,
  { letter: id, version: seen, ...sent }: Text,
  go: (saved: SavedText) => Promise<Came>,
) {
  const typed = issueIn(sent);
  const version = await writeIssue(work.source.db, work.actor, { id, version: seen, ...typed });
  return version === null ? problem(await whatCame(work, id), 409) : go({ id, version, ...typed });
}

/** The name of the problem that says what became of a letter before a press that came too late. */
async function whatCame({ source: { db } }: StaffWork, id: string) {
  const { state = "draft" } = (await readIssue(db, id)) ?? {};
  return state === "draft" ? "letter-changed" : (`letter-is-${state}` as const);
}

function issueIn({ subject, first_line: firstLine, words }: Omit<Text, "letter" | "version">): TypedIssue {
  return { subject, firstLine, words };
}

/** Null when it isn't one of the times offered. */
function timeIn(at: string, nowMs: number): number | null {
  if (at === "now") return nowMs;
  return sendingTimes(nowMs).some(({ value }) => value === at) ? Number(at) : null;
}

async function move<const Step extends Extract<IssueStep, "unschedule" | "pause" | "resume">>(
  work: StaffWork,
  letter: string,
  step: Step,
) {
  const done = await moveIssue(work.source.db, work.actor, letter, step);
  work.wake();
  return done === "done" ? went(`/desk/letters/${letter}`, step) : problem(await whatCame(work, letter), 409);
}
