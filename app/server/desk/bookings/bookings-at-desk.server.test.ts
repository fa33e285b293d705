import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBookingStore } from "#app/server/booking/bookings.server.ts";
import { recordStop } from "#app/server/contact/stops.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createContactDesk } from "#app/server/desk/contact/contact-desk.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import type { DeskReader } from "#app/server/desk/search/desk-reader.server.ts";
import { createStaffMembers } from "#app/server/desk/staff/staff-members.server.ts";
import { createStaffSessions } from "#app/server/desk/staff/staff-sessions.server.ts";
import { tellEvents } from "#app/server/desk/telling/shown-events.server.ts";
import { readThread } from "#app/server/desk/threads/thread-page.server.ts";
import { unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { messageRow, silentLog, someActor } from "#test/desk-samples.ts";
import { codeOf, newBooking, owner } from "#test/new-booking.ts";
import { cancelForVisitor, giveBooking, markBooking, moveForVisitor } from "./booking-actions.server.ts";
import { addBlock } from "./calendar-blocks.server.ts";
import { endFeed, makeFeed, openFeed } from "./calendar-feeds.server.ts";
import { readDayPage } from "./read-day.server.ts";
import { readHoursForm } from "./read-hours.server.ts";
import { readWeekPage } from "./read-week.server.ts";
import { setHours } from "./weekly-hours.server.ts";
import { writeFeed } from "./write-feed.server.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
/** Monday, 10 AM for the office. */
const startMs = Date.parse("2026-11-23T15:00:00Z");
const minute = 60_000;
const rights = ["read-people", "see-unmasked", "work-threads", "work-bookings", "manage-staff"] as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
});

