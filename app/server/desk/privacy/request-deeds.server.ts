import type { Kysely } from "kysely";
import type { MailKindOf } from "#app/content/desk/mail-kinds.ts";
import { emailKey } from "#app/domain/desk/same-person.ts";
import { mostDays } from "#app/domain/privacy/legal-dates.ts";
import { type Obstacle, obstacleTo, type PrivacyDeed } from "#app/domain/privacy/request-steps.ts";
import { takePeopleTurn } from "#app/server/database/people-turn.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";
import { dueTime } from "#app/server/time/office.server.ts";
import { extendClock } from "./legal-clocks.server.ts";
import { lockOpenRequest, mailStep, noteStep } from "./privacy-steps.server.ts";
import { type OpenedRequest, openRequest } from "./read-request.server.ts";

/** Result of a colleague's step. */
export type DeedDone = { done: true } | { done: false; why: Obstacle | "gone" };

/** Input of a step: a reason from the list, and words. */
export type DeedDetails = { detail?: string | null; words?: string | null };

/** The email each step sends, and whether it is the answer. */
const consequences: Partial<Record<PrivacyDeed, { mail?: MailKindOf<"privacy">; answers?: true }>> = {
  "asked-to-confirm": { mail: "privacy-confirm" },
  "categories-sent": { mail: "privacy-categories", answers: true },
  "file-sent": { mail: "privacy-file", answers: true },
  corrected: { mail: "privacy-corrected", answers: true },
  "opted-out": { mail: "privacy-opted-out", answers: true },
  extended: { mail: "privacy-extended" },
  denied: { mail: "privacy-denied", answers: true },
  // The answer is the erasure itself.
  "erase-approved": { mail: "privacy-erasing" },
};

/**
 * Takes a step on a request, if nothing blocks it, in one transaction with the email about it. Throws `not-allowed`.
 *
 * @param isAlone no one else on the team may say yes to an erasure
 * @param within more work to do in the same transaction
 */
export async function doPrivacyDeed(
  { db, actor, isAlone }: { db: Kysely<Schema>; actor: Actor; isAlone: boolean },
  reference: string,
  deed: PrivacyDeed,
  { detail = null, words = null }: DeedDetails = {},
  within?: (db: Kysely<Schema>, request: OpenedRequest) => Promise<void>,
): Promise<DeedDone> {
  assertMay(actor, "work-privacy");
  const { staffId, nowMs } = actor;
  return db.transaction().execute(async (transaction): Promise<DeedDone> => {
    // A correction needs the people turn, and an erasure takes it before it locks the request.
    await takePeopleTurn(transaction);
    await lockOpenRequest(transaction, reference);
    const request = await openRequest(transaction, reference);
    if (!request) return { done: false, why: "gone" };
    const why = obstacleTo(deed, request.state, { staffId, isAlone, nowMs });
    if (why) return { done: false, why };
    const { mail, answers } = consequences[deed] ?? {};
    await within?.(transaction, request);
    if (answers) {
      const noted = transaction.updateTable("privacy_requests").set({ answered_at: nowMs });
      await noted.where("message_id", "=", reference).execute();
    }
    await noteStep(transaction, reference, { kind: deed, at: nowMs, by_staff: staffId, detail, words });
    if (mail) await mailStep(transaction, reference, mail, nowMs);
    return { done: true };
  });
}

/** Gives notice that the answer takes longer: the legal clock runs to 90 days from the request's arrival. */
export function giveNotice(
  desk: { db: Kysely<Schema>; actor: Actor; isAlone: boolean },
  reference: string,
  reason: string,
): Promise<DeedDone> {
  return doPrivacyDeed(desk, reference, "extended", { detail: reason }, async (db, { row }) => {
    const until = dueTime({ clock: "calendar", days: mostDays }, row.created_at);
    await db
      .updateTable("privacy_requests")
      .set({ extended_until: until })
      .where("message_id", "=", reference)
      .execute();
    await extendClock(db, row, until, desk.actor);
  });
}

/** Puts a hold on the data of a request's sender, or lifts it: under a hold, none of their data is deleted. */
export function holdData(
  desk: { db: Kysely<Schema>; actor: Actor; isAlone: boolean },
  reference: string,
  reason: string | null,
): Promise<DeedDone> {
  const { staffId, nowMs } = desk.actor;
  return doPrivacyDeed(
    desk,
    reference,
    reason === null ? "released" : "held",
    { words: reason },
    async (db, { row }) => {
      const email_key = emailKey(row.email);
      if (reason === null) await db.deleteFrom("privacy_holds").where("email_key", "=", email_key).execute();
      else
        await db
          .insertInto("privacy_holds")
          .values({ email_key, reason, placed_by: staffId, placed_at: nowMs })
          // Another request of the same sender was faster: the data is already held.
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    },
  );
}
