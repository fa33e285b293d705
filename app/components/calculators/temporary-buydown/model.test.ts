import { describe, expect, it } from "vitest";
import { exampleTexts, sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { temporaryBuydownModel } from "./model.ts";

/** Fixed numbers for this test, because the page's example may change. */
const typed = {
  ...exampleTexts(temporaryBuydownModel.rules),
  loan: "400,000",
  rate: "5.5",
  years: "30",
  kind: "2-1",
  payer: "seller",
  leave: "12",
};

function answerTo(changes: Partial<typeof typed>) {
  const { answer } = temporaryBuydownModel.check({ ...typed, ...changes });
  if (!answer) throw new Error("The test's numbers are not valid");
  return answer;
}

describe("temporaryBuydownModel", () => {
  it("gives the payments by year, the cost, and the money left", () => {
    // The payments and the cost match a published example; see domain/loan/temporary-buydown.test.ts.
    expect(sentenceText(temporaryBuydownModel.headline(answerTo({})))).toBe(
      "You pay $1,796 a month in year 1, $2,027 in year 2, then $2,271. The seller puts $8,633 into an account at closing; after 1 year $2,933 of it is left.",
    );
    expect(sentenceText(temporaryBuydownModel.headline(answerTo({ leave: "0", payer: "you", kind: "1-0" })))).toBe(
      "You pay $2,027 a month in year 1, then $2,271. You put $2,933 into an account at closing.",
    );
  });

  it("leaves nothing in the account once its years are over", () => {
    expect(answerTo({ leave: "30" }).leftCents).toBe(0);
    expect(answerTo({ leave: "30", kind: "3-2-1" }).leftCents).toBeGreaterThan(0);
  });

  it("compares the same money as points and as a smaller loan", () => {
    // 8,632.80 is 2.1582 points: 0.53955% off the rate.
    const { pointsRate, pointsPaymentCents, pointsAheadAfter, smallerPaymentCents } = answerTo({}).sameMoney();
    expect(pointsRate).toBeCloseTo(0.0496045, 9);
    expect(pointsPaymentCents).toBeLessThan(smallerPaymentCents);
    // The lower rate also pays off more of the loan, so it is ahead before the payments alone have earned it back.
    expect(pointsAheadAfter).toBeLessThan(Math.ceil(8_632_80 / (2_271_16 - pointsPaymentCents)));
  });

  it("counts what is still owed, as apr-and-points does, and never lets a buydown of nothing lose", () => {
    expect(answerTo({ loan: "300,000", rate: "6.5", kind: "2-1" }).sameMoney().pointsAheadAfter).toBe(48);
    expect(answerTo({ loan: "300,000", rate: "0" }).sameMoney().pointsAheadAfter).toBeNull();
  });

  it("never lets points take the rate below 0", () => {
    expect(answerTo({ rate: "0.1%" }).sameMoney().pointsRate).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ["loan", "", "Type the loan amount, such as $251,750."],
    ["rate", "60", "Type the rate as a number from 0% to 25%."],
  ] as const)("says how to fix %s %j", (name, raw, message) => {
    expect(temporaryBuydownModel.check({ ...typed, [name]: raw }).problems).toEqual({ [name]: message });
  });
});
