// cspell:ignore días tardes
import type { ClaimFinding } from "#app/domain/claims/claim-check.ts";

/**
 * What a press has put into a letter, and where: a sentence of ours, their own sentence again, or a template. A template goes
 * `below` what was written, without its greeting if the letter `greets` already; or it `replaces` a template that was not changed.
 * `was` is what the sentence replaced.
 */
export type PlacedWords = { start: number; end: number } & (
  | { is: "sentence"; line: number; was: string }
  | { is: "own"; line: number }
  | { is: "template"; below: boolean; greets: boolean; replaces: boolean }
);

/** A letter with the words that were placed in it. */
export type Placed = { words: string; placed: PlacedWords };

/** Puts the sentence to use instead in the place of the one that was found; null when that one is not there. */
export function placeSentence(
  words: string,
  { sentence: was, instead, line }: Pick<ClaimFinding, "sentence" | "instead" | "line">,
): Placed | null {
  // The same sentence can stand above, too.
  const start = words.indexOf(was, startOfLine(words, line));
  if (start === -1) return null;
  return exchange(words, { start, was, now: instead }, (place) => ({ ...place, is: "sentence", was }));
}

/** Puts a sentence back that was replaced by `now`, where that is by now; null when it is not there anymore. */
export function placeBack(words: string, { start, was, now }: Exchange): Placed | null {
  const at = words.startsWith(now, start) ? start : words.indexOf(now);
  if (now === "" || at === -1) return null;
  return exchange(words, { start: at, was: now, now: was }, (place) => ({ ...place, is: "own" }));
}

/**
 * Puts a template into an empty letter, or below what is written. A letter that greets already does not greet again. If the
 * letter is still a template that nobody has edited (`untouched`), the new one replaces it.
 */
export function placeTemplate(words: string, template: string, untouched: readonly string[] = []): Placed {
  const replaces = untouched.some((one) => one.trim() === words.trim());
  const above = replaces || words.trim() === "" ? "" : `${words.trimEnd()}\n\n`;
  const greets = greeting.test(above) && greeting.test(template);
  const below = greets ? template.replace(greeting, "") : template;
  const start = above.length;
  const placed = { is: "template", below: above !== "", greets, replaces, start, end: start } as const;
  return { words: above + below, placed };
}

/** A first line that is only a greeting, such as "Hi Omar," or "Good morning", with the empty lines around it. */
const greeting =
  /^\s*(?:hi|hey|hello|dear|hola|buenos días|buenas tardes|good (?:morning|afternoon|evening))(?:, [\p{L}\p{M}’'-]+| (?:(?:mrs?|ms|dr)\.|[^\n.!?,:]){0,40})?[,:.!]?[^\S\n]*(?:\n\s*|$)/iu;

type Exchange = { start: number; was: string; now: string };
type Place = { start: number; end: number; line: number };

function exchange(words: string, { start, was, now }: Exchange, told: (place: Place) => PlacedWords): Placed {
  const [above, below] = [words.slice(0, start), words.slice(start + was.length)];
  const line = above.split("\n").length;
  return { words: above + now + below, placed: told({ start, end: start + now.length, line }) };
}

function startOfLine(words: string, line: number): number {
  const above = words.split("\n").slice(0, line - 1);
  return above.reduce((length, one) => length + one.length + 1, 0);
}
