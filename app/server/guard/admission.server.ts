import { AppError } from "#app/server/report/app-error.server.ts";

/** Lets in no more submissions at a time than will have been stored before their visitors give up. */
export type Admission = {
  /** Runs `work` and gives or throws what it does. Throws `overloaded` when there are too many, before anything is done. */
  admit<Result>(work: () => Promise<Result>): Promise<Result>;
  underWay(): number;
};

/** Long enough for a burst to have gone through. */
const retryAfterSeconds = 5;

/**
 * `most` at a time. What comes beyond is told at once to come again, instead of joining a line that grows while the
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
