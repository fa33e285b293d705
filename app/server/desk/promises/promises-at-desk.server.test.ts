import { expect, it } from "vitest";
import { deskRoles } from "#app/domain/desk/capabilities.ts";
import { promiseFigures } from "#app/domain/promises/figures.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { ClockRow } from "#app/server/database/schema/desk-schema.server.ts";
import { createStaffMembers } from "#app/server/desk/staff/staff-members.server.ts";
import { composeMail } from "#app/server/mail/letters.server.ts";
import { readNewestLines, readShownLines } from "#app/server/promise-line/promise-line.server.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, messageRow, someActor } from "#test/desk-samples.ts";
import { storePromises } from "#test/promise-rows.ts";
import { readCampaignCounts, readPageCounts, readStages, writeNumbersCsv } from "./funnel.server.ts";
import { noticeLetters } from "./notice-letters.server.tsx";
import { raiseAlarms } from "./promise-alarms.server.ts";
import { readCases } from "./promise-cases.server.ts";
import { kindOf } from "./promise-kinds.server.ts";
import { readPromisePage } from "./promise-page.server.ts";
import { setSwitch } from "./promise-switches.server.ts";
import { lookAtPromises } from "./promise-watch.server.ts";
import { publishPromises } from "./publish-promises.server.ts";
import { sendWeeklyDigest } from "./weekly-digest.server.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const at = (time: string) => Date.parse(`${time}-05:00`);
/** A Monday, an hour after the office opens. */
const monday = at("2026-11-23T09:00");

