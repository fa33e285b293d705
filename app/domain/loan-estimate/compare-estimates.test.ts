import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byCost, checkEstimate, type EstimateKind, type PrintedFigures, unlikeIn } from "./compare-estimates.ts";
import { type EstimateTerms, estimateFigures } from "./estimate-figures.ts";

const terms: EstimateTerms = {
  loanCents: 250_000_00,
  annualRate: 0.065,
  termMonths: 360,
  valueCents: null,
  insuranceCents: 0,
  insuranceYears: 0,
  originationCents: 2_000_00,
  servicesCents: 3_000_00,
  prepaidInterestCents: 600_00,
  lenderCreditsCents: 0,
  countedCents: null,
};
const blank: PrintedFigures = {
  paymentCents: null,
  paidCents: null,
  principalCents: null,
  apr: null,
  totalInterestShare: null,
};
const figures = estimateFigures(terms);
const only = (printed: Partial<PrintedFigures>) => checkEstimate({ ...blank, ...printed }, figures);

describe("the check of each box", () => {
  it("says nothing about empty boxes", () => {
    expect(only({})).toEqual([]);
  });

  it("accepts an APR within an eighth of a point, and none beyond it", () => {
    const apr = figures.apr ?? 0;
    expect(only({ apr: apr + 0.00125 })).toEqual([{ box: "apr", is: "agrees" }]);
    expect(only({ apr: apr - 0.00125 })).toEqual([{ box: "apr", is: "agrees" }]);
    expect(only({ apr: apr - 0.00126 })).toEqual([{ box: "apr", is: "lower" }]);
    expect(only({ apr: (figures.aprIfAllCount ?? 0) + 0.00126 })).toEqual([{ box: "apr", is: "higher" }]);
  });

  it("tells an APR that more fees would explain from one that no fees would", () => {
    expect(only({ apr: (figures.apr ?? 0) + 0.00128 })).toEqual([{ box: "apr", is: "fees" }]);
  });

  it("notices a payment that is off by more than a dollar, and sums that don't add up", () => {
    expect(only({ paymentCents: figures.paymentCents + 1_01 })).toEqual([{ box: "payment", is: "higher" }]);
    expect(only({ paidCents: figures.paidCents - 5_00 })).toEqual([{ box: "paid", is: "lower" }]);
    expect(only({ totalInterestShare: 1.2 })).toEqual([{ box: "tip", is: "lower" }]);
  });
});

describe("the figures", () => {
  it("are just the principal on a loan without interest or costs", () => {
    const free = estimateFigures({
      ...terms,
      annualRate: 0,
      originationCents: 0,
      servicesCents: 0,
      prepaidInterestCents: 0,
    });
    expect(free.apr).toBe(0);
    expect(free.totalInterestShare).toBe(0);
    expect(free.paidCents).toBe(free.principalCents);
  });

  it("have no APR when the fees use up the loan, and never throw", () => {
    expect(estimateFigures({ ...terms, originationCents: 250_000_00 }).apr).toBeNull();
    expect(estimateFigures({ ...terms, originationCents: 249_999_99 }).apr).toBeNull();
  });

  it("for a three-year loan stop when the loan ends", () => {
    const short = estimateFigures({ ...terms, termMonths: 36 });
    expect(short.principalCents).toBe(terms.loanCents);
  });

  it("rise with the rate and with every fee", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1200 }),
        fc.integer({ min: 0, max: 10_000_00 }),
        fc.integer({ min: 1, max: 5_000_00 }),
        (basis, fees, more) => {
          const low = estimateFigures({ ...terms, annualRate: basis / 10_000, originationCents: fees });
          const high = estimateFigures({ ...terms, annualRate: basis / 10_000, originationCents: fees + more });
          expect(high.paidCents - low.paidCents).toBe(more);
          expect(high.apr ?? 0).toBeGreaterThan(low.apr ?? 0);
          expect(low.aprIfAllCount ?? 0).toBeGreaterThanOrEqual(low.apr ?? 0);
          const costlier = estimateFigures({ ...terms, annualRate: (basis + 25) / 10_000, originationCents: fees });
          expect(costlier.apr ?? 0).toBeGreaterThan(low.apr ?? 0);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("estimates side by side", () => {
  const kind: EstimateKind = {
    loanType: "conventional",
    product: "fixed",
    loanCents: 250_000_00,
    termMonths: 360,
    lockedUntil: "2027-03-15",
    issued: "2027-02-01",
  };

  it("are alike when nothing differs or a box is empty", () => {
    expect(unlikeIn([kind, { ...kind, issued: null, loanCents: null }])).toEqual([]);
    expect(unlikeIn([])).toEqual([]);
  });

  it.each([
    ["loan-type", { loanType: "fha" }],
    ["product", { product: "adjustable" }],
    ["loan-amount", { loanCents: 251_000_00 }],
    ["term", { termMonths: 180 }],
    ["lock", { lockedUntil: null }],
    ["lock-length", { lockedUntil: "2027-03-23" }],
    ["issued", { issued: "2027-02-02" }],
  ] as const)("are not alike when they differ in %s", (name, change) => {
    expect(unlikeIn([kind, { ...kind, ...change }])).toEqual([name]);
  });

  it("treat locks that end within a week of each other as alike", () => {
    expect(unlikeIn([kind, { ...kind, lockedUntil: "2027-03-22" }])).toEqual([]);
  });

  it("are sorted by cost, without the ones that have none", () => {
    const costs = [{ costCents: 3 }, { costCents: null }, { costCents: 1 }];
    expect(byCost(costs).map(({ costCents }) => costCents)).toEqual([1, 3]);
  });
});
