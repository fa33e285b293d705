/** Texts one below the other. What is empty takes no room. */
export function joinWords(...texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join("\n\n");
}

/**
 * A draft that holds the texts of two threads, with the newest words of one of them.
 *
 * @param saved what the writer's page had saved before: the words take its place. Where it is not there anymore, nothing
 * stored is replaced, and the words go below.
 */
export function carryWords(stored: string, { saved, words }: { saved: string; words: string }): string {
  if (isIn(stored, words)) return stored;
  const at = saved === "" ? -1 : placeOf(stored, saved);
  if (at === -1) return joinWords(stored, words);
  return joinWords(stored.slice(0, at).trimEnd(), words, stored.slice(at + saved.length).trimStart());
}

function isIn(stored: string, words: string): boolean {
  return words !== "" && placeOf(stored, words) !== -1;
}

/** Where a text stands with nothing beside it on its lines; -1 when it does not. */
function placeOf(stored: string, text: string): number {
  return `\n\n${stored}\n\n`.lastIndexOf(`\n\n${text}\n\n`);
}
