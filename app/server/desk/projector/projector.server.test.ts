import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { Kysely } from "kysely";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { answerTimes, answerTimesVersion } from "#app/content/site/answer-times.ts";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import { noPromise } from "#app/domain/desk/promises.ts";
import { fold } from "#app/domain/desk/same-person.ts";
import { createBookingStore } from "#app/server/booking/bookings.server.ts";
import { openDatabase, type SiteDatabase } from "#app/server/database/database.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { messageForms } from "#app/server/forms/message-forms.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { createMessageStore } from "#app/server/message/messages.server.ts";
import { releaseSetAside } from "#app/server/message/set-aside-messages.server.ts";
import { createNewsletterStore } from "#app/server/newsletter/subscribers.server.ts";
import { analysisDue, dueTime } from "#app/server/time/office.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase, emptyDesk } from "#test/databases.ts";
import { deskInWords, leadRow, messageRow, silentLog } from "#test/desk-samples.ts";
import { signUp } from "#test/letter-list.ts";
import { newBooking, owner } from "#test/new-booking.ts";
import { patience } from "#test/patience.ts";
import { unlimited } from "#test/recipients.ts";
import type { Arrival } from "./arrival.server.ts";
import { projectOnce } from "./projector.server.ts";
import { createProjector } from "./projector-loop.server.ts";
import { reconcile, takeNight } from "./reconciliation.server.ts";
import { storeArrivals } from "./store-arrivals.server.ts";

const pageUrl = "http://localhost:3000/get-started";
const email = "Maria.Lopez@visitor.example";
const minute = 60_000;

const project = (database: SiteDatabase, nowMs = Date.now()) => projectOnce({ database, log: silentLog }, nowMs);

async function sendMessage(database: SiteDatabase, form: string, fields: object, change: object = {}) {
  const parsed = messageForms.get(form)?.read({ formName: form, email, pageUrl, ...fields }, Date.now());
  if (!parsed?.ok) throw new Error(JSON.stringify(parsed));
  return createMessageStore(database, testDataKey, unlimited).save({ ...parsed.value, ...change });
}

const request = { requestType: "delete", fullName: "Maria Lopez" };

function sendLead(database: SiteDatabase, change: object = {}) {
  return createLeadStore(database, unlimited).save({
    formName: "Free Credit Analysis",
    firstName: "Maria",
    lastName: "Lopez",
    name: "Maria Lopez",
    email,
    phone: "+14805550142",
    message: "My lease ends in May",
    pageUrl,
    submissionKey: randomUUID(),
    consent: { textId: contactConsent.id, version: contactConsent.version },
    ...change,
  });
}

/** Marks all emails as sent, as if the mail server had accepted them. */
async function sendEmails(db: Kysely<Schema>, sentAt: number) {
  await db.updateTable("outbox").set({ state: "sent", sent_at: sentAt }).execute();
}

/** Each person's email with every name and number that is known or given. */
async function detailsOf(db: Kysely<Schema>): Promise<Record<string, string[]>> {
  const addresses = await db.selectFrom("person_addresses").select(["person_id", "kind", "value"]).execute();
  const people = await db.selectFrom("people").select(["id as person_id", "name as value"]).execute();
  const given = await db.selectFrom("given_details").select(["person_id", "value"]).execute();
  return Object.fromEntries(
    addresses
      .filter(({ kind }) => kind === "email")
      .toSorted((a, b) => (a.value < b.value ? -1 : 1))
      .map(({ person_id: id, value: email }) => {
        const own = [...addresses, ...people, ...given].filter(({ person_id }) => person_id === id);
        return [email, [...new Set(own.map(({ value }) => fold(value)))].toSorted()];
      }),
  );
}

