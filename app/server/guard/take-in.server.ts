import { AppError, type AppErrorCode } from "#app/server/report/app-error.server.ts";
import type { RecipientLimit } from "./recipient-limit.server.ts";

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

/** What a save says of its confirmation: whether there is one, and whether it was there before this save. */
type Confirmable = { confirmed: boolean; repeated: boolean };

/**
 * Runs `save` with whether a confirmation may be queued, and counts it only if this very save queued one: a repeat, or a
 * failure, costs the recipient nothing.
 */
export async function withConfirmation<Saved extends Confirmable>(
  recipients: RecipientLimit,
  email: string,
  save: (mayConfirm: boolean) => Promise<Saved>,
): Promise<Saved> {
  const mayConfirm = await recipients.mayWrite(email);
  let isQueued = false;
  try {
    const saved = await save(mayConfirm);
    isQueued = saved.confirmed && !saved.repeated;
    return saved;
  } finally {
    if (mayConfirm && !isQueued) await recipients.giveBack(email);
  }
}

/** Limits how many submissions are under way, so that each is stored before its visitor gives up. */
export type Admission = {
  /** Runs `work` and gives or throws what it does. Throws `overloaded` when there are too many, before anything is done. */
  admit<Result>(work: () => Promise<Result>): Promise<Result>;
  underWay(): number;
};

/** Long enough for a burst to pass. */
const retryAfterSeconds = 5;

/**
 * Lets `most` run at a time. Others are told at once to try again, instead of waiting in a queue that grows while the
 * database falls behind: pages need the process, too.
 */
export function createAdmission(most: number): Admission {
  let count = 0;
  return {
    async admit(work) {
      if (count >= most) {
        throw new AppError("overloaded", "Too many people are writing to us right now.", { retryAfterSeconds });
      }
      count += 1;
      try {
        return await work();
      } finally {
        count -= 1;
      }
    },
    underWay: () => count,
  };
}
