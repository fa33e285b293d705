import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase, type SiteDatabase } from "#app/server/database/database.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { createDeskReader } from "#app/server/desk/search/desk-reader.server.ts";
import { searchDesk } from "#app/server/desk/search/desk-search.server.ts";
import { saveDraft } from "#app/server/desk/threads/drafts.server.ts";
import { readTimeline } from "#app/server/desk/threads/person-timeline.server.ts";
import { createThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import { readThread } from "#app/server/desk/threads/thread-page.server.ts";
import { erasePerson } from "#app/server/privacy/privacy-erasure.server.ts";
import { readPerson } from "#app/server/privacy/privacy-person.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { bookingRow, deskInWords, leadRow, messageRow, silentLog, someActor } from "#test/desk-samples.ts";
import { tracesOfAddress } from "#test/traces-of-address.ts";
import { readLinkedAddresses } from "./desk-erasure.server.ts";
import { decideGiven } from "./given-details.server.ts";
import { decidePeople, readLinks } from "./link-actions.server.ts";
import { readPersonCard } from "./person-card.server.ts";

const ana = someActor();
const phone = "+14805550142";
const atOnce = async () => {};

async function take(database: SiteDatabase, leads: object[]) {
  if (leads.length > 0) await database.db.insertInto("leads").values(leads.map(leadRow)).execute();
  await projectOnce({ database, log: silentLog }, Date.now());
}

async function idOf({ db }: SiteDatabase, email: string): Promise<string> {
  const row = db.selectFrom("person_addresses").select("person_id").where("value", "=", email);
  return (await row.executeTakeFirstOrThrow()).person_id;
}

const groups = async ({ db }: SiteDatabase) =>
  new Set((await db.selectFrom("people").select("group_id").execute()).map(({ group_id }) => group_id)).size;

describeDatabase("a person known to the desk", ({ open, settings }) => {
  it("has one email address in any spelling, and the first name and number given", async () => {
    const database = await open();
    await take(database, [
      { email: "Maria@Visitor.example", name: "Maria Reyes", created_at: 2000, phone: "+16025550188" },
      { email: "maria@visitor.example", name: "Maria Lopez", created_at: 1000, phone },
    ]);
    await take(database, [{ email: "MARIA@visitor.example", name: "MARÍA", created_at: 3000, phone }]);
    const people = await database.db.selectFrom("people").select(["name", "created_at"]).execute();
    expect(people).toEqual([{ name: "Maria Lopez", created_at: 1000 }]);
    const phones = database.db.selectFrom("person_addresses").select("value").distinct().where("kind", "=", "phone");
    expect(await phones.execute()).toEqual([{ value: phone }]);
  });

  it("keeps its name and number whatever form a stranger types its email into, until a colleague decides", async () => {
    const database = await open();
    const { db } = database;
    const email = "maria@visitor.example";
    await take(database, [{ email, name: "Maria Lopez", phone, created_at: 1000 }]);
    const [strange, other] = ["+16025550188", "+17025550133"];
    await db
      .insertInto("messages")
      .values(messageRow({ email: "MARIA@Visitor.example", name: "Ed Crook", phone: strange }))
      .execute();
    await db
      .insertInto("bookings")
      .values(bookingRow({ email, name: "Ed Crook", phone: other }))
      .execute();
    await take(database, [{ email, name: "Eve Mallory", phone: strange }]);
    const id = await idOf(database, email);
    const reader = createDeskReader(database, settings().dataDir);
    onTestFinished(() => reader.close());
    const card = async (actor = ana) => readPersonCard({ db, reader }, actor, id);
    expect(await card()).toMatchObject({ name: "Maria Lopez", addresses: [email, "(480) 555-0142"] });
    const given = (await card())?.given.map(({ shown }) => shown).toSorted();
    expect(given).toEqual(["(602) 555-0188", "(702) 555-0133", "Ed Crook", "Eve Mallory"]);
    const masked = await card(someActor({ may: ["read-people"] }));
    expect(JSON.stringify(masked)).not.toMatch(/Crook|Mallory|555-?01|602.{0,2}555/);

    const detail = { personId: id, kind: "name", value: "Eve Mallory", isTheirs: true };
    expect(await decideGiven(db, ana, detail)).toBe(true);
    expect(await decideGiven(db, ana, { ...detail, kind: "phone", value: strange, isTheirs: false })).toBe(true);
    expect(await decideGiven(db, ana, { ...detail, kind: "phone", value: strange })).toBe(false);
    // Given again, it stays what the colleague said.
    await take(database, [{ email, name: "Eve Mallory", phone: strange }]);
    expect(await card()).toMatchObject({ name: "Eve Mallory", addresses: [email, "(480) 555-0142"] });
    expect((await card())?.given.map(({ shown }) => shown).toSorted()).toEqual(["(702) 555-0133", "Ed Crook"]);
    const auditor = someActor({ may: ["read-people"] });
    await expect(decideGiven(db, auditor, detail)).rejects.toMatchObject({ code: "not-allowed" });
  });

  it.each([
    ["as it was booked", {}],
    ["moved by the page that anyone sees after booking", { sequence: 1, moved_from: Date.now() + 86_400_000 }],
  ])("keeps its name and number when its mailbox confirms a call with others: %s", async (_, moved) => {
    const database = await open();
    const { db } = database;
    const email = "maria@visitor.example";
    await take(database, [{ email, name: "Maria Lopez", phone }]);
    const booking = bookingRow({ email, name: "Gus Stranger", phone: "+16025550188", ...moved });
    await db.insertInto("bookings").values(booking).execute();
    await take(database, []);
    const pressed = { confirmed_at: Date.now(), changed_at: Date.now(), moved_from: null };
    await db.updateTable("bookings").set(pressed).execute();
    await take(database, []);
    const kinds = await db.selectFrom("events").select("kind").where("source_id", "=", booking.id).execute();
    expect(kinds.map(({ kind }) => kind)).toContain("booking-confirmed");
    expect(await db.selectFrom("people").select("name").execute()).toEqual([{ name: "Maria Lopez" }]);
    const phones = db.selectFrom("person_addresses").select("value").distinct().where("kind", "=", "phone");
    expect(await phones.execute()).toEqual([{ value: phone }]);
    const given = await db.selectFrom("given_details").select(["value", "state"]).orderBy("value").execute();
    expect(given).toEqual([
      { value: "+16025550188", state: "given" },
      { value: "Gus Stranger", state: "given" },
    ]);
  });

  it("gets the number of a call that its mailbox confirmed where none was known, and no name", async () => {
    const database = await open();
    const { db } = database;
    const email = "maria@visitor.example";
    await db
      .insertInto("messages")
      .values(messageRow({ email, name: "Maria Lopez", phone: null }))
      .execute();
    await take(database, []);
    const booking = bookingRow({ email, name: "Maria Reyes", phone: "+16025550188" });
    await db.insertInto("bookings").values(booking).execute();
    await take(database, []);
    await db.updateTable("bookings").set({ confirmed_at: Date.now(), changed_at: Date.now() }).execute();
    await take(database, []);
    const phones = db.selectFrom("person_addresses").select("value").distinct().where("kind", "=", "phone");
    expect(await phones.execute()).toEqual([{ value: "+16025550188" }]);
    expect(await db.selectFrom("people").select("name").execute()).toEqual([{ name: "Maria Lopez" }]);
    expect(await db.selectFrom("given_details").select("value").execute()).toEqual([{ value: "Maria Reyes" }]);
  });

  it("is never linked by a phone number and a name: a colleague is asked, with the reason", async () => {
    const database = await open();
    await take(database, [
      { email: "maria@home.example", name: "Maria Lopez", phone },
      { email: "maria@work.example", name: "MARIA LÓPEZ", phone },
      { email: "ben@home.example", name: "Ben Lopez", phone },
    ]);
    expect(await groups(database)).toBe(3);
    const links = async (email: string) => readLinks(database.db, ana, await idOf(database, email));
    expect(await links("ben@home.example")).toMatchObject([
      { reason: "same-phone", state: "suggested", decided_by: null },
    ]);
    expect(await links("maria@work.example")).toMatchObject([{ reason: "same-phone-and-name", state: "suggested" }]);
  });

  it("stays linked or apart as a colleague decided, and consents stay with their source", async () => {
    const database = await open();
    const { db } = database;
    await take(database, [
      { email: "maria@home.example", name: "Maria Lopez", phone },
      { email: "maria@work.example", name: "Maria Lopez", phone },
      { email: "ben@home.example", name: "Ben Lopez", phone },
    ]);
    const [maria, work, ben] = [
      await idOf(database, "maria@home.example"),
      await idOf(database, "maria@work.example"),
      await idOf(database, "ben@home.example"),
    ];
    expect(await decidePeople(db, ana, [maria, work], "linked")).toBe(true);
    const before = await db.selectFrom("thread_sources").selectAll().orderBy("source_id").execute();
    expect(await decidePeople(db, ana, [ben, maria], "linked")).toBe(true);
    expect(await groups(database)).toBe(1);
    expect(await decidePeople(db, ana, [maria, ben], "apart")).toBe(true);
    expect(await decidePeople(db, ana, [maria, work], "apart")).toBe(true);
    expect(await groups(database)).toBe(3);
    // The rule does not override what a colleague decided.
    await take(database, [{ email: "maria@work.example", name: "Maria  Lopez", phone }]);
    expect(await groups(database)).toBe(3);
    expect(await decidePeople(db, ana, [work, maria], "linked")).toBe(true);
    expect(await groups(database)).toBe(2);
    const after = await db.selectFrom("thread_sources").selectAll().orderBy("source_id").execute();
    expect(after.slice(0, 3)).toEqual(before);
    expect(await decidePeople(db, ana, [maria, "nobody"], "linked")).toBe(false);
    const history = db.selectFrom("events").select("kind").where("source", "=", "desk").where("person_id", "=", maria);
    expect((await history.orderBy("id").execute()).map(({ kind }) => kind)).toEqual([
      ...["linked", "linked", "unlinked", "unlinked", "linked"],
    ]);
    await expect(decidePeople(db, someActor({ may: ["read-people"] }), [maria, ben], "linked")).rejects.toMatchObject({
      code: "not-allowed",
    });
  });

  it("with a number that hundreds type is suggested with one other person, not with everyone", async () => {
    const database = await open();
    await take(
      database,
      Array.from({ length: 120 }, (_, index) => ({
        email: `p${index}@visitor.example`,
        name: `Person ${index % 60}`,
        phone,
      })),
    );
    const links = await database.db.selectFrom("person_links").select("state").execute();
    expect(new Set(links.map(({ state }) => state))).toEqual(new Set(["suggested"]));
    expect([links.length, await groups(database)]).toEqual([119, 120]);
  });

  it("shares one stream of events with linked people, 100 at a time, with words for users who may see them", async () => {
    const database = await open();
    const { db } = database;
    const email = "maria@home.example";
    const leads = Array.from({ length: 130 }, (_, index) => ({ email, phone, created_at: 1000 + (index % 7) }));
    await take(database, [...leads, { email: "maria@work.example", phone, created_at: 1003 }]);
    await decidePeople(db, ana, [await idOf(database, email), await idOf(database, "maria@work.example")], "linked");
    const [thread] = await db.selectFrom("threads").select("id").limit(1).execute();
    await createThreadActions(db).note(ana, thread?.id ?? "", "They want a yard.");
    const reader = createDeskReader(database, settings().dataDir);
    onTestFinished(() => reader.close());
    const person = await idOf(database, email);
    const first = await readTimeline({ db, reader }, ana, person);
    const second = await readTimeline({ db, reader }, ana, person, first.next);
    const events = [...first.events, ...second.events];
    expect([first.events.length, second.events.length, second.next]).toEqual([100, 34, null]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(134);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => b - a));
    expect(events[0]).toMatchObject({ kind: "note", words: "They want a yard.", by_staff: "ana" });
    const masked = await readTimeline({ db, reader }, someActor({ may: ["read-people"] }), person);
    expect(masked.events[0]).toMatchObject({ kind: "note", words: null });
    await expect(readTimeline({ db, reader }, someActor({ may: [] }), person)).rejects.toMatchObject({
      code: "not-allowed",
    });
  });

  it("is shown with their thread, promises and words, all masked for users who may not see people", async () => {
    const database = await open();
    const { db } = database;
    await take(database, [{ email: "Maria@home.example", phone, message: "My lease ends in May" }]);
    const { id } = await db.selectFrom("threads").select("id").executeTakeFirstOrThrow();
    await createThreadActions(db).note(ana, id, "They want a yard.");
    const reader = createDeskReader(database, settings().dataDir);
    onTestFinished(() => reader.close());
    const page = await readThread({ db, reader }, ana, id);
    expect(page).toMatchObject({
      thread: { id },
      person: { name: "Maria Lopez" },
      clocks: [{ promise: "creditAnalysis" }],
      addresses: [{ kind: "email", value: "maria@home.example" }, { value: phone }],
      events: [{ kind: "note", words: "They want a yard.", told: null }, { told: { message: "My lease ends in May" } }],
    });
    const masked = JSON.stringify(await readThread({ db, reader }, someActor({ may: ["read-people"] }), id));
    expect(masked).not.toMatch(/lopez|4805550142|lease|yard|maria@/i);
    expect(await readThread({ db, reader }, ana, "no-such-thread")).toBeNull();
    await expect(readThread({ db, reader }, someActor({ may: [] }), id)).rejects.toMatchObject({ code: "not-allowed" });
  });

  it("is erased with threads, clocks, events, drafts, links and the search index, and no one else is", async () => {
    const database = await open();
    const { db } = database;
    const [email, other] = ["Erased.Person@visitor.example", "kept@visitor.example"];
    await take(database, [
      { email, name: "Quixana Zzyzx", phone, message: "I live on Xylophone Street" },
      { email: other, name: "Quixana Zzyzx", phone, message: "Kept words" },
    ]);
    await db
      .insertInto("messages")
      .values(messageRow({ email, name: "Quixana Zzyzx" }))
      .execute();
    await take(database, []);
    await decidePeople(db, ana, [await idOf(database, email.toLowerCase()), await idOf(database, other)], "linked");
    const threads = await db.selectFrom("threads").select(["id", "person_id"]).execute();
    for (const { id } of threads) {
      await createThreadActions(db).note(ana, id, "A note");
      await saveDraft(db, ana, id, { words: "Dear Quixana", version: 0 });
    }
    const dataDir = settings().dataDir;
    const stores = { database, dataKey: testDataKey, dataDir };
    expect(await readLinkedAddresses(db, email)).toEqual([other]);
    expect(await readPerson(db, testDataKey, email)).toMatchObject({
      people: [{}],
      threads: [{}, {}],
      clocks: [{}, {}],
      drafts: [{}, {}],
      searchDocs: [{}, {}],
      personLinks: [{}],
    });
    const { erased } = await erasePerson(stores, email, atOnce);
    expect(erased).toMatchObject({ people: 1, threads: 2, clocks: 2, events: 5, drafts: 2, leads: 1, messages: 1 });
    const { sources, docs, people, clocks } = await deskInWords(db);
    expect([sources.length, docs.length, people.length, clocks.length]).toEqual([1, 1, 1, 1]);
    expect(await groups(database)).toBe(1);
    expect(await db.selectFrom("person_links").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("people").selectAll().whereRef("id", "<>", "group_id").execute()).toEqual([]);
    // The projector has nothing to make them from a second time.
    await take(database, []);
    expect(await deskInWords(db)).toMatchObject({ people, sources });
    const reader = createDeskReader(database, dataDir);
    onTestFinished(() => reader.close());
    const search = (typed: string) => searchDesk({ ...database, reader }, ana, typed);
    expect((await search("xylophone")).found).toEqual([]);
    expect((await search("kept words")).found).toHaveLength(1);
  });
});

