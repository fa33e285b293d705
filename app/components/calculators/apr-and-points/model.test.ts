import { describe, expect, it } from "vitest";
import { exampleTexts } from "#app/components/calculators/fields/calculator-model.ts";
import { aprAndPointsModel } from "./model.ts";

/** Fixed numbers for this test, because the page's example may change. */
const typed = {
  ...exampleTexts(aprAndPointsModel.rules),
  loan: "251,750",
  years: "30",
  kept: "7",
  rateA: "6.85",
  pointsA: "0",
  feesA: "1,500",
  rateB: "6.6",
  pointsB: "1",
  feesB: "1,500",
};

function answerTo(changes: Partial<typeof typed>) {
  const { answer } = aprAndPointsModel.check({ ...typed, ...changes });
  if (!answer) throw new Error("The test's numbers are not valid");
  return answer;
}

describe("aprAndPointsModel", () => {
  it("calculates what a point earns back", () => {
    // Each schedule and both APRs were recalculated with Python’s fractions and floats.
    const { offers, light, heavy, comparison, keptMonths, heavyAheadCents } = answerTo({});
    expect(offers.map(({ paymentCents, startCents }) => [paymentCents, startCents])).toEqual([
      [1_649_62, 1_500_00],
      [1_607_82, 4_017_50],
    ]);
    expect(offers.map(({ apr }) => Math.round(apr() * 1e7))).toEqual([690_877, 675_628]);
    expect([light.name, heavy.name]).toEqual(["A", "B"]);
    expect(comparison).toMatchObject({ simpleMonths: 61, breakEvenMonths: 48 });
    expect([keptMonths, heavyAheadCents]).toEqual([84, 1_916_02]);
  });

  it("gives an APR equal to the rate if there are no points or fees", () => {
    const { offers } = answerTo({ feesA: "0", pointsB: "0", feesB: "0" });
    expect(offers.map(({ apr }) => Math.round(apr() * 1e6))).toEqual([68_500, 66_000]);
  });

  it("calls the offer that costs more at closing heavy, in either column", () => {
    const { heavy, comparison } = answerTo({ pointsA: "2", rateA: "6" });
    expect(heavy.name).toBe("A");
    expect(comparison.breakEvenMonths).not.toBeNull();
  });

  it("never earns back points that buy no lower rate", () => {
    expect(answerTo({ rateB: "6.85" }).comparison.breakEvenMonths).toBeNull();
  });

  it("counts no months after the end of the loan", () => {
    expect(answerTo({ years: "10", kept: "30" }).keptMonths).toBe(120);
  });

  it("answers loans without interest", () => {
    const { offers } = answerTo({ rateA: "0", rateB: "0", pointsB: "0", feesA: "0", feesB: "0" });
    expect(offers.map(({ apr }) => apr())).toEqual([0, 0]);
  });

  it.each([
    ["loan", "", "Type the loan amount, such as $251,750."],
    ["rateA", "6,8755", "Did you mean 6.8755? Use a comma for thousands and a period for decimals."],
    ["pointsB", "-1", "Type the points of offer B without a minus sign, such as 1%."],
    ["pointsB", "40", "Type the points of offer B as a number from 0% to 10%."],
    ["feesA", "200k", "The points and fees come to half of the loan or more. Type less than $125,875 in all."],
  ] as const)("says how to fix %s %j", (name, raw, message) => {
    expect(aprAndPointsModel.check({ ...typed, [name]: raw }).problems).toEqual({ [name]: message });
  });
});
