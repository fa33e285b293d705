import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markWords, parseSearchQuery, searchPath, searchQueryLength } from "./words.ts";

it("marks the matched words, as written in the text", () => {
  expect(markWords("Debt-to-income, café income", ["debt", "cafe"])).toEqual([
    { text: "Debt", hit: true },
    { text: "-to-income, ", hit: false },
    { text: "café", hit: true },
    { text: " income", hit: false },
  ]);
});

it("gives back every letter of the text", () => {
  const text = " “Do I’ll” 5 % e\u0301 – x ";
  expect(
    markWords(text, ["i", "5"])
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

describe("a search from the URL", () => {
  it.each([
    [null, ""],
    ["", ""],
    ["  down \t payment\n ", "down payment"],
    ["<img src=x onerror=alert(1)>pmi", "pmi"],
    ["pm\u0000i\u202e", "pmi"],
    ["3 < 5", "3 < 5"],
  ])("reads %j as %j", (raw, clean) => {
    expect(parseSearchQuery(raw)).toBe(clean);
  });

  it("is one short line of complete characters, whatever someone types, and cleaning it twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 1000 }), (raw) => {
        const query = parseSearchQuery(raw);
        expect(query.length).toBeLessThanOrEqual(searchQueryLength);
        expect(query.isWellFormed()).toBe(true);
        expect(query).not.toMatch(/[\p{Cc}\u2028\u2029]|^\s|\s$|\s\s/u);
        expect(parseSearchQuery(query)).toBe(query);
      }),
    );
  });

  it("has a URL on the search page", () => {
    expect(searchPath("")).toBe("/search");
    expect(searchPath("A&B #1?")).toBe("/search?q=A%26B+%231%3F");
  });
});
