import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import type { NewMessage } from "#app/server/forms/message-forms.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { unlimited } from "#test/recipients.ts";
import { createMessageStore } from "./messages.server.ts";

const message: NewMessage = {
  formName: "Contact",
  name: "José O’Neil",
  email: "Jose@example.com",
  phone: "+14805550142",
  fields: { subject: "A question", message: '3 < 5 & "yes"\n→ 🏠' },
  pageUrl: "http://localhost:3000/contact",
  dueAt: 1_795_000_000_000,
  submissionKey: "key-of-message-1",
  suspicious: false,
};

describeEachDatabase("the message store", ({ open }) => {
  it("stores every field and two emails that are due at once", async () => {
    const { db } = await open();
    const before = Date.now();
    const { reference, repeated } = await createMessageStore({ db }, testDataKey, unlimited).save(message);
    expect(repeated).toBe(false);
    const [row] = await db.selectFrom("messages").selectAll().execute();
    expect(row).toMatchObject({
      id: reference,
      submission_key: "key-of-message-1",
      form_name: "Contact",
      name: "José O’Neil",
      email: "Jose@example.com",
      phone: "+14805550142",
      page_url: message.pageUrl,
      due_at: message.dueAt,
      status: "new",
    });
    expect(JSON.parse(row?.fields ?? "")).toEqual(message.fields);
    const emails = await db.selectFrom("outbox").selectAll().orderBy("kind").execute();
    expect(emails).toMatchObject([
      { kind: "message-confirmation", subject_id: reference, channel: "email", state: "queued" },
      { kind: "message-team-notice", subject_id: reference, channel: "email", state: "queued" },
    ]);
    expect(emails.every(({ next_attempt_at: due }) => due >= before && due <= Date.now())).toBe(true);
  });

  it.each([
    ["another person", { name: "Rosa Diaz", email: "rosa@visitor.example" }],
    ["other words", { fields: { subject: "Another" } }],
    ["no number anymore", { phone: undefined }],
    ["another form", { formName: "Accessibility Feedback" }],
    ["consent", { consent: { textId: contactConsent.id, version: contactConsent.version } }],
  ])("refuses a used submission key that comes with %s, later and at once", async (_what, change) => {
    const { db } = await open();
    const store = createMessageStore({ db }, testDataKey, unlimited);
    const { phone, ...rest } = { ...message, ...change };
    const another = { ...rest, ...(phone && { phone }) };
    const used = { code: "submission-key-used", status: 409 };
    const { reference } = await store.save(message);
    await expect(store.findRepeat(another)).rejects.toMatchObject(used);
    await expect(store.save(another)).rejects.toMatchObject(used);
    expect(await store.findRepeat(message)).toMatchObject({ reference, repeated: true });
    const atOnce = [message, another, message].map((one) => store.save({ ...one, submissionKey: "key-of-two" }));
    const [one, other, again] = await Promise.allSettled(atOnce);
    // Which of the two comes first is chance. The first is kept, with its repeat, and the other is refused.
    expect(again?.status).toBe(one?.status);
    const refused = one?.status === "rejected" ? [one, again] : [other];
    const kept = one?.status === "rejected" ? other : one;
    expect(kept?.status).toBe("fulfilled");
    expect(refused).toMatchObject(refused.map(() => ({ status: "rejected", reason: used })));
  });

  it("refuses a used submission key of a privacy request that names another account", async () => {
    const { db } = await open();
    const store = createMessageStore({ db }, testDataKey, unlimited);
    const asked = (accountReference: string): NewMessage => ({
      ...message,
      formName: "Privacy Rights Request",
      privacy: { requestType: "delete", acknowledgeBy: 1_795_000_000_000, accountReference },
    });
    const { reference } = await store.save(asked("A-17"));
    expect(await store.save(asked("A-17"))).toMatchObject({ reference, repeated: true });
    await expect(store.save(asked("A-18"))).rejects.toMatchObject({ code: "submission-key-used" });
  });

  it("stores a repeated submission key once, and returns the first reference", async () => {
    const { db } = await open();
    const store = createMessageStore({ db }, testDataKey, unlimited);
    const sent = [message, { ...message, attribution: { utm_source: "letter" } }, message];
    const saved = await Promise.all(sent.map((one) => store.save(one)));
    expect(new Set(saved.map(({ reference }) => reference)).size).toBe(1);
    expect(saved.filter(({ repeated }) => repeated)).toHaveLength(2);
    expect(await db.selectFrom("outbox").selectAll().execute()).toHaveLength(2);
  });

  it("treats the same words on the same day as one message when no key came with them", async () => {
    const { db } = await open();
    const store = createMessageStore({ db }, testDataKey, unlimited);
    const { submissionKey: _, ...keyless } = message;
    await store.save(keyless);
    expect((await store.save({ ...keyless, email: "jose@EXAMPLE.com" })).repeated).toBe(true);
    expect((await store.save({ ...keyless, fields: { subject: "Another" } })).repeated).toBe(false);
  });

  it("stores how the visitor came, and the evidence of consent when the box was checked", async () => {
    const { db } = await open();
    const store = createMessageStore({ db }, testDataKey, unlimited);
    const attribution = { utm_source: "letter", first_referrer: "https://elsewhere.example/list" };
    const consent = { textId: contactConsent.id, version: contactConsent.version };
    const { reference } = await store.save({ ...message, attribution, consent });
    await store.save({ ...message, submissionKey: "key-of-message-2" });
    await store.save({ ...message, submissionKey: "key-of-message-3", consent: { textId: "made-up", version: 1 } });
    const rows = await db.selectFrom("messages").select("attribution").orderBy("id").execute();
    expect(rows.map((row) => row.attribution && JSON.parse(row.attribution))).toEqual([attribution, null, null]);
    expect(await db.selectFrom("consent_evidence").selectAll().execute()).toEqual([
      {
        id: expect.any(String),
        lead_id: null,
        message_id: reference,
        text_id: "calls-texts-email",
        text_version: contactConsent.version,
        text_sha256: createHash("sha256").update(contactConsent.text).digest("hex"),
        page_url: message.pageUrl,
        given_at: expect.any(Number),
      },
    ]);
  });

  it("sets a suspicious message aside, and writes only to the team", async () => {
    const { db } = await open();
    await createMessageStore({ db }, testDataKey, unlimited).save({ ...message, suspicious: true });
    expect(await db.selectFrom("messages").select("status").execute()).toEqual([{ status: "quarantined" }]);
    const emails = await db.selectFrom("outbox").select("kind").execute();
    expect(emails).toEqual([{ kind: "set-aside-digest" }]);
  });

  it("reports unavailable storage, and stores nothing, when the emails cannot be stored", async () => {
    const { db } = await open();
    const failing = db.withPlugin({
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('"outbox"')) throw new Error("disk full");
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const refused = createMessageStore({ db: failing }, testDataKey, unlimited).save(message);
    await expect(refused).rejects.toMatchObject({ code: "storage-unavailable", retryAfterSeconds: 10 });
    expect(await db.selectFrom("messages").selectAll().execute()).toEqual([]);
  });

  it("deletes a message's emails with it", async () => {
    const { db } = await open();
    await createMessageStore({ db }, testDataKey, unlimited).save(message);
    await db.deleteFrom("messages").execute();
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });
});