describeDatabase("bookings at the desk", ({ open }) => {
  async function openDesk() {
    const database = await open();
    const { db } = database;
    const reader: DeskReader = {
      read: async (query) => (await db.executeQuery(query)).rows,
      close: async () => {},
    };
    const woken = { count: 0 };
    const wake = () => {
      woken.count += 1;
    };
    const parts = { db, recipients: unlimitedRecipients, wake };
    const members = createStaffMembers(database);
    const { id: staffId } = await members.put("ana@team.example", "owner");
    await members.rename(staffId, "Ana Reyes");
    const actorAt = (nowMs: number) => someActor({ staffId, nowMs, may: [...rights] });
    const store = createBookingStore(database);
    const { booking } = await store.book(newBooking({ startMs, timeZone: "America/Chicago" }));
    await projectOnce({ database, log: silentLog }, now);
    const day = (query: string, nowMs = now, actor = actorAt(nowMs)) =>
      readDayPage({ db, reader, contact: createContactDesk(db, testDataKey) }, actor, new URLSearchParams(query));
    return { database, db, reader, parts, members, woken, staffId, actorAt, store, booking, day };
  }

  const historyOf = ({ db }: SiteDatabase, bookingId: string) =>
    db.selectFrom("events").select(["kind", "by_staff"]).where("source_id", "=", bookingId).orderBy("id").execute();

  it("appear on the day page with both local times, their thread and the free times around them", async () => {
    const { day, booking } = await openDesk();
    const page = await day("date=2026-11-23");
    expect(page).toMatchObject({
      title: "Monday, November 23",
      hours: "Open 8 AM to 8 PM ET",
      isToday: false,
      now: null,
      before: { short: "Sun 22" },
      after: { short: "Tue 24" },
      mayWork: true,
    });
    expect(page.hourLabels).toHaveLength(12);
    const [column] = page.columns;
    expect(column).toMatchObject({ name: "The office", calls: 1 });
    expect(column?.quarters).toHaveLength(48);
    expect(column?.quarters[8]).toMatchObject({
      state: "free",
      call: {
        id: booking.id,
        name: "Maria Lopez",
        state: "booked",
        stateWords: "Not at this hour: not confirmed",
        office: "10:00 AM ET",
        theirs: "9:00 AM CST",
        quarters: 2,
      },
    });
    const { opened } = await day(`date=2026-11-23&booking=${booking.id}`);
    expect(opened).toMatchObject({ phone: "(480) 555-0142", phones: [{ value: "+14805550142" }], canChange: true });
    expect(opened?.threadId).not.toBeNull();
    expect(opened?.moveTo.flatMap(({ times }) => times).some((time) => time.startMs === startMs)).toBe(false);
  });

  it("show a stop that waits on the day page, where no number can be dialed past it", async () => {
    const { database, db, day, booking } = await openDesk();
    const fields = JSON.stringify({ subject: "No", message: "STOP" });
    const asked = messageRow({ email: "maria@visitor.example", fields, created_at: now });
    await db.insertInto("messages").values(asked).execute();
    await projectOnce({ database, log: silentLog }, now);
    const { opened } = await day(`date=2026-11-23&booking=${booking.id}`);
    const path = expect.stringMatching(new RegExp(`^/desk/threads/.+#stop-${asked.id}$`));
    expect(opened?.gate?.ways.map(({ word, decide }) => [word, decide])).toEqual(Array(3).fill(["no", path]));
    expect(opened?.moveTo.length).toBeGreaterThan(0);
  });

  it("say whose number is not known, and whether the mailbox has confirmed the call with it", async () => {
    const { database, day, store } = await openDesk();
    const at = Date.parse("2026-11-24T15:00:00Z");
    const neighbor = { formNonce: "n1", startMs: at, phone: "+15108939999", topic: "Please read me my analysis" };
    const { booking } = await store.book(newBooking(neighbor));
    await projectOnce({ database, log: silentLog }, now);
    const opened = async () => (await day(`date=2026-11-24&booking=${booking.id}`)).opened;
    expect(await opened()).toMatchObject({
      state: "booked",
      phone: "(510) 893-9999",
      caution: expect.stringContaining("Not a number we know for them: (480) 555-0142."),
    });
    const auditor = someActor({ nowMs: now, may: ["read-people"] });
    const masked = await day(`date=2026-11-24&booking=${booking.id}`, now, auditor);
    expect(masked.opened?.caution).not.toContain("0142");

    await database.db
      .updateTable("bookings")
      .set({ status: "held", held_until: now + 15 * minute })
      .where("id", "=", booking.id)
      .execute();
    const to = { startMs: at, timeZone: booking.time_zone, instead: null, recipients: unlimitedRecipients };
    await store.confirm(booking.id, to);
    await projectOnce({ database, log: silentLog }, now);
    expect(await opened()).toMatchObject({
      state: "firm",
      stateWords: "Confirmed",
      caution: expect.stringContaining("(480) 555-0142. Their mailbox confirmed this call with it, and nothing more."),
    });
  });

  it.each([
    ["anyone with the page's link", false, "by the link of the page after the booking, which others may have, too"],
    ["the owner of the mailbox", true, "by the link in our email to them"],
    ["one whose call it is not", true, "by the link in our email to them"],
  ])("say in their thread by which link they were canceled: %s", async (who, isOwner, words) => {
    const isNotTheirs = who === "one whose call it is not";
    const { database, reader, actorAt, booking, store } = await openDesk();
    await store.cancel(booking.id, { isOwner, isNotTheirs, recipients: unlimitedRecipients });
    await projectOnce({ database, log: silentLog }, now);
    const source = { db: database.db, reader };
    const { thread_id } = await database.db.selectFrom("thread_sources").select("thread_id").executeTakeFirstOrThrow();
    const page = await readThread(source, actorAt(now), thread_id ?? "");
    const told = await tellEvents(source, actorAt(now), page?.events ?? []);
    expect(told.find(({ kind }) => kind === "booking-cancelled")).toMatchObject({
      title: isNotTheirs ? "Said that the call is not theirs. It is canceled" : "Canceled the call",
      meta: words,
    });
  });

  it("are masked for users who may not see people, with no topic or actions", async () => {
    const { day, booking } = await openDesk();
    const auditor = someActor({ nowMs: now, may: ["read-people"] });
    const { opened, columns, mayWork } = await day(`date=2026-11-23&booking=${booking.id}`, now, auditor);
    expect(opened).toMatchObject({
      name: "M… L…",
      phone: "…0142",
      phones: [],
      topic: null,
      canChange: false,
      moveTo: [],
    });
    expect(mayWork).toBe(false);
    expect(JSON.stringify(columns)).not.toContain("Maria");
    expect(JSON.stringify(opened)).not.toContain("maria@");
  });

  it("say why a closed day has no calls, and show today for an invalid date", async () => {
    const { day } = await openDesk();
    expect(await day("date=2026-11-26")).toMatchObject({ hours: "Closed: Thanksgiving", columns: [] });
    expect(await day("date=2026-11-27")).toMatchObject({ hours: "Closed: Day after Thanksgiving" });
    expect(await day("date=2026-11-22")).toMatchObject({ hours: "Closed on Sundays" });
    expect(await day("date=2026-13-45")).toMatchObject({ date: "2026-11-21", isToday: true, now: "7:00 AM ET" });
  });

  it("count as changed by the visitor when the visitor was a moment faster", async () => {
    const { database, parts, actorAt, booking, store, woken } = await openDesk();
    const by = { isOwner: true, recipients: unlimitedRecipients };
    // The visitor makes the change after the colleague looks at the booking and before the colleague changes it.
    const after = (theirs: () => Promise<unknown>) => {
      const transaction = () => ({
        execute: async (work: never) => {
          await theirs();
          return parts.db.transaction().execute(work);
        },
      });
      const get = (db: typeof parts.db, name: string) =>
        name === "transaction" ? transaction : Reflect.get(db, name).bind(db);
      return { ...parts, db: new Proxy(parts.db, { get }) };
    };
    const to = startMs + 60 * minute;
    const move = () => store.move(booking.id, { startMs: to, timeZone: "America/Chicago" }, by);
    expect(await moveForVisitor(after(move), actorAt(now), booking.id, to)).toBe("already");
    const cancel = () => store.cancel(booking.id, by);
    expect(await cancelForVisitor(after(cancel), actorAt(now), booking.id)).toBe("already");
    expect(woken.count).toBe(0);
    const history = await historyOf(database, booking.id);
    expect(history.filter(({ by_staff }) => by_staff !== null)).toEqual([]);
  });

  it("can be moved any number of times, with the right emails, and the history says who moved them", async () => {
    const { database, db, parts, actorAt, booking, woken } = await openDesk();
    for (let n = 1; n <= 4; n += 1) {
      expect(await moveForVisitor(parts, actorAt(now), booking.id, startMs + n * 60 * minute)).toBe("done");
    }
    expect(woken.count).toBe(4);
    const emails = await db.selectFrom("outbox").select("kind").where("subject_id", "=", booking.id).execute();
    expect(emails.map(({ kind }) => kind).toSorted()).toEqual([
      "booking-invitation",
      "booking-reminder",
      "booking-team-notice",
    ]);
    await projectOnce({ database, log: silentLog }, now + minute);
    const moves = (await historyOf(database, booking.id)).filter(({ kind }) => kind === "booking-moved");
    expect(moves.length).toBe(4);
    expect(new Set(moves.map(({ by_staff }) => by_staff))).toEqual(new Set([actorAt(now).staffId]));
  });

  it("keep in their history each time as it was told, whoever moved them and how often", async () => {
    const { database, db, reader, parts, actorAt, store, booking } = await openDesk();
    const project = () => projectOnce({ database, log: silentLog }, Date.now());
    vi.setSystemTime(now + minute);
    await store.move(booking.id, { startMs: startMs + 60 * minute, timeZone: "America/Denver" }, owner);
    await project();
    vi.setSystemTime(now + 2 * minute);
    await moveForVisitor(parts, actorAt(now + 2 * minute), booking.id, startMs + 180 * minute);
    vi.setSystemTime(now + 3 * minute);
    await store.cancel(booking.id, owner);
    await project();
    const source = { db, reader };
    const { thread_id } = await db.selectFrom("thread_sources").select("thread_id").executeTakeFirstOrThrow();
    const told = async () => {
      const page = await readThread(source, actorAt(now), thread_id ?? "");
      const events = await tellEvents(source, actorAt(now), page?.events ?? []);
      const moved = events.filter(({ kind }) => kind === "booking" || kind === "booking-moved");
      return moved.map(({ facts = [] }) => facts.flatMap(([name, value]) => (name === "Topic" ? [] : [value])));
    };
    expect(await told()).toEqual([
      ["Mon, Nov 23, 10:00 AM ET", "Mon, Nov 23, 9:00 AM CST"],
      ["Mon, Nov 23, 11:00 AM ET", "Mon, Nov 23, 9:00 AM MST"],
      ["Mon, Nov 23, 1:00 PM ET", "Mon, Nov 23, 11:00 AM MST"],
    ]);
    // Histories of earlier releases kept no times: what nobody knows anymore is no other time.
    await db.updateTable("events").set({ words: null }).where("source", "=", "booking").execute();
    expect((await told()).map(([ours]) => ours)).toEqual([
      "changed since, and not kept",
      "changed since, and not kept",
      "Mon, Nov 23, 1:00 PM ET",
    ]);
  });

  it("stay where the visitor moved them meanwhile, and each press that comes too late says what happened", async () => {
    const { db, parts, actorAt, store, booking, woken } = await openDesk();
    const theirs = startMs + 60 * minute;
    await store.move(
      booking.id,
      { startMs: theirs, timeZone: "America/Chicago" },
      { isOwner: true, recipients: unlimitedRecipients },
    );
    const to = startMs + 120 * minute;
    expect(await moveForVisitor(parts, actorAt(now), booking.id, to, startMs)).toBe("moved");
    expect(await cancelForVisitor(parts, actorAt(now), booking.id, startMs)).toBe("moved");
    expect(await store.find(booking.id)).toMatchObject({ starts_at: theirs, status: "booked" });
    expect(await moveForVisitor(parts, actorAt(now), booking.id, theirs, startMs)).toBe("already");
    expect(woken.count).toBe(0);
    expect(await cancelForVisitor(parts, actorAt(now), booking.id, theirs)).toBe("done");
    expect(await moveForVisitor(parts, actorAt(now), booking.id, to, theirs)).toBe("canceled");
    expect(await cancelForVisitor(parts, actorAt(now), booking.id, startMs)).toBe("already");
    expect(await giveBooking({ db }, actorAt(now), booking.id, "x")).toBe("canceled");
  });

  it("move only to a time that is offered and free, and stay where they are otherwise", async () => {
    const { parts, actorAt, store, booking } = await openDesk();
    const other = startMs + 60 * minute;
    await store.book(newBooking({ startMs: other, email: "other@visitor.example" }));
    for (const wrong of [other, startMs + 10 * minute, now - minute, startMs - 10 * 60 * minute]) {
      expect(await codeOf(moveForVisitor(parts, actorAt(now), booking.id, wrong))).toBe("time-taken");
    }
    expect((await store.find(booking.id))?.starts_at).toBe(startMs);
    expect(await moveForVisitor(parts, actorAt(now), "no such call", other)).toBe("gone");
  });

  it("are canceled once, with an email, and free up their time", async () => {
    const { database, parts, actorAt, store, booking, woken, day } = await openDesk();
    expect(await cancelForVisitor(parts, actorAt(now), booking.id)).toBe("done");
    expect(await cancelForVisitor(parts, actorAt(now), booking.id)).toBe("already");
    expect(woken.count).toBe(1);
    expect(await store.freeTimes([startMs], 15, {})).toEqual([startMs]);
    expect((await historyOf(database, booking.id)).filter(({ kind }) => kind === "booking-cancelled")).toEqual([
      { kind: "booking-cancelled", by_staff: actorAt(now).staffId },
    ]);
    expect((await day("date=2026-11-23")).columns[0]?.calls).toBe(0);
  });

  it("become a no-show only when a colleague says so after they end, which can be undone and sends no email", async () => {
    const { database, db, actorAt, store, booking, day } = await openDesk();
    const emails = () => db.selectFrom("outbox").select("id").execute();
    const before = await emails();
    const end = startMs + 15 * minute;
    expect(await markBooking({ db }, actorAt(end - 1), booking.id, "no-show")).toBe("gone");
    expect(await markBooking({ db }, actorAt(end), booking.id, "no-show")).toBe("done");
    expect(await markBooking({ db }, actorAt(end), booking.id, "no-show")).toBe("already");
    expect((await day("date=2026-11-23", end)).columns[0]?.quarters[8]?.call?.state).toBe("no-show");
    expect(await markBooking({ db }, actorAt(end + 1), booking.id, null)).toBe("done");
    expect((await store.find(booking.id))?.outcome).toBeNull();
    expect(await markBooking({ db }, actorAt(end + 2), booking.id, "kept")).toBe("done");
    const kinds = (await historyOf(database, booking.id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== "booking" && kind.startsWith("booking-"))).toEqual([
      "booking-missed",
      "booking-unmarked",
      "booking-kept",
    ]);
    expect(await emails()).toEqual(before);
    const opened = (await day(`date=2026-11-23&booking=${booking.id}`, end + 5 * minute)).opened;
    expect(opened).toMatchObject({ endedMinutesAgo: 5, canChange: false, state: "kept" });
  });

  it("stay in place when a block covers them, and the block names them", async () => {
    const { db, actorAt, booking, day } = await openDesk();
    const block = { fromMs: startMs, toMs: startMs + 60 * minute, staffId: null, reason: "Lender visit" };
    // The second press is a repeat, because the answer to the first was lost.
    for (let press = 0; press < 2; press += 1) await addBlock(db, actorAt(now), block);
    const { blocks, columns } = await day("date=2026-11-23");
    expect(blocks).toMatchObject([
      {
        who: "Everyone",
        reason: "Lender visit",
        by: "Ana Reyes",
        standing: [{ id: booking.id, name: "Maria Lopez" }],
      },
    ]);
    const quarters = columns[0]?.quarters ?? [];
    expect(quarters.slice(8, 12).map(({ state }) => state)).toEqual(["blocked", "blocked", "blocked", "blocked"]);
    expect(quarters[8]?.blockWords).toBe("10:00 AM to 11:00 AM, Lender visit");
    expect(quarters[9]?.blockWords).toBeNull();
    expect(quarters[8]?.call?.id).toBe(booking.id);
  });

  it("can be given only to a colleague with office hours and no other call at that time", async () => {
    const { db, actorAt, members, staffId, store, booking, day } = await openDesk();
    const { id: tom } = await members.put("tom@team.example", "counselor");
    const monday = new Map([[1, { opens: "08:00", closes: "20:00" }]]);
    expect(await giveBooking({ db }, actorAt(now), booking.id, tom)).toBe("gone");
    await setHours(db, actorAt(now), staffId, monday);
    await setHours(db, actorAt(now), tom, monday);
    const { booking: toms } = await store.book(newBooking({ startMs, email: "other@visitor.example" }));
    expect(toms.counselor).toBe(tom);
    expect(await codeOf(giveBooking({ db }, actorAt(now), booking.id, tom))).toBe("time-taken");
    expect((await store.find(booking.id))?.counselor).toBe(staffId);
    await store.cancel(toms.id, { isOwner: true, recipients: unlimitedRecipients });
    expect(await giveBooking({ db }, actorAt(now), booking.id, tom)).toBe("done");
    const { columns } = await day("date=2026-11-23");
    expect(columns.map(({ name, calls, isMe }) => [name, calls, isMe])).toEqual([
      ["Ana Reyes", 0, true],
      ["tom@team.example", 1, false],
    ]);
  });

  it("of someone who stopped calls say so, until their mailbox says that they want this one", async () => {
    const { day, db, store, booking, actorAt } = await openDesk();
    const { phone, email } = booking;
    const stop = { channel: "call", scope: "all", source: "phone", phone, email } as const;
    await recordStop(db, testDataKey, stop, now + minute);
    const pageAt = async (nowMs: number) => {
      const { columns, opened } = await day(`date=2026-11-23&booking=${booking.id}`, nowMs, actorAt(nowMs));
      const call = columns.flatMap(({ quarters }) => quarters.flatMap((quarter) => quarter.call ?? []))[0];
      const way = opened?.gate?.ways.find(({ channel }) => channel === "call");
      return [call?.stateWords, opened?.stateWords, way?.isStopped, way?.word];
    };
    expect(await pageAt(startMs)).toEqual(["They asked us not to call", "They asked us not to call", true, "no"]);
    vi.setSystemTime(now + 2 * minute);
    const confirmation = { startMs, timeZone: "America/Chicago", instead: null, recipients: unlimitedRecipients };
    await store.confirm(booking.id, confirmation);
    expect(await pageAt(now + 3 * minute)).toEqual(["Confirmed", "Confirmed", false, "not-now"]);
    const about = {
      personId: (await db.selectFrom("people").select("id").executeTakeFirstOrThrow()).id,
      threadId: null,
    };
    // By their number they may be in Arizona, where it is 8 AM when the call begins.
    const answer = await createContactDesk(db, testDataKey).look(actorAt(startMs + 120 * minute), about, "answer");
    expect(answer.call).toMatchObject({ word: "yes", reasons: [{ name: "booked-call", at: startMs }] });
  });

  it("at an hour that is quiet by their number say so until it is confirmed, as the gate does then", async () => {
    const { database, day, parts, store, booking, actorAt } = await openDesk();
    // 10 AM for the office is 9 AM in Chicago, where they booked, and 8 AM in Arizona, where their number is from.
    const at = async (nowMs: number) => {
      const { opened } = await day(`date=2026-11-23&booking=${booking.id}`, nowMs, actorAt(nowMs));
      const [call] = opened?.gate?.ways ?? [];
      return { words: opened?.stateWords, notThen: opened?.notThen, word: call?.word, why: call?.why };
    };
    expect(await at(startMs)).toMatchObject({
      words: "Not at this hour: not confirmed",
      notThen: expect.stringMatching(/^It is 8:00 AM MST or 9:00 AM CT there\..*Once they confirm it/),
      word: "not-now",
    });
    const here = { startMs, timeZone: "America/Chicago", instead: null, recipients: unlimitedRecipients };
    await store.confirm(booking.id, here);
    expect(await at(startMs)).toMatchObject({
      words: "Confirmed",
      notThen: null,
      word: "yes",
      why: expect.stringMatching(/^They picked Mon, Nov 23, 10:00 AM ET for this call and confirmed it by email\./),
    });
    // A colleague's move is no hour of theirs: 8 AM in Chicago is quiet there.
    const early = startMs - 60 * minute;
    vi.setSystemTime(now + minute);
    expect(await moveForVisitor(parts, actorAt(now + minute), booking.id, early)).toBe("unsaid");
    await projectOnce({ database, log: silentLog }, now + minute);
    expect(await at(early)).toMatchObject({
      words: "Moved: this hour is not confirmed",
      notThen: expect.stringMatching(
        /moved here since they confirmed it\. Once they say yes .*Or move it to another hour\.$/,
      ),
      word: "not-now",
    });
    await moveForVisitor(parts, actorAt(now + minute), booking.id, startMs);
    expect(await at(startMs)).toMatchObject({ words: "Confirmed", notThen: null, word: "yes" });
    // Once they move it themselves, that hour is theirs.
    vi.setSystemTime(now + 2 * minute);
    await store.move(booking.id, { startMs: early, timeZone: "America/Chicago" }, owner);
    expect(await at(early)).toMatchObject({ words: "Confirmed", notThen: null, word: "yes" });
  });

  it("are refused to users who may not work with them", async () => {
    const { parts, db, booking } = await openDesk();
    const nobody = someActor({ may: ["read-people", "see-unmasked"] });
    for (const attempt of [
      moveForVisitor(parts, nobody, booking.id, startMs),
      cancelForVisitor(parts, nobody, booking.id),
      markBooking({ db }, nobody, booking.id, "kept"),
      giveBooking({ db }, nobody, booking.id, "x"),
      makeFeed(db, nobody, false),
    ]) {
      expect(await codeOf(attempt)).toBe("not-allowed");
    }
  });

  it("are shown by week, from Monday to Sunday", async () => {
    const { db, reader, actorAt, booking } = await openDesk();
    const contact = createContactDesk(db, testDataKey);
    const week = await readWeekPage({ db, reader, contact }, actorAt(now), new URLSearchParams("date=2026-11-26"));
    expect(week).toMatchObject({
      title: "November 23 to November 29",
      before: "2026-11-16",
      after: "2026-11-30",
    });
    expect(week.days.map(({ short, isOpen }) => [short, isOpen])).toEqual([
      ["Mon 23", true],
      ["Tue 24", true],
      ["Wed 25", true],
      ["Thu 26", false],
      ["Fri 27", false],
      ["Sat 28", true],
      ["Sun 29", false],
    ]);
    expect(week.days[0]?.calls.map(({ id }) => id)).toEqual([booking.id]);
  });

  it("reach a calendar by a secret link, without names unless its owner adds them, until link or right ends", async () => {
    const { db, actorAt, members, staffId, booking } = await openDesk();
    const secret = await makeFeed(db, actorAt(now), false);
    expect(secret).toMatch(/^[\w-]{43}$/);
    const stored = await db.selectFrom("calendar_feeds").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
    const feed = await openFeed(db, secret, now);
    const text = feed ? writeFeed(feed, "https://desk.example") : "";
    expect(text).toContain("SUMMARY:Call\\, 15 min\r\n");
    expect(text.replaceAll("\r\n ", "")).toContain(
      `URL;VALUE=URI:https://desk.example/desk/day?date=2026-11-23&booking=${booking.id}`,
    );
    expect(text).toContain("DTSTART:20261123T150000Z");
    for (const personal of ["Maria", "Lopez", "maria", "0142", "Where do I stand"])
      expect(text).not.toContain(personal);
    const named = await makeFeed(db, actorAt(now), true);
    expect(await openFeed(db, secret, now)).toBeNull();
    const second = await openFeed(db, named, now);
    expect(second && writeFeed(second, "https://desk.example")).toContain("SUMMARY:Call with Maria Lopez\\, 15 min");
    await members.put("kim@team.example", "owner");
    await members.setRole(staffId, "auditor");
    expect(await openFeed(db, named, now)).toBeNull();
    await members.setRole(staffId, "counselor");
    const ends = {
      "a role without bookings": async () => {},
      "its owner": () => endFeed(db, actorAt(now)),
      "a sign-out everywhere": () => createStaffSessions({ db }).endOthers(staffId, "this session"),
      "the removal of its owner, who is invited again": async () => {
        await members.remove(staffId);
        await members.put("ana@team.example", "counselor");
      },
    };
    let last = named;
    for (const [why, end] of Object.entries(ends)) {
      await end();
      expect(await openFeed(db, last, now), why).toBeNull();
      last = await makeFeed(db, actorAt(now), false);
      expect(await openFeed(db, last, now), why).not.toBeNull();
    }
  });
});

it("reads hours from a form: a day has both times, in order, or neither", () => {
  expect(readHoursForm({})).toEqual(new Map());
  expect(readHoursForm({ "opens-1": "09:00", "closes-1": "17:30", "opens-2": "", "closes-2": "" })).toEqual(
    new Map([[1, { opens: "09:00", closes: "17:30" }]]),
  );
  for (const wrong of [
    { "opens-1": "09:00" },
    { "opens-1": "17:00", "closes-1": "09:00" },
    { "opens-1": "9:00", "closes-1": "24:00" },
  ]) {
    expect(readHoursForm(wrong)).toBeNull();
  }
});
