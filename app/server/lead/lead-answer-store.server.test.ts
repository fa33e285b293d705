import { expect, it } from "vitest";
import { describeEachDatabase } from "#test/databases.ts";
import { unlimited } from "#test/recipients.ts";
import type { CreditAnalysisPayload } from "./credit-analysis-payload.server.ts";
import { readLeadAnswers, saveLeadAnswers } from "./lead-answer-store.server.ts";
import { createLeadStore } from "./leads.server.ts";

const lead: CreditAnalysisPayload = {
  formName: "Free Credit Analysis",
  firstName: "Maria",
  lastName: "Lopez",
  name: "Maria Lopez",
  email: "maria@example.com",
  phone: "+14805550142",
  pageUrl: "http://localhost:3000/get-started",
};
const all = { state: "AZ", scoreBand: "620-659", goal: "buy", goalMonth: "3", callTime: "evening" };
const november = new Date("2026-11-22T12:00:00Z");

describeEachDatabase("answers after a request", ({ open }) => {
  it("are stored with it, months with their year, and replaced completely when sent again", async () => {
    const database = await open();
    const { db } = database;
    const { reference } = await createLeadStore(database, unlimited).save(lead);
    expect(await readLeadAnswers(db, reference)).toBeNull();

    expect(await saveLeadAnswers(db, reference, all, november)).toBe(true);
    expect(await readLeadAnswers(db, reference)).toEqual(all);
    expect(await db.selectFrom("lead_answers").selectAll().execute()).toEqual([
      expect.objectContaining({ lead_id: reference, goal_month: "2027-03", answered_at: november.getTime() }),
    ]);

    const fewer = { goal: "look", goalMonth: "later" };
    expect(await saveLeadAnswers(db, reference, fewer)).toBe(true);
    expect(await readLeadAnswers(db, reference)).toEqual(fewer);
    expect(await db.selectFrom("lead_answers").select("lead_id").execute()).toHaveLength(1);
  });

  it("are deleted with the request, and aren't stored for a missing one", async () => {
    const database = await open();
    const { db } = database;
    const { reference } = await createLeadStore(database, unlimited).save(lead);
    await saveLeadAnswers(db, reference, all);
    await db.deleteFrom("leads").where("id", "=", reference).execute();
    expect(await readLeadAnswers(db, reference)).toBeNull();
    expect(await saveLeadAnswers(db, reference, all)).toBe(false);
    expect(await db.selectFrom("lead_answers").selectAll().execute()).toEqual([]);
  });

  it("cause no error when their request is erased at the same moment", async () => {
    const database = await open();
    const { db } = database;
    for (let round = 0; round < 12; round += 1) {
      const { reference } = await createLeadStore(database, unlimited).save({
        ...lead,
        submissionKey: `round-${round}`,
      });
      const saving = [1, 2, 3].map(() => saveLeadAnswers(db, reference, all));
      await Promise.all([...saving, db.deleteFrom("leads").where("id", "=", reference).execute()]);
    }
    expect(await db.selectFrom("lead_answers").selectAll().execute()).toEqual([]);
  });
});
