import { AppError, type AppErrorCode } from "#app/server/report/app-error.server.ts";

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

/** Limits how many submissions are under way, so that each is stored before its visitor gives up. */
export type Admission = {
  /**
   * Takes a place, which `using` gives back when its block ends, however it ends. Throws `overloaded` when all places are
   * taken.
   */
  admit(): Disposable;
  underWay(): number;
};

/** Long enough for a burst to pass. */
const retryAfterSeconds = 5;

/**
 * Has `most` places. Those who find none are told at once to try again, instead of waiting in a queue that grows while the
 * database falls behind: pages need the process, too.
 */
export function createAdmission(most: number): Admission {
  let count = 0;
  return {
    admit() {
      if (count >= most) {
        throw new AppError("overloaded", "Too many people are writing to us right now.", { retryAfterSeconds });
      }
      count += 1;
      return {
        [Symbol.dispose]() {
          count -= 1;
        },
      };
    },
    underWay: () => count,
  };
}
