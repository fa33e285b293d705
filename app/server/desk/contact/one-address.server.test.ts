import { expect, it } from "vitest";
import { readStops, recordStop } from "#app/server/contact/stops.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { readRecipient, sendAnswer } from "#app/server/desk/answers/send-answer.server.ts";
import { noteMailStop } from "#app/server/desk/mail-in/mail-stop.server.ts";
import { correctDetail } from "#app/server/desk/people/corrected-details.server.ts";
import { decidePeople } from "#app/server/desk/people/link-actions.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { createThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import { readLeftOut } from "#app/server/letter/list-standing.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { leadRow, messageRow, silentLog, someActor } from "#test/desk-samples.ts";
import { sendUntilGivenUp } from "#test/given-up-letters.ts";
import { subscriberRow } from "#test/letter-list.ts";
import { createContactDesk } from "./contact-desk.server.ts";

const work = "tamika@work.example";
const home = "tamika.okafor@home.example";
const hour = 3_600_000;
const now = Date.parse("2026-12-02T14:10:00-05:00");
const later = (ms = 1) => someActor({ nowMs: now + ms, may: ["read-people", "see-unmasked", "work-threads"] });
const plain = { channel: "email", scope: "all", source: "phone" } as const;

describeEachDatabase("a stop of one email address", ({ open, settings }) => {
  /** Somebody who wrote from work, and whom a colleague linked with the same person at home. */
  async function openDesk({ isLinked = true } = {}) {
    const database = await open();
    const { db } = database;
    const atWork = await addMessage(database, work);
    const atHome = await addMessage(database, home);
    if (isLinked) await decidePeople(db, later(), [atWork.personId, atHome.personId], "linked");
    const contact = createContactDesk(db, testDataKey);
    const emails = async (about: { personId: string; threadId: string }, purpose: "answer" | "marketing" = "answer") =>
      (await contact.look(later(hour), about, purpose)).email.word;
    const to = async ({ threadId }: { threadId: string }) => (await readRecipient(db, testDataKey, threadId))?.email;
    const waiting = () => db.selectFrom("stop_questions").selectAll().where("decided", "is", null).execute();
    return { database, db, contact, atWork, atHome, emails, to, waiting };
  }

  async function addMessage(database: SiteDatabase, email: string) {
    const row = messageRow({ email, phone: null, created_at: now - 2 * hour });
    await database.db.insertInto("messages").values(row).execute();
    await projectOnce({ database, log: silentLog }, now - hour);
    const made = database.db.selectFrom("thread_sources").selectAll().where("source_id", "=", row.id);
    const { person_id: personId, thread_id } = await made.executeTakeFirstOrThrow();
    return { personId, threadId: thread_id ?? "" };
  }

  type Desk = Awaited<ReturnType<typeof openDesk>>;
  /** An email from work that its server proves. */
  async function write({ db, atWork }: Desk, words: string, change: Partial<Parameters<typeof noteMailStop>[2]> = {}) {
    const sorted = { own: words, unsure: "", below: "", shown: words };
    const came = { receivedAt: now, seenAt: now, isProven: true, isForged: false, standing: "own" } as const;
    const mail = { ...atWork, ...came, id: newRowId(), sorted, from: work, ...change };
    return { said: await noteMailStop(db, testDataKey, mail), sent: { source: "mail-in", sourceId: mail.id } };
  }

  it.each([
    `Please do not email me here, only at ${home}.`,
    `Please stop emailing this address, use ${home} instead`,
    `Please take this address off your list. I read ${home.toUpperCase()}.`,
    "Stop emailing me here.",
    `Don't email me at ${work} any more, thanks.`,
  ])("closes it alone, and answers go to the other address that is theirs: %s", async (words) => {
    const desk = await openDesk();
    expect(await desk.to(desk.atWork)).toBe(work);
    expect((await write(desk, words)).said).toBe(`email-reply email all ${now} ${work}`);
    expect([await desk.emails(desk.atWork), await desk.emails(desk.atHome)]).toEqual(["yes", "yes"]);
    expect([await desk.to(desk.atWork), await desk.to(desk.atHome)]).toEqual([home, home]);
    // Advertising goes only to somebody's own address.
    expect(await desk.emails(desk.atWork, "marketing")).toBe("no");
    const letter = [work, home].map((email) => subscriberRow({ email, email_key: email, confirmed_at: now - hour }));
    const left = await readLeftOut(desk.db, testDataKey, letter, now + 1);
    expect([...left]).toEqual([[letter[0]?.id, "asked-to-stop"]]);
    expect(await desk.waiting()).toEqual([]);
  });

  it.each([
    `Please stop emailing me.\n\nMaria Lopez\nEmail: ${work}`,
    `Stop sending me emails. You have my email as ${work.toUpperCase()}.`,
  ])("is none where the words only name the address that they came from, and counts at once: %s", async (words) => {
    const desk = await openDesk();
    expect((await write(desk, words)).said).toBe("email-reply email all");
    expect([await desk.emails(desk.atWork), await desk.emails(desk.atHome)]).toEqual(["no", "no"]);
    expect(await desk.waiting()).toEqual([]);
  });

  it("holds in any spelling, and where no other address is theirs, nothing goes there", async () => {
    const desk = await openDesk({ isLinked: false });
    await write(desk, "Stop emailing me here.");
    expect(await desk.emails(desk.atWork)).toBe("no");
    for (const typed of [" TAMIKA@Work.example ", "Tamika <tamika@work.example>", "mailto:tamika@work.example"]) {
      expect(await readStops(desk.db, testDataKey, { email: typed })).toMatchObject([{ isOnlyHere: true }]);
    }
    await decidePeople(desk.db, later(), [desk.atWork.personId, desk.atHome.personId], "linked");
    expect([await desk.emails(desk.atWork), await desk.to(desk.atWork)]).toEqual(["yes", home]);
  });

  it("is not what a plain stop is: that closes every address of theirs", async () => {
    const desk = await openDesk();
    expect((await write(desk, "Stop emailing me.")).said).toBe("email-reply email all");
    expect([await desk.emails(desk.atWork), await desk.emails(desk.atHome)]).toEqual(["no", "no"]);
  });

  it("opens nothing that was stopped before, and a plain stop beside it closes the rest, even one that reaches us late", async () => {
    const desk = await openDesk();
    const words = async () => [await desk.emails(desk.atWork), await desk.emails(desk.atHome)];
    await recordStop(desk.db, testDataKey, { ...plain, email: work }, now - hour);
    await write(desk, "Stop emailing me here.");
    expect(await words()).toEqual(["no", "no"]);
    await desk.contact.lift(someActor({ nowMs: now + 2, may: ["lift-stops"] }), desk.atWork, "She asked for it");
    await write(desk, "Stop emailing me here.", { seenAt: now + 3 });
    expect(await words()).toEqual(["yes", "yes"]);
    await recordStop(desk.db, testDataKey, { ...plain, email: work }, now - hour);
    expect(await words()).toEqual(["no", "no"]);
  });

  it.each([
    ["somebody else's or nobody's", "Do not email me here, only at new@stranger.example.", "stop email all here"],
    ["another one in the request itself", `Don't email me at ${home} any more.`, "stop email all"],
    ["another one beside a plain stop", `Stop emailing me. My other address is ${home}.`, "stop email all"],
    ["one in place of this one", `Wrong address, write to me at ${home}`, "maybe email all here"],
  ])("waits for a colleague where the words name %s", async (_, words, asked) => {
    const desk = await openDesk();
    const { said, sent } = await write(desk, words);
    expect(said).toBeNull();
    expect(await desk.waiting()).toMatchObject([{ asked, email: work }]);
    const addresses = desk.db.selectFrom("person_addresses").select("value").orderBy("value");
    expect(await addresses.execute()).toEqual([{ value: home }, { value: work }]);
    await desk.contact.decideStop(later(), sent, { stops: ["email"], isOnlyHere: true });
    expect([await desk.emails(desk.atHome), await desk.to(desk.atWork)]).toEqual(["yes", home]);
    const [event] = await desk.db.selectFrom("events").select("words").where("kind", "=", "asked-to-stop").execute();
    expect(event?.words).toBe(`email-reply email all ${now} ${work}`);
  });

  it("waits where the address that they name is closed itself", async () => {
    const desk = await openDesk();
    await recordStop(desk.db, testDataKey, { ...plain, email: home }, now - hour);
    expect((await write(desk, `Do not email me here, only at ${home}.`)).said).toBeNull();
  });

  it("waits where nothing proves who wrote, and closes every address where the colleague says so", async () => {
    const desk = await openDesk();
    const { said, sent } = await write(desk, "Stop emailing me here.", { isProven: false });
    expect(said).toBeNull();
    await desk.contact.decideStop(later(), sent, { stops: ["email"] });
    expect([await desk.emails(desk.atWork), await desk.emails(desk.atHome)]).toEqual(["no", "no"]);
  });

  it("is noted by a colleague for an address of theirs, and no other", async () => {
    const desk = await openDesk();
    const unknown = { ...plain, onlyEmail: "somebody@else.example" };
    expect(await desk.contact.stop(later(), desk.atWork, unknown)).toBe(false);
    expect(await readStops(desk.db, testDataKey, { email: unknown.onlyEmail })).toEqual([]);
    expect(await desk.contact.stop(later(), desk.atWork, { ...plain, onlyEmail: work })).toBe(true);
    expect([await desk.emails(desk.atHome), await desk.to(desk.atWork)]).toEqual(["yes", home]);
  });

  it("holds back a letter that is on its way to it", async () => {
    const desk = await openDesk();
    const { db, atWork, database } = desk;
    const thread = db.selectFrom("threads").select("last_event_id").where("id", "=", atWork.threadId);
    const { last_event_id: seen } = await thread.executeTakeFirstOrThrow();
    const letter = { id: newRowId(), words: "Hi Tamika", version: 1, seen };
    const past = someActor({ nowMs: Date.now() - 10_000 });
    const parts = { db, dataKey: testDataKey };
    expect(await sendAnswer(parts, createThreadActions(db), past, atWork.threadId, letter)).toEqual({ sent: true });
    await write(desk, "Stop emailing me here.", { seenAt: Date.now() - 5_000 });
    expect(await sendUntilGivenUp(database, settings())).toEqual({ errors: ["ESTOPPED"], arrived: [] });
  });

  it("does not follow them to the address that a colleague puts in its place", async () => {
    const desk = await openDesk({ isLinked: false });
    await write(desk, "Stop emailing me here.");
    const before = { personId: desk.atWork.personId, kind: "email", before: work } as const;
    const parts = { ...desk.database, dataKey: testDataKey };
    expect(await correctDetail(parts, later(), { ...before, after: "tamika@new.example" })).toEqual({ state: "done" });
    expect([await desk.emails(desk.atWork), await desk.to(desk.atWork)]).toEqual(["yes", "tamika@new.example"]);
    expect(await readStops(desk.db, testDataKey, { email: work })).toMatchObject([{ isOnlyHere: true }]);
  });

  it("leaves a later request from it an answer there, where no other address is theirs", async () => {
    const desk = await openDesk({ isLinked: false });
    await write(desk, "Stop emailing me here.");
    const lead = leadRow({ email: work, created_at: now + hour / 2 });
    await desk.db.insertInto("leads").values(lead).execute();
    await projectOnce({ database: desk.database, log: silentLog }, now + hour);
    const made = desk.db.selectFrom("thread_sources").select("thread_id").where("source_id", "=", lead.id);
    const threadId = (await made.executeTakeFirstOrThrow()).thread_id ?? "";
    const later = { personId: desk.atWork.personId, threadId };
    expect([await desk.emails(later), await desk.emails(later, "marketing")]).toEqual(["yes", "no"]);
    expect(await desk.emails(desk.atWork)).toBe(threadId === desk.atWork.threadId ? "yes" : "no");
  });
});
