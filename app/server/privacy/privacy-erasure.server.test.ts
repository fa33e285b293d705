import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { createBookingStore } from "#app/server/booking/bookings.server.ts";
import { makeBackup } from "#app/server/commands/backup.server.ts";
import { openDatabase, type SiteDatabase, type SqliteSiteDatabase } from "#app/server/database/database.server.ts";
import { sqliteFile } from "#app/server/database/sqlite.server.ts";
import { unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";
import type { CreditAnalysisPayload } from "#app/server/lead/credit-analysis-payload.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { newRecipient } from "#app/server/letter/issue-recipients.server.ts";
import { createMailDelivery } from "#app/server/mail/mail-delivery.server.ts";
import { mailDropFolder } from "#app/server/mail/transport.server.ts";
import { answerRequests } from "#app/server/newsletter/newsletter-requests.server.ts";
import { createNewsletterStore } from "#app/server/newsletter/subscribers.server.ts";
import { createLeaseQueue } from "#app/server/outgoing/outbox.server.ts";
import { readSettings } from "#app/server/settings/env.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { scheduleIssue, signUp, subscriberRow } from "#test/letter-list.ts";
import { testLetters } from "#test/letters.ts";
import { newBooking, owner } from "#test/new-booking.ts";
import { patience } from "#test/patience.ts";
import { unlimited } from "#test/recipients.ts";
import { rounds } from "#test/rounds.ts";
import { sentParts } from "#test/sent-parts.ts";
import { tracesOfAddress } from "#test/traces-of-address.ts";
import { erasePerson, forgetDeleted } from "./privacy-erasure.server.ts";

const pageUrl = "http://localhost:3000/get-started";
const email = "Erased.Person@visitor.example";

function lead(address: string, message?: string): CreditAnalysisPayload {
  return {
    formName: "Free Credit Analysis",
    firstName: "Ana",
    lastName: "Reyes",
    name: "Ana Reyes",
    email: address,
    phone: "+16025550112",
    ...(message && { message }),
    pageUrl,
    submissionKey: randomUUID(),
  };
}

/** Nothing is under way, so there is nothing to wait for. */
const atOnce = async () => {};

const storesOf = (database: SiteDatabase, dataDir: string) => ({ database, dataKey: testDataKey, dataDir });

async function openEmbedded(): Promise<{ database: SqliteSiteDatabase; dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), "erase-"));
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  onTestFinished(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });
  await database.migrate();
  if (database.dialect !== "sqlite") throw new Error("This is not the embedded database");
  return { database, dataDir };
}

/** Saves leads one by one, each with a message of a different length, so that pages split again and again. */
async function saveLeads(database: SiteDatabase, count: number, addressOf: (index: number) => string): Promise<void> {
  const store = createLeadStore(database, { ...unlimited, webhook: true });
  for (let index = 0; index < count; index += 1) {
    await store.save(lead(addressOf(index), "?".repeat((index * 37) % 900)));
  }
}

it.each([
  ["a new file", ""],
  ["a file filled before deleted rows were overwritten", "PRAGMA secure_delete = OFF"],
])("leaves no byte in %s, with 500 leads around the person", async (_file, asItWas) => {
  const { database, dataDir } = await openEmbedded();
  database.sqlite.exec(asItWas);
  await saveLeads(database, 500, (index) => (index % 50 === 25 ? email : `${randomUUID()}@visitor.example`));
  await signUp(database.db, email, pageUrl);
  expect(await tracesOfAddress(dataDir, email)).not.toEqual([]);

  const { erased } = await erasePerson(storesOf(database, dataDir), email, atOnce);
  expect(erased).toMatchObject({ leads: 10, newsletter: 1, emails: 31 });
  expect(await database.db.selectFrom("leads").select("id").execute()).toHaveLength(490);
  expect(await database.db.selectFrom("outbox").select("id").execute()).toHaveLength(3 * 490);
  expect(await tracesOfAddress(dataDir, email)).toEqual([]);

  const [out, problems] = [collectOutput(), collectOutput()];
  const settings = readSettings({ DATA_DIR: dataDir });
  expect(await makeBackup(settings, [], { out: out.stream, problems: problems.stream })).toBe(0);
  expect(readFileSync(out.text().trim(), "latin1")).toContain("visitor.example");
  expect(await tracesOfAddress(dataDir, email)).toEqual([]);
});

