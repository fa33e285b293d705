import { type Connection, readSiteCookie, siteCookie } from "#app/lib/consent/site-cookie.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";

/*
 * Remembers what a visitor has just sent, so that the page after it can say by when we answer, and the answers to the questions
 * after a request for an analysis can be kept with it. A cookie that only this server reads says so for an hour. An address
 * never does: it would end up in logs.
 */

const name = "sent";
const lifeSeconds = 60 * 60;

/** The `Set-Cookie` that goes with the answer to a submission. */
export function sentCookie(
  dataKey: Pick<DataKey, "signed">,
  reference: string,
  { https, now = Date.now() }: Connection & { now?: number },
): string {
  const value = dataKey.signed(name, `${reference}.${now + lifeSeconds * 1000}`);
  return siteCookie(name, value, { https, lifeSeconds, httpOnly: true });
}

/** Whether a `Cookie` header names a submission; the name may still turn out to be none of ours. */
export function bringsSent(cookieHeader: string | null | undefined, connection: Connection): boolean {
  return readSiteCookie(cookieHeader, name, connection) !== null;
}

/** The reference of the submission that a `Cookie` header names; null when it is not ours or too old. */
export function readSentCookie(
  dataKey: Pick<DataKey, "readSigned">,
  cookieHeader: string | null,
  { https, now = Date.now() }: Connection & { now?: number },
): string | null {
  const signed = readSiteCookie(cookieHeader, name, { https });
  const [reference = "", until] = (signed && dataKey.readSigned(name, signed)?.split(".")) || [];
  return Number(until) > now ? reference : null;
}
