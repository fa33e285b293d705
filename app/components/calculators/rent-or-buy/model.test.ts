import { describe, expect, it } from "vitest";
import { exampleTexts } from "#app/components/calculators/fields/calculator-model.ts";
import { rentOrBuyModel } from "./model.ts";

/** Fixed numbers for this test, because the page's example may change. */
const typed = {
  ...exampleTexts(rentOrBuyModel.rules),
  rent: "1,450",
  price: "265,000",
  down: "13,250",
  rate: "6.85",
  stay: "7",
  homeGrowth: "3.5",
  rentGrowth: "3",
  invest: "5",
  tax: "1.1",
  insurance: "0.5",
  upkeep: "1",
  mortgageInsurance: "0.7",
  closing: "3",
  selling: "6",
  renters: "15",
  deposit: "1,450",
};

function answerTo(changes: Partial<typeof typed>) {
  const { answer } = rentOrBuyModel.check({ ...typed, ...changes });
  if (!answer) throw new Error("The test's numbers are not valid");
  return answer;
}

describe("rentOrBuyModel", () => {
  it("shows renting ahead for the first 15 years", () => {
    // Recalculated with Python’s fractions.
    const { breakEvenYear, renterAheadAgain, atStay, buyerAheadCents, breakEvenRentCents, years } = answerTo({});
    expect([breakEvenYear, renterAheadAgain]).toEqual([16, null]);
    expect(atStay).toMatchObject({ year: 7, buyerCents: 88_001_95, renterCents: 113_328_90 });
    expect(buyerAheadCents).toBe(88_001_95 - 113_328_90);
    expect(years.at(-1)).toMatchObject({ year: 30, buyerCents: 709_487_81, renterCents: 532_423_30 });
    expect(breakEvenRentCents()).toBe(1_682_00);
  });

  it("shows renting ahead for all 30 years if prices do not rise", () => {
    const { breakEvenYear, years } = answerTo({ homeGrowth: "0" });
    expect(breakEvenYear).toBeNull();
    expect(years.at(-1)).toMatchObject({ buyerCents: 390_699_05, renterCents: 417_028_88 });
  });

  it("accepts prices that fall", () => {
    expect(answerTo({ homeGrowth: "-2%" }).years[0]?.homeValueCents).toBe(265_000_00 * 0.98);
    expect(answerTo({ homeGrowth: "−0" }).years[0]?.homeValueCents).toBe(265_000_00);
  });

  it("finds no break-even rent if the home loses value faster than any rent costs", () => {
    const lost = answerTo({ price: "50M", down: "50M", homeGrowth: "-10", stay: "1" });
    expect(lost.breakEvenRentCents()).toBeNull();
    expect(lost.breakEvenYear).toBeNull();
  });

  it.each([
    ["rent", "", expect.stringMatching(/^Type your rent, such as \$[\d,]+\.$/)],
    ["down", "300k", "The down payment is more than the price. Type $265,000 or less."],
    ["homeGrowth", "-11", "Type the rise of home prices as a number from -10% to 15%."],
    [
      "homeGrowth",
      "--2",
      expect.stringMatching(/^Type the rise of home prices without a minus sign, such as [\d.]+%\.$/),
    ],
    ["upkeep", "-1", expect.stringMatching(/^Type the upkeep without a minus sign, such as /)],
    ["deposit", "30k", "The deposit is more than buying takes at the start. Type $21,200 or less."],
  ] as const)("says how to fix %s %j", (name, raw, message) => {
    expect(rentOrBuyModel.check({ ...typed, [name]: raw }).problems).toEqual({ [name]: message });
  });
});
