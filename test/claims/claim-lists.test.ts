// cspell:ignore garantizamos aprobación
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkClaims } from "#app/domain/claims/claim-check.ts";
import { claimKinds } from "#app/domain/claims/claim-kinds.ts";

type List = { kind: string; forbidden: string[]; harmless: string[] };

/** Beside this file: lists by somebody who did not write the rules. In the folders: by who wrote the rules, before the rules were changed. */
const lists = globSync("test/claims/**/*.json").map((file): [string, List] => [
  file,
  JSON.parse(readFileSync(file, "utf8")),
]);

const isMarked = (kind: string) => (sentence: string) => checkClaims(sentence).some((one) => one.kind === kind);

describe.each(lists)("the sentences of %s", (_, { kind, forbidden, harmless }) => {
  it("that are forbidden are marked by their kind, all but two at most", () => {
    expect(forbidden.length).toBeGreaterThanOrEqual(6);
    const missed = forbidden.filter((sentence) => !isMarked(kind)(sentence));
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(2);
  });

  it("that are harmless are let through by their kind, all but two at most", () => {
    const marked = harmless.filter(isMarked(kind));
    expect(marked.length, marked.join("\n")).toBeLessThanOrEqual(2);
  });
});

it("there is a list for each kind but the loan's figures, which have rules of their own", () => {
  const listed = new Set(lists.map(([, { kind }]) => kind));
  expect(Object.keys(claimKinds).filter((kind) => !listed.has(kind))).toEqual(["loan-terms"]);
});

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
