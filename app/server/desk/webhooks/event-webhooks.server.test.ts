import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, it, onTestFinished, vi } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { EventRow } from "#app/server/database/schema/desk-schema.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { changeThread } from "#app/server/desk/threads/thread-changes.server.ts";
import { describeApi } from "#app/server/developers/api-description.server.ts";
import { erasePerson } from "#app/server/privacy/privacy-erasure.server.ts";
import { createWebhookDelivery, webhookTiming } from "#app/server/webhook/delivery.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, silentLog, someActor } from "#test/desk-samples.ts";
import { patience } from "#test/patience.ts";
import { WebhookReceiver } from "#test/webhook-receiver.ts";
import { toldEvents } from "./event-bodies.server.ts";
import { eventWebhooks, queueNewEvents } from "./event-webhooks.server.ts";
import { readWebhookLog, replayWebhook } from "./webhook-log.server.ts";

const webhooks = JSON.parse(JSON.stringify(describeApi())).webhooks;
const ajv = new Ajv2020({ strict: true });
addFormats.default(ajv);

const owner = someActor({ may: ["read-people", "see-unmasked", "work-threads", "export-data"] });

describeDatabase("webhooks about desk events", ({ open, settings }) => {
  async function openDesk() {
    const database = await open();
    await database.db.deleteFrom("desk_cursors").where("stream", "=", "webhooks").execute();
    await database.db
      .insertInto("staff")
      .values({
        id: "ana",
        email: "ana@team.example",
        email_key: "ana@team.example",
        name: "Ana Reyes",
        role: "owner",
        created_at: 1,
        removed_at: null,
        invited_by: null,
      })
      .execute();
    const lead = leadRow({ email: "maria@visitor.example" });
    await database.db.insertInto("leads").values(lead).execute();
    await projectOnce({ database, log: silentLog }, Date.now());
    const thread = await database.db.selectFrom("threads").selectAll().executeTakeFirstOrThrow();
    const receiver = new WebhookReceiver();
    await receiver.up();
    onTestFinished(() => receiver.down());
    const source = {
      db: database.db,
      reader: {
        read: async <Row>(query: Parameters<typeof database.db.executeQuery<Row>>[0]) =>
          (await database.db.executeQuery(query as never)).rows as Row[],
        close: async () => {},
      },
    };
    return { database, thread, receiver, source: source as never };
  }
  type Opened = Awaited<ReturnType<typeof openDesk>>;

  function deliver({ database, receiver: { url, secret } }: Opened) {
    const delivery = createWebhookDelivery(
      {
        database,
        log: silentLog,
        sources: [eventWebhooks],
        webhook: { url, secret, allowsPrivate: true },
      },
      { ...webhookTiming, pollMs: 20, leastPauseMs: 10, mostPauseMs: 50 },
    );
    onTestFinished(() => delivery.stop());
    delivery.start();
    return delivery;
  }

  const stage = (database: SiteDatabase, thread: string, words = "talking") =>
    changeThread(database.db, owner, thread, { kind: "stage", words });

  function eventOf(thread: Opened["thread"], change: Pick<EventRow, "kind" | "source" | "source_id">): EventRow {
    return {
      id: newRowId(),
      person_id: thread.person_id,
      thread_id: thread.id,
      at: Date.now(),
      by_staff: "ana",
      revision: 0,
      words: null,
      ...change,
    };
  }

  it("report each event once, signed, and in the documented format", async () => {
    const opened = await openDesk();
    const { database, thread, receiver } = opened;
    const { db } = database;
    await queueNewEvents(db, Date.now() - 10);
    const [booking, subscriber, answer] = [newRowId(), newRowId(), newRowId()];
    await db
      .insertInto("bookings")
      .values({
        id: booking,
        form_nonce: booking,
        status: "booked",
        starts_at: 1,
        minutes: 15,
        sequence: 0,
        moved_from: null,
        name: "Maria",
        email: "maria@visitor.example",
        phone: "+14805550142",
        topic: null,
        time_zone: "America/Chicago",
        page_url: "http://localhost:3000/book",
        created_at: 1,
        changed_at: 1,
        confirmed_at: null,
        held_until: null,
        told_visitor: 1,
        counselor: null,
        outcome: null,
        disowned: 0,
      })
      .execute();
    await db
      .insertInto("newsletter_subscribers")
      .values({
        id: subscriber,
        email: "maria@visitor.example",
        email_key: "maria@visitor.example",
        status: "confirmed",
        wants_guides: 1,
        wants_reports: 0,
        paused_until: null,
        page_url: "http://localhost:3000/newsletter",
        created_at: 1,
        confirmed_at: 2,
        unsubscribed_at: null,
      })
      .execute();
    await db
      .insertInto("answers")
      .values({
        id: answer,
        thread_id: thread.id,
        staff_id: "ana",
        recipient: "maria@visitor.example",
        subject: "Your analysis",
        words: "Hello Maria",
        draft_version: 1,
        written_at: 1,
      })
      .execute();
    const sources = { booking, newsletter: subscriber, answered: answer } as const;
    const kinds = Object.keys(toldEvents).filter((kind) => kind !== "stage") as (keyof typeof toldEvents)[];
    const events = kinds.map((kind) => {
      const name = kind.split("-")[0] as keyof typeof sources;
      const source = name === "booking" ? "booking" : name === "newsletter" ? "subscriber" : "answer";
      return eventOf(thread, { kind, source, source_id: sources[name as keyof typeof sources] });
    });
    await db.insertInto("events").values(events).execute();
    await stage(database, thread.id, "closed won");
    await db
      .insertInto("events")
      .values(eventOf(thread, { kind: "note", source: "desk", source_id: newRowId() }))
      .execute();
    const deliveries = [deliver(opened), deliver(opened)];
    await vi.waitFor(() => expect(receiver.taken).toHaveLength(10), patience);
    await Promise.all(deliveries.map((one) => one.stop()));
    expect(receiver.tries).toHaveLength(10);
    expect(receiver.taken.map(({ type }) => type).toSorted()).toEqual(Object.values(toldEvents).toSorted());
    for (const { id: _, ...body } of receiver.taken) {
      const check = ajv.compile(webhooks[body.type].post.requestBody.content["application/json"].schema);
      expect([body.type, check(body), check.errors]).toEqual([body.type, true, null]);
    }
    expect(receiver.taken.find(({ type }) => type === "stage.changed")?.data).toEqual({
      thread: thread.id,
      kind: thread.kind,
      stage: "closed",
      reason: "won",
      name: "Maria Lopez",
      email: "maria@visitor.example",
      changedBy: "Ana Reyes",
    });
  });

  it("report nothing from before they began, and include events committed late", async () => {
    const { database, thread } = await openDesk();
    const { db } = database;
    const count = async () => (await db.selectFrom("outbox").select("id").execute()).length;
    await stage(database, thread.id);
    const now = Date.now() + 5;
    await queueNewEvents(db, now);
    await queueNewEvents(db, now + 1000);
    expect(await count()).toBe(0);
    const event = eventOf(thread, { kind: "stage", source: "desk", source_id: newRowId() });
    const digits = (now + 30_000).toString(16).padStart(12, "0");
    await queueNewEvents(db, now + 100_000);
    // Its id is a minute older than the last one read.
    const late = `${digits.slice(0, 8)}-${digits.slice(8)}-7abc-8000-000000000001`;
    await db
      .insertInto("events")
      .values({ ...event, id: late })
      .execute();
    await queueNewEvents(db, now + 101_000);
    await queueNewEvents(db, now + 102_000);
    expect(await count()).toBe(1);
  });

  it("appear in the log, and are sent again under the same id on request", async () => {
    const opened = await openDesk();
    const { database, thread, receiver, source } = opened;
    await queueNewEvents(database.db, Date.now() - 10);
    receiver.answer = () => ({ status: 410 });
    await stage(database, thread.id);
    deliver(opened);
    await vi.waitFor(async () => expect((await readWebhookLog(source, owner))[0]?.state).toBe("failed"), patience);
    const [logged] = await readWebhookLog(source, owner);
    expect(logged).toMatchObject({ type: "stage.changed", attempts: 1, lastError: "HTTP 410" });
    receiver.answer = () => ({ status: 204 });
    expect(await replayWebhook(database.db, owner, logged?.id ?? "")).toBe(true);
    await vi.waitFor(() => expect(receiver.taken).toHaveLength(1), patience);
    expect(receiver.tries).toEqual([logged?.id, logged?.id]);
    await vi.waitFor(async () => expect((await readWebhookLog(source, owner))[0]?.state).toBe("sent"), patience);
    expect(await replayWebhook(database.db, owner, newRowId())).toBe(false);
    await expect(replayWebhook(database.db, someActor(), logged?.id ?? "")).rejects.toThrow();
    await expect(readWebhookLog(source, someActor())).rejects.toThrow();
  });

  it("are deleted with the person: an erasure leaves nothing to send", async () => {
    const { database, thread } = await openDesk();
    await queueNewEvents(database.db, Date.now() - 10);
    await stage(database, thread.id);
    await queueNewEvents(database.db, Date.now() + 10);
    expect(await database.db.selectFrom("outbox").select("id").execute()).toHaveLength(1);
    const stores = { database, dataKey: testDataKey, dataDir: settings().dataDir };
    await erasePerson(stores, "maria@visitor.example", async () => {});
    expect(await database.db.selectFrom("outbox").select("id").execute()).toEqual([]);
  });
});
