import { describe, expect, it, vi } from "vitest";
import type { Texts } from "#app/components/calculators/fields/calculator-model.ts";
import { scorePriceModel } from "./model.ts";

// The worked examples use the tables of 2026, even after the site’s tables change.
vi.mock("#app/content/rules/fha.ts", () => import("#test/rules-of-2026.ts"));
vi.mock("#app/content/rules/fannie-price-adjustments.ts", () => import("#test/rules-of-2026.ts"));
vi.mock("#app/content/rules/pricing-assumptions.ts", () => import("#test/rules-of-2026.ts"));

const typed: Texts<keyof typeof scorePriceModel.rules> = {
  score: "690",
  price: "265,000",
  down: "13,250",
  rate: "6.85",
  fhaRate: "6.45",
};

function answerTo(changes: Partial<typeof typed>) {
  const { answer } = scorePriceModel.check({ ...typed, ...changes });
  if (!answer) throw new Error("The test's numbers are not valid");
  return answer;
}

describe("scorePriceModel", () => {
  it("calculates what a score of 690 costs at 5% down", () => {
    // At 95% loan-to-value: 0.625% at 740, where the rate is 6.85%, 0.25% at 780, 1.125% at 700, 1.375% at 690. A quarter
    // of the difference goes into the rate. Payments and insurance were recalculated with Python’s fractions.
    const { yours, best, next, ...saves } = answerTo({});
    expect(best).toMatchObject({ rate: 0.067563, paymentCents: 1_633_90, insuranceCents: 86_01 });
    expect(yours).toMatchObject({ rate: 0.070375, paymentCents: 1_681_24, insuranceCents: 226_58 });
    expect(next).toMatchObject({ row: "700–719", rate: 0.06975, paymentCents: 1_670_67, insuranceCents: 182_52 });
    expect(saves.nextSavesMonthlyCents).toBe(54_63);
    expect(saves.nextSavesFiveYearsCents).toBe(60 * 54_63);
    expect(saves.aboveBestMonthlyCents).toBe(187_91);
    expect(yours.upfrontCents).toBe(3_461_56);
  });

  it("compares an FHA loan at the rate that lenders charge for the score", () => {
    // 6.45%, plus 0.1% for 690. The upfront premium adds 1.75%; at 95%, 0.50% a year of the average balance, for life.
    expect(answerTo({}).fha()).toMatchObject({
      upfrontCents: 4_405_63,
      annualRate: 0.0655,
      monthlyCents: 1_627_51 + 104_37,
      fiveYearsCents: 103_759_20,
      forLife: true,
    });
    expect(answerTo({ score: "740" }).fha()).toMatchObject({
      annualRate: 0.0645,
      addedRate: 0,
      monthlyCents: 1_610_66 + 104_36,
    });
  });

  it.each([
    [
      { score: "480" },
      "FHA insures no loan below a score of 500. From 500 to 579 it asks for 10% down, from 580 for 3.5% down.",
    ],
    [{ score: "550" }, "FHA asks for 10% down at your score."],
    [{ down: "7,950" }, "FHA asks for 3.5% down at your score."],
  ])("says for %j why FHA would not insure a loan", (changes, barrier) => {
    const { fha, fhaBarrier } = answerTo(changes);
    expect([fha(), fhaBarrier]).toEqual([null, barrier]);
  });

  it("offers no next band to a score in the best one", () => {
    expect(answerTo({ score: "800" })).toMatchObject({
      next: null,
      aboveBestMonthlyCents: 0,
      nextSavesMonthlyCents: 0,
    });
  });

  it("never makes a higher band cost more", () => {
    for (const down of ["3%", "10%", "20%", "30%", "60%"]) {
      const cents = (265_000 * Number.parseInt(down, 10)) / 100;
      const { bands } = answerTo({ down: String(cents) });
      const months = bands().map(({ monthlyCents }) => monthlyCents);
      expect(months).toEqual(months.toSorted((a, b) => a - b));
    }
  });

  it("needs no insurance at 20% down or more", () => {
    const { insured, bands } = answerTo({ down: "53,000" });
    expect(insured).toBe(false);
    expect(bands().every(({ insuranceCents }) => insuranceCents === 0)).toBe(true);
  });

  it.each([
    ["score", "900", "Type your score as a number from 300 to 850."],
    ["score", "good", "We could not read your score. Type a number, such as 690."],
    ["down", "5,000", "A conventional loan asks for 3% down. Type $7,950 or more."],
    ["down", "265,000", "This leaves no loan to price. Type $264,900 or less."],
    ["rate", "0", "Type the rate as a number from 1% to 25%."],
  ] as const)("says how to fix %s %j", (name, raw, message) => {
    expect(scorePriceModel.check({ ...typed, [name]: raw }).problems).toEqual({ [name]: message });
  });
});
