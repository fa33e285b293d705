import { overlap } from "#app/domain/time/booking-times.ts";
import type { DayPage } from "#app/lib/desk/shown-calendar.ts";
import * as kinds from "#app/server/desk/access/visit/command-fields.server.ts";
import { command, type ProblemWords, problem, went } from "#app/server/desk/access/visit/command-row.server.ts";
import type { StaffWork, Work } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { view } from "#app/server/desk/access/visit/table-row.server.ts";
import { holdsDueThreads } from "#app/server/desk/bookings/away-times.server.ts";
import {
  type BookingDone,
  cancelForVisitor,
  giveBooking,
  markBooking,
  moveForVisitor,
} from "#app/server/desk/bookings/booking-actions.server.ts";
import { addBlock, removeBlock } from "#app/server/desk/bookings/calendar-blocks.server.ts";
import { readOfficeTime } from "#app/server/desk/bookings/calendar-days.server.ts";
import { endFeed, makeFeed, openFeed } from "#app/server/desk/bookings/calendar-feeds.server.ts";
import { readDayPage } from "#app/server/desk/bookings/read-day.server.ts";
import { readHoursForm, readHoursPage } from "#app/server/desk/bookings/read-hours.server.ts";
import { readWeekPage } from "#app/server/desk/bookings/read-week.server.ts";
import { setHours } from "#app/server/desk/bookings/weekly-hours.server.ts";
import { dayPath, writeFeed } from "#app/server/desk/bookings/write-feed.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { handOverCommands, readHandOver } from "./hand-over-pages.server.ts";

/** Pages of the team's calendar. */
export const calendarViews = {
  day: view({
    needs: "read-people",
    audit: "Looked at the day",
    async load(work, _, path): Promise<DayPage> {
      const { source, contact, actor } = work;
      const day = await readDayPage({ ...source, contact }, actor, queryOf(path));
      return { ...day, handOver: await readHandOver(work) };
    },
  }),
  week: view({
    needs: "read-people",
    audit: "Looked at the week",
    load: ({ source, contact, actor }, _, path) => readWeekPage({ ...source, contact }, actor, queryOf(path)),
  }),
  hours: view({
    needs: "work-bookings",
    audit: "Looked at the hours",
    people: false,
    load: ({ source, actor }) => readHoursPage(source, actor),
  }),
  /** Feed for calendar programs, which cannot sign in: the secret in the address grants access. */
  feed: view({
    needs: "anyone",
    audit: "A calendar program read their calls",
    load: (work, secret) => answerFeed(work, secret),
  }),
};

const booking = kinds.asSent;

/** When the call began on the page that the form is from. */
const seen = kinds.asSent;

const gone = {
  gone: {
    title: "That can no longer be done",
    text: "Someone else changed it first, or its time is over. Here is how it looks now.",
  },
} satisfies Record<string, ProblemWords>;

/** What can be in the way of a change to a call. */
const callProblems = {
  ...gone,
  "call-canceled": {
    title: "The call is canceled already",
    text: "The visitor or a colleague canceled it first. Nothing more was done, and no other email goes out.",
  },
  "call-moved": {
    title: "The call was moved first",
    text: "The visitor or a colleague moved it meanwhile. It stays where it is now; look at its new time, then decide again.",
  },
  "call-over": {
    title: "The time of this call has come",
    text: "It can no longer be changed. Say how it went instead.",
  },
} satisfies Record<string, ProblemWords>;

