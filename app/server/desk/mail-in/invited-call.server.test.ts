import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { createBookingStore } from "#app/server/booking/bookings.server.ts";
import { writeInvitation } from "#app/server/booking/mail-booking.server.ts";
import { readDayPage } from "#app/server/desk/bookings/read-day.server.ts";
import { readWeekPage } from "#app/server/desk/bookings/read-week.server.ts";
import { createContactDesk } from "#app/server/desk/contact/contact-desk.server.ts";
import { readInbox } from "#app/server/desk/inbox/inbox.server.ts";
import { showRows } from "#app/server/desk/inbox/inbox-rows.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { tellEvents } from "#app/server/desk/telling/shown-events.server.ts";
import { readThread } from "#app/server/desk/threads/thread-page.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { silentLog, someActor } from "#test/desk-samples.ts";
import { ownAddress, takeInMail } from "#test/mail-intake.ts";
import { newBooking } from "#test/new-booking.ts";
import { createMailReader } from "./mail-reader.server.ts";

const reader = createMailReader(80_000);
afterAll(() => {
  vi.useRealTimers();
  return reader.rest();
});

const now = Date.parse("2026-11-21T12:00:00Z");
/** Monday, 10 AM for the office. */
const startMs = Date.parse("2026-11-23T15:00:00Z");
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});

/** What our mail server writes above an email whose sender it checked. */
const checked = (verdict: "pass" | "fail") =>
  `Authentication-Results: mx.pathtokeys.example; dmarc=${verdict} header.from=visitor.example\n`;
const proven = checked("pass");
const open = "Not at this hour: not confirmed";

