import { expect, test } from "vitest";
import { glossary } from "#app/content/glossary/all-terms.ts";
import { type GlossaryTerm, glossarySubjects } from "#app/content/glossary/terms/glossary-term.ts";
import { glossaryProblems, problemsOfTerms } from "./check-glossary.ts";

const lien: GlossaryTerm = {
  slug: "lien",
  term: "Lien",
  meaning: ["A claim on a home for a debt.", "It has to be paid when the home is sold."],
  example: "The roofer is paid before the seller is.",
  see: ["deed"],
  more: ["/faq"],
};
const deed: GlossaryTerm = { ...lien, slug: "deed", term: "Deed", see: ["lien"] };
const files = [{ name: "a-glossary.ts", text: '[\n  {\n    slug: "lien",\n  },\n  {\n    slug: "deed",\n  },\n]' }];

test("the current glossary has no problems", async () => {
  expect(await glossaryProblems(glossary)).toEqual([]);
});

test("a complete term has no problems", () => {
  expect(problemsOfTerms([lien, deed], files)).toEqual([]);
});

test("a duplicate term is reported with both of its lines", () => {
  const twice = [{ name: "a-glossary.ts", text: `${files[0]?.text}\n    slug: "lien",` }];
  expect(problemsOfTerms([lien, lien, deed], twice)).toEqual([
    'a-glossary.ts:3: lien: "lien" is there twice: a-glossary.ts:3 and a-glossary.ts:9',
  ]);
  expect(problemsOfTerms([lien, { ...deed, term: "lien" }], files)).toHaveLength(2);
});

test.each<[string, Partial<GlossaryTerm>]>([
  ['see "nowhere" leads nowhere', { see: ["nowhere"] }],
  ['see "deed" leads nowhere', { see: ["deed"] }],
  ["its example is missing or no sentence", { example: "" }],
  ["its meaning is not two sentences", { meaning: ["A claim on a home for a debt.", ""] }],
  [
    "its first sentence has a figure: lists and popovers show it without a source",
    { meaning: ["One of 3 claims on a home.", "It has to be paid when the home is sold."] },
  ],
  ["its meaning has a figure and no source", { meaning: ["A claim on a home for a debt.", "It lasts for 10 years."] }],
])("a problem is reported with file and line: %s", (problem, slip) => {
  expect(problemsOfTerms([lien, { ...deed, ...slip }], files)).toEqual([`a-glossary.ts:6: deed: ${problem}`]);
});

test("subjects begin with different letters, because the list marks its words with them", () => {
  const starts = glossarySubjects.map(({ id }) => id.slice(0, 2));
  expect(new Set(starts).size).toBe(starts.length);
});
