import { createHash, randomUUIDv7 } from "node:crypto";
import { findConsentText } from "#app/content/site/consent-texts.ts";
import type { SubmissionEnvelope } from "#app/forms/submission-envelope.ts";
import type { ConsentEvidenceRow } from "#app/server/database/schema.server.ts";

/**
 * Makes the row that proves which words the visitor agreed to, when (milliseconds) and on which page.
 * Null when the payload names no text that was ever ours: then nothing is claimed.
 */
export function makeConsentEvidence(
  payload: Pick<SubmissionEnvelope, "consent" | "pageUrl">,
  about: Partial<Pick<ConsentEvidenceRow, "lead_id" | "message_id">>,
  nowMs: number,
): ConsentEvidenceRow | null {
  const { consent, pageUrl } = payload;
  const shown = consent && findConsentText(consent.textId, consent.version);
  if (!shown) return null;
  return {
    id: randomUUIDv7(),
    lead_id: null,
    message_id: null,
    ...about,
    text_id: shown.id,
    text_version: shown.version,
    text_sha256: sha256Of(shown.text),
    page_url: pageUrl,
    given_at: nowMs,
  };
}

/** What consent adds to what makes two submissions the same one: who ticks the box and sends again is not forgotten. */
export function consentIn({ consent }: Pick<SubmissionEnvelope, "consent">): unknown[] {
  return consent ? [consent.textId, consent.version] : [];
}

/** The texts are few and each submission names one, so each is hashed once. */
const knownSha256 = new Map<string, string>();

function sha256Of(text: string): string {
  const sha256 = knownSha256.get(text) ?? createHash("sha256").update(text).digest("hex");
  knownSha256.set(text, sha256);
  return sha256;
}
