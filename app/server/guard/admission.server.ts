import { AppError, type AppErrorCode } from "#app/server/report/app-error.server.ts";

/** The outcome of a submission. `held`: until its sender confirms it. `kept-aside`: perhaps from a robot. */
export type SubmissionOutcome = "taken" | "held" | "repeated" | "kept-aside" | AppErrorCode;

/** Counts the outcomes of submissions, by the id of their form. */
export type SubmissionCounts = {
  submission(form: string, outcome: SubmissionOutcome): void;
  /** A submission was accepted, but its sender gets no confirmation: the address reached its limit. */
  withheld(form: string): void;
};

/** The checks that every form passes first. */
export type Gate = { admission: Admission; metrics?: SubmissionCounts | undefined };

/** Limits how many submissions are under way, so that each is stored before its visitor gives up. */
export type Admission = {
  /**
   * Takes a place, and `using` releases it when its block ends, however it ends. Throws `overloaded` when all places are
   * taken.
   */
  admit(): Disposable;
  underWay(): number;
};

/** Long enough for a burst to pass. */
const retryAfterSeconds = 5;

/**
 * Has `most` places. Submissions that find none are told at once to try again, instead of waiting in a queue that grows
 * while the database falls behind: pages need the process, too.
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