it("leaves no byte of the person's plan parts, and keeps other people's", async () => {
  const { database, dataDir } = await openEmbedded();
  const store = createLeadStore(database, unlimited);
  const livesIn = (county: string) => ({ ...sentParts.parts, place: { name: county, state: "IL", fips: "17031" } });
  for (const [address, county] of [
    [email, "Cook County"],
    ["other@visitor.example", "Maui County"],
  ] as const) {
    await store.save({ ...lead(address), myPath: { version: 1, parts: livesIn(county) } });
  }
  expect(await tracesOfAddress(dataDir, "Cook County")).not.toEqual([]);
  await erasePerson(storesOf(database, dataDir), email, atOnce);
  expect(await tracesOfAddress(dataDir, "Cook County")).toEqual([]);
  expect(await tracesOfAddress(dataDir, "Maui County")).not.toEqual([]);
});

it("empties the database's log as soon as the last older reader stops", async () => {
  const { database, dataDir } = await openEmbedded();
  await saveLeads(database, 20, () => email);
  const reader = readFromNow(database, dataDir);
  const prepare = vi.spyOn(database.sqlite, "prepare");
  const erasing = erasePerson(storesOf(database, dataDir), email, atOnce);
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledWith("PRAGMA wal_checkpoint(TRUNCATE)"), patience);
  reader.exec("COMMIT");
  await erasing;
  expect(await tracesOfAddress(dataDir, email)).toEqual([]);
});

it("reports an older reader that doesn't stop", async () => {
  const { database, dataDir } = await openEmbedded();
  readFromNow(database, dataDir);
  await expect(forgetDeleted(database, 200)).rejects.toThrow("another program keeps the database file open");
});

/** Begins to read, like a long export. A later write makes this an older reader. */
function readFromNow(database: SqliteSiteDatabase, dataDir: string): DatabaseSync {
  database.sqlite.exec("PRAGMA busy_timeout = 50");
  const reader = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
  onTestFinished(() => reader.close());
  reader.exec("BEGIN; SELECT count(*) FROM leads");
  return reader;
}

const names = ["book", "cancel", "move"] as const;
const [racesAtOnce, batches] = [10, rounds(1, 10)];

