import { creditAnalysisForm } from "#app/forms/credit-analysis.ts";
import { isFlood, type SubmissionLimiter } from "#app/server/guard/limiter.server.ts";
import type { Delivery } from "#app/server/outgoing/delivery.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { analysisDue } from "#app/server/time/office.server.ts";
import { parseCreditAnalysisPayload } from "./credit-analysis-payload.server.ts";
import type { LeadStore, SavedLead } from "./leads.server.ts";

/** The services that taking a lead needs. */
export type LeadReceiver = {
  limiter: SubmissionLimiter;
  leads: LeadStore;
  delivery: Pick<Delivery, "wake">;
};

/**
 * Takes a request for a free credit analysis: counts it, checks it, stores it durably and wakes the delivery of its emails.
 * An email address that reached its limit of confirmations gets none, and no one does who is part of a flood. Throws
 * `too-many-requests`, `invalid-fields` with messages by field, or `storage-unavailable`; nothing is stored then.
 */
export async function receiveCreditAnalysis(
  { limiter, leads, delivery }: LeadReceiver,
  input: unknown,
  client: { address: string },
): Promise<SavedLead & { dueAt: number }> {
  await limiter.take(creditAnalysisForm.id, client.address);
  const parsed = parseCreditAnalysisPayload(input);
  if (!parsed.ok) {
    throw new AppError("invalid-fields", "Please correct the errors in the form.", { fields: parsed.fields });
  }
  const arrival = { isFlood: await isFlood(limiter, creditAnalysisForm.id, client.address) };
  const saved = await leads.save(parsed.value, arrival);
  if (!saved.repeated) delivery.wake();
  return { ...saved, dueAt: analysisDue(Date.now()) };
}
