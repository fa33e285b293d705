import { type Connection, readSiteCookie } from "#app/lib/consent/site-cookie.ts";

/*
 * The cookie of who is signed in. It names nobody: 256 random bits. It comes along only with requests that our own pages
 * make, and ends with the browser; the server ends it sooner (`staff-sessions.server.ts`).
 */
const name = "desk";

/** The `Set-Cookie` for a session's token; an empty one ends it. */
export function deskCookie(token: string, { https }: Connection): string {
  const attributes = ["Path=/", "HttpOnly", "SameSite=Strict", https && "Secure", token === "" && "Max-Age=0"];
  return [`${https ? "__Host-" : ""}${name}=${token}`, ...attributes.filter(Boolean)].join("; ");
}

/** The token in a `Cookie` header; null when there is none. */
export function readDeskCookie(cookies: string | undefined, connection: Connection): string | null {
  return readSiteCookie(cookies, name, connection);
}

/** In a few words, which browser a person uses: enough to know one's own sessions apart. */
export function deviceOf(userAgent: string | undefined): string {
  const find = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const browser = find([
    [/Edg\//, "Edge"],
    [/Firefox\//, "Firefox"],
    [/Chrom(e|ium)\/|HeadlessChrome|CriOS/, "Chrome"],
    [/Safari\//, "Safari"],
  ]);
  const system = find([
    [/iPhone|iPad/, "iPhone or iPad"],
    [/Android/, "Android"],
    [/Windows/, "Windows"],
    [/Mac OS X/, "Mac"],
    [/Linux/, "Linux"],
  ]);
  return `${browser ?? "A browser"}${system ? ` on ${system}` : ""}`;
}
