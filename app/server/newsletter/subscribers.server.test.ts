import { expect, it } from "vitest";
import { openDatabase, type SiteDatabase } from "#app/server/database/database.server.ts";
import {
  createRecipientLimit,
  type RecipientLimit,
  unlimitedRecipients,
} from "#app/server/guard/recipient-limit.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { noEmail } from "#test/recipients.ts";
import { answerRequests } from "./newsletter-requests.server.ts";
import { createNewsletterStore, type NewsletterRequest } from "./subscribers.server.ts";

const maria: NewsletterRequest = {
  kind: "sign-up",
  email: "Maria@visitor.example",
  pageUrl: "http://localhost:3000/blog",
};

describeEachDatabase("newsletter subscribers", ({ open, settings }) => {
  async function openStore() {
    const database = await open();
    const { db } = database;
    const store = createNewsletterStore(database);
    /** Asks like a visitor; says whether the answer queued an email. */
    const ask = async (change: Partial<NewsletterRequest> = {}, recipients: RecipientLimit = unlimitedRecipients) => {
      const before = (await emailsOf(database)).length;
      await store.request({ ...maria, ...change });
      await answerRequests({ db, recipients });
      expect(await requestsOf(database)).toEqual([]);
      return { mailQueued: (await emailsOf(database)).length > before };
    };
    return { database, store, ask };
  }

  async function onlyId({ db }: SiteDatabase): Promise<string> {
    return (await db.selectFrom("newsletter_subscribers").select("id").executeTakeFirstOrThrow()).id;
  }

  function emailsOf({ db }: SiteDatabase) {
    return db.selectFrom("outbox").selectAll().orderBy("id").execute();
  }

  function requestsOf({ db }: Pick<SiteDatabase, "db">) {
    return db.selectFrom("newsletter_requests").selectAll().orderBy("id").execute();
  }

  /** As if the emails so far had been sent that long ago. */
  async function age({ db }: SiteDatabase, minutes: number) {
    await db
      .updateTable("outbox")
      .set((eb) => ({
        state: "sent",
        created_at: eb("created_at", "-", minutes * 60_000),
        next_attempt_at: eb("next_attempt_at", "-", minutes * 60_000),
      }))
      .execute();
  }

  it("are pending until they confirm, and get one email that asks them to", async () => {
    const { database, store, ask } = await openStore();
    expect(await ask()).toEqual({ mailQueued: true });
    const id = await onlyId(database);
    expect(await store.find(id)).toMatchObject({ email: maria.email, status: "pending", page_url: maria.pageUrl });
    expect(await emailsOf(database)).toMatchObject([
      { kind: "newsletter-confirmation", subject_type: "subscriber", subject_id: id, state: "queued" },
    ]);
    const confirmed = await store.confirm(id);
    expect(confirmed).toMatchObject({ status: "confirmed", confirmed_at: expect.any(Number) });
    expect(await store.confirm(id)).toEqual(confirmed);
  });

  it("are one per address, in any case, even when several processes answer the same requests", async () => {
    const { database, store } = await openStore();
    const other = await openDatabase(settings());
    try {
      const recipients = createRecipientLimit(testDataKey, { perHour: 5, perDay: 10 });
      const asked = Array.from({ length: 20 }, (_, n) =>
        store.request({ ...maria, email: n % 2 ? "MARIA@VISITOR.EXAMPLE" : maria.email }),
      );
      await Promise.all(asked);
      expect(await requestsOf(database)).toHaveLength(20);
      const processes = [database, other, database, other];
      // SQLite waits for its lock and blocks this process, so there they run one after the other.
      const answering = processes.map((of) => () => answerRequests({ db: of.db, recipients }));
      if (database.dialect === "postgres") await Promise.all(answering.map((answer) => answer()));
      else for (const answer of answering) await answer();
      expect(await requestsOf(database)).toEqual([]);
      expect(await emailsOf(database)).toHaveLength(1);
      await onlyId(database);
      const counts = await database.db.selectFrom("recipient_counts").select("in_hour").execute();
      expect(counts, "a request that sends no email doesn't count toward the recipient's limit").toEqual([
        { in_hour: 1 },
      ]);
    } finally {
      await other.close();
    }
  });

  it("get the unsubscribe link by email if they are on the list, and others don't", async () => {
    const { database, store, ask } = await openStore();
    const leave = { kind: "leave" } as const;
    expect(await ask({ ...leave, email: "nobody@visitor.example" })).toEqual({ mailQueued: false });
    expect(await database.db.selectFrom("newsletter_subscribers").selectAll().execute()).toEqual([]);

    await ask();
    const id = await onlyId(database);
    await age(database, 11);
    expect(await ask(leave, noEmail)).toEqual({ mailQueued: false });
    expect(await ask({ ...leave, email: "MARIA@visitor.example" })).toEqual({ mailQueued: true });
    expect(await store.find(id)).toMatchObject({ email: maria.email, status: "pending" });
    expect((await emailsOf(database)).map(({ kind }) => kind)).toContain("newsletter-leave");

    await store.unsubscribe(id);
    await age(database, 11);
    expect(await ask(leave)).toEqual({ mailQueued: false });
  });

  it("get one email in ten minutes and three a day, no matter who asks", async () => {
    const { database, ask } = await openStore();
    expect(await ask()).toEqual({ mailQueued: true });
    await age(database, 9);
    expect(await ask()).toEqual({ mailQueued: false });
    for (const mailQueued of [true, true, false]) {
      await age(database, 10);
      expect(await ask()).toEqual({ mailQueued });
    }
    await age(database, 24 * 60);
    expect(await ask()).toEqual({ mailQueued: true });
  });

  it("get no email when the mailbox has reached its limit across all forms, but are still stored", async () => {
    const { database, store, ask } = await openStore();
    expect(await ask({}, noEmail)).toEqual({ mailQueued: false });
    expect(await store.find(await onlyId(database))).toMatchObject({ status: "pending" });
    expect(await ask()).toEqual({ mailQueued: true });
  });

  it("who leave right after our email and come back by the link in it are asked to confirm at once", async () => {
    const { database, store, ask } = await openStore();
    await ask();
    await age(database, 2);
    const id = await onlyId(database);
    await store.unsubscribe(id);
    expect(await store.comeBack(id, unlimitedRecipients)).toBe("queued");
    const [, second] = await emailsOf(database);
    expect(second).toMatchObject({ kind: "newsletter-confirmation", state: "queued" });
    expect(second?.next_attempt_at).toBeLessThanOrEqual(Date.now());
  });

  it("who leave and sign up again in the form within ten minutes get their email once these are over", async () => {
    const { database, store, ask } = await openStore();
    await ask();
    await age(database, 11);
    const id = await onlyId(database);
    await store.confirm(id);
    expect(await ask({ kind: "leave" })).toEqual({ mailQueued: true });
    await age(database, 4);
    await store.unsubscribe(id);
    expect(await ask()).toEqual({ mailQueued: true });
    expect(await ask(), "it is on its way").toEqual({ mailQueued: false });
    const last = (await emailsOf(database)).at(-1);
    expect(last).toMatchObject({ kind: "newsletter-confirmation", state: "queued" });
    const minutes = ((last?.next_attempt_at ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(5.5);
    expect(minutes).toBeLessThanOrEqual(6);
  });

  it("choose topics and a pause, and the pause stays when topics change", async () => {
    const { database, store, ask } = await openStore();
    await ask();
    const id = await onlyId(database);
    const paused = await store.choose(id, { guides: true, reports: false, pause: 30 });
    expect(paused).toMatchObject({ wants_guides: 1, wants_reports: 0 });
    expect((paused?.paused_until ?? 0) - Date.now()).toBeGreaterThan(29.9 * 24 * 3_600_000);
    const kept = await store.choose(id, { guides: false, reports: true, pause: "keep" });
    expect(kept).toMatchObject({ wants_guides: 0, wants_reports: 1, paused_until: paused?.paused_until });
    expect(await store.choose(id, { guides: true, reports: true, pause: "none" })).toMatchObject({
      paused_until: null,
    });
  });

  it("who leave get no more email, not even a queued one, until they come back through one of our links", async () => {
    const { database, store, ask } = await openStore();
    await ask();
    const id = await onlyId(database);
    expect(await store.unsubscribe(id)).toMatchObject({ status: "unsubscribed" });
    expect(await store.unsubscribe(id)).toMatchObject({ status: "unsubscribed" });
    expect(await emailsOf(database)).toEqual([]);
    expect(await store.confirm(id)).toMatchObject({ status: "confirmed", unsubscribed_at: null });
    await store.unsubscribe(id);
    expect(await store.comeBack(id, unlimitedRecipients)).toBeNull();
    expect(await store.find(id)).toMatchObject({ status: "confirmed", unsubscribed_at: null });
    expect(await store.comeBack("nobody", unlimitedRecipients)).toBeNull();
  });

  it("who sign up again after leaving or an erasure get only the confirmation email until they confirm", async () => {
    const { database, store, ask } = await openStore();
    await ask();
    const id = await onlyId(database);
    await store.confirm(id);
    await store.unsubscribe(id);
    await age(database, 10);
    expect(await ask({ email: "maria@VISITOR.example" })).toEqual({ mailQueued: true });
    expect(await store.find(id)).toMatchObject({ status: "unsubscribed" });
    expect(await store.confirm(id)).toMatchObject({ status: "confirmed", unsubscribed_at: null });

    await store.erase(maria.email);
    expect(await ask()).toEqual({ mailQueued: true });
    expect(await store.find(await onlyId(database))).toMatchObject({ status: "pending", confirmed_at: null });
  });

  it("who never confirmed are asked again when they come back, and nothing else confirms them", async () => {
    const { database, store, ask } = await openStore();
    await ask();
    const id = await onlyId(database);
    expect(await store.comeBack(id, unlimitedRecipients), "the email to confirm is there").toBe("there");
    expect(await store.find(id)).toMatchObject({ status: "pending" });
    await age(database, 10);
    await store.unsubscribe(id);
    expect(await store.comeBack(id, noEmail)).toBe("limit");
    expect(await store.find(id)).toMatchObject({ status: "pending" });
    expect(await store.comeBack(id, unlimitedRecipients)).toBe("queued");
    expect(await store.find(id)).toMatchObject({ status: "pending", confirmed_at: null, unsubscribed_at: null });
    expect(await emailsOf(database)).toMatchObject([{ state: "sent" }, { state: "queued", subject_id: id }]);
  });

  it("who come back by our link are asked to confirm, however often strangers typed their address today", async () => {
    const { database, store, ask } = await openStore();
    const recipients = createRecipientLimit(testDataKey, { perHour: 5, perDay: 10 });
    for (let turn = 0; turn < 3; turn += 1) {
      await ask({}, recipients);
      await age(database, 11);
    }
    await database.db.transaction().execute((transaction) => recipients.grant(transaction, Array(9).fill(maria.email)));
    expect(await ask({}, recipients)).toEqual({ mailQueued: false });
    const id = await onlyId(database);
    await store.unsubscribe(id);
    expect(await store.comeBack(id, recipients)).toBe("queued");
  });

  it("don't reveal by response time who was on the list before", async () => {
    const { database, store, ask } = await openStore();
    const seen: string[] = [];
    const watched = database.db.withPlugin({
      transformQuery({ node }) {
        const [, table] = /"(newsletter_\w+|outbox|recipient_\w+)"/.exec(JSON.stringify(node)) ?? [];
        seen.push(`${node.kind} ${table}`);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const asked = createNewsletterStore({ db: watched });
    /** The work a visitor waits for; after that they get their answer. */
    const workFor = async (kind: NewsletterRequest["kind"]) => {
      seen.length = 0;
      await asked.request({ ...maria, kind });
      const work = [...seen];
      await answerRequests({ db: database.db, recipients: unlimitedRecipients });
      return work;
    };
    const work: Record<string, string[]> = { stranger: await workFor("leave"), fresh: await workFor("sign-up") };
    const id = await onlyId(database);
    work.pending = await workFor("sign-up");
    await store.confirm(id);
    await age(database, 10);
    work.confirmed = await workFor("sign-up");
    await age(database, 10);
    work.leaving = await workFor("leave");
    await store.unsubscribe(id);
    work.left = await workFor("sign-up");
    await store.erase(maria.email);
    work.erased = await workFor("sign-up");
    for (const [name, done] of Object.entries(work))
      expect(done, name).toEqual(["InsertQueryNode newsletter_requests"]);
    expect(await ask()).toEqual({ mailQueued: false });
  });

  it("who are erased leave nothing, not even a request they just made", async () => {
    const { database, store, ask } = await openStore();
    await ask();
    const id = await onlyId(database);
    await store.request(maria);
    await store.erase("MARIA@visitor.example");
    expect(await requestsOf(database)).toEqual([]);
    expect(await store.find(id)).toBeNull();
    expect(await store.confirm(id)).toBeNull();
    expect(await store.unsubscribe(id)).toBeNull();
    expect(await emailsOf(database)).toEqual([]);
    expect(await database.db.selectFrom("newsletter_subscribers").selectAll().execute()).toEqual([]);
  });

  it("are not half stored when the email cannot be stored, and are asked to confirm once it can", async () => {
    const { database, store } = await openStore();
    await store.request(maria);
    const failing = failingInsert(database, "outbox");
    await expect(answerRequests({ db: failing, recipients: unlimitedRecipients })).rejects.toThrow("disk full");
    expect(await database.db.selectFrom("newsletter_subscribers").selectAll().execute()).toEqual([]);
    expect(await requestsOf(database)).toHaveLength(1);
    await answerRequests({ db: database.db, recipients: unlimitedRecipients });
    expect(await emailsOf(database)).toMatchObject([{ kind: "newsletter-confirmation", state: "queued" }]);
  });

  it("are asked to confirm even when a request before theirs fails each time, which is retried for a day", async () => {
    const { database, store } = await openStore();
    const { db } = database;
    const broken = { kind: "made-up" as never, email: "tom@visitor.example", page_url: "" };
    const times = [Date.now() - 25 * 60 * 60 * 1000, Date.now() - 23 * 60 * 60 * 1000];
    const refused = times.map((created_at, index) => ({ ...broken, id: `${index}`, created_at }));
    await db.insertInto("newsletter_requests").values(refused).execute();
    await store.request(maria);
    await expect(answerRequests({ db, recipients: unlimitedRecipients })).rejects.toThrow();
    expect(await emailsOf(database)).toMatchObject([{ kind: "newsletter-confirmation", state: "queued" }]);
    expect(await requestsOf(database)).toMatchObject([{ id: "1" }]);
  });

  it("are told when their request can't be stored", async () => {
    const { database } = await openStore();
    const refused = createNewsletterStore({ db: failingInsert(database, "newsletter_requests") }).request(maria);
    await expect(refused).rejects.toMatchObject({ code: "storage-unavailable", retryAfterSeconds: 10 });
  });

  function failingInsert({ db }: SiteDatabase, table: string) {
    return db.withPlugin({
      transformQuery({ node }) {
        if (node.kind === "InsertQueryNode" && JSON.stringify(node).includes(`"${table}"`))
          throw new Error("disk full");
        return node;
      },
      transformResult: async ({ result }) => result,
    });
  }
});
