import type { DataKey } from "#app/server/keys/data-key.server.ts";

/**
 * Makes and reads the link to a receipt: the page that shows what somebody agreed to, and stops it. It names the evidence and
 * no one, and never runs out: stopping must work from the oldest email. It is only ever mailed, so whoever has it reads the
 * person's mailbox.
 */
export type ReceiptLinks = {
  url(evidenceId: string): string;
  /** The evidence's id; null when the token is none of ours. */
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
