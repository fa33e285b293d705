import { expect, it } from "vitest";
import { faqSchema } from "#app/content/site/records.ts";
import { contentProblems } from "./check-content.ts";

it("finds nothing wrong with the site's content", () => {
  expect(contentProblems()).toEqual([]);
});

it("names the list, the position and the field of a mistake", () => {
  const records = [
    { question: "Is it free?", answer: ["Yes."] },
    { question: "Is it free", answer: [] },
  ];
  expect(contentProblems([{ name: "faq", schema: faqSchema, records }])).toEqual([
    expect.stringMatching(/^faq\[1\]\.question: /),
    expect.stringMatching(/^faq\[1\]\.answer: /),
  ]);
});
