import { type RawBuilder, sql } from "kysely";
import type { GateAnswer } from "#app/domain/contact/gate-facts.ts";
import { maskName, shownContact } from "#app/domain/desk/capabilities.ts";
import { type CallAnswer, countingAnswer, readCallAnswer } from "#app/domain/desk/mail/calendar-answer.ts";
import type { Stretch } from "#app/domain/time/booking-times.ts";
import { type BookingLine, readLines } from "#app/server/booking/booking-lines.server.ts";
import { needsYes } from "#app/server/booking/mail-booking.server.ts";
import type { CalendarBlockRow } from "#app/server/database/schema/calendar-schema.server.ts";
import type { BookingRow } from "#app/server/database/schema.server.ts";
import type { ContactDesk } from "#app/server/desk/contact/contact-desk.server.ts";
import { readAbout } from "#app/server/desk/contact/contact-facts.server.ts";
import { tellWay } from "#app/server/desk/contact/gate-words.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";

/** A booking with its thread; masked and without its topic for users who may not see people. */
export type CalendarBooking = Omit<BookingRow, "email" | "form_nonce" | "page_url"> & {
  thread_id: string | null;
  /** 1 when its number came beside the email of a person with other details, and nobody confirmed it. */
  is_new_phone: 0 | 1;
  /** The answer to our invitation that counts since the call last changed; null when there is none. */
  replied: CallAnswer | null;
  /** The counselor, if they still take calls. */
  line: string | null;
  /**
   * Why nobody may make it at its time: they asked us to stop calls and said nothing of this one since (`stopped`), or the
   * hour is closed where they are and their mailbox has not confirmed it (`quiet`). Null when it may be made.
   */
  closed: { by: "stopped" | "quiet"; why: string } | null;
  /** Whether a press behind the emailed link opens its hour: its page asks for it. */
  needsYes: boolean;
};

/** Everything in a span of the team's calendar. Names are of everyone who ever worked here, by id. */
export type Calendar = {
  calls: CalendarBooking[];
  blocks: CalendarBlockRow[];
  lines: BookingLine[];
  names: Map<string, string>;
};

/** Far more than a week can have. A number typed into the address cannot ask for everything. */
const most = 2000;

/**
 * Reads the bookings that take up time, oldest first: firm ones, waiting ones, and held ones that are still kept. Throws
 * `not-allowed`.
 */
export async function readCalendar({ db, reader }: DeskSource, actor: Actor, stretch: Stretch): Promise<Calendar> {
  assertMay(actor, "read-people");
  const calls = db
    .selectFrom("bookings")
    .leftJoin("thread_sources as known", (join) =>
      join.onRef("known.source_id", "=", "bookings.id").on("known.source", "=", "booking"),
    )
    .selectAll("bookings")
    .select("known.thread_id")
    .select(
      sql<0 | 1>`CASE WHEN EXISTS (SELECT 1 FROM given_details AS given WHERE given.person_id = known.person_id
        AND given.kind = 'phone' AND given.value = bookings.phone) THEN 1 ELSE 0 END`.as("is_new_phone"),
    )
    .select([lastReply(sql`'%'`).as("last_reply"), lastReply(sql`'% proven'`).as("proven_reply")])
    .where("starts_at", ">=", stretch.fromMs)
    .where("starts_at", "<", stretch.toMs)
    .where((eb) =>
      eb.or([
        eb("status", "in", ["booked", "waiting"]),
        eb.and([
          eb("status", "=", "held"),
          eb("bookings.held_until", ">", actor.nowMs),
          eb.exists(
            eb.selectFrom("booking_cells").select("cell").where(sql<boolean>`hold_id = 'booking ' || bookings.id`),
          ),
        ]),
      ]),
    )
    .orderBy("starts_at")
    .orderBy("bookings.id")
    .limit(most);
  const blocks = db
    .selectFrom("calendar_blocks")
    .selectAll()
    .where("to_at", ">", stretch.fromMs)
    .where("from_at", "<", stretch.toMs)
    .orderBy("from_at")
    .limit(most);
  const lines = await readLines(db, stretch);
  const known = new Set(lines.map(({ id }) => id));
  return {
    calls: (await reader.read(calls.compile())).map((row) => shownBooking(actor, row, known)),
    blocks: await reader.read(blocks.compile()),
    lines,
    names: await readNames({ db, reader }),
  };
}

/** Marks the calls that nobody may make, of those that are not over: each asks the gate about its own time. */
export async function withStops(
  { db, contact }: DeskSource & { contact: ContactDesk },
  actor: Actor,
  calendar: Calendar,
): Promise<Calendar> {
  const calls = await Promise.all(
    calendar.calls.map(async (call) => {
      const isAhead = call.thread_id !== null && endOfBooking(call) > actor.nowMs;
      const about = isAhead ? await readAbout(db, { thread: call.thread_id ?? "" }) : null;
      if (!about) return call;
      const atMs = Math.max(call.starts_at, actor.nowMs);
      return { ...call, closed: closedBy(call, (await contact.look(actor, about, "answer", atMs)).call, atMs) };
    }),
  );
  return { ...calendar, calls };
}

function closedBy({ status }: CalendarBooking, answer: GateAnswer, atMs: number): CalendarBooking["closed"] {
  const names = answer.reasons.map(({ name }) => name);
  const isClosed = names.some((name) => name === "quiet-hours" || name === "never-open" || name === "call-limit");
  // A held one is confirmed, or ends by itself.
  const isQuiet = status === "booked" && answer.word !== "yes" && isClosed;
  const by = names.includes("stopped") ? "stopped" : isQuiet ? "quiet" : null;
  return by && { by, why: tellWay("call", answer, atMs).why };
}

/** Words of the last answer to our invitation that are like a pattern. */
function lastReply(pattern: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(SELECT words FROM events WHERE events.source = 'booking'
    AND events.source_id = bookings.id AND events.kind = 'booking-replied' AND events.at >= bookings.changed_at
    AND words LIKE ${pattern} ORDER BY events.at DESC, events.id DESC LIMIT 1)`;
}

type RowWithThread = BookingRow &
  Pick<CalendarBooking, "is_new_phone" | "thread_id"> & { last_reply: string | null; proven_reply: string | null };

function shownBooking({ may }: Actor, row: RowWithThread, lines: ReadonlySet<string>): CalendarBooking {
  const { form_nonce: _, page_url: __, last_reply, proven_reply, ...call } = row;
  const { email: ___, phone, ...shown } = { ...call, ...shownContact(may, row) };
  const isWhole = may.has("see-unmasked");
  return {
    ...shown,
    phone: phone ?? "",
    name: isWhole ? row.name : maskName(row.name),
    topic: isWhole ? row.topic : null,
    line: row.counselor !== null && lines.has(row.counselor) ? row.counselor : null,
    replied: countingAnswer(readCallAnswer(proven_reply), readCallAnswer(last_reply)),
    closed: null,
    needsYes: needsYes(row),
  };
}

async function readNames({ db, reader }: DeskSource): Promise<Map<string, string>> {
  const rows = await reader.read(db.selectFrom("staff").select(["id", "name", "email"]).compile());
  return new Map(rows.map(({ id, name, email }) => [id, name || email]));
}

/** End of a booking, in milliseconds since 1970; the rest after it does not count. */
export function endOfBooking({ starts_at, minutes }: Pick<BookingRow, "starts_at" | "minutes">): number {
  return starts_at + minutes * 60_000;
}
