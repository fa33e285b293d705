import { site } from "#config/site.ts";

/**
 * What to do when no email comes. Everyone who typed an address reads it, whether or not the address has reached its limit:
 * otherwise a stranger would learn from it how much that mailbox gets from us.
 */
export function NoEmailYet() {
  return (
    <p className="small">
      One address gets only a few emails an hour. If none comes within ten minutes, look in your spam folder, or call{" "}
      <a href={site.phone.href}>{site.phone.display}</a>, and we take care of it. Save this page’s address: it shows
      your call, too.
    </p>
  );
}
