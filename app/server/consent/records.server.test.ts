import { sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { openDatabase, type SiteDatabase } from "#app/server/database/database.server.ts";
import { idBefore, timeOfId } from "#app/server/database/row-ids.server.ts";
import { createMessageStore } from "#app/server/message/messages.server.ts";
import { erasePerson } from "#app/server/privacy/privacy-erasure.server.ts";
import { addYears } from "#app/server/time/office.server.ts";
import { answerConsent, marketingConsent, saveAgreed } from "#test/consent-samples.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { silentLog } from "#test/desk-samples.ts";
import { patience } from "#test/patience.ts";
import { unlimited } from "#test/recipients.ts";
import { tracesOfAddress } from "#test/traces-of-address.ts";
import { checkChain } from "./chain-check.server.ts";
import { storeConsentWords } from "./evidence.server.ts";
import { chainNew, createConsentKeeper, sweepRecords } from "./keeper.server.ts";
import { openRecord, readRecords } from "./records.server.ts";

const email = "maria.lopez@visitor.example";
const day = 24 * 60 * 60 * 1000;

const partsOf = (database: SiteDatabase) => ({ database, dataKey: testDataKey });
const check = ({ db }: SiteDatabase) => checkChain(db, testDataKey);
const atOnce = async () => {};

describeEachDatabase("the consent chain", ({ open, settings }) => {
  const erase = (database: SiteDatabase, address = email) =>
    erasePerson({ ...partsOf(database), dataDir: settings().dataDir }, address, atOnce);

  it("has one link per piece of evidence, in one order, even when several processes make it repeatedly", async () => {
    const database = await open();
    const other = await openDatabase(settings());
    onTestFinished(() => other.close());
    for (let count = 0; count < 45; count += 1) await saveAgreed(database, { email: `lead-${count}@visitor.example` });
    await saveAgreed(database, { consent: null });
    // Two connections to one SQLite file in one process would block each other.
    const both = database.dialect === "postgres" ? [database, other] : [database];
    await Promise.all(both.flatMap((one) => [chainNew(partsOf(one)), chainNew(partsOf(one))]));
    await chainNew(partsOf(database));
    await sweepRecords(partsOf(database), Date.now(), 0);
    expect(await check(database)).toEqual({ links: 45, records: 45, problems: [] });
  });

  it("picks up new evidence by itself, and stores the consent text", async () => {
    const database = await open();
    await saveAgreed(database);
    const keeper = createConsentKeeper({ ...partsOf(database), log: silentLog });
    keeper.start();
    onTestFinished(() => keeper.stop());
    await vi.waitFor(async () => expect((await check(database)).records).toBe(1), patience);
    await saveAgreed(database, { email: "ana@visitor.example" });
    await vi.waitFor(async () => expect((await check(database)).records).toBe(2), patience);
    await keeper.stop();
    expect(await database.db.selectFrom("consent_words").select("text_sha256").execute()).not.toEqual([]);
  });

  it("keeps a record's content sealed, and finds it by the address in any spelling", async () => {
    const database = await open();
    await saveAgreed(database);
    await chainNew(partsOf(database));
    const rows = await database.db.selectFrom("consent_records").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/maria|lopez|5550142|get-started/i);
    const [found] = await readRecords(database.db, testDataKey, " MARIA.Lopez@visitor.example");
    expect(JSON.parse(openRecord(testDataKey, found?.sealed_record ?? "") ?? "")).toMatchObject({
      name: "Maria Lopez",
      email: "Maria.Lopez@visitor.example",
      phone: "+14805550142",
      marketing: true,
      text: { id: marketingConsent.textId, version: marketingConsent.version },
    });
    expect(await readRecords(database.db, testDataKey, "ana@visitor.example")).toEqual([]);
  });

  it("skips a suspected robot's evidence until someone releases it", async () => {
    const database = await open();
    const { reference } = await createMessageStore(database, testDataKey, unlimited).save({
      formName: "Contact",
      name: "Maria Lopez",
      email,
      fields: {},
      pageUrl: "http://localhost:3000/contact",
      dueAt: Date.now(),
      consent: marketingConsent,
      suspicious: true,
    });
    await sweepRecords(partsOf(database), Date.now(), 0);
    expect((await check(database)).links).toBe(0);
    await database.db.updateTable("messages").set({ status: "new" }).where("id", "=", reference).execute();
    await sweepRecords(partsOf(database), Date.now(), 0);
    expect((await check(database)).records).toBe(1);
  });

  it("keeps only marketing consents after an erasure, sealed, for five years", async () => {
    const database = await open();
    const { db } = database;
    await saveAgreed(database);
    await saveAgreed(database, { consent: answerConsent });
    await saveAgreed(database, { email: "ana@visitor.example" });
    await chainNew(partsOf(database));
    // This one isn't chained yet when the erasure begins.
    await saveAgreed(database);
    const before = Date.now();
    await erase(database);
    const kept = await readRecords(db, testDataKey, email);
    expect(kept.map(({ allows_marketing }) => allows_marketing)).toEqual([1, 1]);
    for (const { kept_until } of kept) {
      expect(Number(kept_until)).toBeGreaterThanOrEqual(addYears(before, 5));
      expect(Number(kept_until)).toBeLessThanOrEqual(addYears(Date.now(), 5));
    }
    expect(await check(database)).toEqual({ links: 4, records: 3, problems: [] });
    if (database.dialect === "sqlite") expect(await tracesOfAddress(settings().dataDir, email)).toEqual([]);
    const rows = await db.selectFrom("consent_records").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/maria|lopez/i);

    await sweepRecords(partsOf(database), addYears(before, 5) - day, 0);
    expect(await readRecords(db, testDataKey, email)).toHaveLength(2);
    await sweepRecords(partsOf(database), addYears(Date.now(), 5) + day, 0);
    expect(await readRecords(db, testDataKey, email)).toEqual([]);
    expect(await readRecords(db, testDataKey, "ana@visitor.example")).toMatchObject([{ kept_until: null }]);
    // A deleted record still has its link.
    expect(await check(database)).toEqual({ links: 4, records: 1, problems: [] });
  });

  it("keeps the end date from an earlier erasure when someone comes back and is erased again", async () => {
    const database = await open();
    await saveAgreed(database);
    await erase(database);
    await database.db.updateTable("consent_records").set({ kept_until: 1000 }).execute();
    await saveAgreed(database);
    await erase(database);
    const ends = (await readRecords(database.db, testDataKey, email)).map(({ kept_until }) => Number(kept_until));
    expect(ends).toEqual([1000, expect.any(Number)]);
    expect(ends[1]).toBeGreaterThan(Date.now());
  });

  it("sets an end date for records whose evidence was deleted another way", async () => {
    const database = await open();
    const { db } = database;
    await saveAgreed(database);
    await saveAgreed(database, { consent: answerConsent });
    await chainNew(partsOf(database));
    await db.deleteFrom("consent_evidence").execute();
    await sweepRecords(partsOf(database), Date.now(), 0);
    const [kept, ...others] = await readRecords(db, testDataKey, email);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ allows_marketing: 1 });
    const { evidence_id, kept_until } = kept ?? { evidence_id: "", kept_until: 0 };
    expect(Number(kept_until)).toBe(addYears(timeOfId(evidence_id), 5));
    // A consent given six years ago expires at once.
    const longAgo = { evidence_id: idBefore(evidence_id, 6 * 366 * day), kept_until: null };
    await db.updateTable("consent_records").set(longAgo).execute();
    await sweepRecords(partsOf(database), Date.now(), 0);
    expect(await readRecords(db, testDataKey, email)).toEqual([]);
  });

  it("shows every flipped byte in any of its tables", async () => {
    const database = await open();
    const { db } = database;
    await storeConsentWords(db);
    for (let count = 0; count < 3; count += 1) await saveAgreed(database, { email: `lead-${count}@visitor.example` });
    await chainNew(partsOf(database));
    expect((await check(database)).problems).toEqual([]);
    const cells = [
      ["consent_chain", "digest"],
      ["consent_chain", "hash"],
      ["consent_head", "hash"],
      ["consent_records", "evidence_id"],
      ["consent_records", "email_hash"],
      ["consent_records", "sealed_record"],
      ["consent_words", "words"],
      ["consent_evidence", "text_id"],
      ["consent_evidence", "text_sha256"],
      ["consent_evidence", "page_url"],
    ] as const;
    for (const [table, column] of cells) {
      const { rows } = await sql<{ value: string }>`
        SELECT ${sql.ref(column)} AS value FROM ${sql.table(table)} ORDER BY 1 LIMIT 1`.execute(db);
      const value = rows[0]?.value ?? "";
      const flipped = flipOne(value, Math.floor(value.length / 2));
      const put = (from: string, to: string) =>
        sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${to} WHERE ${sql.ref(column)} = ${from}`.execute(db);
      await put(value, flipped);
      expect((await check(database)).problems, `${table}.${column}`).not.toEqual([]);
      await put(flipped, value);
    }
    expect((await check(database)).problems).toEqual([]);
  });

  it("shows a link that was cut off, removed or inserted", async () => {
    const database = await open();
    const { db } = database;
    for (let count = 0; count < 3; count += 1) await saveAgreed(database);
    await chainNew(partsOf(database));
    await db.deleteFrom("consent_records").execute();
    await db.deleteFrom("consent_chain").where("seq", "=", 3).execute();
    expect((await check(database)).problems).toEqual([
      "The chain does not end where it should: link 2 is the last one there.",
    ]);
    await db.deleteFrom("consent_chain").where("seq", "=", 1).execute();
    expect((await check(database)).problems).toContain("Link 1 is missing.");
    await db
      .insertInto("consent_chain")
      .values({ seq: 1, digest: "0".repeat(64), hash: "0".repeat(64) })
      .execute();
    expect((await check(database)).problems).toContain("The chain is broken at link 1.");
  });
});

/** Flips the lowest bit of one character. */
function flipOne(text: string, at: number): string {
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
}