describeDatabase("the projector", ({ open, settings }) => {
  it("turns a lead into a person, a thread, a clock and events, and leaves the visitor's words in the lead", async () => {
    const { db, ...database } = await open();
    const { reference } = await sendLead({ db, ...database } as SiteDatabase);
    await project({ db, ...database } as SiteDatabase);
    const { created_at } = await db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    const [person] = await db.selectFrom("people").selectAll().execute();
    expect(person).toMatchObject({ name: "Maria Lopez", named_at: created_at });
    expect(await db.selectFrom("person_addresses").selectAll().orderBy("kind").execute()).toEqual([
      { kind: "email", value: email.toLowerCase(), name_key: "", person_id: person?.id },
      { kind: "phone", value: "+14805550142", name_key: "maria lopez", person_id: person?.id },
    ]);
    const [thread] = await db.selectFrom("threads").selectAll().execute();
    const due_at = analysisDue(created_at);
    expect(thread).toMatchObject({ kind: "analysis", state: "waiting", stage: "new", due_at, received_at: created_at });
    expect(await db.selectFrom("clocks").selectAll().execute()).toMatchObject([
      {
        promise: "creditAnalysis",
        promise_version: answerTimesVersion,
        due_at,
        started_at: created_at,
        ended_at: null,
      },
    ]);
    const events = await db.selectFrom("events").selectAll().orderBy("kind").execute();
    expect(events.map(({ kind, words }) => [kind, words])).toEqual([
      ["consent", null],
      ["lead", null],
    ]);
    expect(events.find(({ kind }) => kind === "lead")).toMatchObject({
      source_id: reference,
      id: thread?.last_event_id,
    });
  });

  it("doesn't read a stream from the beginning again when nothing happened", async () => {
    const { db, ...database } = await open();
    const site = { db, ...database } as SiteDatabase;
    const cursor = db.selectFrom("desk_cursors").select("position").where("stream", "=", "answers");
    const nowMs = Date.now();
    await project(site, nowMs);
    expect(await cursor.executeTakeFirst()).toEqual({ position: String(nowMs) });
    // A run a moment later has nothing to note.
    await project(site, nowMs + 1000);
    expect(await cursor.executeTakeFirst()).toEqual({ position: String(nowMs) });
    await project(site, nowMs + 2 * minute);
    expect(await cursor.executeTakeFirst()).toEqual({ position: String(nowMs + 2 * minute) });
  });

  it("opens each form's promises with their due times, and none for a newsletter sign-up", async () => {
    const database = await open();
    await sendMessage(database, "Privacy Rights Request", request);
    const report = { issueType: "assistance", description: "I cannot open the form." };
    await sendMessage(database, "Accessibility Feedback", { name: "Maria Lopez", ...report });
    await signUp(database.db, email, pageUrl);
    await createBookingStore(database).book(newBooking({ email, startMs: Date.now() + 86_400_000 }));
    await project(database);
    const rows = await database.db.selectFrom("messages").selectAll().execute();
    const at = (form: string) => rows.find(({ form_name }) => form_name === form)?.created_at ?? 0;
    const clocks = await database.db.selectFrom("clocks").select(["promise", "due_at"]).orderBy("promise").execute();
    const [deletion, acknowledgement] = [answerTimes.privacyRequest.delete, answerTimes.privacyAcknowledgement];
    expect(clocks).toEqual([
      {
        promise: "accessibilityReport.assistance",
        due_at: dueTime(answerTimes.accessibilityReport.assistance, at("Accessibility Feedback")),
      },
      { promise: "privacyAcknowledgement", due_at: dueTime(acknowledgement, at("Privacy Rights Request")) },
      { promise: "privacyRequest.delete", due_at: dueTime(deletion, at("Privacy Rights Request")) },
    ]);
    const threads = await database.db
      .selectFrom("threads")
      .select(["kind", "state", "due_at"])
      .orderBy("kind")
      .execute();
    expect(threads).toMatchObject([
      { kind: "accessibility", state: "waiting" },
      { kind: "booking", state: "answered", due_at: noPromise },
      // It has two clocks: the earlier one decides the thread's place.
      { kind: "privacy", state: "waiting", due_at: clocks[1]?.due_at },
    ]);
    expect(await database.db.selectFrom("people").select("id").execute()).toHaveLength(1);
  });

  it("records later events once, and lets a sent email end only the promise to acknowledge a privacy request", async () => {
    const database = await open();
    const { db } = database;
    await sendLead(database);
    const privacy = await sendMessage(database, "Privacy Rights Request", request);
    const store = createBookingStore(database);
    const { booking } = await store.book(newBooking({ email, startMs: Date.now() + 86_400_000 }));
    const newsletter = createNewsletterStore(database);
    await signUp(database.db, email, pageUrl);
    await project(database);
    const subscriber = await db.selectFrom("newsletter_subscribers").select("id").executeTakeFirstOrThrow();
    await newsletter.confirm(subscriber.id);
    await store.cancel(booking.id, owner);
    await sendEmails(db, Date.now());
    await project(database);
    expect(await db.selectFrom("clocks").select(["promise", "ended_how"]).orderBy("promise").execute()).toEqual([
      { promise: "creditAnalysis", ended_how: null },
      { promise: "privacyAcknowledgement", ended_how: "confirmation" },
      { promise: "privacyRequest.delete", ended_how: null },
    ]);
    await db.updateTable("privacy_requests").set({ answered_at: Date.now() }).execute();
    await newsletter.unsubscribe(subscriber.id);
    await project(database);
    await project(database);
    const answered = db.selectFrom("clocks").select("ended_how").where("promise", "=", "privacyRequest.delete");
    expect(await answered.execute()).toEqual([{ ended_how: "privacy-answered" }]);
    const thread = db.selectFrom("threads").select(["state", "due_at"]).where("kind", "=", "privacy");
    expect(await thread.execute()).toEqual([{ state: "answered", due_at: noPromise }]);
    const kinds = (await db.selectFrom("events").select("kind").where("source", "<>", "mail").execute()).map(
      ({ kind }) => kind,
    );
    expect(kinds.toSorted()).toEqual(
      ["booking", "booking-cancelled", "consent", "lead", "message", "newsletter-confirmed", "newsletter-left"]
        .concat("privacy-answered", "subscriber")
        .toSorted(),
    );
    const emails = db
      .selectFrom("events")
      .select("id")
      .where("kind", "=", "mail-sent")
      .where("source_id", "in", (rows) =>
        rows.selectFrom("outbox").select("id").where("subject_id", "=", privacy.reference),
      );
    // The notice to the team is not news to the team.
    expect(await emails.execute()).toHaveLength(1);
  });

  it("changes nothing when it runs a second time or compares everything", async () => {
    const database = await open();
    for (let count = 0; count < 3; count += 1) await sendLead(database, { email: `lead-${count}@visitor.example` });
    await sendMessage(database, "Privacy Rights Request", request);
    await sendEmails(database.db, Date.now());
    await project(database);
    const before = await deskInWords(database.db);
    const { number } = await database.db.selectFrom("desk_changes").select("number").executeTakeFirstOrThrow();
    await project(database);
    await reconcile({ database, log: silentLog }, Date.now(), 0);
    expect(await deskInWords(database.db)).toEqual(before);
    expect(before.clocks).toHaveLength(5);
    expect(await database.db.selectFrom("desk_changes").select("number").execute()).toEqual([{ number }]);
  });

  it("finds rows that were committed up to a minute late, and finds even later ones at night", async () => {
    const database = await open();
    const { db } = database;
    const now = Date.now();
    const idAt = (ms: number) => {
      const hex = ms.toString(16).padStart(12, "0");
      return `${hex.slice(0, 8)}-${hex.slice(8)}-7${randomUUID().slice(15)}`;
    };
    await db
      .insertInto("leads")
      .values(leadRow({ id: idAt(now) }))
      .execute();
    await project(database);
    const late = leadRow({ id: idAt(now - 0.9 * minute) });
    const veryLate = leadRow({ id: idAt(now - 10 * minute) });
    await db.insertInto("leads").values([late, veryLate]).execute();
    await project(database);
    const ids = async () =>
      (await db.selectFrom("thread_sources").select("source_id").execute()).map((row) => row.source_id);
    expect(await ids()).toContain(late.id);
    expect(await ids()).not.toContain(veryLate.id);
    await reconcile({ database, log: silentLog }, Date.now(), 0);
    expect(await ids()).toContain(veryLate.id);
    expect(await ids()).toHaveLength(3);
  });

  it("keeps up with set-aside messages: a released one is due as before, and a dropped one leaves nothing", async () => {
    const database = await open();
    const { db } = database;
    const released = messageRow({ status: "quarantined" });
    const dropped = messageRow({ status: "quarantined", email: "robot@visitor.example", name: "Buy Now" });
    await db.insertInto("messages").values([released, dropped]).execute();
    await project(database);
    expect(await db.selectFrom("threads").select("state").execute()).toEqual([
      { state: "set-aside" },
      { state: "set-aside" },
    ]);
    await releaseSetAside(db, released.id, unlimited);
    await db.deleteFrom("messages").where("id", "=", dropped.id).execute();
    await project(database);
    expect(await db.selectFrom("threads").select(["state", "due_at"]).execute()).toEqual([
      { state: "waiting", due_at: released.due_at },
    ]);
    expect(await db.selectFrom("people").select("name").execute()).toEqual([{ name: "Maria Lopez" }]);
    expect(await db.selectFrom("search_docs").select("source_id").execute()).toEqual([{ source_id: released.id }]);
  });

  it("removes everything it made from deleted rows, at night", async () => {
    const database = await open();
    const { db } = database;
    const rows = [leadRow(), leadRow(), leadRow()];
    await db.insertInto("leads").values(rows).execute();
    await project(database);
    await db
      .deleteFrom("leads")
      .where("id", "=", rows[1]?.id ?? "")
      .execute();
    await reconcile({ database, log: silentLog }, Date.now(), 0);
    const { sources, people } = await deskInWords(db);
    expect([sources.length, people.length]).toEqual([2, 2]);
  });

  it("logs a row it cannot read, and continues with the others", async () => {
    const database = await open();
    const bad = messageRow({ fields: "Quixana" });
    const good = [messageRow({ email: "a@visitor.example" }), messageRow({ email: "b@visitor.example" })];
    await database.db
      .insertInto("messages")
      .values([good[0], bad, good[1]].flatMap((row) => row ?? []))
      .execute();
    const logged = collectOutput();
    await projectOnce({ database, log: pino(logged.stream) }, Date.now());
    expect(logged.text()).toContain(bad.id);
    expect(logged.text()).not.toMatch(/quixana|visitor\.example/i);
    const known = await database.db.selectFrom("thread_sources").select("source_id").execute();
    expect(known.map(({ source_id }) => source_id).toSorted()).toEqual(good.map(({ id }) => id).toSorted());
  });

  it("loses nothing and keeps people apart, no matter in which order leads arrive", async () => {
    const database = await open();
    const { db } = database;
    const arrival = fc.record({
      who: fc.constantFrom("ana", "ben", "cora", "dan"),
      name: fc.constantFrom("Ana Reyes", "ANA  REYES", "Ben Ito", ""),
      phone: fc.constantFrom("+14805550142", "+16025550112", null),
    });
    const given = fc
      .uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 8 })
      .chain((times) => fc.tuple(...times.map((at) => fc.tuple(fc.constant(at), arrival))))
      .chain((arrivals) =>
        fc.tuple(fc.constant(arrivals), fc.shuffledSubarray(arrivals, { minLength: arrivals.length })),
      );
    const projectAll = async (arrivals: Arrival[]) => {
      await emptyDesk(database);
      for (const one of arrivals) {
        await db
          .transaction()
          .execute((transaction) => storeArrivals({ ...database, db: transaction }, [one], Date.now()));
      }
      // Whichever name and number came first is known, and the others are given.
      const { sources, events, docs } = await deskInWords(db);
      return { sources, events, docs, people: await detailsOf(db) };
    };
    await fc.assert(
      fc.asyncProperty(given, async ([first, second]) => {
        const made = (arrivals: typeof first) => projectAll(arrivals.map(([at, one]) => arrivalOf(at, one)));
        const [one, other] = [await made(first), await made(second)];
        expect(other).toEqual(one);
      }),
      { numRuns: 40 },
    );
  });

  it("skips a row that can't be read", async () => {
    const database = await open();
    await database.db
      .insertInto("messages")
      .values([messageRow(), messageRow({ fields: "no fields" })])
      .execute();
    await project(database);
    expect(await database.db.selectFrom("threads").select("id").execute()).toHaveLength(1);
  });

  it("gives the nightly work to one process, once a night", async () => {
    const { db } = await open();
    const night = Date.parse("2026-11-23T03:30:00-05:00");
    const taken = await Promise.all([takeNight(db, night), takeNight(db, night)]);
    expect(taken.toSorted()).toEqual(["first", null]);
    expect(await takeNight(db, night + 20 * 60 * minute)).toBe(null);
    expect(await takeNight(db, Date.parse("2026-11-24T02:30:00-05:00"))).toBe(null);
    expect(await takeNight(db, Date.parse("2026-11-24T03:00:00-05:00"))).toBe("later");
  });

  it("runs by itself alongside another process, and stops when told to", async () => {
    const database = await open();
    const other = database.dialect === "postgres" ? await openDatabase(settings()) : database;
    onTestFinished(() => (other === database ? undefined : other.close()));
    const rows = Array.from({ length: 120 }, () => leadRow());
    for (let at = 0; at < rows.length; at += 40) {
      await database.db
        .insertInto("leads")
        .values(rows.slice(at, at + 40))
        .execute();
    }
    const projectors = [database, other].map((one) => createProjector({ database: one, log: silentLog }));
    for (const projector of projectors) projector.start();
    await expect
      .poll(async () => (await database.db.selectFrom("clocks").select("id").execute()).length, patience)
      .toBe(120);
    await Promise.all(projectors.map((projector) => projector.stop()));
    expect(await database.db.selectFrom("threads").select("id").execute()).toHaveLength(120);
  });
});

function arrivalOf(at: number, { who, name, phone }: { who: string; name: string; phone: string | null }): Arrival {
  return {
    source: "lead",
    sourceId: `lead-${at}`,
    at,
    email: `${who}@visitor.example`,
    name,
    phone,
    thread: { kind: "analysis", setAside: false },
    promises: [{ name: "creditAnalysis", dueAt: at + 1000 }],
    consent: null,
    words: [],
    said: "",
  };
}
