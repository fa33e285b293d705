import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readStops, recordStop } from "#app/server/contact/stops.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { readRecipient, sendAnswer } from "#app/server/desk/answers/send-answer.server.ts";
import { createContactDesk } from "#app/server/desk/contact/contact-desk.server.ts";
import { enterLead } from "#app/server/desk/projector/enter-lead.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import type { DeskReader } from "#app/server/desk/search/desk-reader.server.ts";
import { searchDesk } from "#app/server/desk/search/desk-search.server.ts";
import { createThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import { createRecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { erasePerson, OnHold } from "#app/server/privacy/privacy-erasure.server.ts";
import { isHeld, readPerson } from "#app/server/privacy/privacy-person.server.ts";
import { repeatDepartures } from "#app/server/privacy/repeat-departures.server.ts";
import { backupFolder } from "#app/server/report/backup-record.server.ts";
import { deleteOver } from "#app/server/retention/expired-data.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { messageRow, silentLog, someActor } from "#test/desk-samples.ts";
import { correctDetail } from "./corrected-details.server.ts";
import { readLinkedAddresses } from "./desk-erasure.server.ts";
import { decidePeople } from "./link-actions.server.ts";
import { readPersonCard } from "./person-card.server.ts";

const ana = someActor();
const email = "Rita.Wolfe@mail.example";
const key = "rita.wolfe@mail.example";
const phone = "+14805550177";

describeEachDatabase("a caller who gives an email address later", ({ open, settings }) => {
  async function openCalls() {
    const database = await open();
    const recipients = createRecipientLimit(testDataKey, { perHour: 50, perDay: 50 });
    const leads = createLeadStore(database, { webhook: false, recipients });
    const parts = { database, log: silentLog, leads, siteUrl: "https://path.example" };
    const reader: DeskReader = {
      read: async (query) => (await database.db.executeQuery(query)).rows,
      close: async () => {},
    };
    let calls = 0;
    /** A call without an address, unless one is given; returns the thread. */
    const call = (change: object = {}, channel: "phone" | "in-person" = "phone") => {
      calls += 1;
      const fields = { firstName: "Rita", lastName: "Wolfe", phone: "(480) 555-0177", email: "", ...change };
      return enterLead(parts, ana, { channel, fields, agreed: true, submissionKey: `desk-call-${calls}` });
    };
    const personOf = async (thread: string) =>
      (await database.db.selectFrom("threads").select("person_id").where("id", "=", thread).executeTakeFirstOrThrow())
        .person_id;
    const add = (personId: string, after = email) =>
      correctDetail({ ...database, dataKey: testDataKey }, ana, { personId, kind: "email", before: "", after });
    const write = async (from: string) => {
      const row = messageRow({ name: "Rita Wolfe", email: from });
      await database.db.insertInto("messages").values(row).execute();
      await projectOnce({ database, log: silentLog }, Date.now());
      const sources = database.db.selectFrom("thread_sources").select("person_id").where("source_id", "=", row.id);
      return (await sources.executeTakeFirstOrThrow()).person_id;
    };
    const find = async (typed: string) =>
      (await searchDesk({ ...database, reader }, ana, typed)).found.map(({ personId }) => personId);
    return { database, reader, call, personOf, add, write, find };
  }

  const peopleIn = async ({ db }: SiteDatabase) => (await db.selectFrom("people").select("id").execute()).length;

  it("is one person by it: answered, found and known when mail comes from it, and when they call again", async () => {
    const { database, reader, call, personOf, add, write, find } = await openCalls();
    const { db } = database;
    const thread = await call();
    const person = await personOf(thread);
    const details = async () => (await readPersonCard({ db, reader }, ana, person))?.details.map(({ label }) => label);
    expect(await details()).toEqual([
      "Name: Rita Wolfe",
      "Phone: (480) 555-0177",
      "One more phone number",
      "An email address",
    ]);
    expect(await readRecipient(db, testDataKey, thread)).toBeNull();
    expect(await add(person)).toEqual({ state: "done" });
    // A second press adds nothing.
    expect(await add(person)).toEqual({ state: "done" });
    expect(await details()).not.toContain("An email address");
    expect(await add(person, "other@mail.example")).toEqual({ state: "gone" });
    expect(await readRecipient(db, testDataKey, thread)).toMatchObject({ email: key });
    const added = db.selectFrom("events").select(["by_staff", "words"]).where("kind", "=", "detail-corrected");
    expect(await added.execute()).toEqual([{ by_staff: "ana", words: `email\n\n${email}` }]);
    expect(await db.selectFrom("leads").select(["email", "phone"]).execute()).toEqual([{ email: "", phone }]);
    expect([await find("rita.wolfe@mail"), await find("wolfe"), await find("555-0177")]).toEqual([
      [person],
      [person],
      [person],
    ]);
    expect(await write(key.toUpperCase())).toBe(person);
    expect(await personOf(await call())).toBe(person);
    // Someone else with that number stays someone else.
    expect(await personOf(await call({ firstName: "Hugo" }))).not.toBe(person);
    expect(await peopleIn(database)).toBe(2);
  });

  it("finds people by one more phone number, and callers by a corrected name", async () => {
    const { database, call, personOf, find } = await openCalls();
    const person = await personOf(await call());
    const parts = { ...database, dataKey: testDataKey };
    await correctDetail(parts, ana, { personId: person, kind: "phone", before: "", after: "+16025550188" });
    await correctDetail(parts, ana, { personId: person, kind: "name", before: "Rita Wolfe", after: "Rita Wolfgang" });
    await correctDetail(parts, ana, { personId: person, kind: "phone", before: phone, after: "+17025550133" });
    expect([await find("602 555 0188"), await find("wolfgang"), await find("(702) 555-0133")]).toEqual([
      [person],
      [person],
      [person],
    ]);
    expect(await find("480 555 0177")).toEqual([]);
    const lead = await database.db.selectFrom("leads").select(["last_name", "name", "phone"]).executeTakeFirst();
    expect(lead).toEqual({ last_name: "Wolfgang", name: "Rita Wolfgang", phone: "+17025550133" });
  });

  it("never becomes whoever has the address: a link is suggested, with the name", async () => {
    const { database, reader, call, personOf, add, write } = await openCalls();
    const person = await personOf(await call({ phone: "(602) 555-0188" }));
    const owner = await write(key);
    expect(await add(person)).toMatchObject({ state: "taken", owner: "Rita Wolfe", isLinked: false });
    const card = await readPersonCard({ db: database.db, reader }, ana, person);
    expect(card).toMatchObject({
      addresses: ["(602) 555-0188"],
      links: [{ id: owner, state: "suggested", reason: "same-email" }],
    });
    const noted = database.db.selectFrom("events").select("id").where("kind", "=", "detail-corrected");
    expect(await noted.execute()).toEqual([]);
  });

  it("keeps what they stopped, by this address or by phone, and not what others with their number stopped", async () => {
    const { database, call, personOf, add } = await openCalls();
    const { db } = database;
    const thread = await call();
    const person = await personOf(thread);
    const about = { personId: person, threadId: thread };
    const gate = createContactDesk(db, testDataKey);
    const words = async () => {
      const { call: byPhone, text, email: byMail } = await gate.look(ana, about, "marketing");
      return [byPhone, text, byMail].map(({ reasons }) => reasons[0]?.name);
    };
    // Somebody else who has the same number, and this address in a letter of theirs.
    await recordStop(db, testDataKey, { phone, channel: "all", scope: "all", source: "other" }, ana.nowMs - 5000);
    await add(person);
    expect(await readStops(db, testDataKey, { email })).toEqual([]);
    expect(await words()).toEqual(["stopped", "stopped", "not-agreed"]);
    await recordStop(db, testDataKey, { email, channel: "email", scope: "marketing", source: "letter" }, ana.nowMs);
    expect(await words()).toEqual(["stopped", "stopped", "stopped"]);

    const other = await call({ firstName: "Hugo", phone: "(602) 555-0188" });
    const hugo = { personId: await personOf(other), threadId: other };
    const later = { ...ana, nowMs: Date.now() + 60_000 };
    await gate.stop(later, hugo, { channel: "email", scope: "all", source: "phone" });
    await gate.stop(later, hugo, { channel: "call", scope: "all", source: "phone" });
    await add(hugo.personId, "hugo@mail.example");
    const stops = await readStops(db, testDataKey, { email: "hugo@mail.example" });
    expect(stops.map(({ channel, scope, source }) => `${channel} ${scope} ${source}`).toSorted()).toEqual([
      "call all phone",
      "email all phone",
    ]);
    const end = { ...ana, nowMs: later.nowMs + 60_000 };
    expect((await gate.look(end, hugo, "answer")).email.reasons[0]?.name).toBe("stopped");
  });

  it("is exported and erased by it with all the calls, and no longer by the number that others have", async () => {
    const { database, call, personOf, add, write } = await openCalls();
    const { db } = database;
    const person = await personOf(await call({}, "in-person"));
    await call({ firstName: "Hugo" });
    await add(person);
    await write(email);
    const held = await readPerson(db, testDataKey, email);
    expect([held.leads, held.consents, held.messages, held.people].map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    const byNumber = await readPerson(db, testDataKey, "(480) 555-0177");
    expect(byNumber.leads.map(({ first_name }) => first_name)).toEqual(["Hugo"]);
    expect(await readLinkedAddresses(db, "(480) 555-0177")).toEqual([key]);
    const { erased } = await erasePerson(
      { database, dataKey: testDataKey, dataDir: settings().dataDir },
      email,
      async () => {},
    );
    expect(erased).toMatchObject({ leads: 1, messages: 1, people: 1, consents: 1 });
    expect(await db.selectFrom("leads").select("first_name").execute()).toEqual([{ first_name: "Hugo" }]);
    expect(await peopleIn(database)).toBe(1);
    expect(isHeld(await readPerson(db, testDataKey, email))).toBe(false);
  });

  it.each([
    ["erased from a copy that knew only the number", "(602) 555-0188", []],
    [
      "left in a copy where others have the number, too",
      "(480) 555-0177",
      [{ name: "Hugo Wolfe" }, { name: "Rita Wolfe" }],
    ],
  ])("is %s", async (_, otherPhone, left) => {
    const { database, call, personOf, add } = await openCalls();
    const { db } = database;
    const dataDir = mkdtempSync(join(tmpdir(), "later-email-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const stores = { database, dataKey: testDataKey, dataDir };
    const hugo = () => call({ firstName: "Hugo", phone: otherPhone });
    await add(await personOf(await call()));
    if (left.length > 0) await hugo();
    await erasePerson(stores, email, async () => {});
    // The copy: from before the address was added, and before the erasure.
    await db.deleteFrom("erasures").execute();
    await call();
    const folders = [backupFolder(dataDir)];
    expect(await repeatDepartures(stores, folders, "")).toMatchObject({ erased: left.length > 0 ? 0 : 1 });
    expect(await db.selectFrom("leads").select("name").orderBy("name").execute()).toEqual(left);
    // The erasure is in the log again: a later call with that number stays.
    await call();
    expect(await repeatDepartures(stores, folders, "")).toMatchObject({ erased: 0 });
  });

  it("is answered by the only address of people linked with them, named as theirs, and never by a guess", async () => {
    const { database, call, personOf, add, write } = await openCalls();
    const { db } = database;
    const thread = await call();
    const person = await personOf(thread);
    const about = { personId: person, threadId: thread };
    const owner = await write(key);
    const gate = createContactDesk(db, testDataKey);
    const soon = { ...ana, nowMs: Date.now() + 60_000 };
    const byMail = async (purpose: "answer" | "marketing") => {
      const { email: answer } = await gate.look(soon, about, purpose);
      return [answer.word, answer.reasons[0]?.name];
    };
    expect([await readRecipient(db, testDataKey, thread), await byMail("answer")]).toEqual([null, ["no", "no-email"]]);
    await decidePeople(db, ana, [person, owner], "linked");
    expect(await readRecipient(db, testDataKey, thread)).toEqual({
      kind: "analysis",
      email: key,
      linked: "Rita Wolfe",
    });
    expect(await byMail("answer")).toEqual(["yes", "asked"]);
    // They agreed to nothing with that address.
    expect(await byMail("marketing")).toEqual(["no", "no-email"]);
    expect(await add(person)).toMatchObject({ state: "taken", isLinked: true });

    const letter = { version: 0, seen: null };
    const threads = createThreadActions(db);
    const send = (id: string, words: string) =>
      sendAnswer({ db, dataKey: testDataKey }, threads, ana, thread, { ...letter, id, words });
    await db.updateTable("threads").set({ last_event_id: null }).where("id", "=", thread).execute();
    expect(await send("letter-1", "Dear Rita")).toEqual({ sent: true });
    await db.updateTable("outbox").set({ sent_at: 1, state: "sent" }).where("subject_id", "=", "letter-1").execute();
    await db.updateTable("threads").set({ last_event_id: null }).where("id", "=", thread).execute();
    expect(await send("letter-2", "Dear Rita, once more")).toEqual({ sent: true });
    const recipients = async () => db.selectFrom("answers").select(["id", "recipient"]).orderBy("id").execute();
    expect((await recipients()).map(({ recipient }) => recipient)).toEqual([key, key]);

    // What they stopped by that address counts.
    await gate.stop(soon, { personId: owner, threadId: null }, { channel: "email", scope: "all", source: "phone" });
    expect(await byMail("answer")).toEqual(["no", "stopped"]);
    const other = await write("rita@work.example");
    await decidePeople(db, ana, [owner, other], "linked");
    expect(await readRecipient(db, testDataKey, thread)).toBeNull();
    await decidePeople(db, ana, [owner, other], "apart");
    expect(await readRecipient(db, testDataKey, thread)).toMatchObject({ email: key });

    const held = await readPerson(db, testDataKey, email);
    expect(held.answers.map(({ id }) => id)).toEqual(["letter-1", "letter-2"]);
    const stores = { database, dataKey: testDataKey, dataDir: settings().dataDir };
    await erasePerson(stores, email, async () => {});
    // What was sent stays in the caller's thread, without the address; what waited is gone.
    expect(await recipients()).toEqual([{ id: "letter-1", recipient: "" }]);
    expect(await readRecipient(db, testDataKey, thread)).toBeNull();
  });

  it("stays on hold, whichever of the two the hold was placed on", async () => {
    const { database, call, personOf, add } = await openCalls();
    const { db } = database;
    const place = (email_key: string) =>
      db.insertInto("privacy_holds").values({ email_key, reason: "A court", placed_by: null, placed_at: 1 }).execute();
    await place(phone);
    await add(await personOf(await call()));
    const stores = { database, dataKey: testDataKey, dataDir: settings().dataDir };
    await expect(erasePerson(stores, email, async () => {})).rejects.toThrow(OnHold);

    await add(await personOf(await call({ firstName: "Hugo", phone: "(602) 555-0188" })), "hugo@mail.example");
    await place("hugo@mail.example");
    await call({ firstName: "Bea", phone: "(702) 555-0133" });
    const inTenYears = Date.now() + 10 * 366 * 86_400_000;
    await deleteOver(database, inTenYears);
    const left = await db.selectFrom("leads").select("first_name").orderBy("first_name").execute();
    expect(left).toEqual([{ first_name: "Hugo" }, { first_name: "Rita" }]);
  });
});
