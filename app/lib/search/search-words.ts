import { cleanText, wellFormed } from "#app/domain/text/clean-text.ts";

// The words of a search: how we read, compare and mark them, and put them into a URL.

/** The words of a text in the form the search compares: lower case, no accents, no punctuation. */
export function searchWords(text: string): string[] {
  return plainWord(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function plainWord(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

type TextPart = { text: string; hit: boolean };

/** Splits a text so that the matched words can be marked. */
export function markWords(text: string, met: readonly string[]): TextPart[] {
  const words = new Set(met);
  const parts: TextPart[] = [];
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    const hit = words.has(plainWord(piece));
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
