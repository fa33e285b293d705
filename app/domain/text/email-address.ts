// An email address: how it is read, which mailbox it names, and how it is shown where others may look.

/** What an address has around it in a letter, a list or a sentence. */
const around = /^[\s"'“”‘’«»()[\]<>:;,.!?/|*]+|[\s"'“”‘’«»()[\]<>:;,.!?/|*]+$/g;
/** The word for it before an address, and a note in brackets behind it: `E-mail: maria@example.com (home)`. */
const beside =
  /^\s*(?:my\s+)?e-?mail(?:\s+address)?(?:\s+is)?\s*(?::|=|\s)\s*(?=\S+@)|(?<=\S)\s+\([^()@]*\)[\s.,;]*$/gi;

/** No address with a name before it is longer. The search for its parts takes long in a long text. */
const longestTyped = 1000;

/**
 * An address as people type or paste it, without what isn't part of it: invisible characters, `mailto:`, the name before
 * `<maria@example.com>`, and signs at its ends. A domain in other letters gets the form that mail servers use (`xn--…`).
 */
export function foldEmail(text: string): string {
  if (text.length > longestTyped) return text;
  const plain = text.replace(/\p{Cf}/gu, "").normalize("NFKC");
  const [, inBrackets = plain] = /^[^<>@]*<([^<>]+)>[^\p{L}\d@<>]*$/u.exec(plain) ?? [];
  const address = inBrackets
    .replace(beside, "")
    .replace(around, "")
    .replace(/^mailto:([^?]*).*$/is, "$1")
    .replace(around, "");
  return address.replace(/@([^\s@/:?#\\]*[^\s@/:?#\\\x21-\x7e][^\s@/:?#\\]*)$/, (whole, domain) => {
    try {
      return `@${new URL(`http://${domain}`).hostname}`;
    } catch {
      return whole;
    }
  });
}

/** Whether mail can go to a text as it is: the addresses that people have, not all that RFC 5322 allows (as in zod). */
export function isEmailAddress(text: string): boolean {
  return /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@([a-z0-9][a-z0-9-]*\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/i.test(text);
}

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
