import { formatUsPhoneNumber } from "#app/domain/text/phone-number.ts";

/** Warns of a number that came with a known person's email and that nobody confirmed. `known`: the numbers we have, as E.164. */
export function newPhoneWords(known: readonly string[]): string {
  const ours = known.length === 0 ? "" : `: ${known.map((phone) => formatUsPhoneNumber(phone)).join(", ")}`;
  return `Not a number we know for them${ours}. Nobody confirmed it, and anyone can type their email address. Ask who you are speaking with before you share anything.`;
}
