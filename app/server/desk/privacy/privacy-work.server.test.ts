import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { MailKindOf } from "#app/content/desk/mail-kinds.ts";
import type { DeskRole } from "#app/domain/desk/capabilities.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { MessageRow, PrivacyRequestRow } from "#app/server/database/schema.server.ts";
import { createDeskStores } from "#app/server/desk/access/desk.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { newMail } from "#app/server/outgoing/outbox.server.ts";
import { eraseApproved } from "#app/server/privacy/approved-erasures.server.ts";
import { erasePerson, OnHold } from "#app/server/privacy/privacy-erasure.server.ts";
import { privacyLinks } from "#app/server/privacy/privacy-requests.server.ts";
import { privacyStepLetters } from "#app/server/privacy/step-letters.server.tsx";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, messageRow, privacyRequestRow, silentLog, someActor } from "#test/desk-samples.ts";
import { createTestDesk, deskOrigin, deskSettings } from "#test/test-desk.ts";
import { tracesOfAddress } from "#test/traces-of-address.ts";
import { confirmRequest } from "./privacy-steps.server.ts";
import { holdData } from "./request-deeds.server.ts";
import type { SeenRequest } from "./seen-request.server.ts";

const dayMs = 24 * 60 * 60 * 1000;
const email = "Maria.Lopez@visitor.example";
const vouched = "She came in with her license, and I compared the photo";
const atOnce = async () => {};
const senders = { mailFrom: "hello@business.example", teamEmail: "team@business.example" };

