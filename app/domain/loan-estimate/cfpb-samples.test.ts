import { describe, expect, it } from "vitest";
import { checkEstimate } from "./compare-estimates.ts";
import { type EstimateTerms, estimateFigures } from "./estimate-figures.ts";

/*
 * The sample forms of Regulation Z, 12 CFR 1026, Appendix H: Loan Estimates H-24(B) and H-24(D), and the Closing
 * Disclosures H-25(B) and H-25(E) of the same two loans. The figures here are printed on them.
 */

const purchase: EstimateTerms = {
  loanCents: 162_000_00,
  annualRate: 0.03875,
  termMonths: 360,
  valueCents: 180_000_00,
  insuranceCents: 82_00,
  insuranceYears: 7,
  originationCents: 1_802_00,
  servicesCents: 672_00 + 3_198_00,
  prepaidInterestCents: 262_00,
  lenderCreditsCents: 0,
  countedCents: null,
};
const refinance: EstimateTerms = {
  loanCents: 150_000_00,
  annualRate: 0.0425,
  termMonths: 360,
  valueCents: 180_000_00,
  insuranceCents: 82_00,
  insuranceYears: 4,
  originationCents: 1_950_00,
  servicesCents: 635_00 + 936_00,
  // 15 days at $17.71.
  prepaidInterestCents: 266_00,
  lenderCreditsCents: 500_00,
  countedCents: null,
};

/** A share in percent, as the form prints it. */
const percent = (share: number | null, places: number) => (share === null ? "" : (share * 100).toFixed(places));
const dollars = (cents: number) => Math.round(cents / 100);

describe("the Loan Estimate H-24(B), $162,000 at 3.875%", () => {
  const ours = estimateFigures(purchase);
  const printed = {
    paymentCents: 761_78,
    paidCents: 56_582_00,
    principalCents: 15_773_00,
    apr: 0.04274,
    totalInterestShare: 0.6945,
  };

  it("gives the printed payment, principal and TIP", () => {
    expect(ours.paymentCents).toBe(761_78);
    expect(dollars(ours.principalCents)).toBe(15_773);
    expect(percent(ours.totalInterestShare, 2)).toBe("69.45");
  });

  it("agrees in every box, with the insurance in whole dollars as printed", () => {
    expect(checkEstimate(printed, ours).map(({ is }) => is)).toEqual([
      "agrees",
      "agrees",
      "agrees",
      "agrees",
      "agrees",
    ]);
    expect(dollars(ours.paidCents)).toBe(56_561);
  });

  it("gives the printed five-year total to the dollar when the insurance is exact to the cent, $82.35", () => {
    expect(dollars(estimateFigures({ ...purchase, insuranceCents: 82_35 }).paidCents)).toBe(56_582);
  });

  it("gives an APR within 0.011 of the printed one, and exactly that one when only some of its fees count", () => {
    expect(percent(ours.apr, 3)).toBe("4.283");
    // Points, underwriting, prepaid interest, flood monitoring, tax monitoring. The form doesn't say which ones count.
    const countedCents = 405_00 + 1_097_00 + 262_00 + 32_00 + 75_00;
    expect(percent(estimateFigures({ ...purchase, insuranceCents: 82_35, countedCents }).apr, 3)).toBe("4.274");
  });
});

describe("the Loan Estimate H-24(D), $150,000 at 4.25%", () => {
  const ours = estimateFigures(refinance);
  const printed = {
    paymentCents: 737_91,
    paidCents: 51_932_00,
    principalCents: 13_788_00,
    apr: 0.04537,
    totalInterestShare: 0.7728,
  };

  it("gives the printed payment, principal and TIP", () => {
    expect(ours.paymentCents).toBe(737_91);
    expect(Math.floor(ours.principalCents / 100)).toBe(13_788);
    expect(percent(ours.totalInterestShare, 2)).toBe("77.28");
  });

  it("agrees in every box, though the printed five years have 47 months of insurance and by law it is 44", () => {
    expect(checkEstimate(printed, ours).map(({ is }) => is)).toEqual([
      "agrees",
      "agrees",
      "agrees",
      "agrees",
      "agrees",
    ]);
    expect(dollars(ours.paidCents + 3 * 82_35 + 44 * 35)).toBe(51_932);
  });

  it("gives an APR within 0.004 of the printed one", () => {
    expect(Math.abs((ours.apr ?? 0) - 0.04537)).toBeLessThan(0.00004);
  });
});

describe("the Closing Disclosures, which print the amount financed", () => {
  it("give the APR and TIP of H-25(B): 4.174% and 69.46%, with $162,000.00 financed", () => {
    const { apr, totalInterestShare } = estimateFigures({
      ...purchase,
      insuranceCents: 82_35,
      originationCents: 1_802_00,
      servicesCents: 236_55 + 2_655_50,
      prepaidInterestCents: 279_04,
      countedCents: 0,
    });
    expect(percent(apr, 3)).toBe("4.174");
    expect(percent(totalInterestShare, 2)).toBe("69.46");
  });

  it("give the APR of H-25(E): 4.543%, with $148,241.94 financed", () => {
    const { apr } = estimateFigures({ ...refinance, insuranceCents: 82_35, countedCents: 150_000_00 - 148_241_94 });
    expect(percent(apr, 3)).toBe("4.543");
  });
});
