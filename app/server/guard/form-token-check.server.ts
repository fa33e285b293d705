import { randomBytes } from "node:crypto";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

/**
 * The value that a form sends as `_csrf`: made by this server for one form, at a time that is part of it, for one
 * submission. Anyone with the key can check it, so processes that share the key share nothing else.
 */
export type FormToken = {
  /** Names the token; one message may have come with it. */
  nonce: string;
  /** Milliseconds since 1970; after that it is not taken anymore. */
  expiresAt: number;
};

const purpose = "form-token";
/** A page may stay open overnight; a token that robots pass around is worthless a day later. */
const lifeMs = 24 * 60 * 60 * 1000;
/** How far the clocks of machines may differ. A token from further ahead comes from a wrong clock. */
const leewayMs = 60 * 1000;

/** Makes a token for a form, by the form's id. */
export function issueFormToken(dataKey: DataKey, formId: string, nowMs: number): string {
  return dataKey.signed(purpose, `${formId}.${nowMs.toString(36)}.${randomBytes(16).toString("base64url")}`);
}

/**
 * Checks a token that came with a form. Throws `submission-too-fast` while it is younger than `leastMs`, and
 * `form-token-refused` when it is too old, made for another form, or not ours: the page then fetches a new one and sends
 * again.
 */
export function openFormToken(
  dataKey: DataKey,
  { id, leastMs }: { id: string; leastMs: number },
  token: string,
  nowMs: number,
): FormToken {
  const [formId, issued = "", nonce = ""] = dataKey.readSigned(purpose, token)?.split(".") ?? [];
  const ageMs = nowMs - Number.parseInt(issued, 36);
  if (formId !== id || ageMs > lifeMs || ageMs < -leewayMs) {
    throw new AppError("form-token-refused", "This page was open for too long. Please send it again.");
  }
  if (ageMs < leastMs) {
    const retryAfterSeconds = Math.ceil((leastMs - ageMs) / 1000);
    const message = "Please take a moment to review your information.";
    throw new AppError("submission-too-fast", message, { retryAfterSeconds });
  }
  return { nonce, expiresAt: nowMs - ageMs + lifeMs };
}