/** Commands of these pages. */
export const calendarCommands = {
  ...handOverCommands,
  "move-booking": command({
    needs: "work-bookings",
    audit: "Moved a booking",
    fields: { booking, seen, start: kinds.asSent },
    problems: {
      ...callProblems,
      "time-taken": { title: "That time is taken", text: "The call stays where it is. Pick another time." },
      "pick-time": { title: "Pick a time first", text: "The call stays where it is." },
    },
    done: {
      moved: "Moved. The visitor gets an email with the new time.",
      "moved-unsaid":
        "Moved, but not confirmed for this time: it may be early or late where they are. The visitor gets an email with the new time and a button to say yes. Do not call before they press it, or move the call to another hour.",
      "moved-untold":
        "Moved, but no email goes out: their address has had as many as it may for now. Please call or write to them about it.",
      "moved-already": "It is at that time already. No other email goes out.",
    },
    run: (work, { booking, seen, start }) =>
      ifFree("time-taken", async () => {
        const startMs = Number(start);
        if (!Number.isSafeInteger(startMs) || startMs <= 0) return problem("pick-time");
        const came = await moveForVisitor(partsOf(work), work.actor, booking, startMs, Number(seen) || null);
        const words = {
          done: "moved",
          unsaid: "moved-unsaid",
          untold: "moved-untold",
          already: "moved-already",
        } as const;
        return after(came, dayPath(startMs, booking), words);
      }),
  }),
  "cancel-booking": command({
    needs: "work-bookings",
    audit: "Canceled a booking",
    fields: { booking, seen },
    problems: callProblems,
    done: {
      cancelled: "Canceled. The visitor gets an email, and the time is free again.",
      "cancelled-untold":
        "Canceled, and the time is free again. No email goes out: their address has had as many as it may for now. Please call or write to them about it.",
      "cancelled-already": "It was canceled already. No other email goes out.",
    },
    async run(work, { booking, seen }, { path }) {
      const came = await cancelForVisitor(partsOf(work), work.actor, booking, Number(seen) || null);
      return after(came, path, { done: "cancelled", untold: "cancelled-untold", already: "cancelled-already" });
    },
  }),
  "mark-booking": command({
    needs: "work-bookings",
    audit: "Marked who came to a booking",
    fields: { booking, was: kinds.asSent },
    problems: callProblems,
    done: {
      kept: "Marked: you talked.",
      "kept-already": "It was marked already: you talked.",
      "no-show": "Marked as a no-show. No one gets an email. You can undo it.",
      "no-show-already": "It was marked already as a no-show.",
      unmarked: "The mark is removed.",
    },
    async run({ source, actor }, { booking, was }, { path }) {
      const mark = marks.find((one) => one.was === was);
      if (!mark) return problem("gone", 409);
      return after(await markBooking(source, actor, booking, mark.outcome), path, mark.words, booking);
    },
  }),
  "give-booking": command({
    needs: "work-bookings",
    audit: "Gave a booking to a colleague",
    fields: { booking, to: kinds.asSent },
    problems: {
      ...callProblems,
      "has-call": {
        title: "They have another call then",
        text: "This call stays with the same counselor. Move one of the two first.",
      },
    },
    done: { given: "The call has a new counselor." },
    run: ({ source, actor }, { booking, to }, { path }) =>
      ifFree("has-call", async () =>
        after(await giveBooking(source, actor, booking, to), path, { done: "given" }, booking),
      ),
  }),
  "add-block": command({
    needs: "work-bookings",
    audit: "Blocked time in the calendar",
    fields: {
      who: kinds.asSent,
      day: kinds.asSent,
      last: kinds.asSent,
      from: kinds.asSent,
      to: kinds.asSent,
      why: kinds.line(80),
    },
    problems: {
      "block-from": { title: "Check the first day", text: "A day looks like 11/24/2026, and a time like 3:00 PM." },
      "block-to": { title: "Check the end", text: "It has to come after the beginning, within a year." },
      "block-past": { title: "That time is over", text: "Block a time that is still to come." },
      "block-why": { title: "Say why", text: "A word is enough. Only the team sees it." },
    },
    done: {
      blocked: "Blocked. That time cannot be booked now.",
      "blocked-holds":
        "Blocked. That time cannot be booked now. They hold threads that are due before they are back, and those do not lapse: give them all to someone who is here, or open one and give it.",
    },
    async run({ source, actor }, fields, { path }) {
      const block = readBlock(fields, actor.nowMs);
      if (typeof block === "string") return problem(block);
      await addBlock(source.db, actor, block);
      if (!(await holdsDueThreads(source.db, block, actor.nowMs))) return backTo(path, "blocked");
      return backTo(path, "blocked-holds", { held: block.staffId ?? "" });
    },
  }),
  "remove-block": command({
    needs: "work-bookings",
    audit: "Opened blocked time again",
    fields: { block: kinds.asSent },
    problems: {},
    done: { unblocked: "Open again. Visitors can book that time." },
    async run({ source, actor }, { block }, { path }) {
      await removeBlock(source.db, actor, block);
      return backTo(path, "unblocked");
    },
  }),
  "set-hours": command({
    needs: "work-bookings",
    audit: "Changed someone’s hours",
    // Besides these, two times for each day.
    fields: { person: kinds.asSent },
    problems: {
      ...gone,
      hours: {
        title: "Check the hours",
        text: "Each day needs both times, the first before the second, or none at all.",
      },
      "not-yours": { title: "These hours are not yours", text: "An owner can change them." },
    },
    done: { hours: "Hours saved. Visitors see them right away." },
    async run({ source, actor }, { person }, { typed }) {
      const hours = readHoursForm(typed);
      if (person !== actor.staffId && !actor.may.has("manage-staff")) return problem("not-yours", 409);
      if (!hours) return problem("hours");
      if (!(await isCounselor({ source }, person))) return problem("gone", 409);
      await setHours(source.db, actor, person, hours);
      return went("/desk/hours", "hours");
    },
  }),
  "make-feed": command({
    needs: "work-bookings",
    // The link needs no sign-in and lasts, so whoever makes it shows a passkey first.
    grave: "lately",
    tells: (_, { names }) => ({
      title: "Make a secret link to your calls",
      lines: [
        names === "yes" ? "With the names of the people you call." : "Without names.",
        "Whoever has the link sees your calls, without signing in. A link you made before stops working.",
      ],
      button: "Make the link",
    }),
    audit: "Made a secret link to their calls",
    fields: { names: kinds.ticked },
    problems: {},
    done: {},
    run: async ({ source, actor, visitor }, { names }) => ({
      shown: { feed: `${visitor.origin}/desk/feed/${await makeFeed(source.db, actor, names)}.ics` },
      status: 200,
    }),
  }),
  "end-feed": command({
    needs: "work-bookings",
    audit: "Turned their secret link off",
    fields: {},
    problems: {},
    done: { "feed-ended": "The calendar link is off. Programs that have it get nothing more." },
    async run({ source, actor }, _, { path }) {
      await endFeed(source.db, actor);
      return path === "/desk/account" ? { to: path } : went("/desk/hours", "feed-ended");
    },
  }),
};

