import { expect, it } from "vitest";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import { receiptLinks } from "#app/server/consent/receipt-links.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { eraseDeskPerson } from "#app/server/desk/people/desk-erasure.server.ts";
import { createRecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import { leadLetters } from "#app/server/lead/lead-letters.server.tsx";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { composeMail } from "#app/server/mail/letters.server.ts";
import { deleteSent } from "#app/server/privacy/privacy-erasure.server.ts";
import { isHeld, readPerson } from "#app/server/privacy/privacy-person.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { silentLog, someActor } from "#test/desk-samples.ts";
import { enterLead, type HandEntry } from "./enter-lead.server.ts";

const ana = someActor();
const siteUrl = "https://path.example";
/** The consent text that a colleague read aloud or had the visitor sign. */
const shown = `${contactConsent.id} ${contactConsent.version}`;
const fields = { firstName: "Rosa", lastName: "Diaz", email: "rosa@visitor.example", phone: "(480) 555-0142" };
const entry: HandEntry = { channel: "in-person", fields, agreed: true, submissionKey: "desk-entry-1" };

describeEachDatabase("a request entered by hand", ({ open }) => {
  function partsOf(database: SiteDatabase) {
    const limits = { perHour: 5, perDay: 10 };
    const recipients = createRecipientLimit(testDataKey, limits);
    return { database, log: silentLog, leads: createLeadStore(database, { webhook: false, recipients }), siteUrl };
  }

  it("becomes a lead like any other with a thread at once, who entered it, and proof of the signature", async () => {
    const database = await open();
    const { db } = database;
    const id = await enterLead(partsOf(database), ana, entry);
    expect(await enterLead(partsOf(database), ana, entry)).toBe(id);
    expect(await db.selectFrom("leads").select(["name", "phone"]).execute()).toEqual([
      { name: "Rosa Diaz", phone: "+14805550142" },
    ]);
    expect(await db.selectFrom("threads").select(["id", "state"]).execute()).toEqual([{ id, state: "waiting" }]);
    expect(await db.selectFrom("clocks").select("promise").execute()).toEqual([{ promise: "creditAnalysis" }]);
    const entered = db.selectFrom("events").select(["by_staff", "words"]).where("kind", "=", "entered");
    expect(await entered.execute()).toEqual([{ by_staff: "ana", words: "in-person" }]);
    expect(await db.selectFrom("consent_evidence").selectAll().execute()).toMatchObject([
      { text_id: contactConsent.id, page_url: `${siteUrl}/desk/new/in-person` },
    ]);
    // A colleague saw them sign, so it lifts what they stopped before.
    expect(await db.selectFrom("consent_changes").select("change").execute()).toEqual([{ change: "signed" }]);
    const heard = db.selectFrom("events").select(["by_staff", "words"]).where("kind", "=", "consent-heard");
    expect(await heard.execute()).toEqual([
      { by_staff: "ana", words: expect.stringMatching(`^in-person ${shown} [\\da-f]{64}$`) },
    ]);
  });

  it("has no marketing consent when it came by phone", async () => {
    const database = await open();
    const { db } = database;
    await enterLead(partsOf(database), ana, { ...entry, channel: "phone" });
    expect(await db.selectFrom("consent_evidence").selectAll().execute()).toEqual([]);
    const heard = db.selectFrom("events").select(["by_staff", "words"]).where("kind", "=", "consent-heard");
    expect(await heard.execute()).toEqual([
      { by_staff: "ana", words: expect.stringMatching(`^phone ${shown} [\\da-f]{64}$`) },
    ]);
  });

  it("without an agreement allows nothing but an answer", async () => {
    const { db, ...database } = await open();
    await enterLead(partsOf({ db, ...database }), ana, { ...entry, agreed: false });
    expect(await db.selectFrom("consent_evidence").selectAll().execute()).toEqual([]);
    const noted = db.selectFrom("events").select("kind").where("source", "=", "desk");
    expect(await noted.execute()).toEqual([{ kind: "entered" }]);
  });

  const caller = { firstName: "Bea", lastName: "García", phone: "480.555.0177", email: " " };
  const call = (change: Partial<HandEntry> = {}): HandEntry => ({
    channel: "phone",
    fields: caller,
    agreed: true,
    submissionKey: "desk-call-1",
    ...change,
  });

  it("needs only a phone number: the caller has a thread and a promise, and the team's notice is the only email", async () => {
    const database = await open();
    const { db } = database;
    const id = await enterLead(partsOf(database), ana, call());
    expect(await db.selectFrom("leads").select(["name", "email", "phone"]).execute()).toEqual([
      { name: "Bea García", email: "", phone: "+14805550177" },
    ]);
    expect(await db.selectFrom("person_addresses").select(["kind", "value"]).execute()).toEqual([
      { kind: "phone", value: "+14805550177" },
    ]);
    expect(await db.selectFrom("threads").select(["id", "state"]).execute()).toEqual([{ id, state: "waiting" }]);
    const mails = await db.selectFrom("outbox").selectAll().execute();
    expect(mails.map(({ kind }) => kind)).toEqual(["lead-team-notice"]);
    const letters = leadLetters(receiptLinks(testDataKey, siteUrl), siteUrl, null);
    const [[, notice] = []] = await letters.prepare(db, mails);
    if (!notice) throw new Error("There is no notice");
    const composed = composeMail("id", notice, { mailFrom: "a@team.example", teamEmail: "b@team.example" });
    expect(composed).not.toHaveProperty("replyTo");
    expect(String(composed.text)).toContain("none: call them");
  });

  it("needs only an email address of someone who came in without a phone", async () => {
    const database = await open();
    await enterLead(partsOf(database), ana, call({ fields: { ...caller, phone: "", email: "bea@visitor.example" } }));
    const addresses = database.db.selectFrom("person_addresses").select(["kind", "value"]);
    expect(await addresses.execute()).toEqual([{ kind: "email", value: "bea@visitor.example" }]);
  });

  it("takes a single name", async () => {
    const database = await open();
    const { db } = database;
    await enterLead(partsOf(database), ana, call({ fields: { ...caller, firstName: "Cher", lastName: " " } }));
    const both = { firstName: "Madonna", lastName: "", email: "m@visitor.example", phone: "(480) 555-0143" };
    await enterLead(partsOf(database), ana, call({ submissionKey: "desk-call-2", fields: both }));
    const names = db.selectFrom("leads").select(["first_name", "last_name", "name", "email"]).orderBy("id");
    expect((await names.execute()).map((row) => Object.values(row))).toEqual([
      ["Cher", "", "Cher", ""],
      ["Madonna", "", "Madonna", "m@visitor.example"],
    ]);
    expect(await db.selectFrom("people").select("name").orderBy("id").execute()).toEqual([
      { name: "Cher" },
      { name: "Madonna" },
    ]);
    const nameless = call({ submissionKey: "desk-call-3", fields: { ...caller, firstName: "", lastName: "" } });
    await expect(enterLead(partsOf(database), ana, nameless)).rejects.toMatchObject({
      fields: { firstName: ["First name is required"] },
    });
  });

  it("needs one of the two, and says so beside every other mistake", async () => {
    const database = await open();
    const fields = { firstName: "", lastName: "García", email: "", phone: " " };
    const words = ["Type a phone number or an email address."];
    await expect(enterLead(partsOf(database), ana, call({ fields }))).rejects.toMatchObject({
      fields: { firstName: ["First name is required"], email: words, phone: words },
    });
  });

  it("knows a caller again by number and name, and only suggests whoever shares the number", async () => {
    const database = await open();
    const { db } = database;
    const enter = (submissionKey: string, change: object) =>
      enterLead(partsOf(database), ana, call({ submissionKey, fields: { ...caller, ...change } }));
    await enter("desk-call-1", {});
    await enter("desk-call-2", { firstName: "BEA", lastName: "Garcia" });
    expect(await db.selectFrom("people").select("id").execute()).toHaveLength(1);
    await enter("desk-call-3", { firstName: "Hugo" });
    await enter("desk-call-4", { email: "bea@visitor.example" });
    const people = await db.selectFrom("people").select(["id", "group_id"]).execute();
    expect(people).toHaveLength(3);
    expect(people.every(({ id, group_id }) => id === group_id)).toBe(true);
    const links = await db.selectFrom("person_links").select(["reason", "state"]).execute();
    expect(new Set(links.map(({ state }) => state))).toEqual(new Set(["suggested"]));
    expect(links.map(({ reason }) => reason)).toContain("same-phone-and-name");
  });

  it("is exported and erased by the number, without anyone else who has it and gave an email", async () => {
    const database = await open();
    const { db } = database;
    const parts = partsOf(database);
    await enterLead(parts, ana, call());
    const other = { ...caller, email: "hugo@visitor.example", firstName: "Hugo" };
    await enterLead(parts, ana, call({ submissionKey: "desk-call-2", fields: other }));
    const held = await readPerson(db, testDataKey, "(480) 555-0177");
    expect(held.leads.map(({ first_name }) => first_name)).toEqual(["Bea"]);
    expect([held.people, held.threads, held.clocks].map(({ length }) => length)).toEqual([1, 1, 1]);
    await db.transaction().execute(async (transaction) => {
      await deleteSent(transaction, held);
      await eraseDeskPerson({ ...database, db: transaction }, "+14805550177");
    });
    expect(await db.selectFrom("leads").select("first_name").execute()).toEqual([{ first_name: "Hugo" }]);
    expect(await db.selectFrom("people").select("name").execute()).toEqual([{ name: "Hugo García" }]);
    expect(isHeld(await readPerson(db, testDataKey, "(480) 555-0177"))).toBe(false);
  });

  it("has to pass the form's checks and come from someone with the right to enter it", async () => {
    const database = await open();
    const wrong = { ...entry, fields: { ...fields, phone: "123" } };
    await expect(enterLead(partsOf(database), ana, wrong)).rejects.toMatchObject({
      code: "invalid-fields",
      fields: { phone: ["A US phone number has 10 digits; this one has 3."] },
    });
    const auditor = someActor({ may: ["read-people", "see-unmasked"] });
    await expect(enterLead(partsOf(database), auditor, entry)).rejects.toMatchObject({ code: "not-allowed" });
    expect(await database.db.selectFrom("leads").select("id").execute()).toEqual([]);
  });
});
