import type { Connection } from "#app/lib/consent/site-cookie.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { sealedCookie, signedCookie } from "#app/server/keys/sealed-cookie.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";

/*
 * Remembers which time this browser picked last, or what it has booked. A visitor who goes Back and picks another time
 * releases the first one, and one who goes Back after booking sees that the time is booked.
 */

const cookie = signedCookie("booking");
const bookedSeconds = 60 * 60;

/** The `Set-Cookie` for a time that is held under this id. */
export function holdCookie(dataKey: Pick<DataKey, "signed">, holdId: string, { https }: Connection): string {
  return cookie.set(dataKey, `hold-${holdId}`, { https, lifeSeconds: bookingRules.holdMinutes * 60 });
}

/** The `Set-Cookie` for a booking that this browser has made. */
export function bookedCookie(dataKey: Pick<DataKey, "signed">, bookingId: string, { https }: Connection): string {
  return cookie.set(dataKey, `booked-${bookingId}`, { https, lifeSeconds: bookedSeconds });
}

/** The id of the hold, or of the booking, that a `Cookie` header names. */
export function readBookingCookie(
  dataKey: Pick<DataKey, "readSigned">,
  cookieHeader: string | null,
  connection: Connection,
): { holdId?: string; bookingId?: string } {
  const [, kind, id = ""] = /^(hold|booked)-(.+)$/.exec(cookie.read(dataKey, cookieHeader, connection) ?? "") ?? [];
  if (kind === "hold") return { holdId: id };
  return kind === "booked" ? { bookingId: id } : {};
}

/**
 * What a visitor had typed when they went to pick another time, for the form that comes after it. With JavaScript the tab
 * keeps it, too (`kept-words.ts`), for those who leave by Back.
 */
export const keptWordsCookie = sealedCookie("booking-words", 30 * 60);

/** Browsers drop a cookie of more than 4,096 bytes; sealing makes four of three. */
const mostBytes = 2800;

/** Whether a cookie can hold these words. It holds whatever the form would take. */
export function canKeep(words: Record<string, string>): boolean {
  return Buffer.byteLength(JSON.stringify(words)) <= mostBytes;
}
