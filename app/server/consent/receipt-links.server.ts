import type { DataKey } from "#app/server/keys/data-key.server.ts";

/**
 * Makes and reads the link to a receipt: the page that shows what someone agreed to, and stops it. It names the evidence and
 * no person, and never expires: stopping must work from the oldest email. It is only ever emailed, so whoever has it reads
 * the person's mailbox.
 */
export type ReceiptLinks = {
  url(evidenceId: string): string;
  /** The evidence's id; null when the token isn't ours. */
  readToken(token: string): string | null;
};

/** Links of a site at this address, signed with this key. */
export function receiptLinks(dataKey: Pick<DataKey, "signed" | "readSigned">, siteUrl: string): ReceiptLinks {
  const purpose = "consent receipt";
  return {
    url: (evidenceId) => `${siteUrl}/consent/${dataKey.signed(purpose, evidenceId)}`,
    readToken: (token) => dataKey.readSigned(purpose, token),
  };
}
