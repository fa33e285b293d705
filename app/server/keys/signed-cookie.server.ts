import { type Connection, readSiteCookie, siteCookie } from "#app/lib/consent/site-cookie.ts";
import type { DataKey } from "./data-key.server.ts";

type Moment = Connection & { now?: number };

/** A cookie that only this server can write and read: what it says cannot be changed, and ends with its time. */
export function signedCookie(name: string) {
  return {
    /** The `Set-Cookie` that says `text`, in letters, digits and hyphens, for so long. */
    set(
      dataKey: Pick<DataKey, "signed">,
      text: string,
      { https, lifeSeconds, now = Date.now() }: Moment & { lifeSeconds: number },
    ): string {
      const value = dataKey.signed(name, `${text}.${now + lifeSeconds * 1000}`);
      return siteCookie(name, value, { https, lifeSeconds, httpOnly: true });
    },
    /** Whether a `Cookie` header brings one; it may still turn out to be none of ours. */
    isIn(cookieHeader: string | null | undefined, connection: Connection): boolean {
      return readSiteCookie(cookieHeader, name, connection) !== null;
    },
    /** What the one in a `Cookie` header says; null when there is none, it is not ours, or it is too old. */
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
