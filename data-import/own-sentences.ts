import { starterTemplates } from "#app/content/desk/starter-templates.ts";
import { claimRules } from "#app/domain/claims/rules.ts";
import { sentencesOf } from "#app/domain/claims/sentence-words.ts";
import { visitorSentences } from "#test/words/visitor-sentences.ts";

/** Each sentence of the site's pages, emails and templates, and of what rules say instead, once. */
export function ownSentences(): string[] {
  const texts = [
    ...starterTemplates.map(({ words }) => words),
    ...claimRules.map(({ instead }) => instead),
    ...visitorSentences().map(({ text }) => text),
  ];
  const sentences = texts.flatMap((text) => sentencesOf(text).map(({ sentence }) => sentence));
  return [...new Set(sentences.filter((sentence) => sentence.includes(" ")))];
}
