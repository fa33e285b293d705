import { expect, it } from "vitest";
import { markWords } from "./search-words.ts";

it("marks the words that were met, as they are written in the text", () => {
  expect(markWords("Debt-to-income, café debts", ["debt", "cafe"])).toEqual([
    { text: "Debt", hit: true },
    { text: "-to-income, ", hit: false },
    { text: "café", hit: true },
    { text: " debts", hit: false },
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
