// cspell:ignore garantizamos aprobación
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { checkClaims } from "#app/domain/claims/claim-check.ts";
import { claimKinds } from "#app/domain/claims/kinds.ts";

type List = { kind: string; forbidden: string[]; harmless: string[] };

/** What the weights were learned from, and in `held` lists that they were not: a sixth of what the same writers wrote. */
const learned = listsIn("app/domain/claims/examples/*/*.json");
const held = listsIn("test/claims/held/*.json");

function listsIn(pattern: string): [string, List][] {
  return globSync(pattern).map((file) => [file, JSON.parse(readFileSync(file, "utf8"))]);
}

const isMarked = (kind: string) => (sentence: string) => checkClaims(sentence).some((one) => one.kind === kind);

function countIn(lists: readonly [string, List][]) {
  const all = lists.map(([, { kind, forbidden, harmless }]) => ({
    forbidden: forbidden.length,
    missed: forbidden.filter((sentence) => !isMarked(kind)(sentence)).length,
    harmless: harmless.length,
    marked: harmless.filter(isMarked(kind)).length,
  }));
  const sumOf = (name: keyof (typeof all)[number]) => all.reduce((sum, one) => sum + one[name], 0);
  return { missed: sumOf("missed") / sumOf("forbidden"), marked: sumOf("marked") / sumOf("harmless") };
}

describe.each(learned)("the sentences of %s", (_, { kind, forbidden, harmless }) => {
  it("are told apart, all but a few", () => {
    const missed = forbidden.filter((sentence) => !isMarked(kind)(sentence));
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(forbidden.length * 0.2);
    const marked = harmless.filter(isMarked(kind));
    expect(marked.length, marked.join("\n")).toBeLessThanOrEqual(harmless.length * 0.05);
  });
});

// In words that the reader has not seen, it misses many. These bounds are what it does today: they may only come down.
test("of sentences that nothing was learned from, three of five forbidden are found, and one in 20 harmless marked", () => {
  const { missed, marked } = countIn(held);
  expect(missed).toBeLessThan(0.42);
  expect(marked).toBeLessThan(0.06);
});

it("nothing was learned from the sentences that are held", () => {
  const known = new Set(learned.flatMap(([, { forbidden, harmless }]) => [...forbidden, ...harmless]));
  expect(
    held.flatMap(([, { forbidden, harmless }]) => [...forbidden, ...harmless]).filter((one) => known.has(one)),
  ).toEqual([]);
});

it.each([learned, held])(
  "there is a list for each kind but the loan's figures, which have rules of their own",
  (...lists) => {
    const listed = new Set(lists.map(([, { kind }]) => kind));
    expect(Object.keys(claimKinds).filter((kind) => !listed.has(kind))).toEqual(["loan-terms"]);
  },
);

it.each([
  ["advance-fee", "Pay $99 up front and we start tomorrow."],
  ["removal-promise", "We will get the collection removed."],
  ["removal-promise", "I can get those late payments deleted for you."],
  ["score-promise", "Your score should be at 700 by June."],
  ["approval-promise", "I know a lender who approves everyone."],
  ["approval-promise", "Le garantizamos la aprobación."],
])("a sentence that once went out is marked as %s: %s", (kind, sentence) => {
  expect(checkClaims(sentence).map((one) => one.kind)).toContain(kind);
});