describeDatabase("the desk's promise tracking", ({ open }) => {
  async function openDesk() {
    const database = await open();
    const source = {
      db: database.db,
      dialect: database.dialect,
      reader: {
        read: async <Row>(query: { sql: string } & Parameters<SiteDatabase["db"]["executeQuery"]>[0]) =>
          (await database.db.executeQuery(query)).rows as Row[],
        close: async () => {},
      },
    };
    await database.db.deleteFrom("published_promises").execute();
    await database.db.deleteFrom("promise_switches").execute();
    await database.db.deleteFrom("promise_digests").execute();
    const members = createStaffMembers(database);
    const staff = Object.fromEntries(
      await Promise.all(
        deskRoles.map(async (role) => [role, (await members.put(`${role}@team.example`, role)).id] as const),
      ),
    ) as Record<(typeof deskRoles)[number], string>;
    return { ...database, source, staff, members };
  }

  /** Emails to the team, as the mailer would write them now. */
  async function readEmails({ db }: Pick<SiteDatabase, "db">) {
    const rows = await db.selectFrom("outbox").selectAll().where("subject_type", "=", "staff-link").execute();
    const written = await noticeLetters("https://desk.example", () => monday).prepare(db, rows);
    const senders = { mailFrom: "us@team.example", teamEmail: "team@team.example" };
    return written.map(([id, mail]) => {
      const { subject, text } = composeMail(id, mail, senders);
      return { to: mail.visitor?.email, subject: String(subject), text: String(text) };
    });
  }

  it("reads every promise with its outcome, and skips robots' messages", async () => {
    const { db, source } = await openDesk();
    const ends = ["answer", "call", "closed", "confirmation"] as const;
    const promises = ["contact", "creditAnalysis", "privacyRequest.access", "privacyAcknowledgement"] as const;
    const wanted = Array.from({ length: 2000 }, (_, index): Partial<ClockRow> => {
      const started_at = monday - (index % 100) * dayMs - index * 1000;
      const ended_at = index % 3 === 0 ? null : started_at + (index % 50) * hourMs;
      return {
        started_at,
        due_at: started_at + dayMs,
        ended_at,
        ended_how: ended_at === null ? null : (ends[index % ends.length] ?? null),
        promise: promises[index % promises.length] ?? "contact",
        source: index % 5 === 0 ? "mail-in" : "message",
      };
    });
    await storePromises(db, wanted);
    await storePromises(db, [{ started_at: monday - hourMs, due_at: monday, thread: { state: "dropped" } }]);
    const fromMs = monday - 90 * dayMs;
    const cases = await readCases(source, { fromMs, untilMs: monday + 1 });
    for (const kind of ["message", "email", "analysis", "rights", "opt-out"] as const) {
      const own = wanted.filter(
        ({ promise = "contact", source: from = "message", started_at = 0 }) =>
          kindOf(promise, from) === kind && started_at >= fromMs,
      );
      const slow = own.map(({ started_at = 0, due_at = 0, ended_at = null, ended_how = null }) => ({
        startedMs: started_at,
        dueMs: due_at,
        endedMs: ended_at,
        endedHow: ended_how,
      }));
      expect([
        kind,
        promiseFigures(
          cases.filter((one) => one.kind === kind),
          monday,
        ),
      ]).toEqual([...[kind, promiseFigures(slow, monday)]]);
    }
  });

  it("publishes the figures for 90 full days once a day, and shows them once there are 30 cases", async () => {
    const { db, source, staff } = await openDesk();
    const yesterday = at("2026-11-22T12:00");
    const answered = {
      started_at: yesterday,
      due_at: yesterday + dayMs,
      ended_at: yesterday + 2 * hourMs,
      ended_how: "answer",
    } as const;
    await storePromises(
      db,
      Array.from({ length: 29 }, () => answered),
    );
    // Midnight was only five minutes ago: earlier messages may not have reached the desk yet.
    await publishPromises(source, at("2026-11-23T00:05"));
    expect((await readNewestLines(db, monday)).map(({ day }) => day)).toEqual(["2026-11-21", "2026-11-21"]);
    const stored = await Promise.all([publishPromises(source, monday), publishPromises(source, monday)]);
    expect(stored.reduce((sum, count) => sum + count)).toBe(2);
    const [few] = (await readNewestLines(db, monday)).filter(({ page }) => page === "contact");
    expect(few).toMatchObject({ day: "2026-11-22", words: null, figures: { counted: 29, kept: 29 } });

    await storePromises(db, [
      { ...answered, ended_at: null, ended_how: null },
      { ...answered, started_at: monday },
    ]);
    expect(await publishPromises(source, monday + hourMs)).toBe(0);
    const tomorrow = monday + dayMs;
    await publishPromises(source, tomorrow);
    const lines = await readShownLines(db, tomorrow);
    expect(lines.find(({ page }) => page === "contact")).toMatchObject({
      day: "2026-11-23",
      figures: { counted: 31, kept: 30, late: 1 },
      words: expect.stringContaining("half of 31 messages waited at most 2 hours"),
    });
    expect(lines.find(({ page }) => page === "get-started")).toMatchObject({ words: null });

    const owner = someActor({ staffId: staff.owner, may: ["set-promises"] });
    await expect(
      setSwitch(db, someActor({ may: ["read-counts"] }), { name: "line", isOn: false, reason: "x" }),
    ).rejects.toMatchObject({ code: "not-allowed" });
    await setSwitch(db, owner, { name: "line", isOn: false, reason: "We are recounting" });
    expect(await readShownLines(db, tomorrow)).toEqual([]);
    await setSwitch(db, { ...owner, nowMs: owner.nowMs + 1 }, { name: "line", isOn: true, reason: "" });
    expect(await readShownLines(db, tomorrow)).toHaveLength(2);
    // Nothing was counted for three days.
    expect(await readShownLines(db, tomorrow + 3 * dayMs)).toEqual([]);
    expect(await db.selectFrom("promise_switches").select("reason").orderBy("at").execute()).toEqual([
      ...[{ reason: "We are recounting" }, { reason: "" }],
    ]);
  });

  it("emails the person in charge of a late promise once, and the owners once, four open hours later", async () => {
    const { db, staff, members } = await openDesk();
    const tom = (await members.put("tom@team.example", "counselor")).id;
    // Invited by a slip in the address, and never here: they hear of no promise.
    const slip = (await members.put("tomm@team.example", "counselor")).id;
    await db.updateTable("staff").set({ invited_by: staff.owner }).where("id", "=", slip).execute();
    const late = { started_at: monday - dayMs, due_at: monday - 1 };
    const [mine, lapsed] = await storePromises(db, [
      { ...late, thread: { assignee: tom } },
      { ...late, promise: "creditAnalysis", thread: { assignee: tom, claimed_until: monday - 1 } },
      { ...late, due_at: monday + hourMs },
      { ...late, ended_at: monday - 5, ended_how: "answer" },
      { ...late, thread: { state: "dropped" } },
    ]);
    expect(await raiseAlarms(db, at("2026-11-23T07:59"))).toBe(0);
    const raised = await Promise.all([raiseAlarms(db, monday), raiseAlarms(db, monday)]);
    expect(raised.reduce((sum, count) => sum + count)).toBe(2);
    expect(await raiseAlarms(db, monday + 60_000)).toBe(0);
    const emails = await readEmails({ db });
    expect(emails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ["counselor@team.example", "Waiting for an answer: credit analysis, due Mon, Nov 23, 8:59 AM EST"],
      ["tom@team.example", "2 promises waiting for an answer"],
    ]);
    for (const { text, subject } of emails) {
      expect(text).toContain("https://desk.example/desk/threads/");
      expect(text + subject).not.toMatch(/Maria|Lopez/);
    }
    // One was answered in the meantime: anyone not emailed yet gets no email, and the owners hear nothing about it.
    await db
      .updateTable("clocks")
      .set({ ended_at: monday, ended_how: "call" })
      .where("id", "=", lapsed ?? "")
      .execute();
    expect(await readEmails({ db })).toHaveLength(emails.length - 1);
    await db.deleteFrom("outbox").execute();
    expect(await raiseAlarms(db, at("2026-11-23T12:58:59"))).toBe(1);
    await db.deleteFrom("outbox").execute();
    expect(await raiseAlarms(db, at("2026-11-23T13:00"))).toBe(1);
    expect((await readEmails({ db })).map(({ to, text }) => [to, text.includes("as an owner, because")])).toEqual([
      ["owner@team.example", true],
    ]);
    const said = await db
      .selectFrom("promise_alarms")
      .select("level")
      .where("clock_id", "=", mine ?? "")
      .execute();
    expect(said.map(({ level }) => level).toSorted()).toEqual([1, 2]);
    expect(staff.owner).toBeTruthy();
  });

  it("tells owners about a privacy request before its last day is over, and skips removed colleagues", async () => {
    const { db, members, staff } = await openDesk();
    await storePromises(db, [
      {
        promise: "privacyRequest.delete",
        started_at: 1,
        due_at: at("2026-11-23T23:59:59"),
        thread: { kind: "privacy" },
      },
    ]);
    expect(await raiseAlarms(db, at("2026-11-23T17:59"))).toBe(0);
    expect(await raiseAlarms(db, at("2026-11-23T18:00"))).toBe(1);
    const [mail] = await readEmails({ db });
    expect(mail).toMatchObject({ to: "owner@team.example", text: expect.stringContaining("not late yet") });
    await members.put("second@team.example", "owner");
    await db.updateTable("staff").set({ removed_at: monday }).where("id", "=", staff.owner).execute();
    expect(await readEmails({ db })).toEqual([]);
  });

  it("sends the weekly digest once, when the office is open again, with counts and no names", async () => {
    const { db, source } = await openDesk();
    const lastWeek = at("2026-11-18T10:00");
    await storePromises(db, [
      { started_at: lastWeek, due_at: lastWeek + dayMs, ended_at: lastWeek + hourMs, ended_how: "answer" },
      { started_at: lastWeek, due_at: lastWeek + dayMs },
      { started_at: at("2026-11-15T23:59"), due_at: lastWeek + dayMs, ended_at: lastWeek, ended_how: "call" },
    ]);
    await db
      .insertInto("leads")
      .values([leadRow({ created_at: lastWeek }), leadRow({ created_at: monday })])
      .execute();
    expect(await sendWeeklyDigest(source, at("2026-11-23T07:00"))).toBe(false);
    const sent = await Promise.all([sendWeeklyDigest(source, monday), sendWeeklyDigest(source, monday)]);
    expect(sent.filter(Boolean)).toHaveLength(1);
    expect(await sendWeeklyDigest(source, monday + 3 * dayMs)).toBe(false);
    const [mail, ...others] = await readEmails({ db });
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "owner@team.example", subject: "Your week at the desk, from November 16, 2026" });
    expect(mail?.text).toContain("Right now 1 answer is late");
    expect(mail?.text).toMatch(/Message from a form, 24 hours: 2 promised, 1\s+kept, 1 late, 0 still in time/);
    expect(mail?.text).toContain("/get-started: 1 request, 0 messages, 0 bookings");
    expect(mail?.text).not.toMatch(/Maria|Lopez/);
  });

  it("sends no emails that an owner turned off, and no digest for a week in which nothing happened", async () => {
    const { db, source, staff } = await openDesk();
    const owner = someActor({ staffId: staff.owner, may: ["set-promises"] });
    await lookAtPromises(source, monday);
    expect(await readEmails({ db })).toEqual([]);
    await storePromises(db, [{ started_at: monday - 5 * dayMs, due_at: monday - dayMs }]);
    for (const name of ["alarms", "digest"] as const) await setSwitch(db, owner, { name, isOn: false, reason: "" });
    await lookAtPromises(source, monday + 7 * dayMs);
    expect(await readEmails({ db })).toEqual([]);
    await setSwitch(db, { ...owner, nowMs: owner.nowMs + 1 }, { name: "alarms", isOn: true, reason: "" });
    await lookAtPromises(source, monday + 7 * dayMs);
    expect(await readEmails({ db })).toHaveLength(2);
  });

  it("shows its counts on the page, and threads only to users who may see people", async () => {
    const { db, source, staff } = await openDesk();
    await storePromises(db, [
      {
        promise: "creditAnalysis",
        source: "lead",
        started_at: monday - dayMs,
        due_at: monday - hourMs,
        thread: { kind: "analysis", assignee: staff.counselor },
      },
      {
        promise: "creditAnalysis",
        source: "lead",
        started_at: monday - 2 * dayMs,
        due_at: monday - dayMs,
        ended_at: monday - 2 * dayMs + hourMs,
        ended_how: "answer",
        thread: { kind: "analysis", stage: "talking" },
      },
    ]);
    const asked = { period: "90", kind: "analysis" } as const;
    const page = await readPromisePage(
      source,
      someActor({ nowMs: monday, may: ["read-counts", "read-people"] }),
      asked,
    );
    expect(page.headline).toBe(
      "Half waited at most 1 h for a person’s answer, one in ten has waited 24 h or longer. 1 of 2 waited longer than we said.",
    );
    // What is counted is an answer, and it is called that.
    expect(page.lines.map(({ promise }) => promise)).toEqual([
      expect.stringContaining("have an answer within"),
      expect.stringContaining("Whoever asks for an analysis has an answer within"),
    ]);
    expect(page.rows[0]).toEqual({
      label: "Credit analysis: first answer",
      time: "24 hours",
      counted: 2,
      kept: "1 (50%)",
      late: 1,
      inTime: 0,
      // One came on a Saturday morning before the office opened, the other on a Sunday.
      median: { plain: "1 h", open: "less than a minute" },
      ninetieth: { plain: "24 h or more", open: "1 h or more" },
    });
    expect(page.weeks).toHaveLength(13);
    expect(page.weeks.map(({ kept, late }) => kept + late).reduce((sum, count) => sum + count)).toBe(2);
    expect(page.late?.map(({ words }) => words)).toEqual(["late by 1 h, still open, counselor@team.example"]);
    expect(page.stages.map(({ stage, people }) => [stage, people])).toEqual([
      ...[
        ["new", 2],
        ["answered", 1],
        ["analysis-sent", 1],
        ["talking", 1],
        ["with-a-lender", 0],
        ["won", 0],
      ],
    ]);
    const counts = await readPromisePage(source, someActor({ nowMs: monday, may: ["read-counts"] }), asked);
    expect(counts.late).toBeNull();
    expect(JSON.stringify(counts)).not.toContain("/desk/threads/");
    await expect(readPromisePage(source, someActor({ may: [] }), asked)).rejects.toMatchObject({ code: "not-allowed" });
  });

  it("counts what visitors send by page and by campaign, and exports the counts as a spreadsheet", async () => {
    const { db, source } = await openDesk();
    const campaign = (fields: object) => ({ created_at: monday, attribution: JSON.stringify(fields) });
    await db
      .insertInto("leads")
      .values([
        leadRow(campaign({ utm_source: "radio", utm_campaign: "spring" })),
        leadRow(campaign({ utm_source: "=HYPERLINK(1)" })),
        leadRow(campaign({ referrer: "https://news.example/a" })),
        leadRow({ created_at: monday, page_url: "https://x.example/guides/save" }),
        leadRow({ created_at: monday - 91 * dayMs }),
      ])
      .execute();
    await db
      .insertInto("messages")
      .values([messageRow({ created_at: monday }), messageRow({ created_at: monday, status: "dropped" })])
      .execute();
    const span = { fromMs: monday - 90 * dayMs, untilMs: monday + 1 };
    const pages = await readPageCounts(source, span);
    expect(pages.map(({ name, leads, messages }) => [name, leads, messages])).toEqual([
      ...[
        ["/get-started", 3, 0],
        ["/contact", 0, 1],
        ["/guides/save", 1, 0],
      ],
    ]);
    const campaigns = await readCampaignCounts(source, span);
    expect(campaigns.map(({ name, leads, messages }) => [name, leads, messages])).toEqual([
      ...[
        ["No campaign", 1, 1],
        ["From news.example", 1, 0],
        ["Other", 1, 0],
        ["radio / spring", 1, 0],
      ],
    ]);
    expect(writeNumbersCsv(pages, campaigns).split("\r\n").slice(0, 2)).toEqual([
      ...[
        '\ufeff"by","name","requests","messages","bookings","requests_answered","requests_won"',
        '"page","/get-started","3","0","0","0","0"',
      ],
    ]);
    expect(await readStages(source, span)).toHaveLength(6);
  });
});
