/** Words a minute of a grown-up who reads to understand. */
const wordsPerMinute = 230;

/** How long a text takes to read, in whole minutes: words ÷ 230, rounded, and never less than one. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / wordsPerMinute));
}
