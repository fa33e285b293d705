import type { DataKey } from "#app/server/keys/data-key.server.ts";

/** The booking that a link leads to. `isMailed`: it came by email, so whoever has it reads the visitor's mailbox. */
export type BookingLink = { bookingId: string; isMailed: boolean };

/**
 * Makes and reads the links that let a visitor see, move and cancel a booking. They name the booking and no person.
 * Anyone who books gets the page's link, in any name. Actions reserved for the owner of the address need the emailed one.
 */
export type BookingLinks = {
  /** A path of the site. */
  path(link: BookingLink): string;
  url(link: BookingLink): string;
  /** Null when the token isn't ours. */
  readToken(token: string): BookingLink | null;
};

const purposes = { page: "booking", mailed: "booking mailed" } as const;

/** Links of a site at this address, signed with this key. */
export function bookingLinks(dataKey: Pick<DataKey, "signed" | "readSigned">, siteUrl: string): BookingLinks {
  const path = ({ bookingId, isMailed }: BookingLink) =>
    `/booking/${dataKey.signed(isMailed ? purposes.mailed : purposes.page, bookingId)}`;
  return {
    path,
    url: (link) => siteUrl + path(link),
    readToken(token) {
      const ofPage = dataKey.readSigned(purposes.page, token);
      if (ofPage !== null) return { bookingId: ofPage, isMailed: false };
      const ofMail = dataKey.readSigned(purposes.mailed, token);
      return ofMail === null ? null : { bookingId: ofMail, isMailed: true };
    },
  };
}
