import { describe, expect, it } from "vitest";
import { parseFrontMatter } from "./front-matter.ts";

const guide = {
  title: "A guide",
  description: "What it is about.",
  category: "Getting Started",
  nextStep: "my-path",
  author: "An editor",
  reviewer: "Another editor",
  publishDate: "2026-11-21",
  reviewedDate: "2026-11-21",
  reviewBy: "2027-05-21",
  featured: false,
  sources: [{ title: "A law", publisher: "A publisher", where: "law.gov" }],
  facts: [{ figure: "30 days", source: 1 }],
  headings: [{ id: "one", text: "One" }],
  wordCount: 900,
  terms: [],
};

describe("the head of a guide", () => {
  it("passes when nothing is missing", () => {
    expect(parseFrontMatter("guides", "a-guide", guide)).toEqual(guide);
  });

  it.each(Object.keys(guide))("without %s stops the build, naming the file and the field", (field) => {
    const { [field as keyof typeof guide]: _, ...rest } = guide;
    expect(() => parseFrontMatter("guides", "a-guide", rest)).toThrow(
      `app/content/guides/a-guide.mdx: ${field} is missing`,
    );
  });

  it.each([
    [{ reviewBy: "in May" }, /^app\/content\/guides\/a-guide\.mdx: reviewBy: /],
    [{ sources: [{ title: "A law", where: "law.gov" }] }, /sources\.0\.publisher is missing$/],
    [{ reviewby: "2027-05-21" }, /unknown field: reviewby$/],
  ])("with %o stops the build", (change, words) => {
    expect(() => parseFrontMatter("guides", "a-guide", { ...guide, ...change })).toThrow(words);
  });

  it("of a report needs key insights too", () => {
    const { facts: _, ...report } = guide;
    expect(() => parseFrontMatter("reports", "a-report", report)).toThrow(
      "app/content/reports/a-report.mdx: keyInsights is missing",
    );
  });
});
