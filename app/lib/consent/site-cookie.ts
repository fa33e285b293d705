/** Whether a page came over https: a page that came without could be forged, and must not read what https pages keep. */
export type Connection = { https: boolean };

/**
 * How the names of our cookies begin over https. Browsers take one of such a name only from this very host, and only
 * encrypted: no other name under the same domain can put one here.
 */
export const hostPrefix = "__Host-";

function siteCookieName(name: string, { https }: Connection): string {
  return https ? `${hostPrefix}${name}` : name;
}

/** A cookie as `Set-Cookie` or `document.cookie` takes it. */
export function siteCookie(
  name: string,
  value: string,
  { https, lifeSeconds, httpOnly = false }: Connection & { lifeSeconds: number; httpOnly?: boolean },
): string {
  const attributes = ["Path=/", `Max-Age=${lifeSeconds}`, httpOnly && "HttpOnly", "SameSite=Lax", https && "Secure"];
  return [`${siteCookieName(name, { https })}=${value}`, ...attributes.filter(Boolean)].join("; ");
}

/** The value of a cookie in a `Cookie` header or `document.cookie`; null when it is not there, or empty. */
export function readSiteCookie(
  cookies: string | null | undefined,
  name: string,
  connection: Connection,
): string | null {
  const start = `${siteCookieName(name, connection)}=`;
  const pairs = cookies?.split(";").map((pair) => pair.trim());
  return pairs?.find((pair) => pair.startsWith(start))?.slice(start.length) || null;
}