/** How a call went, by the button: what is stored, and what its page says then. */
const marks = [
  { was: "", outcome: null, words: { done: "unmarked" } },
  { was: "kept", outcome: "kept", words: { done: "kept", already: "kept-already" } },
  { was: "no-show", outcome: "no-show", words: { done: "no-show", already: "no-show-already" } },
] as const;

function queryOf(path: string): URLSearchParams {
  return new URL(path, "http://desk").searchParams;
}

function partsOf({ source: { db }, intake, wake }: StaffWork) {
  return { db, recipients: intake.recipients, wake };
}

/** What the page says of a change, by what came of it. */
type DoneWords<Word> = { done: Word; unsaid?: Word; untold?: Word; already?: Word };

function after<const Word extends string>(came: BookingDone, path: string, words: DoneWords<Word>, booking?: string) {
  if (came === "done" || came === "unsaid" || came === "untold" || came === "already") {
    return backTo(path, words[came] ?? words.done, booking === undefined ? {} : { booking });
  }
  return problem(came === "gone" ? "gone" : (`call-${came}` as const), 409);
}

/** Back to the day or the week, with a note on what was done. */
function backTo<const Word extends string>(path: string, done: Word, more: Record<string, string> = {}) {
  const { pathname, searchParams } = new URL(path, "http://desk");
  const kept = [...searchParams].filter(([name]) => name === "date" || name === "booking");
  return went(pathname, done, { query: { ...Object.fromEntries(kept), ...more } });
}

/** The time is taken: the page says so, and nothing changes. */
async function ifFree<Came, const Problem extends string>(name: Problem, work: () => Promise<Came>) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === "time-taken") return problem(name, 409);
    throw error;
  }
}

const longestBlockMs = 366 * 24 * 60 * 60 * 1000;

type BlockFields = Record<"who" | "day" | "last" | "from" | "to" | "why", string>;

/** Reads the form of a block; returns the name of the problem if there is one. Without times, the block is the whole day. */
function readBlock({ who, day, last, from, to, why }: BlockFields, nowMs: number) {
  const fromMs = readOfficeTime(day, from || "00:00");
  const lastDay = last || day;
  const toMs = readOfficeTime(lastDay, to || "23:59");
  if (fromMs === null) return "block-from";
  if (toMs === null || toMs <= fromMs || toMs - fromMs > longestBlockMs) return "block-to";
  if (!overlap({ fromMs, toMs }, { fromMs: nowMs, toMs: Number.MAX_SAFE_INTEGER })) return "block-past";
  if (why === "") return "block-why";
  return { fromMs, toMs: to ? toMs : toMs + 60_000, staffId: who || null, reason: why };
}

async function isCounselor({ source }: Pick<Work, "source">, staffId: string): Promise<boolean> {
  const row = source.db.selectFrom("staff").select("id").where("id", "=", staffId).where("removed_at", "is", null);
  return (await row.executeTakeFirst()) !== undefined;
}

async function answerFeed({ source, visitor, limit }: Work, file: string): Promise<Response> {
  const isTooOften = await limit("feed", 30).then(
    () => false,
    () => true,
  );
  if (isTooOften) return new Response("Too many requests. Please wait a minute.", { status: 429 });
  const secret = /^([\w-]{43})\.ics$/.exec(file)?.[1];
  const feed = secret ? await openFeed(source.db, secret, Date.now()) : null;
  if (!feed) return new Response("This calendar does not exist.", { status: 404 });
  return new Response(writeFeed(feed, visitor.origin), {
    headers: { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": "no-store" },
  });
}
