import type { Kysely } from "kysely";
import { bounceOf, isGivenUpBySoftRule, softRule } from "#app/domain/letter/bounce-rules.ts";
import type { Schema } from "#app/server/database/schema.server.ts";

/** A delivery report about a letter that came back; `messageIds` are those of the email that it is about. */
export type LetterReport = { messageIds: readonly string[]; code: string; action: "failed" | "delayed"; atMs: number };

/**
 * Notes that a letter came back, and gives up its address if the rules say so: a hard bounce at once, soft ones after three
 * in a row. Anyone can write such a report, so it counts only when it names a letter by the id that we gave it, which only
 * its reader has, beside the link that ends the letter: a report does no more than that link. Gives false when it names none.
 */
export async function noteLetterBounce(
  db: Kysely<Schema>,
  { messageIds, code, action, atMs }: LetterReport,
): Promise<boolean> {
  const ids = messageIds.flatMap((one) => /^<([\da-f-]{36})@/.exec(one)?.[1] ?? []);
  if (ids.length === 0) return false;
  const row = await db
    .selectFrom("issue_recipients")
    .select(["id", "subscriber_id", "bounce"])
    .where("id", "in", ids)
    .executeTakeFirst();
  if (!row) return false;
  const bounce = bounceOf(code, action);
  if (bounce === null || row.bounce === "hard") return true;
  await db.updateTable("issue_recipients").set({ bounce }).where("id", "=", row.id).execute();
  const { subscriber_id: subscriberId } = row;
  if (subscriberId === null) return true;
  if (bounce === "hard" || (await isGivenUp(db, subscriberId))) await noteUndelivered(db, subscriberId, code, atMs);
  return true;
}

async function isGivenUp(db: Kysely<Schema>, subscriberId: string): Promise<boolean> {
  const letters = await db
    .selectFrom("issue_recipients")
    .select(["sent_at", "bounce"])
    .where("subscriber_id", "=", subscriberId)
    .where("sent_at", "is not", null)
    .orderBy("sent_at", "desc")
    // Enough of them to span the time, were there a letter every day.
    .limit(softRule.inARow * 10)
    .execute();
  return isGivenUpBySoftRule(letters.map(({ sent_at, bounce }) => ({ sentAt: sent_at ?? 0, bounce })));
}

/** Keeps further letters from an address until its owner follows a link in one of our emails: then email does arrive. */
export async function noteUndelivered(
  db: Kysely<Schema>,
  subscriberId: string,
  code: string,
  atMs: number,
): Promise<void> {
  await db
    .insertInto("letter_undelivered")
    .values({ subscriber_id: subscriberId, code, at: atMs })
    .onConflict((conflict) => conflict.column("subscriber_id").doUpdateSet({ code, at: atMs }))
    .execute();
}
