import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import { createBookingStore } from "#app/server/booking/bookings.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { LeadRow } from "#app/server/database/schema.server.ts";
import { keepCallLimit, liftCallLimit } from "#app/server/desk/contact/call-limit.server.ts";
import { createContactDesk } from "#app/server/desk/contact/contact-desk.server.ts";
import { tellGate } from "#app/server/desk/contact/gate-words.server.ts";
import { noteMailStop } from "#app/server/desk/mail-in/mail-stop.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { leadRow, silentLog, someActor } from "#test/desk-samples.ts";
import { newBooking } from "#test/new-booking.ts";
import { affirmByReceipt, readReceipt, stopByReceipt } from "./receipt.server.ts";

const phone = "+13125550131";
const hour = 3_600_000;
/** A Wednesday, 1:10 PM in Chicago. */
const now = Date.parse("2026-12-02T14:10:00-05:00");
const actorAt = (ms: number) => someActor({ nowMs: now + ms, may: ["read-people", "work-threads", "lift-stops"] });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
});

describeEachDatabase("a stop of a number that several people gave", ({ open }) => {
  /** A desk where Olive gave her number two days ago and agreed, and Rick typed the same number yesterday. */
  async function openDesk() {
    const database = await open();
    const { db } = database;
    const parts = { db, dataKey: testDataKey };
    const contact = createContactDesk(db, testDataKey);
    const olive = await give(database, { email: "olive@home.example", name: "Olive Orr", created_at: now - 48 * hour });
    const rick = await give(database, { email: "rick@next-door.example", name: "Rick R", created_at: now - 24 * hour });
    const look = async (who: typeof olive, ms: number) => {
      const answers = await contact.look(actorAt(ms), who.about, "answer");
      return { answers, words: [answers.call.word, answers.text.word, answers.email.word].join(" ") };
    };
    return { database, db, parts, contact, olive, rick, look };
  }

  async function give(database: SiteDatabase, change: Partial<LeadRow>) {
    const { db } = database;
    const lead = leadRow({ phone, ...change });
    await db.insertInto("leads").values(lead).execute();
    const { id: text_id, version: text_version } = contactConsent;
    const words = { text_id, text_version, text_sha256: "0", page_url: "http://localhost:3000/get-started" };
    const evidence = { id: newRowId(), lead_id: lead.id, message_id: null, given_at: lead.created_at };
    await db
      .insertInto("consent_evidence")
      .values({ ...evidence, ...words })
      .execute();
    await db
      .insertInto("consent_words")
      .values({ text_sha256: "0", words: "Yes." })
      .onConflict((on) => on.doNothing())
      .execute();
    await projectOnce({ database, log: silentLog }, now);
    const known = db.selectFrom("thread_sources").selectAll().where("source_id", "=", lead.id);
    const { person_id: personId, thread_id } = await known.executeTakeFirstOrThrow();
    return { about: { personId, threadId: thread_id ?? "" }, evidence: evidence.id, email: lead.email };
  }

  /** An email from a sender whom our mail server knows, unless said otherwise. */
  const write = (desk: Awaited<ReturnType<typeof openDesk>>, who: typeof desk.rick, own: string, isForged = false) =>
    noteMailStop(desk.db, testDataKey, {
      id: newRowId(),
      sorted: { own, unsure: "", below: "", shown: own },
      from: who.email,
      ...who.about,
      standing: "own",
      isProven: !isForged,
      isForged,
      receivedAt: now,
      seenAt: now,
    });

  it("behind a link in their own mailbox closes nothing for whoever gave it before, and asks a colleague there", async () => {
    const desk = await openDesk();
    const { db, parts, contact, olive, rick, look } = desk;
    for (const channel of ["text", "call"] as const) await stopByReceipt(parts, rick.evidence, channel, now);
    expect((await look(rick, 1)).words).toBe("no no yes");
    expect((await look(olive, 1)).words).toBe("yes yes yes");
    const questions = await db.selectFrom("stop_questions").selectAll().orderBy("asked").execute();
    expect(questions).toMatchObject([
      { ...inThread(olive), asked: "stop call all", phone, sentence: rick.about.threadId },
      { ...inThread(olive), asked: "stop text all", phone, sentence: rick.about.threadId },
    ]);
    // The same again asks nothing new.
    await write(desk, rick, "Stop calling me.");
    expect(await db.selectFrom("stop_questions").selectAll().execute()).toHaveLength(2);
    // A colleague found out that it is not Olive's number.
    const call = { source: "number-stopped", sourceId: questions[0]?.source_id ?? "" };
    expect(await contact.decideStop(actorAt(2), call, true)).toEqual(olive.about);
    const { answers, words } = await look(olive, 3);
    expect(words).toBe("no yes yes");
    expect(tellGate(olive.about, answers, "answer", now).ways[0]).toMatchObject({
      why: expect.stringMatching(/^Somebody else with the same number asked us to stop calls/),
      times: ["Not before whoever stopped it says yes again, or an owner lifts it with a reason."],
    });
  });

  it("by email from their own address closes nothing for whoever gave it before", async () => {
    const desk = await openDesk();
    expect(await write(desk, desk.rick, "Please do not contact me anymore.")).toBe("email-reply all all");
    expect((await desk.look(desk.rick, 1)).words).toBe("no no no");
    expect((await desk.look(desk.olive, 1)).words).toBe("yes yes yes");
  });

  it("holds calls to someone who has agreed to nothing, until a colleague has decided", async () => {
    const desk = await openDesk();
    await desk.db.deleteFrom("consent_evidence").where("id", "=", desk.olive.evidence).execute();
    await stopByReceipt(desk.parts, desk.rick.evidence, "call", now);
    const { answers } = await desk.look(desk.olive, 1);
    expect(answers.call.reasons).toMatchObject([{ name: "stop-held", held: { isTheirs: false } }]);
    const [question] = await desk.db.selectFrom("stop_questions").select(["source", "source_id"]).execute();
    await desk.contact.decideStop(actorAt(2), { source: "number-stopped", sourceId: question?.source_id ?? "" }, false);
    expect((await desk.look(desk.olive, 3)).answers.call.word).toBe("yes");
  });

  it("by whoever gave it first holds in every thread, until they say yes again; nobody else lifts it or learns of it", async () => {
    const { parts, olive, rick, look } = await openDesk();
    for (const channel of ["call", "text"] as const) await stopByReceipt(parts, olive.evidence, channel, now);
    expect([(await look(olive, 1)).words, (await look(rick, 1)).words]).toEqual(["no no yes", "no no yes"]);
    expect(await readReceipt(parts, rick.evidence)).toMatchObject({
      stoppedAt: { call: null, text: null, email: null },
      reopens: [],
    });
    await affirmByReceipt(parts, rick.evidence, now + 2);
    // A stop of his own, so that there is something for his yes to end.
    await stopByReceipt(parts, rick.evidence, "text", now + 3);
    await affirmByReceipt(parts, rick.evidence, now + 4);
    expect((await look(rick, 5)).words).toBe("no no yes");
    expect((await look(rick, 5)).answers.call.reasons).toMatchObject([{ name: "stopped", isOthers: true }]);
    await affirmByReceipt(parts, olive.evidence, now + 6);
    expect([(await look(olive, 7)).words, (await look(rick, 7)).words]).toEqual(["yes yes yes", "yes yes yes"]);
  });

  it("by whoever gave it first is not undone by a call that another mailbox books and confirms, only by one of their own", async () => {
    const { database, parts, olive, rick, look } = await openDesk();
    await stopByReceipt(parts, olive.evidence, "call", now);
    const store = createBookingStore(database);
    const startMs = now + 50 * hour;
    const callAt = async (who: typeof rick, startsAt: number) => {
      const { booking } = await store.book(newBooking({ startMs: startsAt, phone, email: who.email }));
      const time = { startMs: startsAt, timeZone: "America/Chicago", instead: null, recipients: unlimitedRecipients };
      vi.setSystemTime(now + hour);
      await store.confirm(booking.id, time);
      await projectOnce({ database, log: silentLog }, now + hour);
      return (await look(who, startsAt - now)).answers.call;
    };
    expect(await callAt(rick, startMs)).toMatchObject({ word: "no", reasons: [{ name: "stopped", isOthers: true }] });
    expect(await callAt(olive, startMs + 2 * hour)).toMatchObject({ word: "yes" });
  });

  it("that a colleague closed for everyone ends when its asker says yes again", async () => {
    const { db, parts, contact, olive, rick, look } = await openDesk();
    await stopByReceipt(parts, rick.evidence, "call", now);
    const { source_id: sourceId } = await db.selectFrom("stop_questions").select("source_id").executeTakeFirstOrThrow();
    await contact.decideStop(actorAt(2), { source: "number-stopped", sourceId }, true);
    expect([(await look(rick, 3)).words, (await look(olive, 3)).words]).toEqual(["no yes yes", "no yes yes"]);
    expect((await look(rick, 3)).answers.call.reasons).toMatchObject([{ isOthers: false }]);
    await affirmByReceipt(parts, rick.evidence, now + 4);
    expect([(await look(rick, 5)).words, (await look(olive, 5)).words]).toEqual(["yes yes yes", "yes yes yes"]);
  });

  it("that a colleague heard on the phone holds in every thread", async () => {
    const { contact, olive, rick, look } = await openDesk();
    await contact.stop(actorAt(0), rick.about, { channel: "text", scope: "all", source: "phone" });
    expect((await look(olive, 1)).words).toBe("yes no yes");
    await contact.stop(actorAt(2), rick.about, { channel: "call", scope: "all", source: "letter" });
    expect((await look(olive, 3)).words).toBe("yes no yes");
  });

  it("that a colleague read in a form closes it for its sender alone", async () => {
    const desk = await openDesk();
    await write(desk, desk.rick, "How do I stop your calls?");
    const [question] = await desk.db.selectFrom("stop_questions").selectAll().execute();
    await desk.contact.decideStop(actorAt(1), { source: "mail-in", sourceId: question?.source_id ?? "" }, true);
    expect((await desk.look(desk.rick, 2)).answers.call.word).toBe("no");
    expect((await desk.look(desk.olive, 2)).answers.call.word).toBe("yes");
  });

  it("is like the hours that its giver asked for: they hold in every thread, and whoever typed it later limits only themselves", async () => {
    const { db, olive, rick, look } = await openDesk();
    // 1:10 PM in Chicago.
    const hours = (fromHour: number, source: "letter" | "phone", ms: number) =>
      ({ fromHour, untilHour: 24, source, saidAt: now + ms }) as const;
    await keepCallLimit(db, actorAt(1), rick.about, hours(17, "letter", 1));
    expect([(await look(rick, 2)).words, (await look(olive, 2)).words]).toEqual(["not-now not-now yes", "yes yes yes"]);
    await liftCallLimit(db, actorAt(3), rick.about, "Any hour is fine.");
    await keepCallLimit(db, actorAt(4), olive.about, hours(15, "letter", 4));
    expect([(await look(rick, 5)).words, (await look(olive, 5)).words]).toEqual(Array(2).fill("not-now not-now yes"));
    const { answers } = await look(rick, 5);
    expect(tellGate(rick.about, answers, "answer", now).ways[0]?.why).toBe(
      "Somebody else with the same number asked for calls and texts not before 3 PM on Wed, Dec 2, 2:10 PM ET. It holds for the number, whoever gave it.",
    );
    // Only in the thread of whoever asked can a colleague lift them.
    expect(await liftCallLimit(db, actorAt(6), rick.about, "He says so.")).toBe(false);
    await liftCallLimit(db, actorAt(7), olive.about, "She called.");
    expect((await look(rick, 8)).words).toBe("yes yes yes");
    // A colleague heard Rick on the phone.
    await keepCallLimit(db, actorAt(9), rick.about, hours(14, "phone", 9));
    expect((await look(olive, 10)).words).toBe("not-now not-now yes");
  });

  it("in an email that our mail server calls forged is a question, and holds nothing", async () => {
    const desk = await openDesk();
    expect(await write(desk, desk.olive, "Stop texting me. Stop all emails.", true)).toBeNull();
    expect(await desk.db.selectFrom("stop_questions").select(["decided"]).execute()).toEqual([{ decided: null }]);
    expect((await desk.look(desk.olive, 1)).words).toBe("yes yes yes");
    expect((await desk.contact.look(actorAt(1), desk.olive.about, "marketing")).email.word).toBe("yes");
  });
});

const inThread = ({ about }: { about: { personId: string; threadId: string } }) => ({
  source: "number-stopped",
  person_id: about.personId,
  thread_id: about.threadId,
});
