import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { FormTokenRow, MessageRow, Schema } from "#app/server/database/schema.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import type { FormToken } from "./form-token-check.server.ts";

/**
 * Stores each submission once, even if it is sent twice. Each row that a visitor sends has a unique key column, so the
 * database decides which of two came first, whichever processes took them. The second one finds what the first has stored.
 *
 * A lead or message has the key that its form sent, or `keyOfContent`; a booking the nonce of its form's token; a choice
 * about cookies its own id.
 */
export const repeatKeys = {
  leads: "submission_key",
  messages: "submission_key",
  bookings: "form_nonce",
  form_tokens: "nonce",
  cookie_choices: "id",
} as const satisfies { [Table in keyof Schema]?: keyof Schema[Table] };

type KeyedTable = keyof typeof repeatKeys;

/** Inserts a row, unless one with its key is there: then nothing changes, and it gives undefined. */
export async function insertOnce<Table extends KeyedTable>(
  db: Kysely<Schema>,
  table: Table,
  row: Schema[Table],
): Promise<Schema[Table] | undefined> {
  // Kysely's types can't follow a table that is a parameter; one table's type serves for all.
  const inserted = await db
    .insertInto(table as "messages")
    .values(row as MessageRow)
    .onConflict((conflict) => conflict.column(repeatKeys[table] as "submission_key").doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted as Schema[Table] | undefined;
}

/**
 * Lets a repeat that arrives while the first is being stored wait for it, and not for a connection to the database: a
 * thousand repeats would block everyone else. `underWay` gives the result of the first with a key, while it is stored.
 */
export function joinRepeats<Given, Saved extends { repeated: boolean }>(
  keyOf: (given: Given) => string,
  store: (given: Given) => Promise<Saved>,
) {
  const savings = new Map<string, Promise<Saved>>();
  const joined = async (first: Promise<Saved>): Promise<Saved> => ({ ...(await first), repeated: true });
  return {
    async underWay(key: string): Promise<Saved | null> {
      const first = savings.get(key);
      return first ? joined(first) : null;
    },
    async save(given: Given): Promise<Saved> {
      const key = keyOf(given);
      const first = savings.get(key);
      if (first) return joined(first);
      const saving = store(given).finally(() => savings.delete(key));
      savings.set(key, saving);
      return saving;
    },
  };
}

/**
 * The key of a submission that came without one, as from a form without script: the same words on the same UTC day are one
 * submission, so a double click can't make two. No key that a client may send has a colon in it.
 */
export function keyOfContent(content: unknown[], nowMs: number): string {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  return `content:${day}:${sha256Of(content)}`;
}

/**
 * Throws `submission-key-used` when a key came with other content before: another person's, or other words. Answering
 * "received" would lose what came now.
 */
export function assertSameContent(before: unknown[], now: unknown[]): void {
  if (JSON.stringify(before) === JSON.stringify(now)) return;
  throw new AppError("submission-key-used", "This submissionKey came with other data before. Send it with a new one.");
}

/** A token, and the hash of what came with it. */
export type TokenUse = FormToken & { sha256: string };

/** Ends the transaction that would have stored a second message for one token. */
export class TokenUsed extends Error {}

/** Makes it from the data that came with the token. */
export function tokenUse(token: FormToken, content: unknown[]): TokenUse {
  return { ...token, sha256: sha256Of(content) };
}

/** Notes that a message came with a token; throws `TokenUsed` when another one did. */
export async function spendToken(db: Kysely<Schema>, use: TokenUse, messageId: string): Promise<void> {
  const { nonce, sha256: content_sha256, expiresAt: expires_at } = use;
  const row: FormTokenRow = { nonce, message_id: messageId, content_sha256, expires_at };
  if (!(await insertOnce(db, "form_tokens", row))) throw new TokenUsed();
}

/** Gives the id of the message that came with a token; throws `form-token-used` when it was another message. */
export async function messageOfToken(db: Kysely<Schema>, { nonce, sha256 }: TokenUse): Promise<string> {
  const use = await db
    .selectFrom("form_tokens")
    .select(["message_id", "content_sha256"])
    .where("nonce", "=", nonce)
    .executeTakeFirst();
  // Answering "received" to words that were dropped would lose them.
  if (use?.content_sha256 !== sha256) throw new AppError("form-token-used", "Please send it again.");
  return use.message_id;
}

/** Expired tokens don't have to be remembered. */
export async function forgetOldTokens(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await db.deleteFrom("form_tokens").where("expires_at", "<", nowMs).execute();
}

function sha256Of(content: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
