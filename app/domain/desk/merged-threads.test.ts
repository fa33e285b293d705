import { describe, expect, it } from "vitest";
import { carryWords, joinWords } from "./merged-threads.ts";

describe("the words of two threads in one draft", () => {
  it("stand one below the other", () => {
    expect(joinWords("", "Hi June,", "", "Dear June,")).toBe("Hi June,\n\nDear June,");
  });

  it.each([
    ["the newest words alone", "Hi", "Hi", "Hi June", "Hi June"],
    ["both, with the newest words in their place", "Dear June,\n\nHi", "Hi", "Hi there", "Dear June,\n\nHi there"],
    ["both, when the other one is below", "Hi\n\nDear June,", "Hi", "Hi there", "Hi there\n\nDear June,"],
    [
      "words of several paragraphs",
      "Dear\n\nOne.\n\nTwo.",
      "One.\n\nTwo.",
      "One.\n\n2.\n\n3.",
      "Dear\n\nOne.\n\n2.\n\n3.",
    ],
    ["what was begun elsewhere above the first words", "Dear June,", "", "Hi", "Dear June,\n\nHi"],
    [
      "all, when what was saved has changed since",
      "Dear June, hello",
      "Dear June,",
      "Dear J",
      "Dear June, hello\n\nDear J",
    ],
    ["the first words of an empty draft", "", "", "Hi", "Hi"],
    ["nothing twice", "Dear June,\n\nHi there", "Hi", "Hi there", "Dear June,\n\nHi there"],
    ["not what its writer took out", "Dear June,\n\nHi", "Hi", "", "Dear June,"],
  ])("keep %s", (_, stored, saved, words, kept) => {
    expect(carryWords(stored, { saved, words })).toBe(kept);
  });
});
