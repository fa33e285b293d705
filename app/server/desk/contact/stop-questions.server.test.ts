import { expect, it } from "vitest";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import { affirmByReceipt } from "#app/server/contact/receipt.server.ts";
import { readStops } from "#app/server/contact/stops.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { LeadRow } from "#app/server/database/schema.server.ts";
import { deskTroubles } from "#app/server/desk/answers/desk-troubles.server.ts";
import { sendAnswer } from "#app/server/desk/answers/send-answer.server.ts";
import { noteMailStop } from "#app/server/desk/mail-in/mail-stop.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { forgetGone } from "#app/server/desk/projector/reconciliation.server.ts";
import { mergeThreads } from "#app/server/desk/threads/merge-threads.server.ts";
import { createThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import { messageForms } from "#app/server/forms/message-forms.server.ts";
import { readLeftOut } from "#app/server/letter/list-standing.server.ts";
import { erasePerson } from "#app/server/privacy/privacy-erasure.server.ts";
import { readPerson } from "#app/server/privacy/privacy-person.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { bookingRow, leadRow, messageRow, privacyRequestRow, silentLog, someActor } from "#test/desk-samples.ts";
import { sendUntilGivenUp } from "#test/given-up-letters.ts";
import { subscriberRow } from "#test/letter-list.ts";
import { keepCallLimit, liftCallLimit } from "./call-limit.server.ts";
import { dial } from "./calls-made.server.ts";
import { createContactDesk } from "./contact-desk.server.ts";
import { tellGate } from "./gate-words.server.ts";

const email = "june.park@visitor.example";
const phone = "+13125550188";
const hour = 3_600_000;
/** A Wednesday, 1:10 PM Central. */
const now = Date.parse("2026-12-02T14:10:00-05:00");
const later = (ms = 1) => someActor({ nowMs: now + ms, may: ["read-people", "see-unmasked", "work-threads"] });

describeEachDatabase("what visitors send that may ask us to stop", ({ open, settings }) => {
  /** A desk with a lead of yesterday who agreed to calls, texts and emails. */
  async function openDesk() {
    const database = await open();
    const thread = await addLead(database, { created_at: now - 24 * hour });
    const contact = createContactDesk(database.db, testDataKey);
    return { database, db: database.db, thread, contact };
  }

  async function addLead(database: SiteDatabase, change: Partial<LeadRow>) {
    const lead = leadRow({ email, phone, ...change });
    await database.db.insertInto("leads").values(lead).execute();
    const { id: text_id, version: text_version } = contactConsent;
    const words = { text_id, text_version, text_sha256: "0", page_url: "http://localhost:3000/get-started" };
    const about = { id: newRowId(), lead_id: lead.id, message_id: null, given_at: lead.created_at };
    await database.db
      .insertInto("consent_evidence")
      .values({ ...about, ...words })
      .execute();
    return project(database, lead.id);
  }

  async function addMessage(database: SiteDatabase, fields: object, change: Parameters<typeof messageRow>[0] = {}) {
    const row = messageRow({ email, phone, fields: JSON.stringify(fields), created_at: now - hour, ...change });
    await database.db.insertInto("messages").values(row).execute();
    if (row.form_name === "Privacy Rights Request") {
      await database.db
        .insertInto("privacy_requests")
        .values(privacyRequestRow({ message_id: row.id }))
        .execute();
    }
    return project(database, row.id);
  }

  async function project(database: SiteDatabase, sourceId: string) {
    await projectOnce({ database, log: silentLog }, now);
    const made = database.db.selectFrom("thread_sources").selectAll().where("source_id", "=", sourceId);
    const { person_id: personId, thread_id, source } = await made.executeTakeFirstOrThrow();
    return { personId, threadId: thread_id ?? "", source, sourceId };
  }

  type Desk = Awaited<ReturnType<typeof openDesk>>;
  const wordsOf = async ({ contact }: Desk, about: { personId: string; threadId: string | null }) => {
    const { call, text, email: mail } = await contact.look(later(), about, "answer");
    return [call, text, mail].map(({ word, reasons }) => (reasons[0]?.name === "stop-held" ? "held" : word)).join(" ");
  };

  type StopCase = [from: string, arrives: (database: SiteDatabase) => ReturnType<typeof project>, words: string];

  it.each<StopCase>([
    [
      "the contact form",
      (database) => addMessage(database, { subject: "My number", message: "Please quit phoning me. I found a house." }),
      "held held yes",
    ],
    [
      "its subject alone",
      (database) => addMessage(database, { subject: "Unsubscribe", message: "Thank you for everything." }),
      "yes yes held",
    ],
    [
      "a privacy request",
      (database) =>
        addMessage(
          database,
          { requestType: "access", details: "Do not contact me again by any way but letter." },
          { form_name: "Privacy Rights Request" },
        ),
      "held held held",
    ],
    ...[...messageForms.values()].flatMap(({ formName: form_name, desk }) =>
      desk.written.map((name): StopCase => {
        const arrives: StopCase[1] = (database) => addMessage(database, { [name]: "STOP" }, { form_name, phone: null });
        return [`the ${name} of a form: ${form_name}`, arrives, "held held held"];
      }),
    ),
    [
      "a report on accessibility",
      (database) =>
        addMessage(
          database,
          { issueType: "barrier", description: "Your page does not read itself. And stop texting me." },
          { form_name: "Accessibility Feedback", phone: null },
        ),
      "held held yes",
    ],
    [
      "the topic of a booking",
      async (database) => {
        const row = bookingRow({ email, phone, topic: "No llamen más, por favor", created_at: now - hour });
        await database.db.insertInto("bookings").values(row).execute();
        return project(database, row.id);
      },
      "held held yes",
    ],
    [
      "a request for an analysis",
      (database) => addLead(database, { message: "Stop calling. Write me.", created_at: now - hour }),
      "held held yes",
    ],
  ])("holds what it names in every thread of that person until a colleague decides: %s", async (_by, send, held) => {
    const desk = await openDesk();
    const { database, db, thread, contact } = desk;
    expect(await wordsOf(desk, thread)).toBe("yes yes yes");
    const sent = await send(database);
    expect(await wordsOf(desk, thread)).toBe(held);
    expect(await wordsOf(desk, { ...thread, threadId: null })).toBe(held);
    const answers = await contact.look(later(), thread, "answer");
    const path = `/desk/threads/${sent.threadId}#stop-${sent.sourceId}`;
    const links = tellGate(thread, answers, "answer", now).ways.map(({ decide }) => decide);
    expect(links).toEqual(held.split(" ").map((word) => (word === "held" ? path : null)));
    expect(await contact.decideStop(later(), sent, true)).toEqual({
      personId: sent.personId,
      threadId: sent.threadId,
    });
    expect(await wordsOf(desk, thread)).toEqual(stopped[held]);
    const [event] = await db.selectFrom("events").select("words").where("kind", "=", "asked-to-stop").execute();
    expect(event?.words).toMatch(/^form (?:all|call|text|email) all \d+$/);
    expect(await contact.decideStop(later(), sent, false)).toBeNull();
  });

  /** What is closed after the decision, by what waited: the sentence names one phone way, and both wait for the decision. */
  const stopped: Record<string, unknown> = {
    "held held held": "no no no",
    "yes yes held": "yes yes no",
    "held held yes": expect.stringMatching(/^(?:no yes|yes no) yes$/),
  };

  it("asks nothing about choices, and nothing about what is no stop", async () => {
    const desk = await openDesk();
    const optOut = { requestType: "opt-out", details: "" };
    await addMessage(desk.database, optOut, { form_name: "Privacy Rights Request" });
    await addMessage(desk.database, { subject: "Collectors", message: "How do I stop the collectors from calling?" });
    expect(await desk.db.selectFrom("stop_questions").selectAll().execute()).toEqual([]);
    expect(await wordsOf(desk, desk.thread)).toBe("yes yes yes");
  });

  it("keeps the hours that a sentence asks for, for everyone linked, until they are lifted with a reason", async () => {
    const desk = await openDesk();
    const { database, db, thread, contact } = desk;
    const words = { subject: "Calls", message: "Please don't call me before 3, I work nights." };
    const sent = await addMessage(database, words);
    await db
      .insertInto("stop_questions")
      .values({
        ...{ source: "message", source_id: sent.sourceId, person_id: sent.personId, thread_id: sent.threadId },
        ...{ sentence: words.message, asked: "maybe call all", is_own: 1, email, phone, asked_at: now - hour },
        decided: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect(await contact.decideStop(later(), sent, { fromHour: 15, untilHour: 24 })).toMatchObject({
      threadId: sent.threadId,
    });
    // It is 1:10 PM in Chicago.
    expect(await wordsOf(desk, thread)).toBe("not-now not-now yes");
    const answers = await contact.look(later(), thread, "answer");
    const [call] = tellGate(thread, answers, "answer", now).ways;
    expect(call).toMatchObject({
      title: "Not now",
      why: "They asked for calls and texts not before 3 PM where they are. They wrote it in a form on our site on Wed, Dec 2, 1:10 PM ET.",
      times: ["Next: 3:00 PM CT (4:00 PM ET), in 1 h 50 min."],
    });
    expect(await dial(desk, later(), thread, { number: phone, purpose: "answer" })).toMatchObject({
      refused: expect.stringContaining("not before 3 PM"),
    });
    const open = await contact.look(later(2 * hour), thread, "answer");
    expect(open.call).toMatchObject({ word: "yes", reasons: [{}, { name: "call-limit" }] });
    expect(JSON.stringify(await readPerson(db, testDataKey, email))).toContain("15 24 form");

    expect(await liftCallLimit(db, later(3), thread, "She called: days are fine now.")).toBe(true);
    expect(await liftCallLimit(db, later(4), thread, "Again")).toBe(false);
    expect(await wordsOf(desk, thread)).toBe("yes yes yes");
    const told = db
      .selectFrom("events")
      .select(["kind", "words", "by_staff"])
      .where("kind", "in", ["call-limit", "call-limit-lifted"]);
    expect(await told.orderBy("at").execute()).toEqual([
      { kind: "call-limit", words: `15 24 form ${now - hour}`, by_staff: "ana" },
      { kind: "call-limit-lifted", words: "She called: days are fine now.", by_staff: "ana" },
    ]);
    expect(
      await keepCallLimit(db, later(5), thread, { fromHour: 9, untilHour: 12, source: "phone", saidAt: now }),
    ).toBe(true);
    expect(await wordsOf(desk, thread)).toBe("not-now not-now yes");
    await erasePerson({ database, dataKey: testDataKey, dataDir: settings().dataDir }, email, async () => {});
    expect(await told.execute()).toEqual([]);
  });

  it.each<[string, (database: SiteDatabase, words: string) => ReturnType<typeof project>]>([
    ["a message", (database, message) => addMessage(database, { subject: "Hello", message })],
    ["a request", (database, message) => addLead(database, { message, created_at: now - hour })],
    [
      "a booking",
      async (database, topic) => {
        const row = bookingRow({ email, phone, topic, created_at: now - hour });
        await database.db.insertInto("bookings").values(row).execute();
        return project(database, row.id);
      },
    ],
    [
      "an email",
      async (database, own) => {
        const about = await addMessage(database, { subject: "Hello", message: "Thank you." });
        const sorted = { own, unsure: "", below: "", shown: own };
        const came = { receivedAt: now - hour, seenAt: now - hour, isProven: true, isForged: false };
        const mail = { ...about, ...came, id: newRowId(), sorted, from: email, standing: "own" } as const;
        await noteMailStop(database.db, testDataKey, mail);
        return { ...about, source: "mail-in" as const, sourceId: mail.id };
      },
    ],
  ])("asks which hours to keep, and calls nobody meanwhile: %s", async (_, send) => {
    const desk = await openDesk();
    const sent = await send(desk.database, "Thanks! I only pick up after 4 pm.");
    expect(await wordsOf(desk, desk.thread)).toBe("held held yes");
    const answers = await desk.contact.look(later(), desk.thread, "answer");
    expect(tellGate(desk.thread, answers, "answer", now).ways[0]?.why).toMatch(/may ask for certain hours\./);
    expect((await desk.contact.look(later(), desk.thread, "marketing")).email.word).toBe("yes");
    await desk.contact.decideStop(later(), sent, { fromHour: 16, untilHour: 24 });
    expect(await wordsOf(desk, desk.thread)).toBe("not-now not-now yes");
    expect(await readStops(desk.db, testDataKey, { email })).toEqual([]);
  });

  it("answers by email a question that only may be a stop, from someone who never asked before", async () => {
    const desk = await openDesk();
    const fields = { subject: "Help", message: "Please stop the calls from my bank." };
    const stranger = await addMessage(desk.database, fields, { email: "kay@visitor.example", phone: "+12065550119" });
    expect(await wordsOf(desk, stranger)).toBe("held held yes");
    await desk.contact.decideStop(later(), stranger, false);
    expect(await wordsOf(desk, stranger)).toBe("yes no yes");
  });

  it("refuses to dial, with the words and the way to the question", async () => {
    const desk = await openDesk();
    const sent = await addMessage(desk.database, { subject: "Hi", message: "Don't call me anymore please" });
    const answer = await dial(desk, later(), desk.thread, { number: phone, purpose: "answer" });
    expect(answer).toEqual({
      refused: "No. Their message of Wed, Dec 2 may ask us to stop calls. Decide about its sentence first.",
      decide: `/desk/threads/${sent.threadId}#stop-${sent.sourceId}`,
    });
    const noted = await desk.db.selectFrom("contact_attempts").select(["answer", "evidence"]).execute();
    expect(noted).toMatchObject([{ answer: "no", evidence: expect.stringContaining(sent.sourceId) }]);
    expect(JSON.stringify(noted)).not.toMatch(/anymore|june/);
  });

  it("stops from the press on, whatever they agreed to since, and still answers what they asked for since", async () => {
    const desk = await openDesk();
    const { database, contact } = desk;
    const fields = { subject: "Stop", message: "Stop contacting me." };
    const sent = await addMessage(database, fields, { created_at: now - 48 * hour });
    expect(await wordsOf(desk, desk.thread)).toBe("held held yes");
    await contact.decideStop(later(), sent, true);
    expect(await wordsOf(desk, desk.thread)).toBe("no no yes");
    const answers = await contact.look(later(), desk.thread, "answer");
    expect(tellGate(desk.thread, answers, "answer", now).ways[0]?.why).toBe(
      "They asked us to stop all contact. They wrote it in a form on our site on Mon, Nov 30, 2:10 PM ET.",
    );
    expect(answers.call.reasons).toMatchObject([{ stop: { stoppedAt: now + 1, saidAt: now - 48 * hour } }]);
    // The same number has one answer, whoever else gave it.
    const other = await addLead(database, { email: "", created_at: now - hour / 2 });
    expect(await wordsOf(desk, other)).toBe("no no no");
    // Only a yes after the press lifts it, from whoever reads their email.
    await addLead(database, { created_at: now + hour });
    expect((await contact.look(later(2 * hour), desk.thread, "answer")).call.word).toBe("no");
    const newest = database.db.selectFrom("consent_evidence").select("id").orderBy("given_at", "desc");
    const { id } = await newest.executeTakeFirstOrThrow();
    await affirmByReceipt({ db: database.db, dataKey: testDataKey }, id, now + hour + 1);
    const again = await contact.look(later(2 * hour), desk.thread, "answer");
    expect(again.call.word).toBe("yes");
  });

  it("holds calls and texts to a number, also for someone else who gave it and agreed to nothing, and not their email", async () => {
    const desk = await openDesk();
    const fields = { subject: "Hi", message: "Stop all contact with me now" };
    await addMessage(desk.database, fields, { email: "sam.park@visitor.example" });
    expect(await wordsOf(desk, desk.thread)).toBe("yes yes yes");
    await desk.db.deleteFrom("consent_evidence").execute();
    expect(await wordsOf(desk, desk.thread)).toBe("held held yes");
    const ways = tellGate(desk.thread, await desk.contact.look(later(), desk.thread, "answer"), "answer", now).ways;
    expect(ways[0]?.why).toMatch(/^For the same number, somebody’s message of Wed, Dec 2 may ask us to stop/);
  });

  it("asks nothing anymore about what was dropped, goes with what is erased, and stays when threads are put together", async () => {
    const desk = await openDesk();
    const { database, db } = desk;
    const sent = await addMessage(database, { subject: "x", message: "Stop calling me!" });
    await db.updateTable("threads").set({ state: "dropped" }).where("id", "=", sent.threadId).execute();
    expect(await wordsOf(desk, desk.thread)).toBe("yes yes yes");
    await db.updateTable("threads").set({ state: "waiting" }).where("id", "=", sent.threadId).execute();
    const kept = await mergeThreads(db, later(), [desk.thread.threadId, sent.threadId]);
    expect(await db.selectFrom("stop_questions").select("thread_id").execute()).toEqual([{ thread_id: kept }]);
    expect(await wordsOf(desk, desk.thread)).toBe("held held yes");
    expect(JSON.stringify(await readPerson(db, testDataKey, email))).toContain("Stop calling me!");
    await db.deleteFrom("messages").execute();
    await forgetGone({ database });
    expect(await db.selectFrom("stop_questions").selectAll().execute()).toEqual([]);
    expect(await wordsOf(desk, desk.thread)).toBe("yes yes yes");
  });

  it("holds the weekly letter, and a letter that was on its way, which says that it is a question", async () => {
    const desk = await openDesk();
    const { database, db, thread } = desk;
    const subscriber = subscriberRow({ email, email_key: email, status: "confirmed", confirmed_at: now - hour });
    await db.insertInto("newsletter_subscribers").values(subscriber).execute();
    expect((await readLeftOut(db, testDataKey, [subscriber], now)).size).toBe(0);
    const { last_event_id: seen } = await db.selectFrom("threads").select("last_event_id").executeTakeFirstOrThrow();
    const past = someActor({ nowMs: Date.now() - 60_000 });
    const written = { id: newRowId(), words: "Hi June", version: 1, seen };
    expect(
      await sendAnswer({ db, dataKey: testDataKey }, createThreadActions(db), past, thread.threadId, written),
    ).toEqual({ sent: true });
    await addMessage(database, { subject: "Stop", message: "Leave me alone." }, { created_at: Date.now() });
    expect([...(await readLeftOut(db, testDataKey, [subscriber], now)).values()]).toEqual(["resting"]);
    expect(await sendUntilGivenUp(database, settings())).toEqual({ errors: ["EHELD"], arrived: [] });
    expect(await deskTroubles(db, Date.now())).toMatchObject([{ what: "held", thread: thread.threadId }]);
    expect(await readStops(db, testDataKey, { email })).toEqual([]);
  });
});
