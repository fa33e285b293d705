import { formatUsPhoneNumber, parseUsPhoneNumber } from "#app/domain/text/typed-phone.ts";

/** Letters without accents and case, digits, and single spaces: "José  O’Neil" → "jose o neil". Any script stays. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** One email address is one person, in any spelling. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** A key that names someone by the only thing they gave: a phone number, as E.164. */
export function isPhoneKey(key: string): boolean {
  return key.startsWith("+");
}

/** The key of whoever an address or a phone number belongs to, as someone types it. */
export function contactKey(typed: string): string {
  return typed.includes("@") ? emailKey(typed) : (parseUsPhoneNumber(typed) ?? emailKey(typed));
}

/** Whether a name says more than the known one: "MARIA" says nothing new about Maria López, nor does an email address. */
export function saysMore(name: string, known: string): boolean {
  const words = new Set(nameKey(known).split(" "));
  const own = nameKey(name).split(" ");
  return !name.includes("@") && own.some((word) => word !== "" && !words.has(word));
}

/**
 * The name as it counts with a shared phone number. Two people with the same number and the same key may be one person, or
 * one of them typed the other's. No one is shown another person's letters on a guess: a colleague decides.
 */
export function nameKey(name: string): string {
  return fold(name).slice(0, 100);
}

/**
 * Warns of a number that came with a known person's email and that no colleague has decided about. `known`: the numbers we have,
 * as E.164. `isConfirmed`: the mailbox confirmed the call, and saw the number beside the button.
 */
export function newPhoneWords(known: readonly string[], { isConfirmed }: { isConfirmed: boolean }): string {
  const ours = known.length === 0 ? "" : `: ${known.map((phone) => formatUsPhoneNumber(phone)).join(", ")}`;
  const why = isConfirmed
    ? "Their mailbox confirmed this call with it, and nothing more."
    : "Nobody confirmed it, and anyone can type their email address.";
  return `Not a number we know for them${ours}. ${why} Ask who you are speaking with before you share anything.`;
}
