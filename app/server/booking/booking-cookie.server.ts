import { type Connection, readSiteCookie, siteCookie } from "#app/lib/consent/site-cookie.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";

/*
 * Remembers which time this browser picked last, or has booked. Whoever goes Back and picks another time gives the first one
 * back, and whoever goes Back after booking reads that it is booked. Only this server reads the cookie.
 */

const name = "booking";
const bookedSeconds = 60 * 60;
const holdSign = /^hold-([\da-f-]{36})$/;

/** The `Set-Cookie` for a time that is held under this id. */
export function holdCookie(holdId: string, { https }: Connection): string {
  return cookie(`hold-${holdId}`, bookingRules.holdMinutes * 60, https);
}

/** The id of the hold that a `Cookie` header names; null when it names none. */
export function readHoldCookie(cookieHeader: string | null, connection: Connection): string | null {
  return holdSign.exec(readSiteCookie(cookieHeader, name, connection) ?? "")?.[1] ?? null;
}

/** The `Set-Cookie` for a booking that this browser has made. It is signed: the booking's page is its visitor's alone. */
export function bookedCookie(dataKey: Pick<DataKey, "signed">, bookingId: string, { https }: Connection): string {
  return cookie(dataKey.signed(purpose, bookingId), bookedSeconds, https);
}

/** The id of the booking that a `Cookie` header names; null when it names none of ours. */
export function readBookedCookie(
  dataKey: Pick<DataKey, "readSigned">,
  cookieHeader: string | null,
  connection: Connection,
): string | null {
  return dataKey.readSigned(purpose, readSiteCookie(cookieHeader, name, connection));
}

const purpose = "booking cookie";

function cookie(value: string, lifeSeconds: number, https: boolean): string {
  return siteCookie(name, value, { https, lifeSeconds, httpOnly: true });
}
