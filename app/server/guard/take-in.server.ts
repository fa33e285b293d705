import { AppError, type AppErrorCode } from "#app/server/report/app-error.server.ts";
import type { Admission } from "./admission.server.ts";

/** What became of a submission. `held`: until its sender confirms it. `kept-aside`: a robot's, perhaps. */
export type SubmissionOutcome = "taken" | "held" | "repeated" | "kept-aside" | AppErrorCode;

/** Counts what became of submissions, by the id of their form. */
export type SubmissionCounts = {
  submission(form: string, outcome: SubmissionOutcome): void;
  /** A submission was taken, and its sender gets no confirmation: the address has had as many as we send. */
  withheld(form: string): void;
};

/** What every form passes before anything else is done. */
export type Gate = { admission: Admission; metrics?: SubmissionCounts | undefined };

/** Takes a submission of a form in when there is room for it, and counts what became of it. Throws `overloaded`. */
export async function takeIn<Taken>(
  { admission, metrics }: Gate,
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
