import { expect, it } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { createNewsletterStore, type NewSubscriber } from "./subscribers.server.ts";

const maria: NewSubscriber = {
  email: "Maria@visitor.example",
  pageUrl: "http://localhost:3000/blog",
};

describeEachDatabase("the subscribers of the newsletter", ({ open }) => {
  async function openStore() {
    const database = await open();
    return { database, store: createNewsletterStore(database) };
  }

  async function onlyId({ db }: SiteDatabase): Promise<string> {
    return (await db.selectFrom("newsletter_subscribers").select("id").executeTakeFirstOrThrow()).id;
  }

  async function mailsOf({ db }: SiteDatabase) {
    return db.selectFrom("outbox").selectAll().execute();
  }

  /** As if the mails so far had been sent so long ago. */
  async function age({ db }: SiteDatabase, minutes: number) {
    await db
      .updateTable("outbox")
      .set((eb) => ({ state: "sent", created_at: eb("created_at", "-", minutes * 60_000) }))
      .execute();
  }

  it("are pending until they confirm, with one mail that asks them to", async () => {
    const { database, store } = await openStore();
    expect(await store.ask(maria)).toEqual({ mailQueued: true });
    const id = await onlyId(database);
    expect(await store.find(id)).toMatchObject({ email: maria.email, status: "pending", page_url: maria.pageUrl });
    expect(await mailsOf(database)).toMatchObject([
      { kind: "newsletter-confirmation", subject_type: "subscriber", subject_id: id, state: "queued" },
    ]);
    const confirmed = await store.confirm(id);
    expect(confirmed).toMatchObject({ status: "confirmed", confirmed_at: expect.any(Number) });
    expect(await store.confirm(id)).toEqual(confirmed);
  });

  it("are one for each address, however often, at once and in whatever case it is typed", async () => {
    const { database, store } = await openStore();
    const asked = Array.from({ length: 20 }, (_, n) =>
      store.ask({ ...maria, email: n % 2 ? "MARIA@VISITOR.EXAMPLE" : maria.email }),
    );
    expect((await Promise.all(asked)).filter(({ mailQueued }) => mailQueued)).toHaveLength(1);
    expect(await mailsOf(database)).toHaveLength(1);
  });

  it("get the link to leave by email, if they are on the list, and nobody else does", async () => {
    const { database, store } = await openStore();
    const stranger = { email: "nobody@visitor.example" };
    expect(await store.askToLeave(stranger)).toEqual({ mailQueued: false });
    expect(await database.db.selectFrom("newsletter_subscribers").selectAll().execute()).toEqual([]);

    await store.ask(maria);
    const id = await onlyId(database);
    expect(await store.askToLeave({ email: maria.email }), "a mail has the link already").toEqual({
      mailQueued: false,
    });
    await age(database, 11);
    expect(await store.askToLeave({ email: maria.email, mayMail: false })).toEqual({
      mailQueued: false,
    });
    expect(await store.askToLeave({ email: "MARIA@visitor.example" })).toEqual({ mailQueued: true });
    expect(await store.find(id)).toMatchObject({ email: maria.email, status: "pending" });
    expect((await mailsOf(database)).map(({ kind }) => kind)).toContain("newsletter-leave");

    await store.unsubscribe(id);
    await age(database, 11);
    expect(await store.askToLeave({ email: maria.email })).toEqual({ mailQueued: false });
  });

  it("get one mail in ten minutes and three a day, whoever asks", async () => {
    const { database, store } = await openStore();
    const ask = async () => (await store.ask(maria)).mailQueued;
    expect(await ask()).toBe(true);
    await age(database, 9);
    expect(await ask()).toBe(false);
    for (const expected of [true, true, false]) {
      await age(database, 10);
      expect(await ask()).toBe(expected);
    }
    await age(database, 24 * 60);
    expect(await ask()).toBe(true);
  });

  it("choose topics and a pause, and a pause is kept while topics change", async () => {
    const { database, store } = await openStore();
    await store.ask(maria);
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

  it("who leave get no mail anymore, not even one that waits, until they come back by a link of ours", async () => {
    const { database, store } = await openStore();
    await store.ask(maria);
    const id = await onlyId(database);
    expect(await store.unsubscribe(id)).toMatchObject({ status: "unsubscribed" });
    expect(await store.unsubscribe(id)).toMatchObject({ status: "unsubscribed" });
    expect(await mailsOf(database)).toEqual([]);
    expect(await store.confirm(id)).toMatchObject({ status: "confirmed", unsubscribed_at: null });
    await store.unsubscribe(id);
    expect(await store.comeBack(id)).toEqual({ mailQueued: false });
    expect(await store.find(id)).toMatchObject({ status: "confirmed", unsubscribed_at: null });
    expect(await store.comeBack("nobody")).toEqual({ mailQueued: false });
  });

  it("who left or were erased, and sign up again, get the email that asks, and nothing else until they confirm", async () => {
    const { database, store } = await openStore();
    await store.ask(maria);
    const id = await onlyId(database);
    await store.confirm(id);
    await store.unsubscribe(id);
    await age(database, 10);
    expect(await store.ask({ ...maria, email: "maria@VISITOR.example" })).toEqual({ mailQueued: true });
    expect(await store.find(id)).toMatchObject({ status: "unsubscribed" });
    expect(await store.confirm(id)).toMatchObject({ status: "confirmed", unsubscribed_at: null });

    await store.erase(maria.email);
    expect(await store.ask(maria)).toEqual({ mailQueued: true });
    expect(await store.find(await onlyId(database))).toMatchObject({ status: "pending", confirmed_at: null });
  });

  it("who never confirmed are asked to once more when they come back, and are confirmed by nothing else", async () => {
    const { database, store } = await openStore();
    await store.ask(maria);
    const id = await onlyId(database);
    expect(await store.comeBack(id)).toEqual({ mailQueued: false });
    expect(await store.find(id)).toMatchObject({ status: "pending" });
    await age(database, 10);
    await store.unsubscribe(id);
    expect(await store.comeBack(id, { mayMail: false })).toEqual({ mailQueued: false });
    expect(await store.find(id)).toMatchObject({ status: "pending" });
    await store.unsubscribe(id);
    expect(await store.comeBack(id)).toEqual({ mailQueued: true });
    expect(await store.find(id)).toMatchObject({ status: "pending", confirmed_at: null, unsubscribed_at: null });
    expect(await mailsOf(database)).toMatchObject([{ state: "sent" }, { state: "queued", subject_id: id }]);
  });

  it("tell nobody by the work they make who was there before", async () => {
    const { database, store } = await openStore();
    const seen: string[] = [];
    const watched = database.db.withPlugin({
      transformQuery({ node }) {
        const words = JSON.stringify(node);
        const table = ["outbox", "newsletter_subscribers"].find((name) => words.includes(`"${name}"`));
        seen.push(`${node.kind} ${table}`);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const asked = createNewsletterStore({ db: watched });
    const workFor = async (subscriber: NewSubscriber) => {
      seen.length = 0;
      const { mailQueued } = await asked.ask(subscriber);
      return { mailQueued, work: [...seen] };
    };
    const fresh = await workFor(maria);
    expect(fresh.mailQueued).toBe(true);
    expect(fresh.work.filter((statement) => !statement.startsWith("SelectQueryNode"))).toHaveLength(3);
    const id = await onlyId(database);
    const work: Record<string, typeof fresh> = { pending: await workFor(maria) };
    await store.confirm(id);
    await age(database, 10);
    work.confirmed = await workFor(maria);
    await store.unsubscribe(id);
    work.left = await workFor(maria);
    await store.erase(maria.email);
    work.erased = await workFor(maria);
    for (const [name, { work: done }] of Object.entries(work)) {
      expect(done, name).toEqual(fresh.work);
    }
  });

  it("who are erased leave nothing", async () => {
    const { database, store } = await openStore();
    await store.ask(maria);
    const id = await onlyId(database);
    await store.erase("MARIA@visitor.example");
    expect(await store.find(id)).toBeNull();
    expect(await store.confirm(id)).toBeNull();
    expect(await store.unsubscribe(id)).toBeNull();
    expect(await mailsOf(database)).toEqual([]);
    expect(await database.db.selectFrom("newsletter_subscribers").selectAll().execute()).toEqual([]);
  });

  it("are not half stored when the mail cannot be", async () => {
    const { db } = await open();
    const failing = db.withPlugin({
      transformQuery({ node }) {
        if (node.kind === "InsertQueryNode" && JSON.stringify(node).includes('"outbox"')) {
          throw new Error("disk full");
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const refused = createNewsletterStore({ db: failing }).ask(maria);
    await expect(refused).rejects.toMatchObject({ code: "storage-unavailable", retryAfterSeconds: 10 });
    expect(await db.selectFrom("newsletter_subscribers").selectAll().execute()).toEqual([]);
  });
});
