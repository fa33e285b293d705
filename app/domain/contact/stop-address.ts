// cspell:disable -- words in the languages that people write
import { foldEmail } from "#app/domain/text/email-address.ts";

/**
 * What a request to stop emails says about addresses. `isHere`: it is about the address that it came from, and no other.
 * `closed`: the addresses in the request itself. `wanted`: the others in words that say where to write. All are keys.
 */
export type AddressWords = { isHere: boolean; closed: readonly string[]; wanted: readonly string[] };

const address = /[^\s@<>()"',;:]{1,64}@[^\s@<>()"',;:]{1,255}/gu;

/** The addresses that some words name, each once, as keys (see `emailKey`). */
export function addressesIn(words: string): string[] {
  return [...new Set((words.match(address) ?? []).map(addressKey))];
}

/** An address in any spelling, as it is known. */
export function addressKey(typed: string): string {
  return foldEmail(typed).trim().toLowerCase();
}

/**
 * What the words say to whoever knows the address that they came from: naming that one says "here" where it is in the request, and
 * nothing in a signature. Null when nothing else is left.
 */
export function seenFrom(from: string, words: AddressWords | undefined): AddressWords | null {
  const here = addressKey(from);
  const closed = words?.closed.filter((one) => one !== here) ?? [];
  const wanted = words?.wanted.filter((one) => one !== here) ?? [];
  const isHere = words !== undefined && (words.isHere || words.closed.includes(here));
  return isHere || closed.length + wanted.length > 0 ? { isHere, closed, wanted } : null;
}

const thisAddress = String.raw`this (?:\w+ )?(?:e-?mail )?(?:address|account|inbox|mailbox)`;
const here = new RegExp(
  String.raw`\b${thisAddress}\b|\b(?:at|to|on|from|using|remove|delete|take|drop|unsubscribe|e-?mail(?:ing)?|contact(?:ing)?) this e-?mail(?! (?:list|newsletter|series|campaign))\b|\b(?:e-?mail(?:s|ing)?|mail(?:ing)?|writ(?:e|ing)|contact(?:ing)?|messag(?:e|es|ing)|send(?:ing)?|newsletters?|anything)(?: \w+){0,3} here\b|(?<!\p{L})est[ea] (?:correo|direcci[oó]n|e-?mail|buz[oó]n)|(?<!\p{L})aqu[ií](?!\p{L})`,
  "iu",
);
/** Words that say where to write, beside an address. */
const invites =
  /\b(?:use|write|e-?mail|reach|send|read|check|try|contact|find|get|at my|instead|only|other|new|now|address is|prefer)\b|(?<!\p{L})(?:escr[ií]b|us[ea]|mand|env[ií]|otr[oa]|nuev[oa])\p{L}*/iu;

/**
 * Reads which addresses a request to stop names.
 *
 * @param request the clauses that make the request
 * @param sentences all that they say
 */
export function readAddressWords(
  request: readonly string[],
  sentences: readonly string[],
): Pick<AddressWords, "closed" | "wanted"> {
  const closed = [...new Set(request.flatMap(addressesIn))];
  const wanted = sentences.flatMap((sentence) =>
    invites.test(sentence.replace(address, "")) ? addressesIn(sentence) : [],
  );
  return { closed, wanted: [...new Set(wanted)].filter((one) => !closed.includes(one)) };
}

/** Whether the clauses that ask to stop are about the address that they came from. */
export function isAboutHere(request: readonly string[]): boolean {
  return request.some((clause) => here.test(clause));
}

/** Words that ask for another address in place of this one, where nothing says "stop". Somebody has to read them. */
export const otherAddress = new RegExp(
  [
    String.raw`^(?:(?:hi|hello|sorry|this is|you (?:have|got|wrote to)|it's|the|a|my)[\s,]+){0,5}wrong (?:e-?mail(?: address)?|address)\b`,
    String.raw`\b(?:take|get|remove|drop|delete|cross) ${thisAddress} (?:off|out|down)\b|\btake (?:off|out|down) ${thisAddress}\b`,
    String.raw`\b(?:use|write|e-?mail|reach|send|read|check|contact)\b.*@.*(?:\binstead\b|\bnot (?:this|here)\b)`,
    String.raw`\bstop using (?:it|this|${thisAddress})\b(?=.*@)|\b(?:no longer|don't|do not|never) (?:use|read|check) ${thisAddress}\b`,
  ].join("|"),
  "iu",
);

const digits = String.raw`\(?\d[\d().\s-]{5,}\d`;
const otherNumber = new RegExp(
  String.raw`\b(?:call|phone|text|use|try|reach|dial|ring)\b(?: \w+){0,3}(?: |: ?)(?:${digits}|(?:my|the|another) (?:\w+ )?(?:number|phone|cell|one|line)\b)`,
  "iu",
);
const thisNumber = new RegExp(
  String.raw`\b(?:this|that) (?:\w+ )?(?:number|phone|line|cell)\b|\bmy (?:old|work|home|office|first|cell|mobile) (?:number|phone|line)?\b|${digits}`,
  "iu",
);

/** Whether a request names one number, and the words around it ask for calls or texts to another. */
export function wantsOtherNumber(request: readonly string[], clauses: readonly string[]): boolean {
  return (
    request.some((clause) => thisNumber.test(clause)) &&
    clauses.some((clause) => !request.includes(clause) && otherNumber.test(clause))
  );
}
