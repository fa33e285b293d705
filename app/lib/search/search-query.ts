import { cleanText } from "#app/domain/text/clean-text.ts";

/** Longer questions are cut: nobody types them, and each word costs the engine time. */
export const searchQueryLength = 100;

/** A search as one clean line, from an address or a field; what is no text is an empty search. */
export function parseSearchQuery(raw: string | null): string {
  // Cut before and after cleaning: the first cap bounds the work, and NFC can lengthen a text.
  const text = cleanText((raw ?? "").slice(0, 4 * searchQueryLength)).replace(/\s+/g, " ");
  return text.slice(0, searchQueryLength).toWellFormed().trim();
}

/** The page of all results, which the server makes. */
export function searchPath(query: string): string {
  return query === "" ? "/search" : `/search?${new URLSearchParams({ q: query })}`;
}
