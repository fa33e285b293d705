import { describe, expect, it } from "vitest";
import { exampleTexts } from "#app/components/calculators/fields/calculator-model.ts";
import { refinanceModel } from "./model.ts";

const typed = { ...exampleTexts(refinanceModel.rules), rate: "7.25", newRate: "6.15" };

function answerTo(changes: Partial<typeof typed>) {
  const { answer } = refinanceModel.check({ ...typed, ...changes });
  if (!answer) throw new Error("The test's numbers are not valid");
  return { ...answer, ...answer.toTheEnd() };
}

describe("refinanceModel", () => {
  it("calculates a refinance from 7.25% to 6.15%", () => {
    // Both schedules were recalculated with Python’s fractions.
    expect(answerTo({})).toMatchObject({
      currentPaymentCents: 1_670_78,
      newPaymentCents: 1_462_15,
      monthlySavingCents: 208_63,
      simpleMonths: 24,
      breakEvenMonths: 22,
      aheadUntilMonths: null,
      extraMonths: 24,
      toPayNowCents: 561_378_13,
      toPayNewCents: 531_171_53,
      keptPayment: { paymentCents: 1_670_78, months: 261, interestSavedCents: 90_855_83 },
    });
  });

  it("breaks even later when the costs are added to the loan", () => {
    expect(answerTo({ way: "1" })).toMatchObject({
      newLoanCents: 244_800_00,
      newPaymentCents: 1_491_39,
      simpleMonths: 27,
      breakEvenMonths: 25,
      toPayNewCents: 536_901_13,
      keptPayment: { months: 272, interestSavedCents: 82_615_84 },
    });
  });

  it("never earns back the costs with a payment that rises, even if the loan costs less overall", () => {
    // 1,330.605 and 1,687.7137 with 60-digit decimals.
    const shorter = answerTo({ balance: "200k", rate: "7", years: "30", newRate: "6", newYears: "15", costs: "4,000" });
    expect(shorter).toMatchObject({ monthlySavingCents: 1_330_60 - 1_687_71, simpleMonths: null });
    expect(shorter.toPayNewCents).toBeLessThan(shorter.toPayNowCents);
  });

  it("counts mortgage insurance that ends with the old loan", () => {
    const insured = answerTo({ insurance: "120", insuranceYears: "5" });
    expect(insured.monthlySavingCents).toBe(208_63 + 120_00);
    expect(insured.toPayNowCents).toBe(561_378_13 + 60 * 120_00);
    expect(insured.breakEvenMonths).toBeLessThan(22);
    expect(answerTo({ insurance: "120", insuranceYears: "0" }).monthlySavingCents).toBe(208_63);
  });

  it("notices a lower payment that costs more over a longer term", () => {
    const reset = answerTo({ years: "10", newRate: "7" });
    expect(reset.monthlySavingCents).toBeGreaterThan(0);
    expect(reset.toPayNewCents).toBeGreaterThan(reset.toPayNowCents);
    expect(reset.byMonthCents.at(-1)).toBeLessThan(0);
  });

  it("never pays off at a higher rate, and does not offer to keep a lower payment", () => {
    const worse = answerTo({ newRate: "9" });
    expect(worse).toMatchObject({ breakEvenMonths: null, simpleMonths: null, keptPayment: null });
  });

  it("breaks even at once when it costs nothing", () => {
    expect(answerTo({ costs: "0" })).toMatchObject({ breakEvenMonths: 0, simpleMonths: 0 });
  });

  it.each([
    ["balance", "0", "Type what you still owe as a number from $1,000 to $50,000,000."],
    ["rate", "60", "Type your rate now as a number from 0% to 25%."],
    ["costs", "none", "We could not read the costs. Type a number, such as $4,800."],
    ["insurance", "-5", "Type the mortgage insurance you pay now without a minus sign, such as $0."],
  ] as const)("says how to fix %s %j", (name, raw, message) => {
    expect(refinanceModel.check({ ...typed, [name]: raw }).problems).toEqual({ [name]: message });
  });
});
