import { formatUsPhoneNumber } from "#app/domain/text/typed-phone.ts";

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
