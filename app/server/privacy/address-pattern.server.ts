import { domainToASCII } from "node:url";

/**
 * Finds an address in a text, whatever its case, and not as the end or the beginning of another one. Its domain may be in
 * its ASCII form, as mails have it, and its @ as addresses of pages have it.
 */
export function addressPattern(email: string): RegExp {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const domains = [domain, domainToASCII(domain)].filter(Boolean).map(literally).join("|");
  return new RegExp(`(?<![\\w.%+-])${literally(email.slice(0, at))}(?:@|%40)(?:${domains})(?![\\w-]|\\.\\w)`, "i");
}

function literally(text: string): string {
  return text.replace(/[$.+*?^()[\]{}|\\/]/g, "\\$&");
}
