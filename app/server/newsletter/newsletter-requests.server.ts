import type { Kysely, Transaction } from "kysely";
import type { Logger } from "pino";
import type { MailKindOf } from "#app/content/desk/mail-kinds.ts";
import { isRowFault } from "#app/server/database/group-commit.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { NewsletterRequestRow, Schema, SubscriberRow } from "#app/server/database/schema.server.ts";
import type { RecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import { createBackgroundLoop } from "#app/server/outgoing/background-loop.server.ts";
import type { Delivery } from "#app/server/outgoing/delivery.server.ts";
import { keyOf, queueMail } from "./subscribers.server.ts";

type Parts = { db: Kysely<Schema>; recipients: RecipientLimit };

/** It runs on its own timer. The visitor's answer doesn't start this work or wait for it. */
const everyMs = 1000;

/** A request that was refused for so long is always refused, and its address is not kept for longer. */
const longestTrialMs = 24 * 60 * 60 * 1000;

/** The loop that answers requests from the newsletter's forms. */
export function createNewsletterAnswers({ log, ...parts }: Parts & { log: Logger }): Delivery {
  return createBackgroundLoop({
    look: (_nowMs, stopping) => answerRequests(parts, stopping),
    everyMs,
    failure: "newsletter requests cannot be answered",
    log,
  });
}

/**
 * Answers the requests that wait, oldest first, each in one transaction that deletes it: a kill, or another process at the
 * same time, makes no second subscriber, email or count. A request that the database refuses is tried for a day, and the others
 * go on. Throws the last refusal at the end, and any failure of the database itself at once.
 */
export async function answerRequests({ db, recipients }: Parts, stopping?: AbortSignal): Promise<void> {
  const waiting = await db.selectFrom("newsletter_requests").select(["id", "created_at"]).orderBy("id").execute();
  let refusal: unknown;
  for (const { id, created_at } of waiting) {
    if (stopping?.aborted) return;
    try {
      await db.transaction().execute((transaction) => answerRequest(transaction, id, recipients));
    } catch (error) {
      if (!isRowFault(error)) throw error;
      refusal = error;
      if (Date.now() - created_at > longestTrialMs)
        await db.deleteFrom("newsletter_requests").where("id", "=", id).execute();
    }
  }
  if (refusal) throw refusal;
}

const mailKinds = {
  "sign-up": "newsletter-confirmation",
  leave: "newsletter-leave",
} as const satisfies Record<NewsletterRequestRow["kind"], MailKindOf<"newsletter">>;

async function answerRequest(transaction: Transaction<Schema>, id: string, recipients: Parts["recipients"]) {
  const request = await transaction
    .deleteFrom("newsletter_requests")
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  // Another process was faster.
  if (!request) return;
  const subscriber = await subscriberFor(transaction, request);
  if (subscriber) await queueMail(transaction, recipients, mailKinds[request.kind], subscriber);
}

/**
 * Gives the row of the address, locked; undefined for one that wants to leave and is not on the list. Someone who left stays
 * off the list when the address signs up again: only the button behind the email's link changes that.
 */
function subscriberFor(
  transaction: Transaction<Schema>,
  { kind, email, page_url, created_at }: NewsletterRequestRow,
): Promise<SubscriberRow | undefined> {
  const email_key = keyOf(email);
  if (kind === "leave") {
    return transaction
      .updateTable("newsletter_subscribers")
      .set({ email_key })
      .where("email_key", "=", email_key)
      .where("status", "!=", "unsubscribed")
      .returningAll()
      .executeTakeFirst();
  }
  const row: SubscriberRow = {
    id: newRowId(),
    email,
    email_key,
    status: "pending",
    wants_guides: 1,
    wants_reports: 1,
    paused_until: null,
    page_url,
    created_at,
    confirmed_at: null,
    unsubscribed_at: null,
  };
  return (
    transaction
      .insertInto("newsletter_subscribers")
      .values(row)
      // Changes nothing, but locks and returns the row that is there.
      .onConflict((conflict) => conflict.column("email_key").doUpdateSet({ email_key }))
      .returningAll()
      .executeTakeFirst()
  );
}
