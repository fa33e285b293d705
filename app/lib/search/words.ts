import { cleanText, wellFormed } from "#app/domain/text/clean-text.ts";

// The words of a search: how we read, compare and mark them, and put them into a URL.

/** The words of a text in the form the search compares: lower case, no accents, no punctuation. `F.H.A.` is `fha`. */
export function searchWords(text: string): string[] {
  const plain = plainWord(text)
    .replace(/(^|[^\p{L}\p{N}])\p{L}(?:\.\s?\p{L})+(?![\p{L}\p{N}])/gu, (letters) => letters.replace(/\.\s?/g, ""))
    .replace(/(\d)\s?\(k\)|\b(401|403|457) k\b/g, "$1$2k")
    .replace(/(\p{L})['’](?=\p{L})/gu, "$1");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function plainWord(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

/** A word without the ending of a plural, so that `taxes` finds `tax`. */
export function singular(word: string): string {
  if (word.length < 4 || !/[^sui]s$/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(x|z|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

type TextPart = { text: string; hit: boolean };

/** Splits a text so that the matched words can be marked. */
export function markWords(text: string, met: readonly string[]): TextPart[] {
  const words = new Set(met.map(singular));
  const parts: TextPart[] = [];
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    const hit = words.has(singular(plainWord(piece)));
    const last = parts.at(-1);
    if (last && last.hit === hit) last.text += piece;
    else if (piece !== "") parts.push({ text: piece, hit });
  }
  return parts;
}

/** Longer questions are cut: people do not type them, and each word costs the engine time. */
export const searchQueryLength = 100;

/** A search as one clean line, from a URL or a field; null is an empty search. */
export function parseSearchQuery(raw: string | null): string {
  // Cut before and after cleaning: the first cap bounds the work, and NFC can lengthen a text.
  const text = cleanText((raw ?? "").slice(0, 4 * searchQueryLength)).replace(/\s+/g, " ");
  return wellFormed(text.slice(0, searchQueryLength)).trim();
}

/** The page of all results, which the server renders. */
export function searchPath(query: string): string {
  return query === "" ? "/search" : `/search?${new URLSearchParams({ q: query })}`;
}
