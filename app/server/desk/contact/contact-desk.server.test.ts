import { expect, it } from "vitest";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import { affirmByReceipt, stopByReceipt } from "#app/server/contact/receipt.server.ts";
import { readStops, recordStop } from "#app/server/contact/stops.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { LeadRow } from "#app/server/database/schema.server.ts";
import { deskTroubles } from "#app/server/desk/answers/desk-troubles.server.ts";
import { sendAnswer } from "#app/server/desk/answers/send-answer.server.ts";
import { decideGiven } from "#app/server/desk/people/given-details.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { tellEvent } from "#app/server/desk/telling/event-words.server.ts";
import { createThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import { showEvents } from "#app/server/desk/threads/told-events.server.ts";
import { erasePerson } from "#app/server/privacy/privacy-erasure.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, messageRow, silentLog, someActor } from "#test/desk-samples.ts";
import { sendUntilGivenUp } from "#test/given-up-letters.ts";
import { createContactDesk } from "./contact-desk.server.ts";
import { readAbout } from "./contact-facts.server.ts";
import { tellGate } from "./gate-words.server.ts";

const email = "dana@visitor.example";
const phone = "+18505550142";
const hour = 3_600_000;
/** A Tuesday, 2:20 PM Eastern. */
const tuesday = Date.parse("2026-11-24T14:20:00-05:00");

describeDatabase("the contact gate at the desk", ({ open, settings }) => {
  /** `affirmed`: they also pressed the button in our email. */
  async function addLead({ db }: SiteDatabase, change: Partial<LeadRow> & { agreed?: boolean; affirmed?: boolean }) {
    const { affirmed = false, agreed = affirmed, ...rest } = change;
    const lead = leadRow({ email, phone, ...rest });
    await db.insertInto("leads").values(lead).execute();
    if (!agreed) return;
    const { id: text_id, version: text_version } = contactConsent;
    const words = { text_id, text_version, text_sha256: "0", page_url: "http://localhost:3000/get-started" };
    const about = { id: newRowId(), lead_id: lead.id, message_id: null, given_at: lead.created_at };
    await db
      .insertInto("consent_evidence")
      .values({ ...about, ...words })
      .execute();
    if (affirmed) await affirmByReceipt({ db, dataKey: testDataKey }, about.id, lead.created_at + 1);
  }

  /** A message whose box was checked. */
  async function addAgreedMessage(database: SiteDatabase, change: Parameters<typeof messageRow>[0]) {
    const message = messageRow({ email, created_at: tuesday - 1, ...change });
    await database.db.insertInto("messages").values(message).execute();
    const { id: text_id, version: text_version } = contactConsent;
    const words = { text_id, text_version, text_sha256: "0", page_url: "", given_at: tuesday - 1 };
    const evidence = { id: newRowId(), lead_id: null, message_id: message.id, ...words };
    await database.db.insertInto("consent_evidence").values(evidence).execute();
    await projectOnce({ database, log: silentLog }, tuesday);
  }

  async function openDesk(nowMs = tuesday, lead: Parameters<typeof addLead>[1] = {}) {
    const database = await open();
    const { db } = database;
    await addLead(database, { created_at: nowMs - hour, ...lead });
    await projectOnce({ database, log: silentLog }, nowMs);
    const thread = await db.selectFrom("threads").selectAll().executeTakeFirstOrThrow();
    const about = { personId: thread.person_id, threadId: thread.id };
    return { database, db, thread, about, ana: someActor({ nowMs }), contact: createContactDesk(db, testDataKey) };
  }

  it("allows an answer to a request, and text messages only if the consent box was checked", async () => {
    const { about, ana, contact, database } = await openDesk();
    const before = await contact.look(ana, about, "answer");
    expect([before.call.word, before.text.word, before.email.word]).toEqual(["yes", "no", "yes"]);
    await addLead(database, { agreed: true, created_at: tuesday - hour / 2 });
    await projectOnce({ database, log: silentLog }, tuesday);
    const after = await contact.look(ana, about, "marketing");
    expect([after.call.word, after.text.word, after.email.word]).toEqual(["yes", "yes", "yes"]);
    expect(await database.db.selectFrom("contact_attempts").selectAll().execute()).toEqual([]);
  });

  it("says when an answer is due at an hour at which no one may call, and until when a call is possible", async () => {
    const { about, ana, contact } = await openDesk();
    const answers = await contact.look(ana, about, "answer");
    const noteFor = (due: string) => tellGate(about, answers, "answer", ana.nowMs, Date.parse(due)).dueNote;
    // Their area code is in Florida, on two clocks: calls end when it is 8 PM on the first of them.
    expect(noteFor("2026-11-24T22:15:00-05:00")).toMatch(
      /^That is outside the hours to call them\. Call by .*8:00 PM ET.*, or email at any hour\.$/,
    );
    expect(noteFor("2026-11-24T17:00:00-05:00")).toBeNull();
    expect(noteFor("2026-11-25T12:00:00-05:00")).toBeNull();
    expect(noteFor("2026-11-24T13:00:00-05:00")).toBeNull();
  });

  it("names the day of each clock, where 8 PM in Hawaii is tomorrow here", async () => {
    const { database, contact, ana } = await openDesk();
    const kai = leadRow({ email: "kai@island.example", phone: "+18085550142", created_at: tuesday - hour });
    await database.db.insertInto("leads").values(kai).execute();
    await projectOnce({ database, log: silentLog }, tuesday);
    const known = database.db.selectFrom("thread_sources").select("person_id").where("source_id", "=", kai.id);
    const about = { personId: (await known.executeTakeFirstOrThrow()).person_id, threadId: null };
    // 3 PM on Tuesday there.
    const nowMs = Date.parse("2026-11-24T20:00:00-05:00");
    const due = Date.parse("2026-11-25T06:00:00-05:00");
    const answers = await contact.look({ ...ana, nowMs }, about, "answer");
    const { dueNote, ways, short } = tellGate(about, answers, "answer", nowMs, due);
    expect(dueNote).toContain("Call by 8:00 PM HST (Wed, Nov 25, 1:00 AM ET), or email");
    expect(ways[0]?.times[0]).toBe("Until 8:00 PM HST (Wed, Nov 25, 1:00 AM ET).");
    expect(ways[0]?.times[1]).toMatch(/^Then from Wed, Nov 25, 9:00 AM HST \(2:00 PM ET\)\.$/);
    expect(short[0]?.text).toBe("yes until Wed, Nov 25, 1:00 AM ET");
  });

  it("closes as soon as a person tells a colleague to stop, and reopens only when that person agrees again", async () => {
    const { about, ana, contact, database, db } = await openDesk(tuesday, { agreed: true });
    expect(await contact.stop(ana, about, { channel: "text", scope: "all", source: "phone" })).toBe(true);
    const later = someActor({ nowMs: tuesday + hour });
    const stopped = await contact.look(later, about, "answer");
    expect([stopped.call.word, stopped.text.word, stopped.email.word]).toEqual(["yes", "no", "yes"]);
    expect(stopped.text.nextMs).toBeNull();
    expect(tellGate(about, stopped, "answer", later.nowMs).ways[1]).toMatchObject({
      title: "No",
      why: "They asked us to stop texts. They said it by phone on Tue, Nov 24, 2:20 PM ET.",
      times: ["Not before they press the button behind our email about their yes, or an owner lifts it with a reason."],
    });
    const event = db.selectFrom("events").select(["words", "by_staff"]).where("kind", "=", "asked-to-stop");
    expect(await event.execute()).toEqual([{ words: "phone text all", by_staff: "ana" }]);
    const wordAfter = async (hours: number) => {
      await projectOnce({ database, log: silentLog }, tuesday + hours * hour);
      return (await contact.look(someActor({ nowMs: tuesday + hours * hour }), about, "answer")).text.word;
    };
    // A stranger can type all that into a form. Only whoever reads the mailbox can press the button in our email.
    await addLead(database, { agreed: true, created_at: tuesday + 2 * hour });
    expect(await wordAfter(3)).toBe("no");
    await addLead(database, { affirmed: true, created_at: tuesday + 4 * hour });
    expect(await wordAfter(5)).toBe("yes");
    const events = db.selectFrom("events").select(["kind", "by_staff"]).where("kind", "=", "yes-affirmed");
    expect(await events.execute()).toEqual([{ kind: "yes-affirmed", by_staff: null }]);
  });

  it("waits for no answer to someone who stopped all contact, until it turns out that it was not they", async () => {
    const { about, ana, contact, db } = await openDesk();
    const clocks = db.selectFrom("clocks").select("ended_how");
    const state = async () => (await db.selectFrom("threads").select("state").executeTakeFirstOrThrow()).state;
    await contact.stop(ana, about, { channel: "call", scope: "all", source: "phone" });
    expect(await clocks.execute()).toEqual([{ ended_how: null }]);
    await contact.stop(ana, about, { channel: "all", scope: "all", source: "phone" });
    expect(await clocks.execute()).toEqual([{ ended_how: "withdrawn" }]);
    expect(await state()).toBe("answered");
    const owner = someActor({ nowMs: tuesday + hour, may: ["read-people", "work-threads", "lift-stops"] });
    await contact.lift(owner, about, "It was somebody else on the phone.");
    expect(await clocks.execute()).toEqual([{ ended_how: null }]);
    expect(await state()).toBe("waiting");
  });

  it("keeps a history of what they stop on the page of their yes", async () => {
    const { about, database, db, ana } = await openDesk(tuesday, { agreed: true });
    const { id } = await db.selectFrom("consent_evidence").select("id").executeTakeFirstOrThrow();
    for (const channel of ["email", "text"] as const) {
      await stopByReceipt({ db, dataKey: testDataKey }, id, channel, tuesday + (channel === "text" ? 2 : 1));
    }
    await projectOnce({ database, log: silentLog }, tuesday + 3);
    const reader = {
      read: async (query: never) => (await db.executeQuery(query)).rows as never,
      close: async () => {},
    };
    const rows = db.selectFrom("events").selectAll().where("person_id", "=", about.personId);
    const events = await rows.where("kind", "=", "asked-to-stop").orderBy("at").execute();
    const told = await showEvents({ db, reader }, ana, events);
    const names = { nowMs: ana.nowMs, staff: new Map(), people: new Map(), kinds: new Map() };
    expect(told.map((event) => tellEvent(event, names))).toMatchObject([
      { title: "Asked us to stop advertising by emails", meta: expect.stringContaining("what they agreed to") },
      { title: "Asked us to stop texts" },
    ]);
  });

  it("takes a yes with a number that nobody confirmed for nobody’s, and later for that number only", async () => {
    const { about, ana, contact, database, db } = await openDesk();
    const other = "+18505550177";
    await addLead(database, { agreed: true, phone: other, created_at: tuesday - hour / 2 });
    await projectOnce({ database, log: silentLog }, tuesday);
    const words = async () => {
      const { call, text, email: mail } = await contact.look(ana, about, "marketing");
      return [call.word, text.word, mail.word];
    };
    expect(await words()).toEqual(["no", "no", "no"]);
    await decideGiven(db, ana, { personId: about.personId, kind: "phone", value: other, isTheirs: true });
    expect(await words()).toEqual(["yes", "yes", "yes"]);
    const { ways } = tellGate(about, await contact.look(ana, about, "marketing"), "marketing", ana.nowMs);
    expect(ways.map(({ why }) => why)).toEqual([
      "They agreed in writing on Tue, Nov 24, only for the number that ends in 0177. 0 of 3 calls in 24 hours used.",
      "They agreed in writing on Tue, Nov 24, only for the number that ends in 0177. 0 of 3 calls in 24 hours used.",
      "They agreed in writing on Tue, Nov 24.",
    ]);
  });

  it("takes a yes without a number for emails alone", async () => {
    const { about, ana, contact, database } = await openDesk();
    await addAgreedMessage(database, { phone: null });
    const { text, email: mail } = await contact.look(ana, about, "marketing");
    expect([text.word, mail.word]).toEqual(["no", "yes"]);
  });

  it.each(["all", "email"] as const)(
    "leaves the email of someone else with the same number open: %s",
    async (channel) => {
      const { about, ana, contact, database, db } = await openDesk(tuesday, { agreed: true });
      await addLead(database, { agreed: true, email: "sam@visitor.example", created_at: tuesday - hour / 2 });
      await projectOnce({ database, log: silentLog }, tuesday);
      const other = await db
        .selectFrom("threads")
        .selectAll()
        .where("id", "<>", about.threadId)
        .executeTakeFirstOrThrow();
      await contact.stop(ana, about, { channel, scope: "all", source: "text-reply" });
      const words = async (whose: typeof about) => {
        const { call, text, email } = await contact.look(someActor({ nowMs: tuesday + 1 }), whose, "answer");
        return [call.word, text.word, email.word];
      };
      const toNumber = channel === "all" ? "no" : "yes";
      expect(await words(about)).toEqual([toNumber, toNumber, "no"]);
      expect(await words({ personId: other.person_id, threadId: other.id })).toEqual([toNumber, toNumber, "yes"]);
    },
  );

  it("lets an owner lift a stop with a reason, until it is asked for anew, even by words that are older", async () => {
    const { about, ana, contact, db } = await openDesk(tuesday, { agreed: true });
    const said = { channel: "all", scope: "all", source: "phone" } as const;
    await contact.stop(ana, about, said);
    await expect(contact.lift(ana, about, "No")).rejects.toMatchObject({ code: "not-allowed" });
    const owner = someActor({ nowMs: tuesday + hour, may: ["read-people", "work-threads", "lift-stops"] });
    expect(await contact.lift(owner, about, "It was somebody else on the phone.")).toBe(true);
    const word = async () => (await contact.look(owner, about, "answer")).call.word;
    expect(await word()).toBe("yes");
    const told = db.selectFrom("events").select(["words", "by_staff"]).where("kind", "=", "stop-lifted");
    expect(await told.execute()).toEqual([{ words: "It was somebody else on the phone.", by_staff: "ana" }]);
    expect(await contact.lift(owner, about, "Again")).toBe(false);
    await contact.stop(ana, about, said);
    expect(await word()).toBe("no");
  });

  it("doesn't let consent for another number lift the stop for this one", async () => {
    const { about, ana, contact, database } = await openDesk(tuesday, { agreed: true });
    await contact.stop(ana, about, { channel: "call", scope: "all", source: "in-person" });
    await addLead(database, { affirmed: true, phone: "+18505550177", created_at: tuesday + hour });
    await projectOnce({ database, log: silentLog }, tuesday + hour);
    // That number may be a stranger's who typed their email: it waits for a colleague.
    const phones = database.db.selectFrom("person_addresses").select("value").distinct().where("kind", "=", "phone");
    expect(await phones.execute()).toEqual([{ value: phone }]);
    expect((await contact.look(someActor({ nowMs: tuesday + 2 * hour }), about, "answer")).call.word).toBe("no");
  });

  it("records each question with its answer, but no email address or phone number", async () => {
    const { about, ana, contact, db } = await openDesk();
    await contact.ask(ana, about, "marketing");
    const night = someActor({ nowMs: tuesday + 8 * hour });
    await contact.askFor(night, about, { channel: "call", step: "called" });
    await contact.askFor(night, about, { channel: "call", step: "called", isAnyway: true });
    // Ids made in the same millisecond have no order.
    const noted = db.selectFrom("contact_attempts").selectAll().orderBy("asked_at").orderBy("step").orderBy("channel");
    const rows = await noted.execute();
    expect(rows.map(({ step, channel, purpose, answer }) => [step, channel, purpose, answer])).toEqual([
      ["asked", "call", "marketing", "no"],
      ["asked", "email", "marketing", "no"],
      ["asked", "text", "marketing", "no"],
      ["asked", "call", "answer", "not-now"],
      ["called", "call", "answer", "not-now"],
    ]);
    expect(JSON.parse(String(rows[3]?.evidence))).toMatchObject({
      nextMs: Date.parse("2026-11-25T09:00:00-05:00"),
      places: { states: ["FL"], zones: ["America/Chicago", "America/New_York"] },
    });
    expect(JSON.stringify(rows)).not.toMatch(/dana|5550142/i);
    const auditor = someActor({ may: ["read-people"], nowMs: tuesday });
    expect((await contact.look(auditor, about, "answer")).email.word).toBe("yes");
    await expect(contact.ask(auditor, about, "answer")).rejects.toMatchObject({ code: "not-allowed" });
    const stop = { channel: "all", scope: "all", source: "phone" } as const;
    await expect(contact.stop(auditor, about, stop)).rejects.toMatchObject({ code: "not-allowed" });
  });

  it("counts our calls in the last 24 hours, but not the visitor's", async () => {
    const { about, thread, contact, db } = await openDesk();
    const threads = createThreadActions(db);
    for (const [minutes, mark] of [[1], [2], [3, "theirs"], [4]] as const) {
      const at = someActor({ nowMs: tuesday + minutes * 60_000 });
      expect((await contact.look(at, about, "answer")).call.word).toBe("yes");
      await threads.logCall(at, thread.id, { outcome: "no-answer", ...(mark && { mark }) });
    }
    const after = await contact.look(someActor({ nowMs: tuesday + 5 * 60_000 }), about, "answer");
    expect(after.call).toMatchObject({ word: "not-now", calls: { used: 3, most: 3 } });
  });

  it("allows an email that answers a privacy request, no matter what was stopped, and nothing else", async () => {
    const { about, ana, contact, db } = await openDesk(tuesday, { agreed: true });
    await contact.stop(ana, about, { channel: "all", scope: "all", source: "phone" });
    const words = async () => {
      const { call, text, email: mail } = await contact.look(someActor({ nowMs: tuesday + 1 }), about, "answer");
      return [call.word, text.word, mail.word];
    };
    expect(await words()).toEqual(["no", "no", "no"]);
    await db.updateTable("threads").set({ kind: "privacy" }).execute();
    expect(await words()).toEqual(["no", "no", "yes"]);
    expect((await contact.look(ana, about, "marketing")).email.word).toBe("no");
  });

  it("doesn’t count consent from a message that a robot may have sent", async () => {
    const { about, database, contact } = await openDesk();
    await addAgreedMessage(database, { phone, status: "quarantined" });
    expect((await contact.look(someActor({ nowMs: tuesday }), about, "answer")).text.word).toBe("no");
  });

  it("forgets its questions about a person who is erased, and keeps their stop in case they come back", async () => {
    const { about, ana, contact, database, db } = await openDesk();
    await contact.ask(ana, about, "answer");
    await contact.stop(ana, about, { channel: "all", scope: "all", source: "phone" });
    await erasePerson({ database, dataKey: testDataKey, dataDir: settings().dataDir }, email, async () => {});
    expect(await db.selectFrom("contact_attempts").selectAll().execute()).toEqual([]);
    expect(await readAbout(db, { person: about.personId })).toBeNull();
    expect(await readStops(db, testDataKey, { email, phone })).toHaveLength(2);
    await addLead(database, { created_at: tuesday + hour });
    await projectOnce({ database, log: silentLog }, tuesday + hour);
    const thread = await db.selectFrom("threads").select(["id", "person_id"]).executeTakeFirstOrThrow();
    const again = await contact.look(
      someActor({ nowMs: tuesday + 2 * hour }),
      { personId: thread.person_id, threadId: thread.id },
      "answer",
    );
    // They asked again: that gets its answer by email, and no call.
    expect([again.call.word, again.email.word]).toEqual(["no", "yes"]);
  });

  it("answers whoever asks after their stop where they asked, and in no other thread: anyone can type their address", async () => {
    const { about, ana, contact, database, db } = await openDesk();
    await recordStop(db, testDataKey, { channel: "all", scope: "all", source: "email-reply", email }, tuesday + 1);
    await contact.stop(ana, about, { channel: "all", scope: "all", source: "phone" });
    const later = tuesday + 3 * hour;
    await addLead(database, { created_at: later - hour, agreed: true });
    await projectOnce({ database, log: silentLog }, later);
    const threads = await db.selectFrom("threads").select("id").where("person_id", "=", about.personId).execute();
    const newer = threads.find(({ id }) => id !== about.threadId)?.id ?? null;
    expect(newer).not.toBeNull();
    const at = async (threadId: string | null) =>
      (await contact.look(someActor({ nowMs: later }), { personId: about.personId, threadId }, "answer")).email;
    expect(await at(newer)).toMatchObject({ word: "yes", reasons: [{ name: "asked", at: later - hour }] });
    expect((await at(about.threadId)).word).toBe("no");
    expect((await at(null)).word).toBe("no");
  });

  it("holds back a letter when a stop arrives during the ten seconds to undo, and says so", async () => {
    const past = Date.now() - 10_000;
    const { database, db, thread, about, contact } = await openDesk(past);
    const threads = createThreadActions(db);
    const send = (seen: string | null) =>
      sendAnswer({ db, dataKey: testDataKey }, threads, someActor({ nowMs: past }), thread.id, {
        id: newRowId(),
        words: "Hi Dana",
        version: 1,
        seen,
      });
    expect(await send(thread.last_event_id)).toEqual({ sent: true });
    // This is what an email that says "stop" does.
    await recordStop(db, testDataKey, { channel: "all", scope: "all", source: "email-reply", email }, past + 1);
    expect(await sendUntilGivenUp(database, settings())).toEqual({ errors: ["ESTOPPED"], arrived: [] });
    // The promise stays open, the team sees the problem, and the question is recorded.
    await projectOnce({ database, log: silentLog }, Date.now());
    expect(await db.selectFrom("clocks").select("ended_at").execute()).toEqual([{ ended_at: null }]);
    expect(await deskTroubles(db, Date.now())).toMatchObject([{ what: "stopped", thread: about.threadId }]);
    expect(await deskTroubles(db, Date.now() + 25 * hour)).toEqual([]);
    const noted = db.selectFrom("contact_attempts").select(["step", "channel", "answer", "staff_id"]);
    expect(await noted.execute()).toEqual([{ step: "sent", channel: "email", answer: "no", staff_id: "ana" }]);
    expect((await contact.look(someActor(), about, "answer")).email.word).toBe("no");
  });
});
