import { createHash, randomUUIDv7 } from "node:crypto";
import { findConsentText } from "#app/content/consent-texts.ts";
import type { CreditAnalysisPayload } from "#app/forms/credit-analysis.ts";
import type { ConsentEvidenceRow } from "./database/schema.server.ts";

/**
 * Makes the row that proves which words the visitor agreed to, when (milliseconds) and on which page.
 * Null when the payload names no text that was ever ours: then nothing is claimed.
 */
export function makeConsentEvidence(
  payload: Pick<CreditAnalysisPayload, "consent" | "pageUrl">,
  leadId: string,
  nowMs: number,
): ConsentEvidenceRow | null {
  const { consent, pageUrl } = payload;
  const shown = consent && findConsentText(consent.textId, consent.version);
  if (!shown) return null;
  return {
    id: randomUUIDv7(),
    lead_id: leadId,
    text_id: shown.id,
    text_version: shown.version,
    text_sha256: sha256Of(shown.text),
    page_url: pageUrl,
    given_at: nowMs,
  };
}

/** The texts are few and each lead names one, so each is hashed once. */
const knownSha256 = new Map<string, string>();

function sha256Of(text: string): string {
  const sha256 = knownSha256.get(text) ?? createHash("sha256").update(text).digest("hex");
  knownSha256.set(text, sha256);
  return sha256;
}
