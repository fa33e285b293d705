import { type Connection, readSiteCookie, siteCookie } from "#app/lib/consent/site-cookie.ts";
import type { DataKey } from "./data-key.server.ts";

type Moment = Connection & { now?: number };

/** A cookie with a visitor's own words on their way to another page: only this server can read it, and it expires on time. */
export function sealedCookie(name: string, lifeSeconds: number) {
  const cookie = (value: string, seconds: number, https: boolean) =>
    siteCookie(name, value, { https, lifeSeconds: seconds, httpOnly: true });
  return {
    /** The `Set-Cookie` that carries these words. */
    set(dataKey: Pick<DataKey, "seal">, words: Record<string, string>, { https, now = Date.now() }: Moment): string {
      const text = JSON.stringify({ ...words, until: now + lifeSeconds * 1000 });
      return cookie(dataKey.seal(name, text), lifeSeconds, https);
    },
    /** The `Set-Cookie` that removes it. */
    drop: ({ https }: Connection): string => cookie("", 0, https),
    /** Whether a `Cookie` header has one; it may still turn out not to be ours. */
    isIn(cookieHeader: string | null | undefined, connection: Connection): boolean {
      return readSiteCookie(cookieHeader, name, connection) !== null;
    },
    /** The words in a `Cookie` header; null when there are none, they are not ours, or they are too old. */
    read(
      dataKey: Pick<DataKey, "open">,
      cookieHeader: string | null,
      { https, now = Date.now() }: Moment,
    ): Record<string, string> | null {
      const sealed = readSiteCookie(cookieHeader, name, { https });
      const text = sealed && dataKey.open(name, sealed);
      if (!text) return null;
      const { until, ...words }: Record<string, string> & { until: number } = JSON.parse(text);
      return until > now ? words : null;
    },
  };
}

/** A cookie that only this server can write and read: its content can't be changed, and it expires on time. */
export function signedCookie(name: string) {
  return {
    /** The `Set-Cookie` that carries `text`, made of letters, digits and hyphens, for that long. */
    set(
      dataKey: Pick<DataKey, "signed">,
      text: string,
      { https, lifeSeconds, now = Date.now() }: Moment & { lifeSeconds: number },
    ): string {
      const value = dataKey.signed(name, `${text}.${now + lifeSeconds * 1000}`);
      return siteCookie(name, value, { https, lifeSeconds, httpOnly: true });
    },
    /** Whether a `Cookie` header has one; it may still turn out not to be ours. */
    isIn(cookieHeader: string | null | undefined, connection: Connection): boolean {
      return readSiteCookie(cookieHeader, name, connection) !== null;
    },
    /** The text of the cookie in a `Cookie` header; null when there is none, it is not ours, or it is too old. */
    read(
      dataKey: Pick<DataKey, "readSigned">,
      cookieHeader: string | null,
      { https, now = Date.now() }: Moment,
    ): string | null {
      const signed = readSiteCookie(cookieHeader, name, { https });
      const [text = "", until] = dataKey.readSigned(name, signed)?.split(".") ?? [];
      return Number(until) > now ? text : null;
    },
  };
}