describeDatabase("an answer to our invitation", ({ open: openDatabase }) => {
  async function openDesk() {
    const database = await openDatabase();
    const { db } = database;
    const deskReader = { read: async (query: never) => (await db.executeQuery(query)).rows, close: async () => {} };
    const source = { db, reader: deskReader } as never as Parameters<typeof readThread>[0];
    const { booking } = await createBookingStore(database).book(newBooking({ startMs }));
    await projectOnce({ database, log: silentLog }, now);
    const { thread_id: threadId } = await db
      .selectFrom("thread_sources")
      .select("thread_id")
      .where("source", "=", "booking")
      .$narrowType<{ thread_id: string }>()
      .executeTakeFirstOrThrow();
    const uid = /^UID:(.+)$/m.exec(invitationOf(booking.id))?.[1]?.trim() ?? "";
    const actor = someActor({ nowMs: now + 120_000 });
    async function told() {
      const page = await readThread(source, actor, threadId);
      const events = await tellEvents(source, actor, page?.events ?? []);
      return events.map(({ title, mail }) => (mail ? `${title}: ${mail.words}` : title));
    }
    const calls = { ...source, contact: createContactDesk(db, testDataKey) };
    const day = new URLSearchParams("date=2026-11-23");
    const call = async () =>
      [
        ...(await readDayPage(calls, actor, day)).columns.flatMap(({ quarters }) =>
          quarters.flatMap((quarter) => quarter.call ?? []),
        ),
        ...(await readWeekPage(calls, actor, day)).days.flatMap((one) => one.calls),
      ].map(({ stateWords, claim }) => (claim === null ? stateWords : `${stateWords}, ${claim.words}`));
    const row = async () => {
      const [shown] = await showRows(
        source,
        actor,
        (await readInbox(source, actor, { list: "waiting" })).rows,
        new Map(),
      );
      return { words: shown?.words, marks: shown?.marks };
    };
    const clocks = () => db.selectFrom("clocks").select("thread_id").where("source", "=", "mail-in").execute();
    const receive = (answer: string, atMs = now) => {
      vi.setSystemTime(atMs);
      return takeInMail(database, reader, answer, atMs, "mx.pathtokeys.example");
    };
    return { db, booking, threadId, uid, told, call, row, clocks, receive };
  }

  /** The id in the file that goes out, as a calendar program gets it. */
  function invitationOf(id: string): string {
    const booking = { ...({} as Parameters<typeof writeInvitation>[0]), id, startMs, changedAt: now, minutes: 15 };
    const rest = {
      state: "new",
      sequence: 0,
      email: "maria@visitor.example",
      manageUrl: "https://x.example/",
    } as const;
    return writeInvitation({ ...booking, ...rest }, ownAddress, "invite").content;
  }

  function answer(
    uid: string,
    state: string,
    more: { from?: string; comment?: string; head?: string; text?: string } = {},
  ) {
    const { from = "Maria Lopez <Maria@visitor.example>", comment, head = "", text } = more;
    const calendar = [
      ...["BEGIN:VCALENDAR", "METHOD:REPLY", "BEGIN:VEVENT", `UID:${uid}`],
      `ATTENDEE;PARTSTAT=${state}:mailto:maria@visitor.example`,
      ...(comment ? [`COMMENT:${comment}`] : []),
      ...["END:VEVENT", "END:VCALENDAR"],
    ].join("\n");
    const top = `From: ${from}\nTo: ${ownAddress}\nSubject: ${state}: Call\nMIME-Version: 1.0\n${head}`;
    if (text === undefined) return `${top}Content-Type: text/calendar; method=REPLY; charset=utf-8\n\n${calendar}\n`;
    const parts = ["text/plain; charset=utf-8", "text/calendar; method=REPLY; charset=utf-8"];
    const bodies = parts.map((type, index) => `--x\nContent-Type: ${type}\n\n${[text, calendar][index]}\n`).join("");
    return `${top}Content-Type: multipart/alternative; boundary=x\n\n${bodies}--x--\n`;
  }

  it("says what they answered, marks the call, and its comment is due like any words of theirs", async () => {
    const { receive, uid, told, call, clocks, threadId } = await openDesk();
    expect(await call()).toEqual([open, open]);
    const comment = "I cannot come\\, please call Friday";
    expect(await receive(answer(uid, "DECLINED", { head: proven, comment }))).toBe("written");
    expect(await told()).toEqual([
      "Booked a call",
      "Declined the call on Mon, Nov 23, 10:00 AM ET: I cannot come, please call Friday",
      "Marked the call: they declined in their calendar",
    ]);
    expect(await call()).toEqual(["They declined", "They declined"]);
    expect(await clocks()).toEqual([{ thread_id: threadId }]);
  });

  it.each([
    ["DECLINED", "they declined", "Somebody wrote that they declined the call on Mon, Nov 23, 10:00 AM ET"],
    ["TENTATIVE", "they said maybe", "Somebody wrote that they said maybe to the call on Mon, Nov 23, 10:00 AM ET"],
  ])("that nothing proves is no fact anywhere, and the call stays: %s", async (state, did, title) => {
    const { receive, uid, told, call, row, clocks } = await openDesk();
    const claim = `Somebody wrote that ${did}. Nothing proves that it was them.`;
    await receive(answer(uid, state, { comment: "I cannot come" }));
    expect(await told()).toEqual(["Booked a call", `${title}: I cannot come`, `The call stays. ${claim}`]);
    expect(await call()).toEqual([`${open}, ${claim}`, `${open}, ${claim}`]);
    expect(await row()).toEqual({ words: "I cannot come", marks: [claim] });
    expect(await clocks()).toHaveLength(1);
  });

  it("that asks for another time and is not proven moves no call, and says so", async () => {
    const { receive, uid, call, told } = await openDesk();
    await receive(answer(uid, "NEEDS-ACTION", { comment: "Later" }).replaceAll("REPLY", "COUNTER"));
    const claim = "Somebody wrote that they asked for another time. Nothing proves that it was them.";
    expect(await call()).toEqual([`${open}, ${claim}`, `${open}, ${claim}`]);
    expect((await told())[2]).toBe(`The call stays. ${claim}`);
  });

  it("that nothing proves takes no proven one away, and a proven one settles it", async () => {
    const { receive, uid, call } = await openDesk();
    const claim = "Somebody wrote that they declined. Nothing proves that it was them.";
    await receive(answer(uid, "DECLINED"), now + 10_000);
    expect(await call()).toEqual([`${open}, ${claim}`, `${open}, ${claim}`]);
    await receive(answer(uid, "ACCEPTED", { head: proven }), now + 20_000);
    expect(await call()).toEqual([open, open]);
    await receive(answer(uid, "DECLINED", { comment: "Again" }), now + 30_000);
    expect(await call()).toEqual([`${open}, ${claim}`, `${open}, ${claim}`]);
    // Another email of the same second.
    await receive(answer(uid, "DECLINED", { head: proven }), now + 30_000);
    await receive(answer(uid, "TENTATIVE"), now + 30_000);
    await receive(answer(uid, "ACCEPTED"), now + 40_000);
    expect(await call()).toEqual(["They declined", "They declined"]);
  });

  it("that our mail server calls forged, or that names two authors, marks nothing", async () => {
    const { receive, uid, call, db } = await openDesk();
    await receive(answer(uid, "DECLINED", { head: checked("fail"), comment: "Forged" }));
    await receive(answer(uid, "DECLINED", { head: `${proven}From: Eve <eve@evil.example>\n`, comment: "Two" }));
    expect(await call()).toEqual([open, open]);
    expect(await db.selectFrom("events").select("id").where("kind", "=", "booking-replied").execute()).toEqual([]);
  });

  it("counts only the comment as theirs: Google's own words ask for no stop, a comment can", async () => {
    const { db, receive, uid } = await openDesk();
    const asked = async () =>
      (await db.selectFrom("stop_questions").select("sentence").execute()).map(({ sentence }) => sentence);
    const text = "Maria has accepted this invitation.\n\nTo stop receiving these emails, unsubscribe.";
    const head = "Auto-Submitted: auto-generated\n";
    expect(await receive(answer(uid, "ACCEPTED", { head, text }))).toBe("automatic");
    expect(await asked()).toEqual([]);
    await receive(answer(uid, "DECLINED", { head, text, comment: "Stop calling me." }));
    expect(await asked()).toEqual(["Stop calling me."]);
  });

  it("opens no promise when they only accept, and one when they decline without a word", async () => {
    const { receive, uid, call, clocks } = await openDesk();
    expect(await receive(answer(uid, "ACCEPTED"))).toBe("automatic");
    expect(await clocks()).toEqual([]);
    expect(await call()).toEqual([open, open]);
    expect(await receive(answer(uid, "DECLINED", { head: "Auto-Submitted: auto-generated\n" }))).toBe("written");
    expect(await clocks()).toHaveLength(1);
  });

  it.each([
    ["ACCEPTED", "accepted"],
    ["DECLINED", "declined"],
    ["TENTATIVE", "tentatively accepted"],
  ])("shows what they typed below their program's first line, and owes an answer: %s", async (state, word) => {
    const { db, receive, uid, clocks } = await openDesk();
    const stock = `Maria Lopez has ${word} this invitation.`;
    const text = `${stock}\n\nMy shift changed.\nSaturday is good.`;
    expect(await receive(answer(uid, state, { text, head: "Auto-Submitted: auto-generated\n" }))).toBe("written");
    const mail = await db.selectFrom("mails_in").select(["words", "own_words"]).executeTakeFirstOrThrow();
    expect(mail).toEqual({ words: text, own_words: "My shift changed.\nSaturday is good." });
    expect(await clocks()).toHaveLength(1);
  });

  it("from another address, or to an invitation that is not ours, marks nothing", async () => {
    const { receive, uid, call, db } = await openDesk();
    expect(await receive(answer(uid, "DECLINED", { from: "eve@evil.example", comment: "No" }))).toBe("written");
    expect(await receive(answer("1", "DECLINED", { comment: "Not this one" }))).toBe("written");
    expect(await call()).toEqual([open, open]);
    expect(await db.selectFrom("events").select("id").where("kind", "=", "booking-replied").execute()).toEqual([]);
  });
});
