import { expect, it } from "vitest";
import { specifiedTexts } from "./specified-texts.ts";
import { visitorSentences } from "./visitor-sentences.ts";
import { wordList } from "./word-list.ts";

const specified = Object.values(specifiedTexts).flat();
const sentences = visitorSentences().map((sentence) => ({ ...sentence, text: withoutSpecified(sentence.text) }));

it.each(wordList)("no visitor reads $no; write $write", ({ no }) => {
  const found = sentences.filter(({ text }) => no.test(text)).map(({ file, text }) => `${file}: ${text.trim()}`);
  expect(found).toEqual([]);
});

it("finds sentences in content, pages, forms, emails and guides", () => {
  const files = new Set(sentences.map(({ file }) => file.split("/").slice(0, 2).join("/")));
  for (const folder of ["app/content", "app/routes", "app/components", "app/forms", "app/server"])
    expect(files).toContain(folder);
  expect(sentences.length).toBeGreaterThan(3000);
});

function withoutSpecified(text: string): string {
  return specified.reduce((rest, words) => rest.replaceAll(words, ""), text);
}
