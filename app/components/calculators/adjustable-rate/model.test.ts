import { describe, expect, it } from "vitest";
import { exampleTexts, sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { adjustableRateModel } from "./model.ts";

/** Fixed numbers for this test, because the page's example may change. */
const typed = {
  ...exampleTexts(adjustableRateModel.rules),
  loan: "251,750",
  rate: "6.9",
  fixedYears: "5",
  fixedRate: "7.4",
  kept: "7",
  margin: "2.75",
  index: "3.75",
};

function answerTo(changes: Partial<typeof typed>) {
  const { answer } = adjustableRateModel.check({ ...typed, ...changes });
  if (!answer) throw new Error("The test's numbers are not valid");
  return answer;
}

const ratesOf = (changes: Partial<typeof typed>) =>
  answerTo(changes).worst.steps.map(({ from, annualRate }) => `${from}: ${(annualRate * 100).toFixed(2)}`);

describe("adjustableRateModel", () => {
  it("uses the caps for the number of years that the first rate lasts", () => {
    expect(ratesOf({})).toEqual(["1: 6.90", "61: 8.90", "67: 9.90", "73: 10.90", "79: 11.90"]);
    expect(ratesOf({ fixedYears: "7" })).toEqual(["1: 6.90", "85: 11.90"]);
    expect(ratesOf({ caps: "2-2-5", every: "12" })).toEqual(["1: 6.90", "61: 8.90", "73: 10.90", "85: 11.90"]);
  });

  it("follows the index within the caps when the index does not change", () => {
    const { stays, indexedRate } = answerTo({});
    expect(indexedRate).toBe(0.065);
    expect(stays.steps.map(({ from, annualRate }) => [from, annualRate])).toEqual([
      [1, 0.069],
      [61, 0.065],
    ]);
    expect(answerTo({ index: "8" }).stays.steps.map(({ annualRate }) => annualRate)).toEqual([
      0.069, 0.089, 0.099, 0.1075,
    ]);
  });

  it("gives the highest payment, its month, and the interest compared with the fixed loan", () => {
    const answer = answerTo({});
    const { worst, fixed, keptMonths, worstMoreCents } = answer;
    const interest = (rows: readonly { interestCents: number }[]) =>
      rows.slice(0, keptMonths).reduce((sum, { interestCents }) => sum + interestCents, 0);
    expect(worstMoreCents).toBe(interest(worst.rows) - interest(fixed.rows));
    expect(sentenceText(adjustableRateModel.headline(answer))).toMatch(
      /^The payment starts at \$1,658 and can reach \$2,[\d,]+ after 6 years 6 months\. Kept for 7 years, the loan costs up to \$[\d,]+ more interest than the fixed one\.$/,
    );
    expect(sentenceText(adjustableRateModel.headline(answerTo({ kept: "5" })))).toMatch(
      /the loan costs at least \$[\d,]+ less/,
    );
  });

  it("never costs more than a fixed loan whose payment is always higher", () => {
    expect(answerTo({ fixedRate: "20" }).behindAfter).toBeNull();
  });

  it.each([
    ["margin", "12", "Type the margin as a number from 0% to 10%."],
    ["rate", "6,9125", "Did you mean 6.9125? Use a comma for thousands and a period for decimals."],
  ] as const)("says how to fix %s %j", (name, raw, message) => {
    expect(adjustableRateModel.check({ ...typed, [name]: raw }).problems).toEqual({ [name]: message });
  });
});