it("an erasure leaves no trace of a person in the SQLite files, or of their words in the search index", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "erase-desk-"));
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  onTestFinished(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });
  await database.migrate();
  const email = "Erased.Person@visitor.example";
  const leads = Array.from({ length: 300 }, (_, index) => ({
    ...(index % 50 === 25 && { email, name: "Quixana Zzyzx", message: `Xylophone Street ${index}` }),
  }));
  for (let at = 0; at < leads.length; at += 30) await take(database, leads.slice(at, at + 30));
  const [thread] = await database.db
    .selectFrom("threads")
    .select("threads.id")
    .innerJoin("people", "people.id", "person_id")
    .where("people.name", "=", "Quixana Zzyzx")
    .execute();
  await createThreadActions(database.db).note(ana, thread?.id ?? "", `Write to ${email}`);
  expect(await tracesOfAddress(dataDir, email)).not.toEqual([]);
  await erasePerson({ database, dataKey: testDataKey, dataDir }, email, atOnce);
  expect(await tracesOfAddress(dataDir, email)).toEqual([]);
  for (const word of ["quixana", "xylophone", "zzyzx"]) expect(await tracesOfAddress(dataDir, word)).toEqual([]);
  // The index stores three letters per entry, so searching for bytes doesn't prove enough.
  await sql`CREATE VIRTUAL TABLE temp.entries USING fts5vocab('main', 'search_words', 'row')`.execute(database.db);
  const { rows } = await sql`SELECT term FROM temp.entries WHERE term IN ('xyl', 'zyz', 'qui')`.execute(database.db);
  expect(rows).toEqual([]);
});
