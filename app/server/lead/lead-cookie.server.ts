import { type Connection, readSiteCookie, siteCookie } from "#app/lib/consent/site-cookie.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";

/*
 * Remembers which request for an analysis a visitor has just sent, so that the answers to the questions after it can be kept
 * with it. A cookie that only this server reads says so for an hour. An address never does: it would end up in logs.
 */

const name = "lead-answers";
const lifeSeconds = 60 * 60;

/**
 * The `Set-Cookie` that goes with the answer to a submission: a request for an analysis is named by it, and whatever else
 * is sent ends it, so that who writes to us about something else is not asked about the analysis. Null when none is needed.
 */
export function cookieAfter(
  { reference, isLead }: { reference: string; isLead: boolean },
  { dataKey, cookies, https }: Connection & { dataKey: Pick<DataKey, "signed">; cookies: string | null | undefined },
): string | null {
  if (isLead) return leadCookie(dataKey, reference, { https });
  return bringsLead(cookies, { https }) ? endLeadCookie({ https }) : null;
}

/** The cookie for one lead. */
export function leadCookie(
  dataKey: Pick<DataKey, "signed">,
  leadId: string,
  { https, now = Date.now() }: Connection & { now?: number },
): string {
  return cookie(dataKey.signed(name, `${leadId}.${now + lifeSeconds * 1000}`), lifeSeconds, https);
}

function endLeadCookie({ https }: Connection): string {
  return cookie("", 0, https);
}

/** Whether a `Cookie` header names a request; the name may still turn out to be none of ours. */
export function bringsLead(cookieHeader: string | null | undefined, connection: Connection): boolean {
  return readSiteCookie(cookieHeader, name, connection) !== null;
}

/** The id of the lead that a `Cookie` header names; null when it is not ours or too old. */
export function readLeadCookie(
  dataKey: Pick<DataKey, "readSigned">,
  cookieHeader: string | null,
  { https, now = Date.now() }: Connection & { now?: number },
): string | null {
  const signed = readSiteCookie(cookieHeader, name, { https });
  const [leadId = "", until] = (signed && dataKey.readSigned(name, signed)?.split(".")) || [];
  return Number(until) > now ? leadId : null;
}

function cookie(value: string, lifeSeconds: number, https: boolean): string {
  return siteCookie(name, value, { https, lifeSeconds, httpOnly: true });
}
