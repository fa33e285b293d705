import { expect, it } from "vitest";
import { allClaims } from "#app/content/claims/all-claims.ts";
import { claimStandings } from "#config/claims.ts";
import { claimsOnPages, countedFigures, figuresHeading, shownOutcomes } from "./shown-outcomes.ts";

const { programs, counties } = countedFigures;
const names = ["familiesHelped", "monthsToOwn", "successRate"] as const;

it("has what the business states, as long as nothing else is said", () => {
  expect(shownOutcomes(names).map(({ figure }) => figure)).toEqual(["2,500+", "5", "95%"]);
  expect(claimsOnPages()).toEqual(expect.arrayContaining([...allClaims, ...Object.values(countedFigures)]));
});

it("has a figure to count in place of each that has no proof, each once, in the order of the page", () => {
  const standings = { ...claimStandings, familiesHelped: "countable", successRate: "countable" } as const;
  expect(shownOutcomes(names, standings).map(({ id }) => id)).toEqual([programs.id, "months-to-own", counties.id]);
  expect(claimsOnPages(standings).map(({ id }) => id)).not.toContain("families-helped");
});

it("says where the proof is", () => {
  const standings = { ...claimStandings, rating: { evidence: "Letter of an auditor, October 2026." } };
  expect(shownOutcomes(["rating"], standings)).toMatchObject([
    { figure: "4.9/5", evidence: "Letter of an auditor, October 2026." },
  ]);
});

it("has no heading about results above what anyone can count", () => {
  expect(figuresHeading(shownOutcomes(names), "What we say")).toBe("What we say");
  expect(figuresHeading([programs, counties], "What we say")).toBe("What you can count yourself");
});

it("counts what is there", () => {
  expect(Number(programs.figure)).toBeGreaterThan(100);
  expect(Number(counties.figure.replace(",", ""))).toBeGreaterThan(3_000);
});
