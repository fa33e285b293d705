import { type Connection, readSiteCookie } from "#app/lib/consent/site-cookie.ts";

/*
 * The session cookie. It names no one: 256 random bits. It is sent only with requests from our own pages, and ends with the
 * browser; the server ends it sooner (`staff-sessions.server.ts`).
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

/** Describes a browser in a few words: enough to tell your own sessions apart. */
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
