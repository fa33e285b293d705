import type { Kysely } from "kysely";
import type { ConsentEvidenceRow, Schema } from "#app/server/database/schema.server.ts";
import { readConsentWords } from "./consent-words.server.ts";
import type { MailReceipt } from "./mail-consent.server.tsx";
import type { ReceiptLinks } from "./receipt-links.server.ts";

/** Columns of the evidence for a lead or message, if there is any. */
export type ReceiptColumns = { evidence_id: string | null } & {
  [Column in "text_sha256" | "given_at"]: ConsentEvidenceRow[Column] | null;
};

/** The consent summary in the confirmations of some leads or messages. The function gives null for one without evidence. */
export async function readMailReceipts(
  db: Kysely<Schema>,
  rows: readonly ReceiptColumns[],
  links: ReceiptLinks,
): Promise<(row: ReceiptColumns) => MailReceipt | null> {
  const words = await readConsentWords(db, [...new Set(rows.flatMap(({ text_sha256 }) => text_sha256 ?? []))]);
  return ({ evidence_id, text_sha256, given_at }) => {
    if (evidence_id === null || text_sha256 === null || given_at === null) return null;
    return { words: words.get(text_sha256) ?? "", givenAt: Number(given_at), url: links.url(evidence_id) };
  };
}
