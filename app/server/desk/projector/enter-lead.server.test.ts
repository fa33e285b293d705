import { expect, it } from "vitest";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createRecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { silentLog, someActor } from "#test/desk-samples.ts";
import { enterLead, type HandEntry } from "./enter-lead.server.ts";

const ana = someActor();
const siteUrl = "https://path.example";
/** The consent text that a colleague read aloud or had the visitor sign. */
const shown = `${contactConsent.id} ${contactConsent.version}`;
const fields = { firstName: "Rosa", lastName: "Diaz", email: "rosa@visitor.example", phone: "(480) 555-0142" };
const entry: HandEntry = { channel: "in-person", fields, agreed: true, submissionKey: "desk-entry-1" };

describeDatabase("a request entered by hand", ({ open }) => {
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
