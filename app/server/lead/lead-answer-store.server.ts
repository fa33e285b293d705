import type { Kysely } from "kysely";
import { nextMonthOf } from "#app/domain/text/format-date.ts";
import { creditAnalysisForm } from "#app/forms/credit-analysis.ts";
import type { LeadAnswers } from "#app/forms/lead-answers.ts";
import type { LeadAnswersRow, Schema } from "#app/server/database/schema.server.ts";
import { formatEasternTime } from "#app/server/time/eastern-time.server.ts";
import { analysisDue } from "#app/server/time/office.server.ts";

/**
 * Keeps a visitor's answers after a request, replacing earlier ones. False when the request does not exist (anymore).
 * A failure here never affects the request itself.
 */
export async function saveLeadAnswers(
  db: Kysely<Schema>,
  leadId: string,
  answers: LeadAnswers,
  now = new Date(),
): Promise<boolean> {
  const row = rowOf(leadId, answers, now);
  return db.transaction().execute(async (transaction) => {
    // Changes nothing, but keeps the request from being erased meanwhile.
    const lead = transaction.updateTable("leads").set({ id: leadId }).where("id", "=", leadId).returning("id");
    if (!(await lead.executeTakeFirst())) return false;
    await transaction
      .insertInto("lead_answers")
      .values(row)
      .onConflict((conflict) => conflict.column("lead_id").doUpdateSet(row))
      .execute();
    return true;
  });
}

/** `form`: its name. `answerBy`: when the answer is due, in words. `email`: the address to which we write. */
type Submission = { isLead: boolean; form: string; answerBy: string; email: string };

/** What the page after a submission says about it; null when the submission does not exist (anymore). */
export async function readSubmission(db: Kysely<Schema>, reference: string): Promise<Submission | null> {
  const lead = await db
    .selectFrom("leads")
    .select(["created_at", "email"])
    .where("id", "=", reference)
    .executeTakeFirst();
  if (lead) {
    const { formName: form } = creditAnalysisForm;
    return { isLead: true, form, answerBy: formatEasternTime(analysisDue(lead.created_at)), email: lead.email };
  }
  const message = await db
    .selectFrom("messages")
    .select(["form_name", "due_at", "email"])
    .where("id", "=", reference)
    .executeTakeFirst();
  if (!message) return null;
  const { form_name: form, due_at, email } = message;
  return { isLead: false, form, answerBy: formatEasternTime(due_at), email };
}

/** A request's saved answers, as the form shows them; null when there are none yet. */
export async function readLeadAnswers(db: Kysely<Schema>, leadId: string): Promise<LeadAnswers | null> {
  const row = await db.selectFrom("lead_answers").selectAll().where("lead_id", "=", leadId).executeTakeFirst();
  if (!row) return null;
  const { state, score_band, goal, goal_month, call_time } = row;
  return {
    ...(state !== null && { state }),
    ...(score_band !== null && { scoreBand: score_band }),
    ...(goal !== null && { goal }),
    ...(goal_month !== null && { goalMonth: pickedMonth(goal_month) }),
    ...(call_time !== null && { callTime: call_time }),
  };
}

function rowOf(
  leadId: string,
  { state, scoreBand, goal, goalMonth, callTime }: LeadAnswers,
  now: Date,
): LeadAnswersRow {
  return {
    lead_id: leadId,
    state: state ?? null,
    score_band: scoreBand ?? null,
    goal: goal ?? null,
    goal_month: goalMonth === undefined ? null : keptMonth(goalMonth, now),
    call_time: callTime ?? null,
    answered_at: now.getTime(),
  };
}

/** "3" → "2027-03"; words stay as they are. */
function keptMonth(picked: string, now: Date): string {
  return /^\d+$/.test(picked) ? nextMonthOf(Number(picked), now) : picked;
}

function pickedMonth(kept: string): string {
  const month = /^\d{4}-(\d\d)$/.exec(kept)?.[1];
  return month ? String(Number(month)) : kept;
}
