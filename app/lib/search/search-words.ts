/** The words of a text as the search compares them: small letters, no accents, no punctuation. */
export function searchWords(text: string): string[] {
  return plainWord(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function plainWord(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

export type TextPart = { text: string; hit: boolean };

/** Cuts a text so that the words which the search met can be marked. */
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
