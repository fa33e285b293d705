import { expect, it } from "vitest";
import { localPrograms } from "#app/content/finder/local-programs.ts";
import { pathHelpOf } from "./path-help.ts";

const helpOf = (slug: string) => {
  const program = localPrograms.find((each) => each.slug === slug);
  if (!program) throw new Error(`No program ${slug}`);
  return pathHelpOf(program);
};

it("reads the amount, score and limits of a program whose page names them", () => {
  expect(helpOf("al-first-step")).toEqual({
    slug: "al-first-step",
    programs: ["fha", "conventional-97", "homeready", "home-possible"],
    most: { cents: 10_000_00 },
    minimumScore: null,
    firstTimeOnly: null,
    incomeCents: null,
    medianShare: null,
    priceCents: null,
    repaid: "unsaid",
  });
});

it("knows a second loan by its monthly payment, and a grant by none", () => {
  expect(helpOf("ne-homebuyer-assistance-hba")?.repaid).toEqual({ annualRate: 0.01, termMonths: 120 });
  expect(helpOf("tn-great-choice-plus-amortizing")?.repaid).toEqual({ annualRate: "first-loan", termMonths: 360 });
  for (const { slug, terms } of localPrograms.filter(({ terms: { kind } }) => kind === "grant")) {
    expect([slug, helpOf(slug)?.repaid ?? null, terms.kind]).toEqual([slug, null, "grant"]);
  }
});

it("skips programs without an amount to count with, only for some people or streets, or told by other websites only", () => {
  expect(helpOf("al-step-up")).toBeNull();
  const taken = localPrograms.filter((program) => pathHelpOf(program) !== null);
  expect(taken.length).toBeGreaterThan(20);
  for (const { terms, place, doubt, confidence } of taken) {
    expect([terms.forWhom, place.city, place.part, doubt]).toEqual([null, null, null, null]);
    expect(confidence).toBe("administrator-page");
  }
});
