import type { Kysely, Transaction } from "kysely";
import { mailboxOf } from "#app/domain/text/email-address.ts";
import type { RecipientCountRow, Schema } from "#app/server/database/schema.server.ts";
import { deleteInBatches } from "#app/server/database/small-batches.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";

/** Keeps strangers from making us flood a mailbox, whichever forms they use. */
export type RecipientLimit = {
  /**
   * Counts one confirmation to each address and says, in the same order, which of them may go out. It joins the transaction
   * that stores the confirmed row, so only stored rows count.
   */
  grant(transaction: Transaction<Schema>, emails: readonly string[]): Promise<boolean[]>;
  /**
   * The same for an email that follows a press behind a link in an email of ours, or a colleague's. It has a count of its own,
   * so nothing that strangers type into forms takes its place.
   */
  grantOwn(transaction: Transaction<Schema>, email: string): Promise<boolean>;
  /**
   * The same for the confirmation of a privacy request, which has a count of its own: only that email can prove who asks. One
   * sender cannot use up all of its places, so somebody else's requests in a person's name leave one for their own.
   *
   * @param sender network address of who sent the form, as it is counted; null when it is not known anymore
   */
  grantPrivacy(transaction: Transaction<Schema>, email: string, sender: string | null): Promise<boolean>;
};

/** Most confirmations to one mailbox. */
export type RecipientLimits = { perHour: number; perDay: number };

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Places for privacy requests that no single sender can take. */
const keptPlaces: RecipientLimits = { perHour: 1, perDay: 2 };

/**
 * Counts in the database, where processes share it and a restart forgets nothing. An hour or a day ends when it has passed
 * without a confirmation, so no 60 minutes see more than `perHour` (docs/decisions/030-mails-by-recipient.md).
 */
export function createRecipientLimit(dataKey: DataKey, limits: RecipientLimits): RecipientLimit {
  const forAll = { perHour: limits.perHour + keptPlaces.perHour, perDay: limits.perDay + keptPlaces.perDay };
  return {
    grant: (transaction, emails) =>
      takePlaces(
        transaction,
        emails.map((email) => [{ hash: dataKey.hash("recipient limit", mailboxOf(email)), ...limits }]),
      ),
    async grantOwn(transaction, email) {
      const hash = dataKey.hash("recipient limit, own", mailboxOf(email));
      const [isGranted = false] = await takePlaces(transaction, [[{ hash, ...limits }]]);
      return isGranted;
    },
    async grantPrivacy(transaction, email, sender) {
      const mailbox = mailboxOf(email);
      const ofMailbox = { hash: dataKey.hash("recipient limit, privacy", mailbox), ...forAll };
      const ofSender = { hash: dataKey.hash("recipient limit, sender", `${mailbox} ${sender}`), ...limits };
      const counts = sender === null ? [ofMailbox] : [ofMailbox, ofSender];
      const [isGranted = false] = await takePlaces(transaction, [counts]);
      return isGranted;
    },
  };
}

/** A count in the table, and how far it may go. */
type Count = RecipientLimits & { hash: string };

/** Takes one place in every count of an email, or in none; says for each email, in the same order, whether it may go out. */
async function takePlaces(transaction: Transaction<Schema>, emails: readonly Count[][]): Promise<boolean[]> {
  if (emails.length === 0) return [];
  const nowMs = Date.now();
  const hashes = emails.flat().map(({ hash }) => hash);
  const counts = await lockCounts(transaction, hashes, nowMs);
  const granted = emails.map((email) => {
    const rows = email.map(({ hash, ...limits }) => ({ row: counts.get(hash), ...limits }));
    const hasRoom = rows.every(({ row, perHour, perDay }) => row && row.in_hour < perHour && row.in_day < perDay);
    if (!hasRoom) return false;
    for (const { row } of rows) {
      if (row) Object.assign(row, { in_hour: row.in_hour + 1, in_day: row.in_day + 1, last_at: nowMs });
    }
    return true;
  });
  await saveCounts(transaction, [...counts.values()]);
  return granted;
}

/** Lets every confirmation out: for samples, and for tests of other features. */
export const unlimitedRecipients: RecipientLimit = {
  grant: async (_transaction, emails) => emails.map(() => true),
  grantOwn: async () => true,
  grantPrivacy: async () => true,
};

/** Gives the current counts of these mailboxes. Anyone else who counts one of them waits until the transaction ends. */
async function lockCounts(
  transaction: Transaction<Schema>,
  mailboxes: readonly string[],
  nowMs: number,
): Promise<Map<string, RecipientCountRow>> {
  // Sorted, so that processes that count the same mailboxes can't deadlock.
  const asked = [...new Set(mailboxes)].toSorted();
  const rows = await transaction
    .insertInto("recipient_counts")
    .values(asked.map((mailbox_hash) => ({ mailbox_hash, in_hour: 0, in_day: 0, last_at: nowMs })))
    // Changes nothing, but locks and returns the row that is there.
    .onConflict((conflict) =>
      conflict.column("mailbox_hash").doUpdateSet(({ ref }) => ({ mailbox_hash: ref("excluded.mailbox_hash") })),
    )
    .returningAll()
    .execute();
  return new Map(
    rows.map((row) => [
      row.mailbox_hash,
      {
        ...row,
        in_hour: row.last_at > nowMs - hourMs ? row.in_hour : 0,
        in_day: row.last_at > nowMs - dayMs ? row.in_day : 0,
      },
    ]),
  );
}

async function saveCounts(transaction: Transaction<Schema>, rows: RecipientCountRow[]): Promise<void> {
  await transaction
    .insertInto("recipient_counts")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("mailbox_hash").doUpdateSet(({ ref }) => ({
        in_hour: ref("excluded.in_hour"),
        in_day: ref("excluded.in_day"),
        last_at: ref("excluded.last_at"),
      })),
    )
    .execute();
}

/** Deletes the counts that no longer matter. */
export async function forgetOldCounts(db: Kysely<Schema>, nowMs: number, stopping?: AbortSignal): Promise<void> {
  const old = db
    .selectFrom("recipient_counts")
    .select("mailbox_hash")
    .where("last_at", "<", nowMs - dayMs);
  await deleteInBatches(async (most) => {
    const deletion = db.deleteFrom("recipient_counts").where("mailbox_hash", "in", old.limit(most));
    return Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows);
  }, stopping);
}
