import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { createContactDesk } from "#app/server/desk/contact/contact-desk.server.ts";
import { correctDetail } from "#app/server/desk/people/corrected-details.server.ts";
import { decideGiven } from "#app/server/desk/people/given-details.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { bookingRow, leadRow, silentLog, someActor } from "#test/desk-samples.ts";
import { stopByReceipt } from "./receipt.server.ts";

const phone = "+13125550131";
const hour = 3_600_000;
/** A Wednesday, 1:10 PM in Chicago. */
const now = Date.parse("2026-12-02T14:10:00-05:00");
const actorAt = (ms: number) => someActor({ nowMs: now + ms, may: ["read-people", "see-unmasked", "work-threads"] });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
});

describeEachDatabase("whoever gives a number that somebody else has stopped before", ({ open }) => {
  /** A desk where Olive gave her number first, Rick typed it too, and Rick stopped calls behind the link in his email. */
  async function openDesk() {
    const database = await open();
    const { db } = database;
    const contact = createContactDesk(db, testDataKey);
    const known = async (sourceId: string) => {
      await projectOnce({ database, log: silentLog }, now);
      const made = db.selectFrom("thread_sources").selectAll().where("source_id", "=", sourceId);
      const { person_id: personId, thread_id } = await made.executeTakeFirstOrThrow();
      return { personId, threadId: thread_id ?? "" };
    };
    const ask = async (email: string, number = phone, created_at = now) => {
      const lead = leadRow({ email, phone: number, name: email, created_at });
      await db.insertInto("leads").values(lead).execute();
      const { id: text_id, version: text_version } = contactConsent;
      const evidence = { id: newRowId(), lead_id: lead.id, message_id: null, given_at: created_at };
      const words = { text_id, text_version, text_sha256: "0", page_url: "http://localhost:3000/get-started" };
      await db
        .insertInto("consent_evidence")
        .values({ ...evidence, ...words })
        .execute();
      return { ...(await known(lead.id)), evidence: evidence.id };
    };
    const book = async (email: string) => {
      const times = { created_at: now, changed_at: now, confirmed_at: now, starts_at: now + 24 * hour };
      const booking = bookingRow({ email, phone, name: email, ...times });
      await db.insertInto("bookings").values(booking).execute();
      return known(booking.id);
    };
    const olive = await ask("olive@home.example", phone, now - 48 * hour);
    const rick = await ask("rick@next-door.example", phone, now - 24 * hour);
    await stopByReceipt({ db, dataKey: testDataKey }, rick.evidence, "call", now - hour);
    const questions = async (personId: string) =>
      await db.selectFrom("stop_questions").selectAll().where("person_id", "=", personId).execute();
    const call = async (who: { personId: string; threadId: string }, ms = 1) =>
      (await contact.look(actorAt(ms), who, "answer")).call;
    return { database, db, contact, ask, book, olive, rick, questions, call };
  }

  type Desk = Awaited<ReturnType<typeof openDesk>>;
  const ways: [string, (desk: Desk) => Promise<{ personId: string; threadId: string }>][] = [
    ["in a form", (desk) => desk.ask("zoe@elsewhere.example")],
    ["in a booking that they confirmed", (desk) => desk.book("zoe@elsewhere.example")],
    [
      "beside another number, once a colleague says that it is theirs",
      async (desk) => {
        const zoe = await desk.ask("zoe@elsewhere.example", "+13125550199");
        await desk.ask("zoe@elsewhere.example");
        expect(await desk.questions(zoe.personId)).toEqual([]);
        const given = { personId: zoe.personId, kind: "phone", value: phone, isTheirs: true };
        expect(await decideGiven(desk.db, actorAt(1), given)).toBe(true);
        return zoe;
      },
    ],
    [
      "by a colleague's correction",
      async (desk) => {
        const zoe = await desk.ask("zoe@elsewhere.example", "+13125550199");
        const corrected = { personId: zoe.personId, kind: "phone", before: "+13125550199", after: phone } as const;
        await correctDetail({ ...desk.database, dataKey: testDataKey }, actorAt(1), corrected);
        return zoe;
      },
    ],
  ];

  it.each(ways)("%s, is not called until a colleague has decided in their thread", async (_how, give) => {
    const desk = await openDesk();
    const zoe = await give(desk);
    const [question, ...others] = await desk.questions(zoe.personId);
    expect(others).toEqual([]);
    expect(question).toMatchObject({
      ...{ source: "number-stopped", asked: "stop call all", phone, sentence: desk.rick.threadId, decided: null },
      asked_at: now - hour,
    });
    expect(await desk.call(zoe, 24 * hour)).toMatchObject({ word: "no", reasons: [{ name: "stop-held" }] });
    const sent = { source: "number-stopped", sourceId: question?.source_id ?? "" };
    await desk.contact.decideStop(actorAt(2), sent, false);
    expect((await desk.call(zoe, 24 * hour)).word).toBe("yes");
    // The same stop is asked about once.
    await desk.ask("zoe@elsewhere.example");
    await desk.ask("olive@home.example");
    expect(await desk.questions(zoe.personId)).toHaveLength(1);
    expect(await desk.questions(desk.olive.personId)).toHaveLength(1);
  });

  it("is asked about for each person who stopped it: an answer about one leaves the other open", async () => {
    const desk = await openDesk();
    const sam = await desk.ask("sam@across.example");
    await stopByReceipt({ db: desk.db, dataKey: testDataKey }, sam.evidence, "call", now - 1);
    const asked = await desk.questions(desk.olive.personId);
    expect(asked.map(({ sentence }) => sentence).toSorted()).toEqual([desk.rick.threadId, sam.threadId].toSorted());
    const [first, second] = asked;
    await desk.contact.decideStop(actorAt(1), { source: "number-stopped", sourceId: first?.source_id ?? "" }, false);
    expect((await desk.questions(desk.olive.personId)).filter(({ decided }) => decided === null)).toEqual([second]);
    expect(await desk.questions((await desk.ask("zoe@elsewhere.example")).personId)).toHaveLength(2);
  });

  it("is asked about although a colleague has found that it is nothing to somebody else", async () => {
    const desk = await openDesk();
    const [first] = await desk.questions(desk.olive.personId);
    await desk.contact.decideStop(actorAt(1), { source: "number-stopped", sourceId: first?.source_id ?? "" }, false);
    expect(await desk.questions((await desk.ask("zoe@elsewhere.example")).personId)).toHaveLength(1);
  });

  it("is stopped at once where a colleague closed the number for everyone, and never asked about a stop of their own", async () => {
    const desk = await openDesk();
    const [first] = await desk.questions(desk.olive.personId);
    await desk.contact.decideStop(actorAt(1), { source: "number-stopped", sourceId: first?.source_id ?? "" }, true);
    const zoe = await desk.ask("zoe@elsewhere.example");
    expect(await desk.questions(zoe.personId)).toEqual([]);
    expect(await desk.call(zoe, 2)).toMatchObject({ word: "no", reasons: [{ name: "stopped", isOthers: true }] });
    await desk.ask("rick@next-door.example");
    expect(await desk.questions(desk.rick.personId)).toEqual([]);
  });
});
