import { pino } from "pino";
import { expect, it, onTestFinished, test, vi } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { NewMessage } from "#app/server/forms/message-forms.server.ts";
import type { CreditAnalysisPayload } from "#app/server/lead/credit-analysis-payload.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { createMailDelivery } from "#app/server/mail/mail-delivery.server.ts";
import { createMessageStore } from "#app/server/message/messages.server.ts";
import type { DeliveryTiming } from "#app/server/outgoing/delivery-timing.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { testLetters } from "#test/letters.ts";
import { logWords } from "#test/log-words.ts";
import { startMailServer } from "#test/mail-server.ts";
import { patience } from "#test/patience.ts";
import { unlimited } from "#test/recipients.ts";
import { WebhookReceiver } from "#test/webhook-receiver.ts";
import { createWebhookDelivery, failureOfAnswer, failureOfError, webhookTiming } from "./delivery.server.ts";
import { submissionWebhooks } from "./events.server.ts";

const quick: DeliveryTiming = { ...webhookTiming, pollMs: 20, leastPauseMs: 10, mostPauseMs: 50 };
const withWebhook = { ...unlimited, webhook: true };

describeEachDatabase("the delivery of webhooks", ({ open, settings }) => {
  async function startReceiver() {
    const receiver = new WebhookReceiver();
    await receiver.up();
    onTestFinished(() => receiver.down());
    return receiver;
  }

  function deliver(database: SiteDatabase, { url, secret }: WebhookReceiver, timing: Partial<DeliveryTiming> = {}) {
    let logged = "";
    const log = pino({}, { write: (line: string) => (logged += line) });
    const webhook = { url, secret, allowsPrivate: true };
    const delivery = createWebhookDelivery(
      { database, webhook, log, sources: [submissionWebhooks] },
      { ...quick, ...timing },
    );
    onTestFinished(() => delivery.stop());
    delivery.start();
    return { delivery, logged: () => logWords(logged) };
  }

  it("sends a lead once, signed, with everything the visitor sent", async () => {
    const database = await open();
    const receiver = await startReceiver();
    const reference = await saveLead(database, 1);
    const { delivery, logged } = deliver(database, receiver);
    await vi.waitFor(
      async () => expect(await webhooks(database)).toMatchObject([{ state: "sent", attempts: 1 }]),
      patience,
    );
    await delivery.stop();
    const [row] = await webhooks(database);
    expect(receiver.tries).toEqual([row?.id]);
    expect(receiver.taken).toEqual([
      {
        id: row?.id,
        type: "lead.created",
        timestamp: new Date(row?.created_at ?? 0).toISOString(),
        data: {
          reference,
          formName: "Free Credit Analysis",
          firstName: "José",
          lastName: "O’Neil",
          name: "José O’Neil",
          email: "visitor1@visitor.example",
          phone: "+14805550142",
          message: '3 < 5 & "yes"',
          pageUrl: "http://localhost:3000/get-started",
          attribution: null,
          consent: expect.objectContaining({ textId: "credit-analysis-contact", textVersion: 1 }),
        },
      },
    ]);
    expect(logged()).not.toMatch(/José|O’Neil|visitor|480.{0,2}555|3 < 5/);
    expect(await states(database, "lead-confirmation")).toEqual(["queued"]);
  });

  it("sends a privacy request without its sealed part, and skips one that was set aside", async () => {
    const database = await open();
    const receiver = await startReceiver();
    const store = createMessageStore(database, testDataKey, withWebhook);
    await store.save({ ...privacyRequest, email: "robot@visitor.example", suspicious: true });
    const { reference } = await store.save(privacyRequest);
    deliver(database, receiver);
    await vi.waitFor(async () => expect(await states(database, "message.created")).toEqual(["sent"]), patience);
    expect(receiver.taken).toMatchObject([
      { type: "message.created", data: { reference, formName: "Privacy Request", fields: privacyRequest.fields } },
    ]);
    expect(JSON.stringify(receiver.taken)).not.toContain("AC-4711");
  });

  it("queues nothing when no receiver is set", async () => {
    const database = await open();
    await createLeadStore(database, unlimited).save(payload);
    await createMessageStore(database, testDataKey, unlimited).save(privacyRequest);
    expect(await webhooks(database)).toEqual([]);
  });

  it("tries again after a 500, with the same id", async () => {
    const database = await open();
    const receiver = await startReceiver();
    receiver.answer = () => ({ status: 500, body: "visitor1@visitor.example" });
    await saveLead(database, 1);
    const { delivery, logged } = deliver(database, receiver);
    await vi.waitFor(
      async () => expect(await webhooks(database)).toMatchObject([{ attempts: 1, claimed_by: null }]),
      patience,
    );
    const [refused] = await webhooks(database);
    expect(refused).toMatchObject({ state: "queued", last_error: "HTTP 500" });
    expect(refused?.next_attempt_at).toBeGreaterThan(Date.now() + 20_000);
    receiver.answer = () => ({ status: 200 });
    await makeDue(database);
    delivery.wake();
    await vi.waitFor(async () => expect(await states(database, "lead.created")).toEqual(["sent"]), patience);
    expect(receiver.tries).toEqual([refused?.id, refused?.id]);
    expect(receiver.taken).toHaveLength(1);
    expect(logged()).not.toContain("visitor1");
  });

  it("keeps all events while the receiver is down, counts no failures, and sends each once after a restart", async () => {
    const database = await open();
    const receiver = await startReceiver();
    await receiver.down();
    for (const n of [1, 2, 3]) await saveLead(database, n);
    const before = deliver(database, receiver);
    await vi.waitFor(
      () => expect(before.logged().match(/webhooks do not go out/g)?.length).toBeGreaterThan(2),
      patience,
    );
    await before.delivery.stop();
    expect(await webhooks(database)).toMatchObject(Array(3).fill({ state: "queued", attempts: 0, claimed_by: null }));
    await receiver.up();
    deliver(database, receiver);
    await vi.waitFor(
      async () => expect(await states(database, "lead.created")).toEqual(Array(3).fill("sent")),
      patience,
    );
    expect(receiver.taken.map(({ data }) => data.email).sort()).toEqual(
      [1, 2, 3].map((n) => `visitor${n}@visitor.example`),
    );
  });

  it("holds all events back for as long as a busy receiver asks", async () => {
    const database = await open();
    const receiver = await startReceiver();
    receiver.answer = () => ({ status: 503, headers: { "Retry-After": "3600" } });
    for (const n of [1, 2, 3]) await saveLead(database, n);
    const { delivery, logged } = deliver(database, receiver, { parallel: 1 });
    await vi.waitFor(() => expect(logged()).toContain("webhooks do not go out"), patience);
    await delivery.stop();
    expect(Number(/"waitMs":(\d+)/.exec(logged())?.[1])).toBeGreaterThan(3_500_000);
    expect(receiver.tries).toHaveLength(1);
  });

  it("gives up an event when the receiver answers 410", async () => {
    const database = await open();
    const receiver = await startReceiver();
    receiver.answer = () => ({ status: 410 });
    await saveLead(database, 1);
    const { logged } = deliver(database, receiver);
    await vi.waitFor(async () => expect(await states(database, "lead.created")).toEqual(["failed"]), patience);
    expect(logged()).toContain("webhook given up");
    expect(receiver.tries).toHaveLength(1);
  });

  it("cuts off a hanging receiver at the time limit", async () => {
    const database = await open();
    const receiver = await startReceiver();
    receiver.answer = () => "hang";
    await saveLead(database, 1);
    const { logged } = deliver(database, receiver, { sendMs: 50, stopMs: 50 });
    await vi.waitFor(() => expect(logged()).toContain("ETIMEDOUT"), patience);
    expect(await webhooks(database)).toMatchObject([{ state: "queued", attempts: 0 }]);
  });

  it("doesn't keep emails waiting while its receiver hangs", async () => {
    const database = await open();
    const receiver = await startReceiver();
    receiver.answer = () => "hang";
    const mailServer = await startMailServer();
    for (let n = 0; n < 20; n += 1) await saveLead(database, n);
    deliver(database, receiver, { stopMs: 50 });
    await vi.waitFor(() => expect(receiver.tries).toHaveLength(quick.parallel), patience);
    const mailSettings = { ...settings(), smtpUrl: mailServer.url };
    const log = pino({ level: "silent" });
    const emails = createMailDelivery({ database, settings: mailSettings, log, letters: testLetters }, quick);
    onTestFinished(() => emails.stop());
    emails.start();
    await vi.waitFor(() => expect(mailServer.arrived).toHaveLength(40), patience);
    expect(receiver.tries).toHaveLength(quick.parallel);
    expect(new Set(await states(database, "lead.created"))).toEqual(new Set(["queued"]));
  });

  it("never sends an event twice from two deliveries on one database", async () => {
    const [one, two] = [await open(), await open()];
    const receiver = await startReceiver();
    for (let n = 0; n < 40; n += 1) await saveLead(one, n);
    const both = [deliver(one, receiver), deliver(two, receiver)];
    await vi.waitFor(() => expect(receiver.taken).toHaveLength(40), patience);
    await Promise.all(both.map(({ delivery }) => delivery.stop()));
    expect(new Set(receiver.tries).size).toBe(40);
    expect(receiver.tries).toHaveLength(40);
  });
});

