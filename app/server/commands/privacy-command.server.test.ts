import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { recordStop } from "#app/server/contact/stops.server.ts";
import { openDatabase, type SiteDatabase } from "#app/server/database/database.server.ts";
import { createStaffMembers } from "#app/server/desk/staff/staff-members.server.ts";
import { keepDocument } from "#app/server/documents/documents.server.ts";
import type { NewMessage } from "#app/server/forms/message-forms.server.ts";
import { openDataKey } from "#app/server/keys/data-key.server.ts";
import type { CreditAnalysisPayload } from "#app/server/lead/credit-analysis-payload.server.ts";
import { saveLeadAnswers } from "#app/server/lead/lead-answer-store.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { createMessageStore } from "#app/server/message/messages.server.ts";
import { createNewsletterStore } from "#app/server/newsletter/subscribers.server.ts";
import { readPrivacyStatus } from "#app/server/privacy/privacy-requests.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { messageRow } from "#test/desk-samples.ts";
import { signUp } from "#test/letter-list.ts";
import { unlimited } from "#test/recipients.ts";
import { handlePrivacy } from "./privacy-command.server.ts";

const email = "jose.privacy@example.com";
const pageUrl = "http://localhost:3000/ccpa";
const lead: CreditAnalysisPayload = {
  formName: "Free Credit Analysis",
  firstName: "José",
  lastName: "O’Neil",
  name: "José O’Neil",
  email: "Jose.Privacy@example.com",
  phone: "+14805550142",
  message: "My lease ends in May",
  pageUrl,
  consent: { textId: "credit-analysis-contact", version: 1 },
};
const request: NewMessage = {
  formName: "Privacy Rights Request",
  name: "José O’Neil",
  email,
  fields: { requestType: "access", details: "All of it" },
  pageUrl,
  dueAt: Date.UTC(2027, 0, 6),
  privacy: { requestType: "access", acknowledgeBy: Date.UTC(2026, 11, 5), accountReference: "AC-4711" },
  attribution: { utm_source: "letter" },
  consent: { textId: "calls-texts-email", version: 1 },
  suspicious: false,
};
const otherEmail = "ana@example.com";

/** Columns that lead from a row to somebody: their address, or a row of theirs. */
const ofSomebody =
  /^(email|email_key|email_hash|from_key|phone)$|^(lead|message|booking|subscriber|person|thread|source|request|mail|subject|into|evidence|clock|event|answer|document)_id$/;

/** The part of the exported file that has each table's rows. A new table belongs here, and in `readPerson`. */
const partOf = {
  answers: "answers",
  bookings: "bookings",
  clocks: "clocks",
  consent_changes: "consentChanges",
  consent_evidence: "consents",
  consent_records: "consentRecords",
  contact_attempts: "contactAttempts",
  documents: "documents",
  drafts: "drafts",
  erasures: "erasures",
  events: "events",
  given_details: "givenDetails",
  issue_recipients: "letters",
  lead_answers: "leadAnswers",
  leads: "leads",
  letter_undelivered: "lettersUndelivered",
  mail_in_files: "mailInFiles",
  mails_in: "emailsIn",
  merged_threads: "mergedThreads",
  messages: "messages",
  newsletter_requests: "newsletterRequests",
  newsletter_subscribers: "newsletter",
  outbox: "emails",
  person_addresses: "personAddresses",
  privacy_holds: "privacyHolds",
  privacy_requests: "privacyRequests",
  privacy_steps: "privacySteps",
  search_docs: "searchDocs",
  staff: "deskAccounts",
  stop_questions: "stopQuestions",
  thread_sources: "threadSources",
  threads: "threads",
  undelivered_addresses: "undeliveredAddresses",
};

/** Why a table has no part of its own. */
const noPart = {
  booking_cells: "a time that is taken, and its booking",
  form_tokens: "a number against sending twice",
  promise_alarms: "that we were told that a clock runs out",
};

