import type { SubmissionOutcome } from "#app/server/metrics/site-metrics.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import type { Services } from "#app/server/services.server.ts";

/** Takes a submission of a form in when there is room for it, and counts what became of it. Throws `overloaded`. */
export async function takeIn<Taken>(
  { admission, metrics }: Pick<Services, "admission" | "metrics">,
  form: string,
  work: () => Promise<Taken>,
  outcomeOf: (taken: Taken) => SubmissionOutcome,
): Promise<Taken> {
  try {
    const taken = await admission.admit(work);
    metrics?.submission(form, outcomeOf(taken));
    return taken;
  } catch (error) {
    metrics?.submission(form, error instanceof AppError ? error.code : "internal-error");
    throw error;
  }
}