const payload: CreditAnalysisPayload = {
  formName: "Free Credit Analysis",
  firstName: "José",
  lastName: "O’Neil",
  name: "José O’Neil",
  email: "visitor@visitor.example",
  phone: "+14805550142",
  message: '3 < 5 & "yes"',
  pageUrl: "http://localhost:3000/get-started",
  consent: { textId: "credit-analysis-contact", version: 1 },
};

const privacyRequest: NewMessage = {
  formName: "Privacy Request",
  name: "Dana Lee",
  email: "dana@visitor.example",
  fields: { requestType: "access", details: "All of it, please." },
  pageUrl: "http://localhost:3000/ccpa",
  dueAt: Date.UTC(2027, 0, 5),
  privacy: { requestType: "access", acknowledgeBy: Date.UTC(2026, 11, 5), accountReference: "AC-4711" },
  suspicious: false,
};

async function saveLead(database: SiteDatabase, n: number): Promise<string> {
  const lead = { ...payload, email: `visitor${n}@visitor.example`, submissionKey: `key-of-lead-${n}` };
  return (await createLeadStore(database, withWebhook).save(lead)).reference;
}

async function webhooks({ db }: SiteDatabase) {
  return db.selectFrom("outbox").selectAll().where("channel", "=", "webhook").execute();
}

