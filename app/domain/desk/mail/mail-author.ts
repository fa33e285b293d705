import type { MailHeaders } from "./mail-signs.ts";

/** An address with the name beside it; the name is empty when there is none. */
export type MailAddress = { address: string; name: string };

/** Who wrote an email. `sentBy` is the program or list that sent it for them; null when they sent it themselves. */
export type MailAuthor = { author: MailAddress; sentBy: string | null };

/** Addresses of programs that pass on what someone typed elsewhere, such as the form of a site with homes to rent. */
const relays =
  /^(?:no[._-]?reply|do[._-]?not[._-]?reply|notifications?|notify|mailer|(?:web-?)?forms?|form-submissions?|wordpress|www-data|apache|website|webmaster|leads?)(?:[+._-].*)?@/i;

/**
 * Finds the person behind an email. A no-reply address with a `Reply-To` passes on the words of the person in `Reply-To`. A
 * mailing list that puts its own address into `From` names the writer in `X-Original-From` or `Reply-To`. Anyone can write
 * these headers, so the desk shows who really sent it.
 */
export function authorOf(
  { from, elsewhere }: { from: MailAddress; elsewhere: readonly MailAddress[] },
  headers: MailHeaders,
  ownAddress: string,
): MailAuthor {
  const isByList = / via /i.test(from.name) && ["list-id", "list-post", "mailing-list"].some((key) => headers.has(key));
  if (from.address !== "" && !isByList && !relays.test(from.address)) return { author: from, sentBy: null };
  const key = (address: string) => address.toLowerCase();
  const list = /<mailto:([^>?]+)/i.exec(headers.get("list-post") ?? "")?.[1] ?? "";
  const others = [from.address, ownAddress, list].map(key);
  const found = elsewhere.find(({ address }) => !others.includes(key(address)) && !relays.test(address));
  if (!found) return { author: from, sentBy: null };
  const name = found.name || (/^(.+) via /i.exec(from.name)?.[1] ?? "").replace(/^['"]|['"]$/g, "");
  return { author: { address: found.address, name }, sentBy: from.address || null };
}
