import { describe, expect, it } from "vitest";
import { findArticle } from "#app/content/articles/articles.server.ts";
import { library } from "#app/content/claims/library.ts";
import { calculators, gatherCalculators } from "./calculator-list.ts";
import type { CalculatorRecord } from "./calculator-record.ts";

it("has at least as many calculators as the site says it opened with", () => {
  expect(calculators.length).toBeGreaterThan(Number(library.calculators.figure));
});

it("never sends a visitor from a calculator to a guide that doesn't exist", () => {
  for (const { guide } of calculators) expect(findArticle(guide.path), guide.path).not.toBeNull();
});

describe("gatherCalculators", () => {
  const record: CalculatorRecord = {
    place: 10,
    title: "Rent",
    description: "What rent costs.",
    head: { title: "Rent calculator", description: "What rent costs in a year." },
    guide: { path: "/reports/rents", label: "Rents by state" },
    searchWords: [],
    question: "What does rent cost?",
    lead: "It adds up.",
    assumes: [],
    leavesOut: [],
    next: "And then?",
  };

  it("puts them in the order of the questions, and of their places below one", () => {
    const files = {
      "./worth-it/rent.ts": record,
      "./can-i/later.ts": { ...record, place: 20 },
      "./can-i/sooner.ts": record,
    };
    expect(gatherCalculators(files).map(({ path }) => path)).toEqual([
      "/calculators/sooner",
      "/calculators/later",
      "/calculators/rent",
    ]);
  });

  it.each([
    [
      { "./cash/rent.ts": { ...record, lead: undefined } },
      /^app\/content\/calculators\/cash\/rent\.ts: calculator\.lead: /,
    ],
    [{ "./cash/rent.ts": { ...record, head: { title: "Rent" } } }, /cash\/rent\.ts: calculator\.head\.description: /],
    [{ "./cash/rent.ts": undefined }, /cash\/rent\.ts: calculator: /],
    [{ "./money/rent.ts": record }, /calculators\/money: no question has this id/],
    [
      { "./cash/rent.ts": record, "./cash/lease.ts": record },
      /cash\/rent\.ts and .*cash\/lease\.ts: they have the same place/,
    ],
    [
      { "./cash/rent.ts": record, "./worth-it/rent.ts": record },
      /cash\/rent\.ts and .*worth-it\/rent\.ts: they have the same slug/,
    ],
  ])("names file and field of what stops the build: %#", (files, message) => {
    expect(() => gatherCalculators(files)).toThrow(message);
  });
});
