/** Whether a page came over https: a page without https could be forged, and must not read what https pages keep. */
export type Connection = { https: boolean };

/**
 * Prefix of our cookies' names over https. Browsers accept a cookie with this prefix only from this exact host, and only
 * encrypted: no other host under the same domain can set one here.
 */
export const hostPrefix = "__Host-";

function siteCookieName(name: string, { https }: Connection): string {
  return https ? `${hostPrefix}${name}` : name;
}

/** A cookie in the format of `Set-Cookie` or `document.cookie`. */
export function siteCookie(
  name: string,
  value: string,
  { https, lifeSeconds, httpOnly = false }: Connection & { lifeSeconds: number; httpOnly?: boolean },
): string {
  const attributes = ["Path=/", `Max-Age=${lifeSeconds}`, httpOnly && "HttpOnly", "SameSite=Lax", https && "Secure"];
  return [`${siteCookieName(name, { https })}=${value}`, ...attributes.filter(Boolean)].join("; ");
}

/** The value of a cookie in a `Cookie` header or `document.cookie`; null if it is missing or empty. */
export function readSiteCookie(
  cookies: string | null | undefined,
  name: string,
  connection: Connection,
): string | null {
  const start = `${siteCookieName(name, connection)}=`;
  const pairs = cookies?.split(";").map((pair) => pair.trim());
  return pairs?.find((pair) => pair.startsWith(start))?.slice(start.length) || null;
}
