import type { DataKey } from "#app/server/keys/data-key.server.ts";

/** Makes and reads the link in the confirmation of a privacy request; it names the request, and nobody. */
export type PrivacyLinks = {
  /** Where the sender sees how the request stands, until 30 days after the answer (`hasLinkEnded`). */
  status(reference: string): string;
  /** The request's reference; null when the token is none of ours. */
  readStatusToken(token: string): string | null;
};

export function privacyLinks(dataKey: Pick<DataKey, "signed" | "readSigned">, siteUrl: string): PrivacyLinks {
  const purpose = "privacy-request-status";
  return {
    status: (reference) => `${siteUrl}/privacy-request/${dataKey.signed(purpose, reference)}`,
    readStatusToken: (token) => dataKey.readSigned(purpose, token),
  };
}
