import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import type { Capability } from "#app/domain/desk/capabilities.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { createMailReader } from "#app/server/desk/mail-in/mail-reader.server.ts";
import { replyAddress } from "#app/server/desk/mail-in/reply-address.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { createStaffMembers } from "#app/server/desk/staff/staff-members.server.ts";
import { noteChange, readChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { createThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { bookingRow, leadRow, messageRow, silentLog, someActor } from "#test/desk-samples.ts";
import { takeInMail } from "#test/mail-intake.ts";
import { createDeskPulse } from "./desk-pulse.server.ts";
import { showInbox } from "./inbox-screen.server.ts";
import { putAwayUntil } from "./office-days.server.ts";
import { showPutAway } from "./put-away.server.ts";
import { createInboxHabits } from "./saved-views.server.ts";

const now = Date.parse("2026-11-24T14:20:00-05:00");
const hour = 3_600_000;
const mailReader = createMailReader(80_000);
afterAll(() => mailReader.rest());

/** A pulse on a clock that only `goOn` moves, so a busy machine's delays don't count against the pulse. */
function pulseOf(database: SiteDatabase) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const goOn = async () => {
    await vi.advanceTimersByTimeAsync(100);
    return readChange(database.db);
  };
  return { pulse: createDeskPulse(database, silentLog), goOn };
}

describeDatabase("the inbox page", ({ open }) => {
  async function openInbox() {
    const database = await open();
    const members = createStaffMembers(database);
    const ana = await members.put("ana@team.example", "counselor");
    await members.rename(ana.id, "Ana Reyes");
    const reader = {
      read: async (query: never) => (await database.db.executeQuery(query)).rows,
      close: async () => {},
    };
    const parts = {
      source: { db: database.db, reader: reader as never },
      members,
      habits: createInboxHabits(database, () => now),
    };
    const may: Capability[] = ["read-people", "see-unmasked", "work-threads"];
    const show = (search = "", rights = may) =>
      showInbox(
        { ...parts, actor: someActor({ staffId: ana.id, nowMs: now, may: rights }) },
        new URLSearchParams(search),
      );
    return { database, ana, show, ...parts };
  }

  async function fill({ db }: SiteDatabase, database: SiteDatabase) {
    const due = (name: string, hours: number, fields: object) =>
      messageRow({
        id: newRowId(),
        name,
        email: `${name}@visitor.example`,
        created_at: now,
        due_at: now + hours * hour,
        fields: JSON.stringify(fields),
      });
    await db
      .insertInto("messages")
      .values([
        due("Late", -1.5, { subject: "Two  collections\nI do not recognize", message: "x" }),
        due("Today", 2, { subject: "Hi" }),
        due("Tomorrow", 24, { subject: "Hi" }),
        due("Later", 24 * 8, { subject: "Hi" }),
      ])
      .execute();
    const lead = leadRow({
      name: "Dana",
      phone: "+12145550142",
      created_at: now - 20 * hour,
      message: "Lease ends in June",
    });
    await db.insertInto("leads").values(lead).execute();
    await db
      .insertInto("lead_answers")
      .values({
        lead_id: lead.id,
        state: "TX",
        score_band: null,
        goal: null,
        goal_month: null,
        call_time: null,
        answered_at: now,
      })
      .execute();
    await projectOnce({ database, log: silentLog }, now);
  }

  it("says for each row when it is due, what the visitor wrote and what time it is there", async () => {
    const opened = await openInbox();
    await fill(opened.database, opened.database);
    const screen = await opened.show();
    const shown = screen?.rows.map(({ name, group, due, at }) => [name, group, due, at]);
    expect(shown).toEqual([
      ["Late", "late", "Late by 1 h 30 min", "12:50 PM ET"],
      ["Today", "today", "in 2 h", "4:20 PM ET"],
      ["Dana", expect.any(String), expect.any(String), expect.any(String)],
      ["Tomorrow", "tomorrow", "in 24 h", "2:20 PM ET"],
      ["Later", "later", "in 8 days", "Wed, Dec 2"],
    ]);
    expect(screen?.rows[0]).toMatchObject({
      words: "Two collections I do not recognize",
      promise: "24 h",
      holder: null,
    });
    expect(screen?.rows[2]).toMatchObject({ words: "Lease ends in June", theirTime: "1:20 PM CT or 12:20 PM MT" });
    expect(screen?.counts).toEqual({ all: 5, mine: 0, unassigned: 5, late: 1, aside: 0, asideLate: 0, away: 0 });
    const { late = 0, today = 0, tomorrow = 0, later = 0 } = screen?.groups ?? {};
    expect([late, later, late + today + tomorrow + later]).toEqual([1, 1, 5]);
    expect(screen?.closedDay).toBe("Thu, Nov 26");
  });

  it("says what they wrote last, also when it came by email", async () => {
    const { database, show } = await openInbox();
    const sent = messageRow({ created_at: now - hour });
    await database.db.insertInto("messages").values(sent).execute();
    await projectOnce({ database, log: silentLog }, now);
    const to = replyAddress(testDataKey, "reply@pathtokeys.example", sent.id);
    const write = (subject: string, text: string) =>
      takeInMail(database, mailReader, `From: <${sent.email}>\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`, now);
    const shown = async () => (await show())?.rows.map(({ words }) => words);
    expect(await shown()).toEqual(["Hello"]);
    await write("Re: Hello", "My lease now ends\nin May.\n\nOn Mon, Nov 23, 2026, Path to Keys wrote:\n> When is it?");
    expect(await shown()).toEqual(["My lease now ends in May."]);
    await write("Here is the page", "");
    expect(await shown()).toEqual(["Here is the page"]);
    await write("Long", "word ".repeat(200));
    expect((await shown())?.[0]).toMatch(/^(word )+word…$/);
    expect((await show("", ["read-people"]))?.rows[0]?.words).toBeNull();
  });

  it("says what time it is for everyone whose place is known, from whatever says it", async () => {
    const { database, show } = await openInbox();
    const written = (name: string, phone: string | null, message = "Hi") =>
      messageRow({
        id: newRowId(),
        name,
        phone,
        email: `${name}@visitor.example`,
        created_at: now,
        due_at: now + hour,
        fields: JSON.stringify({ subject: "Hi", message }),
      });
    const rows = [
      written("Phoenix", "+14805550142"),
      written("Chicago", "+13125550142"),
      // Where nothing says it, or too much does.
      written("Nowhere", null),
      written("Toll-free", "+18005550142"),
      written("Mesa", null, "I rent in Mesa, AZ 85201."),
      written("Boise or Texas", "+12085550142", "We move to Austin, TX 78701 in May."),
    ];
    await database.db.insertInto("messages").values(rows).execute();
    const booked = bookingRow({
      name: "Booked",
      email: "booked@visitor.example",
      // A number without a place.
      phone: "+18005550143",
      created_at: now,
      starts_at: now + hour,
    });
    await database.db
      .insertInto("bookings")
      .values({ ...booked, time_zone: "America/Denver" })
      .execute();
    await database.db
      .insertInto("messages")
      .values(messageRow({ name: "Booked", email: "booked@visitor.example", created_at: now, due_at: now + hour }))
      .execute();
    await projectOnce({ database, log: silentLog }, now);
    const timesOf = async (rights?: Capability[]) =>
      Object.fromEntries(((await show("", rights))?.rows ?? []).map(({ name, theirTime }) => [name, theirTime]));
    expect(await timesOf()).toMatchObject({
      Phoenix: "12:20 PM MST",
      Chicago: "1:20 PM CT",
      Nowhere: null,
      "Toll-free": null,
      Mesa: "12:20 PM MT",
      "Boise or Texas": "1:20 PM CT or 12:20 PM MT or 11:20 AM PT",
      Booked: "12:20 PM MT",
    });
    expect(Object.values(await timesOf(["read-people"])).every((time) => time === null)).toBe(true);
  });

  it("draws today's promises, and marks the user's next one", async () => {
    const opened = await openInbox();
    await fill(opened.database, opened.database);
    const today = (await opened.show())?.rows[1];
    await createThreadActions(opened.database.db).claim(
      someActor({ staffId: opened.ana.id, nowMs: now }),
      today?.id ?? "",
    );
    const screen = await opened.show();
    const ruler = screen?.ruler;
    expect(screen?.rows[1]?.holder).toEqual({ name: "Ana Reyes", isMe: true, lapses: "30 min" });
    expect(ruler?.now?.label).toBe("2:20 PM ET");
    expect(ruler?.dues[ruler.next ?? -1]).toMatchObject({ time: "4:20 PM ET", isMine: true, isLate: false });
    expect((await opened.show("kind=contact"))?.ruler).toBeNull();
  });

  it("draws and counts the same threads as the list below, and says what a check held back until it was late", async () => {
    const { database, ana, show } = await openInbox();
    const { db } = database;
    const due = (name: string, dueMs: number) =>
      messageRow({
        id: newRowId(),
        name,
        email: `${name}@visitor.example`,
        created_at: now - 30 * hour,
        due_at: dueMs,
      });
    const sent = [due("Just", now), due("Held", now + hour), due("Over", now - hour), due("Robot", now - 2 * hour)];
    await db
      .insertInto("messages")
      .values([...sent, due("Bot", now + hour)])
      .execute();
    await projectOnce({ database, log: silentLog }, now);
    const of = async (name: string) => {
      const named = db.selectFrom("threads").innerJoin("people", "people.id", "threads.person_id");
      return (await named.select("threads.id").where("name", "=", name).executeTakeFirstOrThrow()).id;
    };
    for (const name of ["Robot", "Bot"]) {
      await db
        .updateTable("threads")
        .set({ state: "set-aside" })
        .where("id", "=", await of(name))
        .execute();
    }
    // A colleague's claim that has lapsed holds nothing.
    const { id: other } = await createStaffMembers(database).put("tom@team.example", "counselor");
    const lapsed = { assignee: other, claimed_until: now - hour };
    await db
      .updateTable("threads")
      .set(lapsed)
      .where("id", "=", await of("Held"))
      .execute();
    await db.updateTable("people").set({ owner: ana.id }).where("name", "=", "Held").execute();
    const { ruler, rows, groups, counts } = (await show()) ?? {};
    const late = ruler?.dues.filter(({ isLate }) => isLate);
    expect(rows?.map(({ name, group }) => [name, group])).toEqual([
      ["Over", "late"],
      ["Just", "today"],
      ["Held", "today"],
    ]);
    expect([ruler?.dues.length, late?.length]).toEqual([3, 1]);
    expect([groups?.late, groups?.today, counts?.late]).toEqual([1, 2, 1]);
    expect(ruler?.dues[ruler.next ?? -1]).toMatchObject({ time: "3:20 PM ET", isMine: true });
    expect([counts?.aside, counts?.asideLate]).toEqual([2, 1]);
  });

  it("names a holder who has given no name yet by their email, as the thread's page does", async () => {
    const { database, show } = await openInbox();
    await fill(database, database);
    const { id } = await createStaffMembers(database).put("uma@team.example", "counselor");
    await database.db.updateTable("threads").set({ assignee: id, claimed_until: null }).execute();
    await database.db.updateTable("people").set({ owner: id }).execute();
    const name = "uma@team.example";
    expect((await show())?.rows[0]).toMatchObject({ holder: { name, isMe: false }, owner: { name } });
  });

  it("hides visitors' words from users who may not see people, and rejects a forged address", async () => {
    const opened = await openInbox();
    await fill(opened.database, opened.database);
    const screen = await opened.show("", ["read-people"]);
    expect(screen?.rows.map(({ words, theirTime }) => words ?? theirTime)).toEqual([null, null, null, null, null]);
    expect(screen?.rows[0]?.name).toBe("L…");
    expect(await opened.show("kind=forged")).toBeNull();
  });

  it("saves named views and the switch for single-key shortcuts separately for each person", async () => {
    const { habits, ana, members } = await openInbox();
    const tom = await members.put("tom@team.example", "counselor");
    expect(await habits.saveView(ana.id, { name: "Mine", search: "held=me" })).toBe(true);
    expect(await habits.saveView(ana.id, { name: "My own", search: "held=me" })).toBe(true);
    const [view] = await habits.views(ana.id);
    expect(await habits.views(ana.id)).toEqual([{ id: view?.id, name: "My own", search: "held=me" }]);
    expect(await habits.views(tom.id)).toEqual([]);
    expect(await habits.removeView(tom.id, view?.id ?? "")).toBe(false);
    expect(await habits.removeView(ana.id, view?.id ?? "")).toBe(true);
    for (let index = 0; index < 12; index += 1) await habits.saveView(ana.id, { name: "V", search: `after=${index}` });
    expect(await habits.saveView(ana.id, { name: "One more", search: "due=late" })).toBe(false);
    await habits.setSingleKeys(ana.id, false);
    expect([await habits.hasSingleKeys(ana.id), await habits.hasSingleKeys(tom.id)]).toEqual([false, true]);
    await habits.setSingleKeys(ana.id, true);
    expect(await habits.hasSingleKeys(ana.id)).toBe(true);
  });

  it("saves no more views than the limit, no matter how many windows save one at once", async () => {
    const { habits, ana } = await openInbox();
    const views = Array.from({ length: 16 }, (_, index) => ({ name: "V", search: `after=${index}` }));
    const saved = await Promise.all(views.map((view) => habits.saveView(ana.id, view)));
    expect(saved.filter(Boolean)).toHaveLength(12);
    expect(await habits.views(ana.id)).toHaveLength(12);
  });

  it("tells listeners that the desk has changed, and stops watching when no one listens", async () => {
    const { database } = await openInbox();
    const { pulse, goOn } = pulseOf(database);
    const heard: number[] = [];
    const stop = pulse.listen((change) => heard.push(change));
    while (heard.length < 1) await goOn();
    await noteChange(database.db);
    while (heard.length < 2) await goOn();
    expect(heard[1]).toBe((heard[0] ?? 0) + 1);
    stop();
    await noteChange(database.db);
    for (let looks = 0; looks < 20; looks += 1) await goOn();
    expect(heard).toHaveLength(2);
  });

  it("tells many listeners one after another, and during a rush each of them at most once a second", async () => {
    const { database } = await openInbox();
    const { pulse, goOn } = pulseOf(database);
    const heard = Array.from({ length: 6 }, () => [] as { change: number; atMs: number }[]);
    const stops = heard.map((own) => pulse.listen((change) => own.push({ change, atMs: performance.now() })));
    // A rush of changes until each listener has heard about it five times.
    while (heard.some((own) => own.length < 5)) {
      await noteChange(database.db);
      await goOn();
    }
    const newest = await readChange(database.db);
    while (heard.some((own) => own.at(-1)?.change !== newest)) expect(await goOn()).toBe(newest);
    for (const stop of stops) stop();
    const gaps = heard.flatMap((own) => own.slice(2).map(({ atMs }, index) => atMs - (own[index + 1]?.atMs ?? 0)));
    expect(gaps.length).toBeGreaterThan(6);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
    const seconds = heard.map((own) => own[1]?.atMs ?? 0);
    expect(Math.max(...seconds) - Math.min(...seconds)).toBeGreaterThan(200);
  });

  it("offers times to put a thread away until, in the office's time zone", async () => {
    const opened = await openInbox();
    await fill(opened.database, opened.database);
    const rows = (await opened.show())?.rows ?? [];
    const actor = someActor({ nowMs: now });
    const of = (name: string) => showPutAway(opened.source, actor, rows.find((row) => row.name === name)?.id ?? "");
    expect((await of("Later"))?.choices.map(({ label }) => label)).toEqual([
      "In 2 hours, 4:20 PM ET",
      "This evening, 6 PM ET",
      "Tomorrow, 9 AM ET",
      "Wed, Dec 2, 1:20 PM ET, an open hour before it is due",
    ]);
    const shown = await of("Today");
    expect(shown?.choices.map(({ label }) => label)).toEqual([
      "Tue, Nov 24, 3:20 PM ET, an open hour before it is due",
    ]);
    expect(shown).toMatchObject({ due: "Tue, Nov 24, 4:20 PM EST", back: "Tue, Nov 24, 3:20 PM ET", isSoon: false });
    expect(await of("Late")).toMatchObject({ isSoon: true });
    expect(await showPutAway(opened.source, actor, newRowId())).toBeNull();
    const until = (choice: string, own = "") => putAwayUntil(choice, own, now);
    expect(until("2h")).toBe(now + 2 * hour);
    expect(until("morning")).toBe(Date.parse("2026-11-25T09:00:00-05:00"));
    expect(until("own", "2026-12-01T15:30")).toBe(Date.parse("2026-12-01T15:30:00-05:00"));
    for (const own of ["", "2026-02-30T09:00", "2026-11-24T14:00", "2099-01-01T09:00", "tomorrow"]) {
      expect(until("own", own)).toBeNull();
    }
    expect(until("forever")).toBeNull();
    expect(putAwayUntil("evening", "", now + 6 * hour)).toBeNull();
  });
});
