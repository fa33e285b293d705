import { maskEmail } from "#app/domain/text/email-address.ts";
import type { Capabilities } from "./capabilities.ts";

/** "Maria Lopez" → "M… L…" for those who may not see names. */
export function maskName(name: string): string {
  return name.replace(/(\p{L})[\p{L}\p{M}'’.-]*/gu, "$1…");
}

/** "+14805550142" → "…0142". */
function maskPhone(phone: string): string {
  return `…${phone.slice(-4)}`;
}

type Contact = { name: string; email: string; phone: string | null };

/** Masks a person for those who may not see people: just enough to tell two apart. */
export function shownContact<Shown extends Contact>(may: Capabilities, contact: Shown): Shown {
  if (may.has("see-unmasked")) return contact;
  const { name, email, phone } = contact;
  return { ...contact, name: maskName(name), email: maskEmail(email), phone: phone && maskPhone(phone) };
}
