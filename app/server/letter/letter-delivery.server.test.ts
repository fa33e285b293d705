import { expect, it, vi } from "vitest";
import { recordStop } from "#app/server/contact/stops.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createNewsletterStore } from "#app/server/newsletter/subscribers.server.ts";
import { usualTiming } from "#app/server/outgoing/delivery-timing.server.ts";
import { createLeaseQueue } from "#app/server/outgoing/outbox.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { silentLog } from "#test/desk-samples.ts";
import { scheduleIssue, subscriberRow } from "#test/letter-list.ts";
import { refusal, startMailServer } from "#test/mail-server.ts";
import { rounds } from "#test/rounds.ts";
import { countRecipients, newRecipient } from "./issue-recipients.server.ts";
import { noteLetterBounce } from "./letter-bounces.server.ts";
import { createLetterDelivery } from "./letter-delivery.server.ts";

const patience = { timeout: 20_000, interval: 20 };
const day = 24 * 3_600_000;

describeDatabase("a letter", ({ open, settings }) => {
  async function openList(emails: string[]) {
    const database = await open();
    const rows = emails.map((email) => subscriberRow({ email }));
    if (rows.length > 0) await database.db.insertInto("newsletter_subscribers").values(rows).execute();
    return {
      database,
      db: database.db,
      rows,
      idOf: (email: string) => rows.find((row) => row.email === email)?.id ?? "",
    };
  }

  function deliver(database: SiteDatabase, smtpUrl: string, change: Partial<Settings> = {}) {
    const own: Settings = {
      ...settings(),
      smtpUrl,
      mailFrom: "Path to Keys <letters@business.example>",
      lettersPerMinute: 600_000,
      siteUrl: "https://site.example",
      ...change,
    };
    const timing = { ...usualTiming, parallel: 2, pollMs: 20, leastPauseMs: 20, mostPauseMs: 50 };
    return createLetterDelivery({ database, dataKey: testDataKey, settings: own, log: silentLog }, timing);
  }

  const stateOf = async ({ db }: SiteDatabase, id: string) =>
    (await db.selectFrom("issues").select("state").where("id", "=", id).executeTakeFirst())?.state;

  it("goes once to everyone allowed, with an unsubscribe link, our address and the same words in both parts", async () => {
    const server = await startMailServer();
    const readers = Array.from({ length: rounds(40, 450) }, (_, index) => `reader-${index}@visitor.example`);
    const { database, db, idOf } = await openList(readers);
    const now = Date.now();
    const others = {
      pending: subscriberRow({ email: "pending@visitor.example", status: "pending", confirmed_at: null }),
      left: subscriberRow({ email: "left@visitor.example", status: "unsubscribed" }),
      resting: subscriberRow({ email: "resting@visitor.example", paused_until: now + day }),
      stopped: subscriberRow({ email: "Stopped@visitor.example" }),
      undelivered: subscriberRow({ email: "gone@visitor.example" }),
      // Subscribed again after the stop.
      back: subscriberRow({ email: "back@visitor.example" }),
    };
    await db.insertInto("newsletter_subscribers").values(Object.values(others)).execute();
    const stop = { channel: "all", scope: "marketing", source: "phone" } as const;
    await recordStop(db, testDataKey, { ...stop, email: "stopped@visitor.example" }, now);
    await recordStop(db, testDataKey, { ...stop, email: "back@visitor.example" }, now - 2 * day);
    await db
      .insertInto("letter_undelivered")
      .values({ subscriber_id: others.undelivered.id, code: "5.1.1", at: now })
      .execute();
    const issue = await scheduleIssue(db);
    const delivery = deliver(database, server.url);
    delivery.start();
    // Each email is rendered separately.
    await vi.waitFor(async () => expect(await stateOf(database, issue.id)).toBe("sent"), { timeout: 60_000 });
    await delivery.stop();

    const got = server.arrived.flatMap(({ recipients }) => recipients).toSorted();
    expect(got).toEqual([...readers, "back@visitor.example"].toSorted());
    expect(await countRecipients(db, issue.id)).toEqual({
      queued: 0,
      tryingAgain: 0,
      sent: readers.length + 1,
      failed: 0,
      leftOut: 0,
    });
    const mail = server.arrived.find(({ recipients }) => recipients[0] === "reader-7@visitor.example");
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    const leave = /^<(https:\/\/site\.example\/newsletter\/unsubscribe\?token=[\w.-]+)>$/.exec(
      header("list-unsubscribe") ?? "",
    )?.[1];
    expect(leave).toContain(idOf("reader-7@visitor.example"));
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(header("list-id")).toContain("<letter.business.example>");
    for (const part of [mail?.html, mail?.text]) {
      expect(part).toContain(leave);
      expect(part).toContain("https://site.example/guides");
      expect(part).toContain("100 Example Street");
      expect(part).toContain(`https://site.example/newsletter/${issue.number}`);
      expect(part).not.toContain(".invalid");
    }
    expect(mail?.html).toMatch(/<h1[^>]*>One thing to do<\/h1>/);
    expect(mail?.text).toContain("Read four lines in your");
  });

  it("is checked again just before it goes: it skips anyone who left, asked to stop, paused or was erased", async () => {
    const readers = Array.from({ length: 30 }, (_, index) => `reader-${index}@visitor.example`);
    const { database, db, rows } = await openList(readers);
    const store = createNewsletterStore(database);
    let begun = false;
    // The first connection waits until the other readers have changed their minds.
    const changed = Promise.withResolvers<void>();
    const server = await startMailServer({
      onRcptTo(_address, _session, done) {
        begun = true;
        void changed.promise.then(() => done());
      },
    });
    const issue = await scheduleIssue(db);
    const delivery = deliver(database, server.url);
    delivery.start();
    await vi.waitFor(() => expect(begun).toBe(true), patience);
    const waiting = await db
      .selectFrom("issue_recipients")
      .select("subscriber_id")
      .where("state", "=", "queued")
      .where("claimed_by", "is", null)
      .execute();
    const [left, stopped, resting, erased] = waiting
      .slice(-4)
      .map(({ subscriber_id }) => rows.find(({ id }) => id === subscriber_id));
    if (!left || !stopped || !resting || !erased) throw new Error("Too few are left");
    await store.unsubscribe(left.id);
    await recordStop(
      db,
      testDataKey,
      { channel: "email", scope: "marketing", source: "email-reply", email: stopped.email },
      Date.now(),
    );
    await store.choose(resting.id, { guides: true, reports: true, pause: 30 });
    await store.erase(erased.email);
    changed.resolve();
    await vi.waitFor(async () => expect(await stateOf(database, issue.id)).toBe("sent"), patience);
    await delivery.stop();
    const got = server.arrived.flatMap(({ recipients }) => recipients);
    expect(got).toHaveLength(26);
    expect(got.filter((email) => [left, stopped, resting, erased].some((one) => one.email === email))).toEqual([]);
    const reasons = db
      .selectFrom("issue_recipients")
      .select("reason")
      .where("state", "=", "left-out")
      .orderBy("reason");
    expect((await reasons.execute()).map(({ reason }) => reason)).toEqual([
      "asked-to-stop",
      "erased",
      "resting",
      "unsubscribed",
    ]);
  });

  it("waits while it is paused, and continues where it left off", async () => {
    const { database, db } = await openList(
      Array.from({ length: 12 }, (_, index) => `reader-${index}@visitor.example`),
    );
    const server = await startMailServer();
    const issue = await scheduleIssue(db);
    // Five a second, so that it takes a while.
    const delivery = deliver(database, server.url, { lettersPerMinute: 300 });
    delivery.start();
    await vi.waitFor(() => expect(server.arrived.length).toBeGreaterThan(2), patience);
    await db.updateTable("issues").set({ state: "paused" }).where("id", "=", issue.id).execute();
    await vi.waitFor(async () => {
      const claimed = db.selectFrom("issue_recipients").select("id").where("claimed_by", "is not", null);
      expect(await claimed.execute()).toEqual([]);
    }, patience);
    const before = server.arrived.length;
    expect(before).toBeLessThan(12);
    const another = await scheduleIssue(db);
    await vi.waitFor(async () => expect(await stateOf(database, another.id)).toBe("sent"), patience);
    expect(server.arrived).toHaveLength(before + 12);
    await db.updateTable("issues").set({ state: "sending" }).where("id", "=", issue.id).execute();
    await vi.waitFor(async () => expect(await stateOf(database, issue.id)).toBe("sent"), patience);
    await delivery.stop();
    expect(new Set(server.arrived.flatMap(({ recipients }) => recipients)).size).toBe(12);
    expect(server.arrived).toHaveLength(24);
  });

  it("that an address refuses for good fails once and stops later letters to it; the others go out", async () => {
    const { database, db, idOf } = await openList([
      "dead@visitor.example",
      "blocked@visitor.example",
      "fine@visitor.example",
    ]);
    const server = await startMailServer({
      onRcptTo({ address }, _session, done) {
        if (address.startsWith("dead")) done(refusal(550, "5.1.1 unknown"));
        else done(address.startsWith("blocked") ? refusal(550, "5.7.1 policy") : undefined);
      },
    });
    const issue = await scheduleIssue(db);
    const delivery = deliver(database, server.url);
    delivery.start();
    await vi.waitFor(async () => expect(await stateOf(database, issue.id)).toBe("sent"), patience);
    await delivery.stop();
    expect(await countRecipients(db, issue.id)).toMatchObject({ sent: 1, failed: 2 });
    const undelivered = await db.selectFrom("letter_undelivered").select("subscriber_id").execute();
    expect(undelivered).toEqual([{ subscriber_id: idOf("dead@visitor.example") }]);
  });

  it("sent to a colleague as a test goes out before the others, and isn't counted", async () => {
    const { database, db } = await openList(["fine@visitor.example"]);
    const server = await startMailServer();
    const { id } = await scheduleIssue(db);
    await db.updateTable("issues").set({ state: "draft" }).execute();
    const staff = {
      id: "eve",
      email: "eve@team.example",
      email_key: "eve@team.example",
      name: "Eve",
      role: "editor",
    } as const;
    await db
      .insertInto("staff")
      .values({ ...staff, created_at: 1, removed_at: null, invited_by: null })
      .execute();
    await db
      .insertInto("issue_recipients")
      .values(newRecipient(id, { staff_id: "eve" }, Date.now()))
      .execute();
    const delivery = deliver(database, server.url);
    delivery.start();
    await vi.waitFor(() => expect(server.arrived).toHaveLength(1), patience);
    await delivery.stop();
    const [mail] = server.arrived;
    expect(mail?.recipients).toEqual(["eve@team.example"]);
    expect(mail?.subject).toBe("Test: Read four lines today");
    expect(mail?.text).not.toContain(".invalid");
    expect(await stateOf(database, id)).toBe("draft");
    expect(await countRecipients(db, id)).toMatchObject({ sent: 0, queued: 0 });
  });

  it("whose process was killed is taken over when its lease ends, and no one is skipped", async () => {
    const { database, db } = await openList(
      Array.from({ length: 40 }, (_, index) => `reader-${index}@visitor.example`),
    );
    const server = await startMailServer();
    const issue = await scheduleIssue(db);
    // Rows claimed by a process that no longer exists.
    const gone = deliver(database, "smtp://127.0.0.1:9");
    gone.start();
    await vi.waitFor(async () => expect((await countRecipients(db, issue.id)).queued).toBe(40), patience);
    await gone.stop();
    await createLeaseQueue(database, { table: "issue_recipients", leaseMs: 300 }).claim(16);
    const delivery = deliver(database, server.url);
    delivery.start();
    await vi.waitFor(async () => expect(await stateOf(database, issue.id)).toBe("sent"), patience);
    await delivery.stop();
    expect(server.arrived).toHaveLength(40);
    expect(new Set(server.arrived.flatMap(({ recipients }) => recipients)).size).toBe(40);
  });

  it("that bounces counts only by its message id: hard at once, soft after three in a row over 15 days", async () => {
    const { db, idOf } = await openList(["hard@visitor.example", "soft@visitor.example"]);
    const undelivered = async () =>
      (await db.selectFrom("letter_undelivered").selectAll().execute()).map((row) => row.subscriber_id);
    const now = Date.now();
    const sendTo = async (email: string, sentAt: number) => {
      const { id } = await scheduleIssue(db);
      const row = {
        ...newRecipient(id, { subscriber_id: idOf(email) }, sentAt),
        state: "sent",
        sent_at: sentAt,
      } as const;
      await db.insertInto("issue_recipients").values(row).execute();
      return `<${row.id}@business.example>`;
    };
    const report = (messageId: string, code: string, action: "failed" | "delayed" = "failed") =>
      noteLetterBounce(db, { messageIds: [messageId], code, action, atMs: now });

    expect(await report("<not-ours@business.example>", "5.1.1")).toBe(false);
    const hard = await sendTo("hard@visitor.example", now);
    expect(await report(hard, "4.4.7", "delayed")).toBe(true);
    expect(await undelivered()).toEqual([]);
    expect(await report(hard, "5.1.1")).toBe(true);
    expect(await undelivered()).toEqual([idOf("hard@visitor.example")]);
    await db.deleteFrom("letter_undelivered").execute();

    for (const [ago, expected] of [
      [22, 0],
      [15, 0],
      [7, 1],
    ] as const) {
      await report(await sendTo("soft@visitor.example", now - ago * day), "5.2.2");
      expect(await undelivered()).toHaveLength(expected);
    }
  });
});
