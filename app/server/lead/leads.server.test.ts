import { createHash } from "node:crypto";
import { expect, it, vi } from "vitest";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { unlimited } from "#test/recipients.ts";
import { sentParts } from "#test/sent-parts.ts";
import type { CreditAnalysisPayload } from "./credit-analysis-payload.server.ts";
import { createLeadStore } from "./leads.server.ts";

const payload: CreditAnalysisPayload = {
  formName: "Free Credit Analysis",
  firstName: "José",
  lastName: "O’Neil",
  name: "José O’Neil",
  email: "Jose@example.com",
  phone: "+14805550142",
  message: '3 < 5 & "yes"\n→ 🏠',
  pageUrl: "http://localhost:3000/get-started?utm_source=letter",
  submissionKey: "key-00000001",
  consent: { textId: contactConsent.id, version: contactConsent.version },
  attribution: { utm_source: "letter" },
};

function count({ db }: SiteDatabase, table: "leads" | "consent_evidence" | "outbox") {
  return db.selectFrom(table).selectAll().execute();
}

describeEachDatabase("the lead store", ({ open }) => {
  it("stores every field, the evidence of consent and two emails that are due at once", async () => {
    const database = await open();
    const before = Date.now();
    const saved = await createLeadStore(database, unlimited).save(payload);

    const [lead] = await count(database, "leads");
    expect(lead).toMatchObject({
      id: saved.reference,
      submission_key: "key-00000001",
      form_name: "Free Credit Analysis",
      first_name: "José",
      last_name: "O’Neil",
      name: "José O’Neil",
      email: "Jose@example.com",
      phone: "+14805550142",
      message: '3 < 5 & "yes"\n→ 🏠',
      page_url: "http://localhost:3000/get-started?utm_source=letter",
      attribution: '{"utm_source":"letter"}',
      status: "new",
    });
    expect(lead?.created_at).toBeGreaterThanOrEqual(before);
    expect(lead?.created_at).toBeLessThanOrEqual(Date.now());
    expect(saved.repeated).toBe(false);
    expect(await count(database, "consent_evidence")).toMatchObject([
      {
        lead_id: saved.reference,
        message_id: null,
        text_id: "calls-texts-email",
        text_version: contactConsent.version,
        text_sha256: createHash("sha256").update(contactConsent.text).digest("hex"),
        page_url: payload.pageUrl,
        given_at: lead?.created_at,
      },
    ]);
    const emails = await count(database, "outbox");
    expect(emails.map(({ kind }) => kind).sort()).toEqual(["lead-confirmation", "lead-team-notice"]);
    for (const mail of emails) {
      expect(mail).toMatchObject({
        channel: "email",
        subject_type: "lead",
        subject_id: saved.reference,
        state: "queued",
        attempts: 0,
        next_attempt_at: lead?.created_at,
      });
    }
  });

  it("claims no consent when the payload names none of our texts", async () => {
    const database = await open();
    const store = createLeadStore(database, unlimited);
    const { consent: _, ...withoutConsent } = payload;
    await store.save({ ...withoutConsent, submissionKey: "key-none" });
    await store.save({
      ...payload,
      submissionKey: "key-other",
      consent: { textId: "calls-texts-email", version: 99 },
    });
    expect(await count(database, "leads")).toHaveLength(2);
    expect(await count(database, "consent_evidence")).toEqual([]);
  });

  it("stores the parts of a plan as sent, and none when none were sent", async () => {
    const database = await open();
    const store = createLeadStore(database, unlimited);
    await store.save({ ...payload, myPath: sentParts });
    await store.save({ ...payload, submissionKey: "key-plain" });
    const [withParts, without] = await count(database, "leads");
    expect(JSON.parse(withParts?.my_path ?? "")).toEqual(sentParts);
    expect(without?.my_path).toBeNull();
  });

  it("without a key, treats different parts as another lead, and the same parts as the same lead", async () => {
    const database = await open();
    const store = createLeadStore(database, unlimited);
    const { submissionKey: _, ...keyless } = payload;
    await store.save(keyless);
    for (let times = 0; times < 2; times += 1) await store.save({ ...keyless, myPath: sentParts });
    expect(await count(database, "leads")).toHaveLength(2);
  });

  it("answers a repeated submission key with the first reference and stores nothing", async () => {
    const database = await open();
    const store = createLeadStore(database, unlimited);
    const first = await store.save(payload);
    const again = await store.save({ ...payload, email: "JOSE@example.com", attribution: { utm_source: "b" } });
    expect(again).toEqual({ reference: first.reference, repeated: true, confirmed: true });
    expect(await count(database, "leads")).toMatchObject([{ message: payload.message }]);
    expect(await count(database, "outbox")).toHaveLength(2);
    expect(await count(database, "consent_evidence")).toHaveLength(1);
  });

  it.each([
    ["another person", { firstName: "Rosa", lastName: "Diaz", email: "rosa@visitor.example", phone: "+16025550112" }],
    ["another number of the same person", { phone: "+14805550143" }],
    ["other words", { message: "Call me after six" }],
    ["no consent anymore", { consent: undefined }],
    ["parts of a plan", { myPath: sentParts }],
  ])(
    "refuses a used submission key that comes with %s, later and at once, and takes it under a new key",
    async (_what, change) => {
      const store = createLeadStore(await open(), unlimited);
      const { consent, ...other } = { ...payload, ...change };
      const another = { ...other, ...(consent && { consent }) };
      const first = await store.save(payload);
      await expect(store.save(another)).rejects.toMatchObject({ code: "submission-key-used", status: 409 });
      expect(await store.save(payload)).toMatchObject({ reference: first.reference, repeated: true });
      expect(await store.save({ ...another, submissionKey: "key-00000002" })).toMatchObject({ repeated: false });
      const atOnce = [payload, another].map((one) => store.save({ ...one, submissionKey: "key-of-two" }));
      const statuses = (await Promise.allSettled(atOnce)).map(({ status }) => status);
      expect(statuses.sort()).toEqual(["fulfilled", "rejected"]);
    },
  );

  it("makes one lead from a key that arrives many times at once, in one process and in two", async () => {
    const [one, two] = [await open(), await open()];
    const stores = [createLeadStore(one, unlimited), createLeadStore(two, unlimited)];
    const keys = Array.from({ length: 60 }, (_, index) => `key-race-${index % 5}`);
    const saved = await Promise.all(
      keys.map((submissionKey, index) => (stores[index % 2] as (typeof stores)[0]).save({ ...payload, submissionKey })),
    );
    expect(saved.filter(({ repeated }) => !repeated)).toHaveLength(5);
    expect(new Set(saved.map(({ reference }) => reference)).size).toBe(5);
    expect(await count(one, "leads")).toHaveLength(5);
    expect(await count(one, "outbox")).toHaveLength(10);
  });

  it("without a key, treats the same words as one lead a day, whatever the case of the address", async () => {
    const database = await open();
    const store = createLeadStore(database, unlimited);
    const { submissionKey: _, ...keyless } = payload;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21, 12) });
    try {
      const [first, second] = await Promise.all([
        store.save(keyless),
        store.save({ ...keyless, email: "jose@example.com" }),
      ]);
      expect(second).toEqual({ reference: first.reference, repeated: true, confirmed: true });
      expect((await store.save({ ...keyless, message: "Something else" })).repeated).toBe(false);
      vi.setSystemTime(Date.UTC(2026, 10, 22, 0));
      expect((await store.save(keyless)).repeated).toBe(false);
    } finally {
      vi.useRealTimers();
    }
    expect(await count(database, "leads")).toHaveLength(3);
  });

  it("treats the same words with the box checked as a separate lead, so that the consent is stored", async () => {
    const database = await open();
    const store = createLeadStore(database, unlimited);
    const { submissionKey: _, consent, ...keyless } = payload;
    const unticked = await store.save(keyless);
    const ticked = await store.save({ ...keyless, ...(consent && { consent }) });
    expect(ticked.repeated).toBe(false);
    expect(await count(database, "consent_evidence")).toMatchObject([{ lead_id: ticked.reference }]);
    expect((await store.save(keyless)).reference).toBe(unticked.reference);
  });

  it("keeps a lead that the database refuses from failing the others in its group", async () => {
    const database = await open();
    const store = createLeadStore(database, unlimited);
    const settled = await Promise.allSettled([
      store.save({ ...payload, submissionKey: "key-good-1" }),
      store.save({ ...payload, submissionKey: "key-bad-00", phone: null as unknown as string }),
      store.save({ ...payload, submissionKey: "key-good-2" }),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(settled[1]).toMatchObject({ reason: { code: "storage-unavailable", status: 503, retryAfterSeconds: 10 } });
    const leads = await count(database, "leads");
    expect(leads.map(({ submission_key }) => submission_key).sort()).toEqual(["key-good-1", "key-good-2"]);
    expect(await count(database, "outbox")).toHaveLength(4);
  });

  it("stores more leads at once than fit in one transaction", async () => {
    const database = await open();
    const store = createLeadStore(database, unlimited);
    const keys = Array.from({ length: 450 }, (_, index) => `key-many-${index}`);
    const saved = await Promise.all(keys.map((submissionKey) => store.save({ ...payload, submissionKey })));
    expect(saved.every(({ repeated }) => !repeated)).toBe(true);
    expect(await count(database, "leads")).toHaveLength(450);
    expect(await count(database, "outbox")).toHaveLength(900);
  });
});