describeEachDatabase("an erasure", ({ open, settings }) => {
  it("wins its races against booking, moving and canceling, while emails are written", async () => {
    const database = await open();
    const { dataDir } = settings();
    // The command has separate connections; two that write to one SQLite file in one process would block each other.
    const ofCommand = database.dialect === "postgres" ? await openDatabase(settings()) : database;
    onTestFinished(() => ofCommand.close());
    const store = createBookingStore(database);
    const delivery = createMailDelivery({
      database,
      settings: settings(),
      letters: testLetters,
      log: pino({ level: "silent" }),
    });
    delivery.start();
    onTestFinished(() => delivery.stop());
    let time = Date.now() + 24 * 3600 * 1000;
    const nextTime = () => (time += 3600 * 1000);

    async function race(name: (typeof names)[number], address: string): Promise<void> {
      const newTime = () => ({ startMs: nextTime(), timeZone: "Asia/Tokyo" });
      const book = async () => (await store.book(newBooking({ ...newTime(), email: address }))).booking.id;
      const id = name === "book" ? "" : await book();
      // Makes it firm, however many bookings this hour has.
      await store.confirm(id, { ...newTime(), instead: null, recipients: unlimitedRecipients });
      delivery.wake();
      const attack = {
        book: () => book(),
        cancel: () => store.cancel(id, owner),
        move: () => store.move(id, newTime(), owner),
      };
      const attacked = attack[name]().then(() => delivery.wake());
      await erasePerson(storesOf(ofCommand, dataDir), address, () => attacked);
    }

    for (let batch = 0; batch < batches; batch += 1) {
      const races = Array.from({ length: racesAtOnce }, (_, index) => {
        const name = names[index % names.length] ?? "book";
        return { name, address: `race-${name}-${batch}-${index}@visitor.example` };
      });
      await Promise.all(races.map(({ name, address }) => race(name, address)));
      expect(await database.db.selectFrom("bookings").select("email").execute()).toEqual([]);
      expect(await database.db.selectFrom("outbox").select("id").execute()).toEqual([]);
      // The email under way is deleted once it is written: unlike the command, this erasure doesn't wait for it.
      for (const { address } of races) {
        await vi.waitFor(async () => expect(await tracesOfAddress(dataDir, address)).toEqual([]), { timeout: 10_000 });
      }
    }
  }, 300_000);

  it("erases a reader of the weekly letter, and leaves a row that identifies no one", async () => {
    const database = await open();
    const { db } = database;
    const subscriber = subscriberRow({ email });
    await db.insertInto("newsletter_subscribers").values(subscriber).execute();
    const issue = await scheduleIssue(db);
    await db
      .insertInto("issue_recipients")
      .values(newRecipient(issue.id, { subscriber_id: subscriber.id }, 1))
      .execute();
    await db.insertInto("letter_undelivered").values({ subscriber_id: subscriber.id, code: "5.1.1", at: 1 }).execute();
    const { erased } = await erasePerson(storesOf(database, settings().dataDir), email, atOnce);
    expect(erased).toMatchObject({ newsletter: 1, letters: 1, lettersUndelivered: 1 });
    expect(await db.selectFrom("issue_recipients").select("subscriber_id").execute()).toEqual([
      { subscriber_id: null },
    ]);
    expect(await db.selectFrom("letter_undelivered").selectAll().execute()).toEqual([]);
  });

  it("erases a fresh newsletter request, so that no email answers it", async () => {
    const database = await open();
    const { db } = database;
    const newsletter = createNewsletterStore(database);
    await newsletter.request({ kind: "sign-up", email, pageUrl });
    await newsletter.request({ kind: "sign-up", email: "other@visitor.example", pageUrl });
    const { erased } = await erasePerson(storesOf(database, settings().dataDir), email.toLowerCase(), atOnce);
    expect(erased).toMatchObject({ newsletterRequests: 1, newsletter: 0 });
    await answerRequests({ db, recipients: unlimitedRecipients });
    const readers = db.selectFrom("newsletter_subscribers").select("email");
    expect(await readers.execute()).toEqual([{ email: "other@visitor.example" }]);
  });

  it("erases a request that is answered during the erasure", async () => {
    const database = await open();
    const { db } = database;
    await createNewsletterStore(database).request({ kind: "sign-up", email, pageUrl });
    let looks = 0;
    const answerLater = async () => {
      looks += 1;
      if (looks > 1) return;
      await createNewsletterStore(database).request({ kind: "sign-up", email, pageUrl });
      await answerRequests({ db, recipients: unlimitedRecipients });
    };
    const { erased } = await erasePerson(storesOf(database, settings().dataDir), email, answerLater);
    expect(erased).toMatchObject({ newsletterRequests: 1, newsletter: 1, emails: 1 });
    expect(await db.selectFrom("newsletter_subscribers").select("email").execute()).toEqual([]);
  });

  it("is noticed by the outbox: after it, marking an email as sent finds the row gone, and not before", async () => {
    const database = await open();
    await saveLeads(database, 1, () => email);
    const queue = createLeaseQueue(database, { table: "outbox", leaseMs: 1000 });
    const [kept, gone] = (await queue.claim(2)).rows.map(({ id }) => id);
    expect(await queue.markSent(kept ?? "")).toBe(true);
    expect(await queue.markSent(kept ?? "")).toBe(true);
    await erasePerson(storesOf(database, settings().dataDir), email, atOnce);
    expect(await queue.markSent(gone ?? "")).toBe(false);
  });
});

it("deletes an email that was written while its row was deleted", async () => {
  const { database, dataDir } = await openEmbedded();
  await saveLeads(database, 1, () => email);
  const written: string[][] = [];
  const delivery = createMailDelivery({
    database,
    settings: readSettings({ DATA_DIR: dataDir }),
    letters: testLetters,
    log: pino({ level: "silent" }),
    onOutcome() {
      written.push(readdirSync(mailDropFolder(dataDir)).filter((name) => name.endsWith(".eml")));
      database.sqlite.exec("DELETE FROM outbox");
    },
  });
  delivery.start();
  await vi.waitFor(() => expect(written.flat()).not.toEqual([]), patience);
  await delivery.stop();
  expect(readdirSync(mailDropFolder(dataDir))).toEqual([]);
});
