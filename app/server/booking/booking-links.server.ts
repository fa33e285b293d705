import type { DataKey } from "#app/server/keys/data-key.server.ts";

/**
 * The booking that a link leads to. `isMailed`: it came by email, so whoever has it reads the visitor's mailbox. `isTeam`: it is
 * in an export, or in the team's notice where there is no desk.
 */
export type BookingLink = { bookingId: string; isMailed: boolean; isTeam?: boolean };

/**
 * Makes and reads the links that let a visitor see, move and cancel a booking. They name the booking and no person.
 * Anyone who books gets the page's link, in any name. It changes the booking until the owner of the address has confirmed it;
 * actions reserved for that owner need the emailed one.
 */
export type BookingLinks = {
  /** A path of the site. */
  path(link: BookingLink): string;
  url(link: BookingLink): string;
  /** Null when the token isn't ours. */
  readToken(token: string): BookingLink | null;
};

const purposes = { page: "booking", mailed: "booking mailed", team: "booking team" } as const;

/** Links of a site at this address, signed with this key. */
export function bookingLinks(dataKey: Pick<DataKey, "signed" | "readSigned">, siteUrl: string): BookingLinks {
  const path = ({ bookingId, isMailed, isTeam = false }: BookingLink) =>
    `/booking/${dataKey.signed(purposes[isTeam ? "team" : isMailed ? "mailed" : "page"], bookingId)}`;
  return {
    path,
    url: (link) => siteUrl + path(link),
    readToken(token) {
      const ofPage = dataKey.readSigned(purposes.page, token);
      if (ofPage !== null) return { bookingId: ofPage, isMailed: false };
      const ofMail = dataKey.readSigned(purposes.mailed, token);
      if (ofMail !== null) return { bookingId: ofMail, isMailed: true };
      const ofTeam = dataKey.readSigned(purposes.team, token);
      return ofTeam === null ? null : { bookingId: ofTeam, isMailed: false, isTeam: true };
    },
  };
}
