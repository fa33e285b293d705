import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { consentTexts, findConsentText } from "#app/content/site/consent-texts.ts";
import type { SubmissionEnvelope } from "#app/forms/submission-envelope.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { ConsentEvidenceRow, Schema } from "#app/server/database/schema.server.ts";

/**
 * Makes the row that proves which words the visitor agreed to, when (milliseconds) and on which page. Null when the payload
 * names no text that was ever ours: then we claim nothing.
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
    id: newRowId(),
    lead_id: null,
    message_id: null,
    ...about,
    text_id: shown.id,
    text_version: shown.version,
    text_sha256: fingerprintOf(shown.text),
    page_url: pageUrl,
    given_at: nowMs,
  };
}

/** The part that consent adds to a submission's identity: a visitor who checks the box and sends again is not forgotten. */
export function consentIn(evidence: { text_id: string | null; text_version: number | null } | null): unknown[] {
  return evidence && evidence.text_id !== null ? [evidence.text_id, evidence.text_version] : [];
}

/** There are few texts, so each is hashed once. */
const knownSha256 = new Map<string, string>();

/** The SHA-256 of words that were shown, as the evidence has it. */
export function fingerprintOf(text: string): string {
  const sha256 = knownSha256.get(text) ?? createHash("sha256").update(text).digest("hex");
  knownSha256.set(text, sha256);
  return sha256;
}

/**
 * Keeps the words of every text that is, or was, shown: from then on they are there, whatever happens to the site's texts.
 */
export async function storeConsentWords(db: Kysely<Schema>): Promise<void> {
  const rows = consentTexts.map(({ text }) => ({ text_sha256: fingerprintOf(text), words: text }));
  await db
    .insertInto("consent_words")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The kept words that evidence names by their SHA-256; words that were never kept are missing. */
export async function readConsentWords(db: Kysely<Schema>, fingerprints: string[]): Promise<Map<string, string>> {
  if (fingerprints.length === 0) return new Map();
  const rows = await db.selectFrom("consent_words").selectAll().where("text_sha256", "in", fingerprints).execute();
  // Until the site has started once with a new text, only the text itself has its words. The fingerprint proves it.
  const shown = consentTexts.map(({ text }) => [fingerprintOf(text), text] as const);
  const known = new Map([...shown, ...rows.map(({ text_sha256, words }) => [text_sha256, words] as const)]);
  return new Map(fingerprints.flatMap((one) => (known.has(one) ? [[one, known.get(one) ?? ""]] : [])));
}