describeDatabase("privacy work at the desk", ({ open, settings }) => {
  async function openDesk() {
    const database = await open();
    const clock = { time: Date.parse("2026-11-24T14:20:00-05:00") };
    const desk = createTestDesk(database, () => clock.time);
    const stores = createDeskStores({ database, dataKey: testDataKey, settings: deskSettings }, () => clock.time);
    async function arrive(name: string, role: DeskRole = "owner") {
      const { id } = await stores.members.put(`${name.toLowerCase()}@team.example`, role);
      await stores.members.rename(id, name);
      const comer = { https: false, device: "Firefox", origin: deskOrigin, address: "192.0.2.1" };
      const visit = async () =>
        desk.visit({ ...comer, token: await stores.sessions.open({ staffId: id, level: "full", device: "Firefox" }) });
      return {
        act: async (fields: Record<string, string>) => {
          const outcome = await (await visit()).act(fields, "/desk/privacy");
          const held = "to" in outcome && /step-up.*held%2F([\w-]+)/.exec(outcome.to)?.[1];
          // A new visit has just shown a passkey, like someone who comes back from the page that asks for it.
          return held ? (await visit()).act({ ...fields, held }, "/desk/privacy") : outcome;
        },
        queue: async () => (await visit()).see("privacy", "/desk/privacy"),
        request: async (request: string) => (await visit()).see("privacy-request", "/desk/privacy/x", request),
        file: async (request: string) => (await visit()).see("privacy-file", "/desk/privacy/x/file", request),
      };
    }
    return { database, clock, arrive };
  }
  type Opened = Awaited<ReturnType<typeof openDesk>>;

  /** A person with an earlier lead who asks for something about their data. */
  async function ask(
    { database, clock }: Opened,
    request_type: PrivacyRequestRow["request_type"],
    change: Partial<MessageRow> = {},
  ): Promise<string> {
    const { db } = database;
    const message = messageRow({
      email: email.toLowerCase(),
      name: "maría lopez",
      phone: "+14805550142",
      form_name: "Privacy Rights Request",
      fields: JSON.stringify({ requestType: request_type }),
      created_at: clock.time,
      due_at: clock.time + 45 * dayMs,
      ...change,
    });
    await db.insertInto("messages").values(message).execute();
    const acknowledge_by = clock.time + 14 * dayMs;
    await db
      .insertInto("privacy_requests")
      .values(privacyRequestRow({ message_id: message.id, request_type, acknowledge_by }))
      .execute();
    await projectOnce({ database, log: silentLog }, clock.time);
    return message.id;
  }

  async function addLead({ database, clock }: Opened) {
    const lead = leadRow({ email, phone: "+14805550142", created_at: clock.time - 30 * dayMs });
    await database.db.insertInto("leads").values(lead).execute();
    return lead;
  }

  const there = (page: Awaited<ReturnType<Awaited<ReturnType<Opened["arrive"]>>["request"]>>): SeenRequest => {
    if (!page || page.isErased) throw new Error("It is not there");
    return page;
  };
  const stepsOf = async ({ db }: SiteDatabase, request: string) =>
    (await db.selectFrom("privacy_steps").selectAll().where("request_id", "=", request).orderBy("id").execute()).map(
      ({ kind }) => kind,
    );
  const emailsOf = async ({ db }: SiteDatabase, request: string) =>
    (await db.selectFrom("outbox").select("kind").where("subject_id", "=", request).orderBy("id").execute()).map(
      ({ kind }) => kind,
    );
  const done = (request: string, what: string) => ({ to: `/desk/privacy/${request}?done=${what}` });

  it("erases a person only with a second colleague's approval, and keeps the steps without personal data", async () => {
    const opened = await openDesk();
    const { database, clock } = opened;
    const { db } = database;
    const [ana, ben] = [await opened.arrive("Ana"), await opened.arrive("Ben")];
    const lead = await addLead(opened);
    const request = await ask(opened, "delete");
    expect(there(await ana.request(request))).toMatchObject({
      asks: "Erase",
      name: "maría lopez",
      count: 2,
      needed: 2,
      isAlone: false,
      next: { clock: "confirm", text: "in 14 days", isLate: false },
    });
    await ana.act({ do: "privacy-match", request, words: "Maria told me her street" });
    // Three details match, and still nothing is erased before the mailbox has confirmed.
    expect(await ana.act({ do: "privacy-erase-ask", request })).toMatchObject({
      shown: { problem: "privacy-mailbox" },
    });
    await confirmRequest(db, request, { declares: false, nowMs: clock.time });
    expect(await ana.act({ do: "privacy-erase", request })).toMatchObject({ shown: { problem: "privacy-not-asked" } });
    expect(await ana.act({ do: "privacy-erase-ask", request })).toEqual(done(request, "erase-asked"));
    expect(await ana.act({ do: "privacy-erase", request })).toMatchObject({
      shown: { problem: "privacy-second-person" },
      status: 409,
    });
    expect(await ben.act({ do: "privacy-erase", request })).toEqual(done(request, "erase-approved"));
    expect(await emailsOf(database, request)).toEqual(["privacy-erasing"]);

    const parts = { database, dataKey: testDataKey, dataDir: settings().dataDir, log: silentLog };
    expect(await eraseApproved(parts, clock.time, atOnce)).toBe(0);
    await db.updateTable("outbox").set({ state: "sent", sent_at: clock.time }).execute();
    expect(await eraseApproved(parts, clock.time, atOnce)).toBe(1);
    expect(await eraseApproved(parts, clock.time, atOnce)).toBe(0);

    expect(await db.selectFrom("leads").select("id").where("id", "=", lead.id).execute()).toEqual([]);
    expect(await stepsOf(database, request)).toEqual([
      "matched",
      "confirmed",
      "erase-asked",
      "erase-approved",
      "erased",
    ]);
    expect(await db.selectFrom("privacy_steps").select("words").where("words", "is not", null).execute()).toEqual([]);
    if (database.dialect === "sqlite") expect(await tracesOfAddress(settings().dataDir, email)).toEqual([]);
    expect(await ana.request(request)).toMatchObject({
      isErased: true,
      asks: "Erase",
      steps: [
        { by: "you" },
        { title: "They confirmed with the link in our email", by: null },
        { by: "you" },
        { by: "Ben" },
        { title: "Erased everything held under the address", by: null },
      ],
    });
    expect((await ana.queue()).closed).toMatchObject([{ id: request, how: "Erased" }]);
    expect((await ana.queue()).open).toEqual([]);
  });

  it("lets an only owner erase a person in two steps, but not a counselor or an auditor", async () => {
    const opened = await openDesk();
    const ana = await opened.arrive("Ana");
    const [tom, eva] = [await opened.arrive("Tom", "counselor"), await opened.arrive("Eva", "auditor")];
    await addLead(opened);
    const request = await ask(opened, "delete");
    for (const other of [tom, eva]) {
      expect(await other.act({ do: "privacy-erase-ask", request })).toMatchObject({ status: 403 });
      expect(await other.act({ do: "privacy-vouch", request, words: vouched })).toMatchObject({ status: 403 });
    }
    // Maria lost her mailbox. Only words that say what the owner checked do instead of it.
    expect(await ana.act({ do: "privacy-vouch", request, words: "I checked" })).toMatchObject({
      shown: { problem: "fields", errors: { words: ["Say what you checked, and how."] } },
    });
    expect(await ana.act({ do: "privacy-erase-ask", request })).toMatchObject({
      shown: { problem: "privacy-mailbox" },
    });
    expect(await ana.act({ do: "privacy-vouch", request, words: vouched })).toEqual(done(request, "vouched"));
    expect(there(await ana.request(request)).steps).toMatchObject([{ by: "you", words: vouched }]);
    expect(await ana.act({ do: "privacy-erase-ask", request })).toEqual(done(request, "erase-asked"));
    expect(await ana.act({ do: "privacy-erase-stop", request })).toEqual(done(request, "erase-stopped"));
    expect(await ana.act({ do: "privacy-erase", request })).toMatchObject({ shown: { problem: "privacy-not-asked" } });
    await ana.act({ do: "privacy-erase-ask", request });
    expect(await ana.act({ do: "privacy-erase", request })).toEqual(done(request, "erase-approved"));
    expect(await ana.act({ do: "privacy-erase-stop", request })).toMatchObject({
      shown: { problem: "privacy-is-approved" },
    });
    // If no mail server takes the last email, the erasure waits only a day.
    const parts = { database: opened.database, dataKey: testDataKey, dataDir: settings().dataDir, log: silentLog };
    expect(await eraseApproved(parts, opened.clock.time + dayMs, atOnce)).toBe(1);
  });

  it("counts no name and number that someone typed beside the address before, until a colleague confirms them", async () => {
    const opened = await openDesk();
    const { database, clock } = opened;
    const { db } = database;
    const ana = await opened.arrive("Ana");
    const known = { email, phone: "+14805550142", created_at: clock.time - 30 * dayMs };
    const planted = { first_name: "Eve", last_name: "Neighbor", name: "Eve Neighbor", phone: "+15108939999" };
    await db.insertInto("leads").values(leadRow(known)).execute();
    await projectOnce({ database, log: silentLog }, clock.time);
    await db
      .insertInto("leads")
      .values(leadRow({ ...known, ...planted, created_at: clock.time - dayMs }))
      .execute();
    await projectOnce({ database, log: silentLog }, clock.time);
    const request = await ask(opened, "delete", { name: "Eve  NEIGHBOR", phone: planted.phone });
    expect(there(await ana.request(request))).toMatchObject({ count: 0, isProven: false });

    const { id: person } = await db.selectFrom("people").select("id").executeTakeFirstOrThrow();
    await ana.act({ do: "given-theirs", person, kind: "phone", value: planted.phone });
    expect(there(await ana.request(request)).points.filter(({ matches }) => matches)).toMatchObject([
      { what: "phone" },
    ]);
  });

  it("shows an auditor what was done, without names", async () => {
    const opened = await openDesk();
    const [ana, eva] = [await opened.arrive("Ana"), await opened.arrive("Eva", "auditor")];
    const request = await ask(opened, "access", { fields: '{"requestType":"access","details":"All of Maria’s mail"}' });
    await ana.act({ do: "privacy-match", request, words: "Maria’s street" });
    const seen = JSON.stringify([await eva.request(request), await eva.queue()]);
    expect(seen).toContain("Compared one more detail");
    expect(seen).not.toMatch(/mar[ií]a|lopez|5550142|street/i);
    await expect(eva.file(request)).rejects.toMatchObject({ status: 403 });
  });

  it("extends the deadline once, with notice: the legal clock ends as extended, and a second runs to 90 days", async () => {
    const opened = await openDesk();
    const { database, clock } = opened;
    const ana = await opened.arrive("Ana");
    const request = await ask(opened, "access");
    expect(await ana.act({ do: "privacy-extend", request, reason: "whim" })).toMatchObject({
      shown: { problem: "fields", errors: { reason: ["Choose a reason."] }, typed: { reason: "whim" } },
    });
    clock.time += 40 * dayMs;
    expect(await ana.act({ do: "privacy-extend", request, reason: "much-data" })).toEqual(done(request, "extended"));
    expect(await ana.act({ do: "privacy-extend", request, reason: "much-data" })).toMatchObject({
      shown: { problem: "privacy-extended" },
    });
    const clocks = await database.db
      .selectFrom("clocks")
      .select(["promise", "started_at", "due_at", "ended_how"])
      .where("promise", "=", "privacyRequest.access")
      .orderBy("due_at")
      .execute();
    expect(clocks.map(({ ended_how }) => ended_how)).toEqual(["extended", null]);
    const [, second] = clocks;
    const days = (Number(second?.due_at) - Number(second?.started_at)) / dayMs;
    expect(days).toBeGreaterThan(89);
    expect(days).toBeLessThan(91.1);
    const thread = await database.db.selectFrom("threads").select(["due_at", "state"]).executeTakeFirstOrThrow();
    // The acknowledgement is due next, and already late.
    expect(thread).toMatchObject({ state: "waiting" });
    expect(there(await ana.request(request))).toMatchObject({ isExtended: true });
    expect((await ana.queue()).open).toMatchObject([{ id: request, isExtended: true }]);
    expect(await letterOf(database, request, "privacy-extended")).toContain("There is a lot to find and check");
    // More time isn't given twice, or after the first deadline.
    const late = await ask(opened, "correct");
    clock.time += 46 * dayMs;
    expect(await ana.act({ do: "privacy-extend", request: late, reason: "much-data" })).toMatchObject({
      shown: { problem: "privacy-too-late" },
    });
  });

  it("denies a request with a reason from the list, tells the person, and ends the clocks", async () => {
    const opened = await openDesk();
    const { database, clock } = opened;
    const ana = await opened.arrive("Ana");
    const request = await ask(opened, "delete");
    expect(await ana.act({ do: "privacy-deny", request, reason: "" })).toMatchObject({ status: 422 });
    expect(await ana.act({ do: "privacy-deny", request, reason: "not-verified" })).toEqual(done(request, "denied"));
    expect(await ana.act({ do: "privacy-deny", request, reason: "not-verified" })).toMatchObject({
      shown: { problem: "privacy-is-answered" },
    });
    expect(await letterOf(database, request, "privacy-denied")).toContain("We could not match enough of your details");
    await projectOnce({ database, log: silentLog }, clock.time);
    const open = database.db.selectFrom("clocks").select("id").where("ended_at", "is", null);
    expect(await open.execute()).toEqual([]);
  });

  it("sends the file after three matching details and the declaration, and the kinds of data after two", async () => {
    const opened = await openDesk();
    const { database, clock } = opened;
    const ana = await opened.arrive("Ana");
    await addLead(opened);
    const request = await ask(opened, "access");
    expect(await ana.act({ do: "privacy-send-file", request })).toMatchObject({
      shown: { problem: "privacy-mailbox" },
    });
    expect(there(await ana.request(request)).obstacles["categories-sent"]).toBe("mailbox");
    expect(await ana.act({ do: "privacy-ask", request })).toEqual(done(request, "asked-to-confirm"));
    expect(await ana.act({ do: "privacy-ask", request })).toEqual(done(request, "asked-to-confirm"));
    expect(await emailsOf(database, request)).toEqual(["privacy-confirm"]);
    expect(await confirmRequest(database.db, request, { declares: false, nowMs: clock.time })).toBe(true);
    expect(await confirmRequest(database.db, request, { declares: true, nowMs: clock.time })).toBe(false);
    expect(await ana.act({ do: "privacy-send-file", request })).toMatchObject({
      shown: { problem: "privacy-declaration" },
    });
    expect(there(await ana.request(request)).obstacles["categories-sent"]).toBe(null);
    const file = await ana.file(request);
    expect(await file.text()).toContain(email);
    expect(await stepsOf(database, request)).toContain("file-read");
    expect(await letterOf(database, request, "privacy-categories")).toContain("Requests for a free credit analysis");

    const other = await ask(opened, "access", { created_at: clock.time - 1000 });
    await confirmRequest(database.db, other, { declares: true, nowMs: clock.time });
    expect(await ana.act({ do: "privacy-send-file", request: other })).toEqual(done(other, "file-sent"));
    expect(await emailsOf(database, other)).toEqual(["privacy-file"]);
  });

  it("corrects a name and a phone number in everything the person sent, and finds them by the corrected data", async () => {
    const opened = await openDesk();
    const { database } = opened;
    const { db } = database;
    const ana = await opened.arrive("Ana");
    await addLead(opened);
    const request = await ask(opened, "correct");
    expect(await ana.act({ do: "privacy-correct", request, phone: "(480) 555-0177" })).toMatchObject({
      shown: { problem: "privacy-mailbox" },
    });
    await confirmRequest(db, request, { declares: false, nowMs: opened.clock.time });
    expect(await ana.act({ do: "privacy-correct", request })).toMatchObject({ status: 422 });
    expect(await ana.act({ do: "privacy-correct", request, phone: "123" })).toMatchObject({
      shown: { errors: { phone: [expect.stringMatching(/^A US phone number has 10 digits; this one has \d+\.$/)] } },
    });
    opened.clock.time += 1000;
    const right = { firstName: "Mariana", lastName: "Ortiz", phone: "(480) 555-0177" };
    expect(await ana.act({ do: "privacy-correct", request, ...right })).toEqual(done(request, "corrected"));
    const leads = await db.selectFrom("leads").select(["name", "phone"]).execute();
    expect(leads).toEqual([{ name: "Mariana Ortiz", phone: "+14805550177" }]);
    expect(await db.selectFrom("people").select("name").execute()).toEqual([{ name: "Mariana Ortiz" }]);
    const phones = db.selectFrom("person_addresses").select("value").where("kind", "=", "phone");
    expect(await phones.execute()).toEqual([{ value: "+14805550177" }]);
    const docs = await db.selectFrom("search_docs").select("source").orderBy("source").execute();
    expect(docs).toEqual([{ source: "lead" }, { source: "message" }]);
    expect(await letterOf(database, request, "privacy-corrected")).toContain("first name, last name, phone number");
  });

  it("records an opt-out without proof of identity", async () => {
    const opened = await openDesk();
    const ana = await opened.arrive("Ana");
    const request = await ask(opened, "opt-out");
    expect(await ana.act({ do: "privacy-ask", request })).toMatchObject({ shown: { problem: "privacy-other-kind" } });
    expect(await ana.act({ do: "privacy-opt-out", request })).toEqual(done(request, "opted-out"));
    expect(await stepsOf(opened.database, request)).toEqual(["opted-out"]);
  });

  it("erases nothing during a hold or while another request is open", async () => {
    const opened = await openDesk();
    const { database, clock } = opened;
    const ana = await opened.arrive("Ana");
    await addLead(opened);
    const request = await ask(opened, "delete");
    const access = await ask(opened, "access");
    await confirmRequest(database.db, request, { declares: false, nowMs: clock.time });
    expect(await ana.act({ do: "privacy-erase-ask", request })).toMatchObject({
      shown: { problem: "privacy-others-open" },
    });
    await ana.act({ do: "privacy-deny", request: access, reason: "too-often" });
    expect(await ana.act({ do: "privacy-hold", request, words: "" })).toMatchObject({ status: 422 });
    await ana.act({ do: "privacy-erase-ask", request });
    await ana.act({ do: "privacy-erase", request });
    await ana.act({ do: "privacy-hold", request, words: "A court asked for it" });
    const parts = { database, dataKey: testDataKey, dataDir: settings().dataDir, log: silentLog };
    expect(await eraseApproved(parts, clock.time + dayMs, atOnce)).toBe(0);
    await expect(erasePerson(parts, email, atOnce)).rejects.toThrow(OnHold);
    expect(await database.db.selectFrom("leads").select("id").execute()).toHaveLength(1);
    await ana.act({ do: "privacy-release", request });
    expect(await eraseApproved(parts, clock.time + 2 * dayMs, atOnce)).toBe(1);
    expect(await database.db.selectFrom("privacy_holds").selectAll().execute()).toEqual([]);
  });

  it("puts one hold on the data of a person with several requests, even when asked at the same moment", async () => {
    const opened = await openDesk();
    const { db } = opened.database;
    const requests = [await ask(opened, "access"), await ask(opened, "delete"), await ask(opened, "correct")];
    const actor = someActor({ nowMs: opened.clock.time, may: ["work-privacy"] });
    const held = await Promise.all(requests.map((one) => holdData({ db, actor, isAlone: false }, one, "A court")));
    expect(held.filter(({ done }) => done)).toHaveLength(1);
    expect(await db.selectFrom("privacy_holds").select("reason").execute()).toEqual([{ reason: "A court" }]);
    await db.deleteFrom("privacy_holds").execute();
  });

  /** Text of an email about a step. */
  async function letterOf({ db }: SiteDatabase, request: string, kind: MailKindOf<"privacy">): Promise<string> {
    const letters = privacyStepLetters(privacyLinks(testDataKey, deskOrigin), null);
    const [mail] = await letters.prepare(db, [newMail(kind, { type: "message", id: request }, 0)]);
    const letter = mail?.[1].write(senders);
    expect(letter?.subject).not.toMatch(/maria/i);
    return renderToStaticMarkup(letter?.body as ReactElement);
  }
});
