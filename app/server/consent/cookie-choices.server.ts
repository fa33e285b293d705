import { cookieTextVersion } from "#app/content/pages/company/cookie-words.ts";
import type { KeptChoice } from "#app/lib/consent/kept-choice.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { Admission } from "#app/server/guard/admission.server.ts";
import type { SubmissionLimiter } from "#app/server/guard/limiter.server.ts";
import { insertOnce } from "#app/server/guard/repeats.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

/** A cookie choice as the log keeps it, with nothing about its visitor. */
export type NotedChoice = KeptChoice & {
  /** The browser sent Global Privacy Control. */
  privacyControl: boolean;
  /** The page or the pattern of pages on which it was made. */
  pagePath: string;
};

/** The log of choices about cookies. */
export type CookieChoiceLog = {
  /** Notes a choice, once for each id, and forgets those that are too old; throws `storage-unavailable`. */
  note(choice: NotedChoice): Promise<void>;
};

/** Four times as long as a choice is valid, and as long as the law requires us to keep records of requests. */
const keptMs = 730 * 24 * 60 * 60 * 1000;

/** The log in a database. */
export function createCookieChoiceLog({ db }: Pick<SiteDatabase, "db">): CookieChoiceLog {
  return {
    async note({ id, kinds, privacyControl, pagePath }) {
      const now = Date.now();
      const row = {
        id,
        kinds: kinds.join("."),
        privacy_control: privacyControl ? 1 : 0,
        text_version: cookieTextVersion,
        page_path: pagePath,
        chosen_at: now,
      } as const;
      try {
        await insertOnce(db, "cookie_choices", row);
        await db
          .deleteFrom("cookie_choices")
          .where("chosen_at", "<", now - keptMs)
          .execute();
      } catch (cause) {
        const details = { retryAfterSeconds: 10, cause };
        throw new AppError("storage-unavailable", "Your choice is in effect, but we could not save it.", details);
      }
    },
  };
}

/** The services that logging a choice needs. */
type ChoiceReceiver = { admission: Admission; limiter: SubmissionLimiter; cookieChoices: CookieChoiceLog };

/**
 * Notes a choice about cookies, within the usual limit for one address; throws `overloaded` and what the limiter and the log
 * throw. The choice itself holds either way: the visitor's own browser keeps it.
 */
export async function noteCookieChoice(
  { admission, limiter, cookieChoices }: ChoiceReceiver,
  { id, kinds }: KeptChoice,
  { address, ...made }: Pick<NotedChoice, "privacyControl" | "pagePath"> & { address: string },
): Promise<void> {
  // A browser that sends Global Privacy Control does not allow marketing, whatever its cookie says.
  const allowed = made.privacyControl ? kinds.filter((kind) => kind !== "marketing") : kinds;
  using _place = admission.admit();
  await limiter.take("cookie-choice", address);
  await cookieChoices.note({ id, kinds: allowed, ...made });
}
