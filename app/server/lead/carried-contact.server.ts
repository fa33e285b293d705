import type { Connection } from "#app/lib/consent/site-cookie.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { sealedCookie } from "#app/server/keys/sealed-cookie.server.ts";

/**
 * Email and phone on their way from the landing page's short form to the form for the free credit analysis. They travel
 * in a cookie that only this server can read, never in a URL, which would end up in logs and browser histories.
 */
export type CarriedContact = { email: string; phone: string };

/** The page that receives the contact. */
export const carriedTo = "/get-started";

const cookie = sealedCookie("carried-contact", 10 * 60);
/** Room for the longest address that the form takes. */
const longest = { email: 254, phone: 40 } as const;

/** The `Set-Cookie` that carries a contact; null when there is nothing to carry. */
export function carryContact(
  dataKey: Pick<DataKey, "seal">,
  { email, phone }: CarriedContact,
  moment: Connection & { now?: number },
): string | null {
  const contact = { email: email.trim().slice(0, longest.email), phone: phone.trim().slice(0, longest.phone) };
  return contact.email || contact.phone ? cookie.set(dataKey, contact, moment) : null;
}

/** The `Set-Cookie` that removes it: a contact is carried once. */
export const dropContact = cookie.drop;

/** Whether a `Cookie` header has a contact; it may still turn out not to be ours. */
export const bringsContact = cookie.isIn;

/** The contact in a `Cookie` header; null when it is not ours or too old. */
export function readContact(
  dataKey: Pick<DataKey, "open">,
  cookieHeader: string | null,
  moment: Connection & { now?: number },
): CarriedContact | null {
  const { email = "", phone = "" } = cookie.read(dataKey, cookieHeader, moment) ?? {};
  return email || phone ? { email, phone } : null;
}
