import type { DataKey } from "./data-key.server.ts";

/** Makes and reads the link by which a visitor sees, moves and cancels a talk. It names the booking, and nobody. */
export type BookingLinks = {
  /** A path of the site. It never runs out; what can still be done is the booking's matter. */
  path(bookingId: string): string;
  url(bookingId: string): string;
  /** The booking's id; null when the token is none of ours. */
  readToken(token: string): string | null;
};

export function bookingLinks(dataKey: Pick<DataKey, "signed" | "readSigned">, siteUrl: string): BookingLinks {
  const purpose = "booking";
  const path = (id: string) => `/booking/${dataKey.signed(purpose, id)}`;
  return {
    path,
    url: (id) => siteUrl + path(id),
    readToken: (token) => dataKey.readSigned(purpose, token),
  };
}
