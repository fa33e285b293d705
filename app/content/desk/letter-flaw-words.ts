import type { LetterFlaw } from "#app/domain/letter/letter-tree.ts";

/** Message for each part a letter is missing. */
export const missingWords = {
  subject: "Write a subject.",
  firstLine: "Write the first line in the inbox.",
  words: "Write the letter.",
} as const;

/** Message, after the quoted words, for something our emails cannot show. */
export const flawWords: Record<LetterFlaw["what"], string> = {
  html: "is HTML. A letter has words, headings, lists and links.",
  picture: "is a picture. Many mail programs block them, so a letter has none.",
  code: "is set as code. Take out the backticks, or the four spaces before it.",
  address: "is not a safe link. Use a path of our site, or https://.",
  other: "cannot be shown in an email.",
};
