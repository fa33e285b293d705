// cspell:ignore ayuda enganche

import { smallSpanishWords, spanishWords } from "#app/content/site/spanish-words.ts";
import { searchWords } from "./words.ts";

const small = new Set(smallSpanishWords.split(" "));
const known = new Map(spanishWords);
const phrases = spanishWords.filter(([spanish]) => spanish.includes(" "));
const fewestSpanish = 2;

/**
 * A question in Spanish, or in both languages, word by word in English: `ayuda con el enganche en texas` → `help down payment
 * texas`. One Spanish word alone stays: Casa Grande is in Arizona.
 */
export function inEnglish(query: string): string {
  const words = searchWords(query);
  const isSpanish = (word: string) => known.has(word) || small.has(word);
  const telling = words.filter((word) => known.has(word)).length;
  if (telling === 0 || (words.length > 1 && words.filter(isSpanish).length < fewestSpanish)) return query;
  const text = phrases.reduce(
    (before, [spanish, english]) => before.replace(` ${spanish} `, ` ${english} `),
    ` ${words.join(" ")} `,
  );
  return text
    .trim()
    .split(" ")
    .filter((word) => !small.has(word))
    .map((word) => known.get(word) ?? word)
    .join(" ");
}
