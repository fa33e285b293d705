import { describe, expect, it } from "vitest";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { insuranceByScore, fanniePriceAdjustments as matrix, pointsAsRate } from "#test/rules-of-2026.ts";
import { type ScorePriceTerms, scorePrice } from "./score-price.ts";

const terms: ScorePriceTerms = {
  loanCents: 380_000_00,
  valueCents: 400_000_00,
  termMonths: 360,
  baseRate: 0.06,
  ratePerPoint: pointsAsRate.ratePerPoint,
  monthsKept: 84,
};
const pricing = { matrix, insurance: insuranceByScore.rows };

describe("scorePrice", () => {
  it("turns the 0.625% adjustment for 740 at 95% loan-to-value into 0.15625% of rate, and adds insurance", () => {
    const price = scorePrice(740, terms, pricing);
    const paymentCents = monthlyPaymentCents({ loanCents: terms.loanCents, annualRate: 0.061563, termMonths: 360 });
    expect(price).toMatchObject({
      row: "740–759",
      adjustmentShare: 0.00625,
      upfrontCents: 2_375_00,
      rate: 0.061563,
      paymentCents,
      insuranceCents: 186_83,
      keptCents: 84 * (paymentCents + 186_83),
    });
  });

  it("stops charging for insurance once it ends, and charges none at 80%", () => {
    const { paymentCents, insuranceMonths, keptCents } = scorePrice(740, { ...terms, monthsKept: 999 }, pricing);
    expect(insuranceMonths).toBeLessThan(180);
    expect(keptCents).toBe(360 * paymentCents + insuranceMonths * 186_83);
    const plain = scorePrice(740, { ...terms, loanCents: 320_000_00 }, pricing);
    expect(plain).toMatchObject({ insuranceCents: 0, insuranceMonths: 0 });
  });

  it("never costs more with a higher score", () => {
    const scores = [300, 620, 640, 660, 680, 700, 720, 740, 760, 780, 850];
    const prices = scores.map((score) => scorePrice(score, terms, pricing));
    for (const [index, { keptCents }] of prices.entries()) {
      expect(keptCents).toBeLessThanOrEqual(prices[index - 1]?.keptCents ?? Number.POSITIVE_INFINITY);
    }
  });

  it("refuses a score off the scale and months below 0", () => {
    expect(() => scorePrice(900, terms, pricing)).toThrow(RangeError);
    expect(() => scorePrice(700, { ...terms, monthsKept: -1 }, pricing)).toThrow(RangeError);
  });
});
