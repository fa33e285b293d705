import { overlap } from "#app/domain/time/booking-times.ts";
import type { DayPage } from "#app/lib/desk/shown-calendar.ts";
import type { BookingOutcome } from "#app/server/database/schema.server.ts";
import type { DeskOutcome, StaffWork, TypedFields, Work } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { command, graveCommand, view } from "#app/server/desk/access/visit/table-row.server.ts";
import { holdsDueThreads } from "#app/server/desk/bookings/away-times.server.ts";
import {
  type BookingDone,
  cancelForVisitor,
  giveBooking,
  markBooking,
  moveForVisitor,
} from "#app/server/desk/bookings/booking-actions.server.ts";
import { addBlock, type NewBlock, removeBlock } from "#app/server/desk/bookings/calendar-blocks.server.ts";
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
  day: view("read-people", async (work, _, path): Promise<DayPage> => {
    const { source, contact, actor } = work;
    const day = await readDayPage({ ...source, contact }, actor, queryOf(path));
    return { ...day, handOver: await readHandOver(work) };
  }),
  week: view("read-people", ({ source, contact, actor }, _, path) =>
    readWeekPage({ ...source, contact }, actor, queryOf(path)),
  ),
  hours: view("work-bookings", ({ source, actor }) => readHoursPage(source, actor)),
  /** Feed for calendar programs, which cannot sign in: the secret in the address grants access. */
  feed: view("anyone", (work, secret) => answerFeed(work, secret)),
};

/** Commands of these pages. */
export const calendarCommands = {
  ...handOverCommands,
  "move-booking": command("work-bookings", (work, { booking = "", start = "", seen }) =>
    ifFree("time-taken", async () => {
      const startMs = Number(start);
      if (!Number.isSafeInteger(startMs) || startMs <= 0) return wrong("pick-time");
      return after(
        await moveForVisitor(partsOf(work), work.actor, booking, startMs, seenIn(seen)),
        dayPath(startMs, booking),
        "moved",
      );
    }),
  ),

  "cancel-booking": command("work-bookings", async (work, { booking = "", seen }, path) =>
    after(await cancelForVisitor(partsOf(work), work.actor, booking, seenIn(seen)), path, "cancelled"),
  ),

  "mark-booking": command("work-bookings", async ({ source, actor }, { booking = "", was = "" }, path) => {
    if (!isOutcome(was)) return wrong("gone", 409);
    return after(await markBooking(source, actor, booking, was === "" ? null : was), path, was || "unmarked", booking);
  }),

  "give-booking": command("work-bookings", ({ source, actor }, { booking = "", to = "" }, path) =>
    ifFree("has-call", async () => after(await giveBooking(source, actor, booking, to), path, "given", booking)),
  ),

  "add-block": command("work-bookings", async ({ source, actor }, fields, path) => {
    const block = readBlock(fields, actor.nowMs);
    if (typeof block === "string") return wrong(block, 422, fields);
    await addBlock(source.db, actor, block);
    if (!(await holdsDueThreads(source.db, block, actor.nowMs))) return { to: pathAfter(path, "blocked") };
    return { to: `${pathAfter(path, "blocked-holds")}&${new URLSearchParams({ held: block.staffId ?? "" })}` };
  }),

  "remove-block": command("work-bookings", async ({ source, actor }, { block = "" }, path) => {
    await removeBlock(source.db, actor, block);
    return { to: pathAfter(path, "unblocked") };
  }),

  "set-hours": command("work-bookings", async ({ source, actor }, fields) => {
    const { person = "" } = fields;
    const hours = readHoursForm(fields);
    if (person !== actor.staffId && !actor.may.has("manage-staff")) return wrong("not-yours", 409);
    if (!hours) return wrong("hours", 422, fields);
    if (!(await isCounselor({ source }, person))) return wrong("gone", 409);
    await setHours(source.db, actor, person, hours);
    return { to: "/desk/hours?done=hours" };
  }),

  /** The link needs no sign-in and lasts, so whoever makes it shows a passkey first. */
  "make-feed": graveCommand(
    "work-bookings",
    (_, { names }) => ({
      title: "Make a secret link to your calls",
      lines: [
        names === "yes" ? "With the names of the people you call." : "Without names.",
        "Whoever has the link sees your calls, without signing in. A link you made before stops working.",
      ],
      button: "Make the link",
    }),
    async ({ source, actor, visitor }, { names = "" }) => ({
      shown: { feed: `${visitor.origin}/desk/feed/${await makeFeed(source.db, actor, names === "yes")}.ics` },
      status: 200,
    }),
  ),

  "end-feed": command("work-bookings", async ({ source, actor }, _, path) => {
    await endFeed(source.db, actor);
    return { to: path === "/desk/account" ? path : "/desk/hours?done=feed-ended" };
  }),
};

function queryOf(path: string): URLSearchParams {
  return new URL(path, "http://desk").searchParams;
}

function partsOf({ source: { db }, intake, wake }: StaffWork) {
  return { db, recipients: intake.recipients, wake };
}

function wrong(problem: string, status = 422, typed?: TypedFields): DeskOutcome {
  return { shown: { problem, ...(typed && { typed }) }, status };
}

/** When the call began on the page that the form is from. */
function seenIn(seen: string | undefined): number | null {
  return Number(seen) || null;
}

function after(done: BookingDone, path: string, word: string, booking?: string): DeskOutcome {
  if (done === "done" || done === "unsaid" || done === "untold" || done === "already") {
    return { to: pathAfter(path, done === "done" ? word : `${word}-${done}`, booking) };
  }
  return wrong(done === "gone" ? "gone" : `call-${done}`, 409);
}

/** Back to the day or the week, with a note on what was done. */
function pathAfter(path: string, done: string, booking?: string): string {
  const { pathname, searchParams } = new URL(path, "http://desk");
  const kept = booking ?? searchParams.get("booking");
  const query = { date: searchParams.get("date"), booking: kept, done };
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null);
  return `${pathname}?${new URLSearchParams(pairs)}`;
}

/** The time is taken: the page says so, and nothing changes. */
async function ifFree(problem: string, work: () => Promise<DeskOutcome>): Promise<DeskOutcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === "time-taken") return wrong(problem, 409);
    throw error;
  }
}

function isOutcome(was: string): was is BookingOutcome | "" {
  return was === "" || was === "kept" || was === "no-show";
}

const longestBlockMs = 366 * 24 * 60 * 60 * 1000;

/** Reads the form of a block; returns the name of the problem if there is one. Without times, the block is the whole day. */
function readBlock(fields: TypedFields, nowMs: number): NewBlock | string {
  const { who = "", day = "", last = "", from = "", to = "", why = "" } = fields;
  const fromMs = readOfficeTime(day, from || "00:00");
  const lastDay = last || day;
  const toMs = readOfficeTime(lastDay, to || "23:59");
  if (fromMs === null) return "block-from";
  if (toMs === null || toMs <= fromMs || toMs - fromMs > longestBlockMs) return "block-to";
  if (!overlap({ fromMs, toMs }, { fromMs: nowMs, toMs: Number.MAX_SAFE_INTEGER })) return "block-past";
  const reason = why.replace(/\s+/g, " ").trim().slice(0, 80);
  if (reason === "") return "block-why";
  return { fromMs, toMs: to ? toMs : toMs + 60_000, staffId: who || null, reason };
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
