import { expect, it } from "vitest";
import { createMessageStore } from "#app/server/message/messages.server.ts";
import { erasePerson } from "#app/server/privacy/privacy-erasure.server.ts";
import { answerConsent, marketingConsent, saveAgreed } from "#test/consent-samples.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { unlimited } from "#test/recipients.ts";
import { affirmByReceipt, readReceipt, stopByReceipt } from "./receipt.server.ts";
import { readStops, recordStop } from "./stops.server.ts";

const email = "Maria.Lopez@visitor.example";
const phone = "+14805550142";
const hour = 60 * 60 * 1000;

describeEachDatabase("a consent receipt", ({ open, settings }) => {
  async function agreed(change: Parameters<typeof saveAgreed>[1] = {}) {
    const database = await open();
    const parts = { db: database.db, dataKey: testDataKey };
    const lead = await saveAgreed(database, change);
    const evidence = await database.db.selectFrom("consent_evidence").select("id").executeTakeFirstOrThrow();
    return { database, parts, lead, id: evidence.id, read: () => readReceipt(parts, evidence.id) };
  }

  it("shows the words as they were stored, whatever the site says today", async () => {
    const { database, read } = await agreed();
    const { text_sha256 } = await database.db.selectFrom("consent_evidence").selectAll().executeTakeFirstOrThrow();
    await database.db.insertInto("consent_words").values({ text_sha256, words: "As they were kept." }).execute();
    expect(await read()).toMatchObject({
      words: "As they were kept.",
      allowsMarketing: true,
      form: "Free Credit Analysis",
      email,
      phone,
      pageUrl: "http://localhost:3000/get-started",
      stoppedAt: { call: null, text: null, email: null },
    });
  });

  it("stops one channel at a time, and only once; a stop of calls or texts covers every purpose", async () => {
    const { parts, read, id } = await agreed();
    const now = Date.now() + hour;
    await stopByReceipt(parts, id, "text", now);
    await stopByReceipt(parts, id, "text", now + hour);
    expect(await read()).toMatchObject({ stoppedAt: { call: null, text: now, email: null } });
    await stopByReceipt(parts, id, "email", now + hour);
    const stops = await readStops(parts.db, testDataKey, { phone });
    expect(stops).toMatchObject([
      { channel: "email", scope: "marketing", source: "receipt-page", stoppedAt: now + hour },
      { channel: "text", scope: "all", source: "receipt-page", stoppedAt: now },
    ]);
  });

  it("lets a later yes lift a stop only when the mailbox says so, for what came with it", async () => {
    const { database, parts, read, id } = await agreed();
    const now = Date.now() + hour;
    await stopByReceipt(parts, id, "call", now);
    await saveAgreed(database, { email: "ana@visitor.example", phone: "+14805550143" });
    await saveAgreed(database, { consent: answerConsent });
    await saveAgreed(database, { consent: null });
    expect(await read()).toMatchObject({ stoppedAt: { call: now } });
    await saveAgreed(database);
    await database.db
      .updateTable("consent_evidence")
      .set({ given_at: now + hour })
      .where("text_id", "=", marketingConsent.textId)
      .where("id", "<>", id)
      .execute();
    // Anyone can type their address into a form.
    expect(await read()).toMatchObject({ stoppedAt: { call: now }, reopens: ["call"] });
    const [others, theirs] = await Promise.all(
      ["ana@visitor.example", email].map((address) =>
        database.db
          .selectFrom("consent_evidence as evidence")
          .innerJoin("leads", "leads.id", "evidence.lead_id")
          .select("evidence.id")
          .where("leads.email", "=", address)
          .where("given_at", "=", now + hour)
          .where("text_id", "=", marketingConsent.textId)
          .executeTakeFirstOrThrow(),
      ),
    );
    // Neither another person's yes nor words that allow only an answer say anything about it.
    const answered = database.db
      .selectFrom("consent_evidence")
      .select("id")
      .where("text_id", "=", answerConsent.textId);
    const { id: answer } = await answered.executeTakeFirstOrThrow();
    expect(await readReceipt(parts, answer)).toMatchObject({ stoppedAt: { call: now }, reopens: [] });
    for (const other of [answer, others?.id ?? ""]) await affirmByReceipt(parts, other, now + 2 * hour);
    expect(await read()).toMatchObject({ stoppedAt: { call: now } });
    const later = theirs?.id ?? "";
    expect(await readReceipt(parts, later)).toMatchObject({ stoppedAt: { call: now }, reopens: ["call"] });
    await affirmByReceipt(parts, later, now + 2 * hour);
    await affirmByReceipt(parts, later, now + 3 * hour);
    expect(await read()).toMatchObject({ stoppedAt: { call: null }, reopens: [] });
    // What they stop after that stays stopped, until they change their mind there, too.
    await stopByReceipt(parts, id, "text", now + 4 * hour);
    expect(await read()).toMatchObject({ stoppedAt: { call: null, text: now + 4 * hour }, reopens: ["text"] });
    await affirmByReceipt(parts, id, now + 5 * hour);
    expect(await read()).toMatchObject({ stoppedAt: { call: null, text: null } });
    const changes = await database.db.selectFrom("consent_changes").select("change").orderBy("changed_at").execute();
    expect(changes.map(({ change }) => change)).toEqual(["stop-call", "affirmed", "stop-text", "affirmed"]);
  });

  it("says when answers are stopped, too, and gives back whose stop it is and since when", async () => {
    const { parts, read, id } = await agreed();
    const now = Date.now() + hour;
    expect(await stopByReceipt(parts, id, "call", now)).toEqual({ email, stoppedAt: now });
    expect(await stopByReceipt(parts, id, "call", now + hour)).toEqual({ email, stoppedAt: now });
    expect(await read()).toMatchObject({ answersStopped: false });
    await recordStop(parts.db, testDataKey, { channel: "all", scope: "all", source: "phone", email }, now);
    expect(await read()).toMatchObject({ answersStopped: true });
  });

  it("exists for a message, too, with or without a phone number", async () => {
    const database = await open();
    await createMessageStore(database, testDataKey, unlimited).save({
      formName: "Contact",
      name: "Maria Lopez",
      email,
      fields: {},
      pageUrl: "http://localhost:3000/contact",
      dueAt: Date.now(),
      consent: marketingConsent,
      suspicious: false,
    });
    const parts = { db: database.db, dataKey: testDataKey };
    const { id } = await database.db.selectFrom("consent_evidence").select("id").executeTakeFirstOrThrow();
    await stopByReceipt(parts, id, "call", Date.now());
    expect(await readReceipt(parts, id)).toMatchObject({ form: "Contact", phone: null, stoppedAt: { text: null } });
    expect(await readStops(database.db, testDataKey, { email })).toHaveLength(1);
  });

  it("says after an erasure how long the proof is kept, and no longer stops anything", async () => {
    const { database, parts, read, id } = await agreed();
    const erasing = { database, dataKey: testDataKey, dataDir: settings().dataDir };
    await erasePerson(erasing, email, async () => {});
    expect(await read()).toEqual({ keptUntil: expect.any(Number) });
    await stopByReceipt(parts, id, "call", Date.now());
    expect(await readStops(database.db, testDataKey, { email, phone })).toEqual([]);
    await database.db.deleteFrom("consent_records").execute();
    expect(await read()).toEqual({ keptUntil: null });
  });
});
