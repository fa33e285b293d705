import type { DataKey } from "#app/server/keys/data-key.server.ts";

/** Where the signed links lead; each takes its token as `?token=`. */
export const newsletterPaths = {
  confirm: "/newsletter/confirm",
  preferences: "/newsletter/preferences",
  unsubscribe: "/newsletter/unsubscribe",
} as const;

const day = 24 * 60 * 60 * 1000;
/** Long enough for an email that sat in a spam folder over a weekend. */
const confirmWithinMs = 7 * day;

/** Makes and reads the links of the newsletter's emails. They name a subscriber by id: addresses end up in logs. */
export type NewsletterLinks = {
  /** Asks for the last click of the sign-up; good for seven days. */
  confirm(subscriberId: string, nowMs: number): string;
  /** These two never expire: leaving must work from the oldest letter. */
  preferences(subscriberId: string): string;
  unsubscribe(subscriberId: string): string;
  readConfirmToken(token: string | null, nowMs: number): { subscriberId: string; expired: boolean } | null;
  /** The subscriber's id; null when the token isn't ours, or is for another purpose. */
  readPreferencesToken(token: string | null): string | null;
  readUnsubscribeToken(token: string | null): string | null;
};

/** Links of a site at this address, signed with this key. */
export function newsletterLinks(dataKey: Pick<DataKey, "signed" | "readSigned">, siteUrl: string): NewsletterLinks {
  const confirmPurpose = "newsletter-confirm";
  const preferencesPurpose = "newsletter-preferences";
  const unsubscribePurpose = "newsletter-unsubscribe";
  // Letters from the first release have one token for both.
  const olderPurpose = "newsletter-manage";
  const linkTo = (path: string, token: string) => `${siteUrl}${path}?token=${token}`;

  return {
    confirm(id, nowMs) {
      const until = Math.floor((nowMs + confirmWithinMs) / 1000);
      return linkTo(newsletterPaths.confirm, dataKey.signed(confirmPurpose, `${id}.${until}`));
    },
    preferences: (id) => linkTo(newsletterPaths.preferences, dataKey.signed(preferencesPurpose, id)),
    unsubscribe: (id) => linkTo(newsletterPaths.unsubscribe, dataKey.signed(unsubscribePurpose, id)),
    readConfirmToken(token, nowMs) {
      const [subscriberId, until] = dataKey.readSigned(confirmPurpose, token)?.split(".") ?? [];
      if (!subscriberId || !until) return null;
      return { subscriberId, expired: Number(until) * 1000 < nowMs };
    },
    readPreferencesToken: (token) =>
      dataKey.readSigned(preferencesPurpose, token) ?? dataKey.readSigned(olderPurpose, token),
    readUnsubscribeToken: (token) =>
      dataKey.readSigned(unsubscribePurpose, token) ?? dataKey.readSigned(olderPurpose, token),
  };
}
