import type { Kysely } from "kysely";
import { consentTexts } from "#app/content/site/consent-texts.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { fingerprintOf } from "./consent-evidence.server.ts";

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
