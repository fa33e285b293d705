import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { FormToken } from "#app/server/guard/form-token-check.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

/** A token, and the hash of what came with it. */
export type TokenUse = FormToken & { sha256: string };

/** Ends the transaction that would have stored a second message for one token. */
export class TokenUsed extends Error {}

export function tokenUse(token: FormToken, content: unknown[]): TokenUse {
  return { ...token, sha256: createHash("sha256").update(JSON.stringify(content)).digest("hex") };
}

/** Notes that a message came with a token; throws `TokenUsed` when another one did. */
export async function spendToken(db: Kysely<Schema>, { nonce, sha256, expiresAt }: TokenUse, messageId: string) {
  const used = await db
    .insertInto("form_tokens")
    .values({ nonce, message_id: messageId, content_sha256: sha256, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("nonce").doNothing())
    .returning("nonce")
    .executeTakeFirst();
  if (!used) throw new TokenUsed();
}

/** Gives the id of the message that came with a token; throws `form-token-used` when it was another message. */
export async function messageOfToken(db: Kysely<Schema>, { nonce, sha256 }: TokenUse): Promise<string> {
  const use = await db
    .selectFrom("form_tokens")
    .select(["message_id", "content_sha256"])
    .where("nonce", "=", nonce)
    .executeTakeFirst();
  // Told apart, because answering "received" to words that were dropped would lose them.
  if (use?.content_sha256 !== sha256) throw new AppError("form-token-used", "Please send it again.");
  return use.message_id;
}

/** Tokens that are too old to be taken need not be remembered. */
export async function forgetOldTokens(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await db.deleteFrom("form_tokens").where("expires_at", "<", nowMs).execute();
}
