import { markWords } from "#app/lib/search/search-words.ts";

/** A text with the words marked that a search met. */
export function Marked({ text, met }: { text: string; met: readonly string[] }) {
  return markWords(text, met).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order.
    part.hit ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
