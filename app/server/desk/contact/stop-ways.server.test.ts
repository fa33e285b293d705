import { expect, it } from "vitest";
import { storeStopQuestions } from "#app/server/contact/stop-questions.server.ts";
import { readStops } from "#app/server/contact/stops.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { leadRow, messageRow, silentLog, someActor } from "#test/desk-samples.ts";
import { createContactDesk } from "./contact-desk.server.ts";

const email = "noor.haddad@visitor.example";
const phone = "+13125550191";
const hour = 3_600_000;
/** A Wednesday, 1:10 PM Central. */
const now = Date.parse("2026-12-02T14:10:00-05:00");
const later = (ms = 1) => someActor({ nowMs: now + ms, may: ["read-people", "see-unmasked", "work-threads"] });

describeEachDatabase("the ways that a colleague stops", ({ open }) => {
  /** A person whose only request came an hour ago, with a question whether its words ask us to stop. */
  async function openDesk(asked: "stop" | "maybe" | "hours", message = "Quit it, all of it") {
    const database = await open();
    const { db } = database;
    const lead = leadRow({ email, phone, message: "Hello", created_at: now - hour });
    await db.insertInto("leads").values(lead).execute();
    await projectOnce({ database, log: silentLog }, now);
    const made = db.selectFrom("thread_sources").selectAll().where("source_id", "=", lead.id);
    const { person_id: personId, thread_id } = await made.executeTakeFirstOrThrow();
    const sent = { source: "lead", sourceId: lead.id } as const;
    const reading = { verdict: asked, channel: "all", scope: "all", sentence: message } as const;
    const about = { personId, threadId: thread_id ?? "" };
    const came = { ...about, ...sent, email, phone, isOwn: true, askedAt: now - hour };
    await storeStopQuestions(db, [{ reading, ...came }]);
    const contact = createContactDesk(db, testDataKey);
    const words = async (ms: number) => {
      const { call, email: mail } = await contact.look(later(ms), about, "answer");
      return [call, mail].map(({ word }) => word);
    };
    const decided = async () => {
      const rows = await db.selectFrom("stop_questions").select("decided").where("source_id", "=", lead.id).execute();
      return rows.map((row) => row.decided);
    };
    return { database, db, contact, about, sent, words, decided };
  }

  it("closes only the ways that are ticked, and still answers the request by what is left", async () => {
    const { db, contact, about, sent, words } = await openDesk("stop");
    expect(await words(1)).toEqual(["no", "no"]);
    expect(await contact.decideStop(later(), sent, { stops: ["call", "text"] })).toEqual(about);
    expect(await words(2)).toEqual(["no", "yes"]);
    const stops = await readStops(db, testDataKey, { email });
    expect(stops.map(({ channel }) => channel).toSorted()).toEqual(["call", "text"]);
    const told = await db.selectFrom("events").select("words").where("kind", "=", "asked-to-stop").execute();
    expect(told.map((one) => one.words).toSorted()).toEqual([
      `form call all ${now - hour}`,
      `form text all ${now - hour}`,
    ]);
  });

  it("closes everything where all is ticked, also where the words were unsure", async () => {
    const { contact, sent, words } = await openDesk("maybe");
    await contact.decideStop(later(), sent, { stops: ["all"] });
    expect(await words(2)).toEqual(["no", "no"]);
    expect(await contact.decideStop(later(3), sent, { stops: ["call"] })).toBeNull();
  });

  it("are asked about message by message: an answer about one leaves each other one of the same address open", async () => {
    const { database, db, contact, about, sent, decided } = await openDesk("stop");
    const others = [];
    for (const message of ["Stop calling me", "STOP", "Never contact me again"]) {
      const other = messageRow({ email, phone, fields: JSON.stringify({ message }), created_at: now });
      await db.insertInto("messages").values(other).execute();
      others.push(other.id);
    }
    await projectOnce({ database, log: silentLog }, now);
    const waiting = async () => {
      const rows = await db.selectFrom("stop_questions").select("source_id").where("decided", "is", null).execute();
      return rows.map(({ source_id }) => source_id).toSorted();
    };
    const callOf = async (ms: number) => (await contact.look(later(ms), about, "answer")).call;
    expect(await waiting()).toEqual([sent.sourceId, ...others].toSorted());
    await contact.decideStop(later(), sent, false);
    expect(await decided()).toEqual(["not"]);
    expect(await waiting()).toEqual(others.toSorted());
    expect(await callOf(2)).toMatchObject({ word: "no", reasons: [{ name: "stop-held" }] });
    const [first = "", ...rest] = others;
    await contact.decideStop(later(3), { source: "message", sourceId: first }, { stops: ["call"] });
    expect(await waiting()).toEqual(rest.toSorted());
    expect(await callOf(4)).toMatchObject({ word: "no", reasons: [{ name: "stopped" }] });
  });

  it("decides the question of a message that a noted stop names, and no other", async () => {
    const { database, db, contact, about, sent, words, decided } = await openDesk("maybe");
    const other = messageRow({ email, phone, fields: JSON.stringify({ message: "Stop texting me" }), created_at: now });
    await db.insertInto("messages").values(other).execute();
    await projectOnce({ database, log: silentLog }, now);
    const said = { channel: "call", scope: "all", source: "form", saidAt: now - hour } as const;
    await contact.stop(later(), about, { ...said, sent: { source: "lead", sourceId: newRowId() } });
    expect(await decided()).toEqual([null]);
    await contact.stop(later(2), about, { ...said, sent });
    expect(await decided()).toEqual(["stop"]);
    expect(await words(3)).toEqual(["no", "yes"]);
    const waiting = db.selectFrom("stop_questions").select("source_id").where("decided", "is", null);
    expect(await waiting.execute()).toEqual([{ source_id: other.id }]);
  });

  it("keeps asking which hours a message wishes for when a stop that is in it was noted", async () => {
    const { contact, about, sent, decided } = await openDesk("hours", "Only after 5, and no texts");
    await contact.stop(later(), about, { channel: "text", scope: "all", source: "form", sent });
    expect(await decided()).toEqual([null]);
  });
});
