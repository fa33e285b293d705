// An email address: which mailbox it names, and how it is shown where others may look.

/** Domains of one provider where dots in the name change nothing: https://support.google.com/mail/answer/7436150 (2026-11). */
const gmailDomains = new Set(["gmail.com", "googlemail.com"]);

/**
 * Names the mailbox behind an email address, to count what one person gets: many spellings lead to one mailbox. Case and
 * anything after a plus sign are dropped everywhere, dots only where the provider says that it ignores them. Use it for
 * counting and never for writing: some servers do tell such spellings apart.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().normalize("NFKC").toLowerCase();
  const at = address.lastIndexOf("@");
  const [name, domain] = [address.slice(0, at), address.slice(at + 1).replace(/\.$/, "")];
  // A name that begins with the plus sign has nothing else to tell it apart.
  const untagged = name.replace(/^(.+?)\+.*$/, "$1");
  if (!gmailDomains.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll(".", "")}@gmail.com`;
}

/** "maria@visitor.example" → "m…@visitor.example": a page whose link may be passed on does not show an address whole. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/u, "$1…");
}
