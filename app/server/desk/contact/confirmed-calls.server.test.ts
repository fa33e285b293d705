import { afterAll, expect, it } from "vitest";
import { createMailReader } from "#app/server/desk/mail-in/mail-reader.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { showEvents } from "#app/server/desk/threads/told-events.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { bookingRow, messageRow, silentLog, someActor } from "#test/desk-samples.ts";
import { takeInMail } from "#test/mail-intake.ts";
import { createContactDesk } from "./contact-desk.server.ts";
import { tellGate } from "./gate-words.server.ts";

const reader = createMailReader(80_000);
afterAll(() => reader.rest());

const email = "sylvia.moss@visitor.example";
const phone = "+13125550177";
const hour = 3_600_000;
/** A Wednesday, 1:10 PM Central. */
const now = Date.parse("2026-12-02T14:10:00-05:00");
const startsAt = now + 24 * hour;
const server = "mx.pathtokeys.example";
const at = (nowMs: number) => someActor({ nowMs, may: ["read-people", "see-unmasked", "work-threads"] });

describeEachDatabase("a call that its mailbox confirmed", ({ open }) => {
  /** A desk with a call that Sylvia booked two days ago, and confirmed then or later. */
  async function openDesk({ confirmedAt = now - 47 * hour } = {}) {
    const database = await open();
    const { db } = database;
    const created = { created_at: now - 48 * hour, confirmed_at: confirmedAt, changed_at: confirmedAt };
    const booking = bookingRow({ email, phone, name: "Sylvia Moss", starts_at: startsAt, ...created });
    await db.insertInto("bookings").values(booking).execute();
    const project = async (sourceId: string) => {
      await projectOnce({ database, log: silentLog }, now);
      const made = db.selectFrom("thread_sources").selectAll().where("source_id", "=", sourceId);
      const { person_id: personId, thread_id } = await made.executeTakeFirstOrThrow();
      return { personId, threadId: thread_id ?? "" };
    };
    const about = await project(booking.id);
    const contact = createContactDesk(db, testDataKey);
    const write = async (words: string, verdict: "pass" | "none") => {
      const proof = `Authentication-Results: ${server}; dmarc=${verdict} header.from=visitor.example`;
      const head = `${proof}\nFrom: Sylvia Moss <${email}>\nTo: support@pathtokeys.example\nSubject: Hello`;
      await takeInMail(database, reader, `${head}\n\n${words}\n`, now, server);
      return lastQuestion();
    };
    const type = async (message: string) => {
      const fields = JSON.stringify({ subject: "Hello", message });
      const row = messageRow({ email, phone, fields, created_at: now });
      await db.insertInto("messages").values(row).execute();
      await project(row.id);
      return lastQuestion();
    };
    async function lastQuestion() {
      const questions = db.selectFrom("stop_questions").selectAll().orderBy("source_id", "desc");
      const { source, source_id: sourceId } = await questions.executeTakeFirstOrThrow();
      return { source, sourceId };
    }
    const look = (nowMs = startsAt) => contact.look(at(nowMs), about, "answer");
    const whyNoCall = async () => tellGate(about, await look(), "answer", startsAt).ways[0]?.why ?? "";
    /** What the desk offers beside each question. */
    const offered = async () => {
      const events = await db.selectFrom("events").selectAll().orderBy("id").execute();
      const source = { db, reader: { read: async (query: never) => (await db.executeQuery(query)).rows } } as never;
      const told = await showEvents(source, at(now + hour), events);
      return told.flatMap(({ waiting }) => (waiting ? [waiting.call?.startsAt ?? null] : []));
    };
    return { db, contact, about, write, type, look, whyNoCall, offered };
  }

  it.each<[string, (desk: Awaited<ReturnType<typeof openDesk>>) => Promise<{ source: string; sourceId: string }>]>([
    ["an email that nothing proves", (desk) => desk.write("Please stop calling me.", "none")],
    ["a form", (desk) => desk.type("Stop all contact with me now.")],
    ["a form that wishes for hours", (desk) => desk.type("Only call me after 6 pm please.")],
  ])("waits for a colleague after %s, who goes on with it in one press, and the history says so", async (_by, send) => {
    const desk = await openDesk();
    const { db, contact, about } = desk;
    expect((await desk.look()).call.word).toBe("yes");
    const sent = await send(desk);
    expect((await desk.look()).call.word).toBe("no");
    expect(await desk.whyNoCall()).toContain(
      "Nothing proves that they sent it, and they confirmed the call of Thu, Dec 3, 2:10 PM ET on Mon, Nov 30, 3:10 PM ET.",
    );
    expect(await desk.offered()).toEqual([startsAt]);
    const threads = db.selectFrom("stop_questions").select("thread_id");
    const { thread_id: threadId } = await threads.executeTakeFirstOrThrow();
    expect(await contact.keepCall(at(now + hour), sent)).toEqual({ personId: about.personId, threadId });
    expect(await contact.keepCall(at(now + hour + 1), sent)).toEqual({ personId: about.personId, threadId });
    const { call, text } = await desk.look();
    expect([call.word, text.word]).toEqual(["yes", "no"]);
    expect((await desk.look(startsAt + 13 * hour)).call.word).toBe("no");
    expect((await contact.look(at(startsAt), about, "marketing")).email.word).toBe("no");
    const told = await db.selectFrom("events").selectAll().where("kind", "=", "call-kept").execute();
    expect(told).toMatchObject([{ by_staff: "ana", at: now + hour, thread_id: threadId, words: null }]);
    expect(await desk.offered()).toEqual([null]);
    // The question is still one, and its Stop closes the call after all.
    expect(await contact.decideStop(at(now + 2 * hour), sent, { stops: ["call"] })).not.toBeNull();
    expect((await desk.look()).call.word).toBe("no");
    expect(await contact.keepCall(at(now + 3 * hour), sent)).toBeNull();
  });

  it("waits again after another message, whatever a colleague went on with before", async () => {
    const desk = await openDesk();
    await desk.contact.keepCall(at(now + hour), await desk.type("Stop calling me."));
    await desk.write("I said stop calling me.", "none");
    expect((await desk.look()).call.word).toBe("no");
  });

  it("does not wait when the press came after the words: only its owner reads that mailbox", async () => {
    const desk = await openDesk({ confirmedAt: now + hour });
    await desk.write("Please stop calling me.", "none");
    expect((await desk.look()).call).toMatchObject({ word: "yes", reasons: [{ name: "confirmed-call" }] });
    expect((await desk.look(startsAt - hour)).call).toMatchObject({ word: "not-now" });
    expect((await desk.look(startsAt)).text.word).toBe("no");
    expect(await desk.offered()).toEqual([null]);
  });

  it("has no such press after an email that is proven to be theirs", async () => {
    const desk = await openDesk();
    const sent = await desk.write("Do you have to call me? I would rather not be called.", "pass");
    expect((await desk.look()).call).toMatchObject({ word: "no", reasons: [{ name: "stop-held", confirmed: null }] });
    expect(await desk.whyNoCall()).not.toContain("Nothing proves");
    expect(await desk.offered()).toEqual([null]);
    expect(await desk.contact.keepCall(at(now + hour), sent)).toBeNull();
    expect((await desk.look()).call.word).toBe("no");
  });
});
