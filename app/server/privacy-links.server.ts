import type { DataKey } from "./data-key.server.ts";

/** Makes and reads the link in the confirmation of a privacy request; it names the request, and nobody. */
export type PrivacyLinks = {
  /** Where the sender sees how the request stands. It never runs out. */
  status(reference: string): string;
  /** The request's reference; null when the token is none of ours. */
  readStatusToken(token: string): string | null;
};

export function privacyLinks(dataKey: Pick<DataKey, "sign" | "verify">, siteUrl: string): PrivacyLinks {
  const purpose = "privacy-request-status";
  return {
    status: (reference) => `${siteUrl}/privacy-request/${reference}.${dataKey.sign(purpose, reference)}`,
    readStatusToken(token) {
      const [reference = "", signature = "", ...rest] = token.split(".");
      return rest.length === 0 && dataKey.verify(purpose, reference, signature) ? reference : null;
    },
  };
}