describeEachDatabase("npm run privacy", ({ open, settings }) => {
  async function run(...args: string[]) {
    const [out, problems] = [collectOutput(), collectOutput()];
    const code = await handlePrivacy(
      settings(),
      args,
      { out: out.stream, problems: problems.stream },
      { settle: async () => {} },
    );
    return { code, out: out.text(), problems: problems.text() };
  }

  /** Two people who sent everything that can be sent. */
  async function fill() {
    const database = await open();
    const dataKey = await openDataKey(settings());
    const messages = createMessageStore(database, dataKey, unlimited);
    for (const [key, address] of [email, otherEmail].entries()) {
      const row = { ...lead, email: address.toUpperCase(), submissionKey: `key-lead-${key}` };
      const { reference } = await createLeadStore(database, unlimited).save(row);
      await saveLeadAnswers(database.db, reference, { state: "AZ" });
      await signUp(database.db, address, pageUrl);
    }
    // These are not answered yet.
    for (const address of [email, otherEmail]) {
      await createNewsletterStore(database).request({ kind: "leave", email: address, pageUrl });
    }
    const saved = await messages.save({ ...request, submissionKey: "key-privacy-1" });
    await messages.save({ ...request, email: otherEmail, submissionKey: "key-privacy-2" });
    return { database, reference: saved.reference };
  }

  async function allRows({ db }: SiteDatabase): Promise<unknown[]> {
    const tables = await db.introspection.getTables();
    const rows = tables.map(({ name }) => sql`SELECT * FROM ${sql.table(name)}`.execute(db));
    return (await Promise.all(rows)).map((result) => result.rows);
  }

  it("lists open requests with their dates, without a name", async () => {
    const { database, reference } = await fill();
    await createMessageStore(database, await openDataKey(settings()), unlimited).save({
      ...request,
      email: "robot@example.com",
      dueAt: Date.UTC(2026, 0, 1),
      suspicious: true,
    });
    const { code, out } = await run("list");
    expect(code).toBe(0);
    const lines = out.split("\n");
    expect(lines[0]).toBe("Open privacy requests: 3");
    expect(lines[2]).toContain("access  robot@example.com");
    expect(out).toContain("set aside as a robot's");
    expect(out).toMatch(/answer by +Wednesday, December 31, 2025 at 7:00 PM EST {2}OVERDUE/);
    expect(out).toContain(`${reference}  access  ${email}`);
    expect(out).toContain("confirm by  Friday, December 4, 2026 at 7:00 PM EST");
    expect(out).toContain("an account reference was given");
    expect(out).not.toMatch(/O’Neil|AC-4711/);
  });

  it("exports everything stored about an address, and nothing about others", async () => {
    const { reference } = await fill();
    const { code, out } = await run("export", email);
    expect(code).toBe(0);
    const held = JSON.parse(out);
    expect(held.leads).toEqual([expect.objectContaining({ firstName: "José", message: "My lease ends in May" })]);
    expect(held.leadAnswers).toEqual([expect.objectContaining({ state: "AZ", goal: null })]);
    expect(held.consents).toEqual([
      expect.objectContaining({ textId: "credit-analysis-contact" }),
      expect.objectContaining({ textId: "calls-texts-email", messageId: reference }),
    ]);
    expect(held.messages).toEqual([
      expect.objectContaining({
        id: reference,
        fields: { requestType: "access", details: "All of it" },
        attribution: { utm_source: "letter" },
      }),
    ]);
    expect(held.privacyRequests).toEqual([
      expect.objectContaining({ accountReference: "AC-4711", acknowledgeBy: "2026-12-05T00:00:00.000Z" }),
    ]);
    expect(held.newsletter).toEqual([expect.objectContaining({ email, status: "pending" })]);
    expect(held.newsletterRequests).toEqual([expect.objectContaining({ email, kind: "leave" })]);
    expect(held.emails).toHaveLength(5);
    expect(out).not.toContain(otherEmail);
  });

  it("has a part of the file for every table with somebody's data, or a reason why not", async () => {
    const { database } = await fill();
    const tables = await database.db.introspection.getTables();
    const theirs = tables.filter(({ columns }) => columns.some(({ name }) => ofSomebody.test(name)));
    expect(theirs.map(({ name }) => name).toSorted()).toEqual(Object.keys({ ...partOf, ...noPart }).toSorted());
    expect(JSON.parse((await run("export", email)).out)).toMatchObject(
      Object.fromEntries(Object.values(partOf).map((part) => [part, expect.any(Array)])),
    );
  });

  it("exports an account at the desk, and erases it once the person no longer works there", async () => {
    const database = await open();
    const members = createStaffMembers(database);
    await members.put("owner@team.example", "owner");
    const { id } = await members.put(email, "counselor");
    await members.rename(id, "José O’Neil");
    expect(JSON.parse((await run("export", email)).out).deskAccounts).toMatchObject([{ id, name: "José O’Neil" }]);
    expect((await run("erase", email)).out).toBe("Nothing is held.\n");
    await members.remove(id);
    expect(await run("erase", email, "--yes")).toMatchObject({
      code: 0,
      out: expect.stringContaining("desk accounts 1"),
    });
    expect(JSON.stringify(await allRows(database))).not.toMatch(/jose\.privacy|O’Neil/i);
  });

  it("erases nothing without --yes, and says what it would erase", async () => {
    const { database } = await fill();
    const { code, out } = await run("erase", email);
    expect(code).toBe(1);
    expect(out).toContain(
      "leads 1, lead answers 1, consents 2, consent changes 0, messages 1, privacy requests 1, newsletter 1, newsletter requests 1, letters 0, letters undelivered 0, bookings 0, emails 5",
    );
    expect(await database.db.selectFrom("leads").select("id").execute()).toHaveLength(2);
  });

  it("erases a person from every table and file, and keeps a log entry that names no one", async () => {
    const { database, reference } = await fill();
    const { db } = database;
    const drop = join(settings().dataDir, "mail");
    mkdirSync(drop, { recursive: true });
    const emails = await db.selectFrom("outbox").select("id").where("subject_id", "=", reference).execute();
    for (const { id } of emails) writeFileSync(join(drop, `${id}.eml`), `To: ${email}`);

    const { code, out } = await run("erase", email, "--yes");
    expect(code).toBe(0);
    expect(out).not.toContain(email);
    expect(emails.filter(({ id }) => existsSync(join(drop, `${id}.eml`)))).toEqual([]);

    const left = JSON.stringify(await allRows(database));
    expect(left.toLowerCase()).not.toContain(email);
    expect(await db.selectFrom("leads").select("email").execute()).toEqual([{ email: otherEmail.toUpperCase() }]);
    expect(await db.selectFrom("lead_answers").select("lead_id").execute()).toHaveLength(1);
    expect(await db.selectFrom("consent_evidence").select("id").execute()).toHaveLength(2);
    expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(5);
    expect(await db.selectFrom("privacy_requests").select("message_id").execute()).toHaveLength(1);

    const log = await db.selectFrom("erasures").selectAll().execute();
    expect(log).toHaveLength(1);
    expect(out).toContain(log[0]?.id);
    expect(await readPrivacyStatus(db, reference)).toMatchObject({ reference, erasedAt: log[0]?.erased_at });
    const afterwards = JSON.parse((await run("export", email)).out);
    expect(afterwards).toMatchObject({ leads: [], messages: [], emails: [], erasures: [{ id: log[0]?.id }] });
    expect(await run("erase", email, "--yes")).toMatchObject({ code: 0, out: "Nothing is held.\n" });
  });

  it("says which files it could not reach", async () => {
    const { database, reference } = await fill();
    const row = { message_id: reference, kind: "resume", type: "pdf", size: 1, scanned: 0, created_at: 1 } as const;
    const documents = ["far-1", "far-2"].map((id) => Object.assign({ id, content_hash: id, sealed_header: id }, row));
    await database.db.insertInto("documents").values(documents).execute();
    const sealed = await run("export", email);
    expect(sealed.code).toBe(1);
    expect(JSON.parse(sealed.out).leads).toHaveLength(1);
    expect(sealed.problems).toMatch(/^This may not be all of this person\. .*: files that people sent 2\./);
    const { code, out, problems } = await run("erase", email, "--yes");
    expect(code).toBe(1);
    expect(out).toContain("Erased: ");
    expect(problems).toContain(`2 files that this person sent are not in ${join(settings().dataDir, "documents")}`);
  });

  it("says that a file is not in what it exports", async () => {
    const { database, reference } = await fill();
    const place = { db: database.db, dataKey: await openDataKey(settings()), dataDir: settings().dataDir };
    const sent = { type: "pdf", typedName: "me.pdf", kind: "resume", scanned: false } as const;
    for (const text of ["one", "two"]) await keepDocument(place, { ...sent, bytes: Buffer.from(text) }, 1);
    await database.db.updateTable("documents").set({ message_id: reference }).execute();
    expect(await run("export", email)).toMatchObject({ code: 0, problems: "" });
    const folder = join(place.dataDir, "documents");
    rmSync(join(folder, readdirSync(folder)[0] ?? ""));
    const { code, problems } = await run("export", email);
    const words = `1 files that this person sent are not in it: they are not in ${folder}.\n`;
    expect({ code, problems }).toEqual({ code: 1, problems: words });
  });

  it("says what it may not find without an earlier key", async () => {
    const { database } = await fill();
    const dataKey = await openDataKey(settings());
    await recordStop(database.db, dataKey, { email, channel: "call", scope: "all", source: "phone" }, 1);
    const value = JSON.stringify([{ fingerprint: "of a key that is gone", until: 2 }]);
    await database.db.insertInto("site_facts").values({ name: "earlier-keys", value }).execute();
    for (const words of [["export"], ["erase", "--yes"]]) {
      const { code, problems } = await run(words[0] ?? "", otherEmail, ...words.slice(1));
      expect(code).toBe(1);
      expect(problems).toContain("requests to stop may not count without it: 1.");
    }
  });

  it("names other people's rows that contain an erased address, and does not change them", async () => {
    const { database } = await fill();
    const ofOther = { ...lead, email: otherEmail };
    const store = createLeadStore(database, unlimited);
    const { reference } = await store.save({ ...ofOther, message: `Please write to <${email}>, too` });
    await store.save({ ...ofOther, message: `Not to big.${email}, and not to ${email}.mx` });
    const { code, out } = await run("erase", email, "--yes");
    expect(code).toBe(0);
    expect(out.match(/Someone else .*/g)).toEqual([
      `Someone else wrote this address in their own words, which stay: leads ${reference}`,
    ]);
  });

  it("leaves no byte of an erased person in the embedded database's files", async () => {
    if (settings().databaseUrl !== undefined) return;
    const { database } = await fill();
    expect(await run("erase", email, "--yes")).toMatchObject({ code: 0 });
    await database.close();
    const files = readdirSync(settings().dataDir).filter((name) => name.startsWith("site.db"));
    const bytes = files.map((name) => readFileSync(join(settings().dataDir, name), "latin1")).join("");
    expect(bytes.toLowerCase()).not.toContain(email);
  });

  it("marks a request as answered, which takes it off the list", async () => {
    const { database, reference } = await fill();
    expect((await run("answered", reference)).code).toBe(0);
    expect((await run("list")).out).not.toContain(reference);
    expect((await readPrivacyStatus(database.db, reference))?.answeredAt).toBeGreaterThan(0);
    expect((await run("answered", reference)).code).toBe(1);
  });

  it.each([[], ["list", "x"], ["export"], ["export", "nobody"], ["erase", "--yes"], ["drop", email], ["list", "--no"]])(
    "shows its usage after a wrong call: %j",
    async (...args) => {
      const { code, out, problems } = await run(...args);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(problems).toContain("Usage: npm run -s privacy --");
      expect(problems).not.toContain(email);
    },
  );

  it("finds nothing about an unknown person", async () => {
    await (await openDatabase(settings())).close();
    expect(JSON.parse((await run("export", "nobody@example.com")).out)).toMatchObject({ leads: [], messages: [] });
  });

  it("lists expired data, and deletes it only with --delete", async () => {
    const database = await open();
    await database.db
      .insertInto("messages")
      .values(messageRow({ email, created_at: Date.now() - 800 * 24 * 60 * 60 * 1000 }))
      .execute();
    const left = async () => (await database.db.selectFrom("messages").select("id").execute()).length;
    const said = await run("retention");
    expect(said).toMatchObject({
      code: 0,
      out: expect.stringContaining("1  Messages, reports and other forms you send us: 24"),
    });
    expect(said.out).toContain("Nothing is deleted.");
    expect(await left()).toBe(1);
    expect((await run("hold", email, "a", "court", "asks")).code).toBe(0);
    expect((await run("retention")).out).not.toContain("1  Messages");
    expect(await run("erase", email, "--yes")).toMatchObject({ code: 1, out: expect.stringContaining("a court asks") });
    expect((await run("release", email)).code).toBe(0);
    expect((await run("release", email)).code).toBe(1);
    expect(await run("retention", "--delete")).toMatchObject({ code: 0, out: expect.stringContaining("messages 1") });
    expect(await left()).toBe(0);
    expect((await run("retention", "now")).code).toBe(2);
    expect((await run("hold", email)).code).toBe(2);
  });
});