async function states({ db }: SiteDatabase, kind: "lead.created" | "message.created" | "lead-confirmation") {
  const rows = await db.selectFrom("outbox").select("state").where("kind", "=", kind).execute();
  return rows.map(({ state }) => state);
}

async function makeDue({ db }: SiteDatabase) {
  await db.updateTable("outbox").set({ next_attempt_at: 0 }).where("state", "=", "queued").execute();
}

const now = Date.UTC(2026, 10, 21, 12);
const answer = (status: number, retryAfter?: string) => failureOfAnswer({ status, retryAfter }, now);

test.each([200, 201, 202, 204, 299])("%i counts as delivered", (status) => {
  expect(answer(status)).toBeNull();
});

test.each([301, 302, 307, 308, 400, 401, 403, 404, 422, 500, 501])(
  "%i concerns only this event, which is tried again",
  (status) => {
    expect(answer(status)).toEqual({ scope: "item", isPermanent: false, code: `HTTP ${status}` });
  },
);

test("after 410, the event is given up", () => {
  expect(answer(410)).toEqual({ scope: "item", isPermanent: true, code: "HTTP 410" });
});

test.each([
  [undefined, undefined],
  ["120", 120_000],
  ["Sat, 21 Nov 2026 12:01:00 GMT", 60_000],
  ["Sat, 21 Nov 2026 11:00:00 GMT", undefined],
  ["999999", 3_600_000],
  ["soon", undefined],
  ["-5", undefined],
])("429 and 503 hold all events back; Retry-After %j asks for %j ms", (retryAfter, waitMs) => {
  for (const status of [429, 503]) {
    expect(answer(status, retryAfter)).toEqual({
      scope: "transport",
      isPermanent: false,
      code: `HTTP ${status}`,
      ...(waitMs !== undefined && { waitMs }),
    });
  }
});

test.each([
  [Object.assign(new Error("connect to 10.0.0.1"), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
  [new DOMException("late", "TimeoutError"), "ETIMEDOUT"],
  [new DOMException("cut", "AbortError"), "ETIMEDOUT"],
  ["words", "EUNKNOWN"],
])("when no answer comes, the receiver is blamed, and only the error's code is noted", (error, code) => {
  expect(failureOfError(error)).toEqual({ scope: "transport", isPermanent: false, code });
});
