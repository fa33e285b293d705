import { AppError } from "./app-error.server.ts";
import type { SubmissionOutcome } from "./metrics/site-metrics.server.ts";
import type { Services } from "./services.server.ts";

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
