import { type Connection, readSiteCookie, siteCookie } from "#app/lib/consent/site-cookie.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";

/**
 * Email and phone on their way from the landing page's short form to the form for the free credit analysis. They travel
 * in a cookie that only this server can read, never in a URL, which would end up in logs and browser histories.
 */
export type CarriedContact = { email: string; phone: string };

/** The page that receives the contact. */
export const carriedTo = "/get-started";

const cookieName = "carried-contact";
const lifeSeconds = 10 * 60;
/** Room for the longest address that the form takes. */
const longest = { email: 254, phone: 40 } as const;

/** The `Set-Cookie` that carries a contact; null when there is nothing to carry. */
export function carryContact(
  dataKey: Pick<DataKey, "seal">,
  { email, phone }: CarriedContact,
  { https, now = Date.now() }: Connection & { now?: number },
): string | null {
  const contact = { email: email.trim().slice(0, longest.email), phone: phone.trim().slice(0, longest.phone) };
  if (!contact.email && !contact.phone) return null;
  const text = JSON.stringify({ ...contact, until: now + lifeSeconds * 1000 });
  return cookie(dataKey.seal(cookieName, text), lifeSeconds, https);
}

/** The `Set-Cookie` that removes it: a contact is carried once. */
export function dropContact({ https }: Connection): string {
  return cookie("", 0, https);
}

/** Whether a `Cookie` header has a contact; it may still turn out not to be ours. */
export function bringsContact(cookieHeader: string | null | undefined, connection: Connection): boolean {
  return readSiteCookie(cookieHeader, cookieName, connection) !== null;
}

/** The contact in a `Cookie` header; null when it is not ours or too old. */
export function readContact(
  dataKey: Pick<DataKey, "open">,
  cookieHeader: string | null,
  { https, now = Date.now() }: Connection & { now?: number },
): CarriedContact | null {
  const sealed = readSiteCookie(cookieHeader, cookieName, { https });
  const text = sealed && dataKey.open(cookieName, sealed);
  if (!text) return null;
  const { email, phone, until }: CarriedContact & { until: number } = JSON.parse(text);
  return until > now ? { email, phone } : null;
}

function cookie(value: string, lifeSeconds: number, https: boolean): string {
  return siteCookie(cookieName, value, { https, lifeSeconds, httpOnly: true });
}
