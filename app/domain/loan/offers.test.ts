import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { programOutlook } from "#app/domain/programs/outlook.ts";
import { fhaRules } from "#test/rules-of-2026.ts";
import { compareOffers, type LoanOffer, mortgageApr, offerApr, offerCost } from "./offers.ts";
import { schedule } from "./schedule.ts";

const plain: LoanOffer = { loanCents: 300_000_00, termMonths: 360, annualRate: 0.065, pointsShare: 0, feesCents: 0 };
const onePoint: LoanOffer = { ...plain, annualRate: 0.0625, pointsShare: 0.01 };
const percent = (rate: number) => Math.round(rate * 1e6) / 1e4;

describe("an offer", () => {
  it("has an APR of 6.6953% with two points on $300,000 at 6.5%, whether they are called points or fees", () => {
    const points = { ...plain, pointsShare: 0.02 };
    expect(offerCost(points)).toEqual({ pointsCents: 6_000_00, startCents: 6_000_00, paymentCents: 1_896_20 });
    expect(percent(offerApr(points))).toBe(6.6953);
    expect(offerApr({ ...plain, feesCents: 6_000_00 })).toBe(offerApr(points));
  });

  it("has an APR equal to its rate without points and fees, and above it with any", () => {
    const offers = fc.record({
      loanCents: fc.integer({ min: 10_000_00, max: 2_000_000_00 }),
      termMonths: fc.constantFrom(120, 180, 240, 360),
      annualRate: fc.integer({ min: 1, max: 150 }).map((tenths) => tenths / 1000),
    });
    const property = fc.property(offers, fc.integer({ min: 100_00, max: 9_000_00 }), (loan, feesCents) => {
      const free = offerApr({ ...loan, pointsShare: 0, feesCents: 0 });
      // Each month's interest is off by half a cent at most, on a balance that is more than half the loan on average.
      const roundingOfInterest = (12 * 0.5) / (loan.loanCents / 2);
      expect(Math.abs(free - loan.annualRate)).toBeLessThan(roundingOfInterest);
      expect(offerApr({ ...loan, pointsShare: 0, feesCents })).toBeGreaterThan(free);
    });
    fc.assert(property, { numRuns: 60 });
  });

  it.each([{ pointsShare: 1 }, { feesCents: 300_000_00 }, { feesCents: -1 }, { pointsShare: -0.01 }])(
    "refuses %o",
    (bad) => {
      expect(() => offerApr({ ...plain, ...bad })).toThrow(RangeError);
    },
  );
});

describe("compareOffers", () => {
  it("earns back one point on $300,000 after 62 payments that are $49.05 lower, or after 48 counting the debt", () => {
    expect(offerCost(onePoint)).toMatchObject({ pointsCents: 3_000_00, paymentCents: 1_847_15 });
    expect(compareOffers(plain, onePoint)).toMatchObject({ simpleMonths: 62, breakEvenMonths: 48 });
  });

  it("never earns back points that buy nothing", () => {
    const wasted = { ...plain, pointsShare: 0.01 };
    expect(compareOffers(plain, wasted)).toMatchObject({ simpleMonths: null, breakEvenMonths: null });
    expect(compareOffers(plain, { ...onePoint, pointsShare: 0.5 }).simpleMonths).toBeNull();
  });

  it("breaks even at once when the lower rate costs nothing extra", () => {
    expect(compareOffers(plain, { ...plain, annualRate: 0.06 })).toMatchObject({ simpleMonths: 0, breakEvenMonths: 0 });
  });

  it("is behind before the break-even and ahead from there on, when the rate is lower", () => {
    const offers = fc.record({
      loanCents: fc.integer({ min: 50_000_00, max: 1_000_000_00 }),
      tenths: fc.integer({ min: 20, max: 90 }),
      less: fc.integer({ min: 1, max: 10 }),
      pointsShare: fc.integer({ min: 1, max: 300 }).map((hundredths) => hundredths / 10_000),
    });
    fc.assert(
      fc.property(offers, ({ loanCents, tenths, less, pointsShare }) => {
        const first = { ...plain, loanCents, annualRate: tenths / 1000 };
        const second = { ...first, annualRate: (tenths - less) / 1000, pointsShare };
        const { byMonthCents, breakEvenMonths: even, aheadUntilMonths, simpleMonths } = compareOffers(first, second);
        const before = byMonthCents.slice(0, even ?? byMonthCents.length);
        expect(Math.max(...before)).toBeLessThan(0);
        expect(aheadUntilMonths).toBeNull();
        // The debt falls faster too, so the true break-even is never later than the rule of thumb.
        if (simpleMonths !== null) expect(even ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(simpleMonths);
      }),
      { numRuns: 60 },
    );
  });

  it("refuses a second offer that costs less at the start", () => {
    expect(() => compareOffers(onePoint, plain)).toThrow("must not ask for less");
  });
});

const payments = schedule({ loanCents: 300_000_00, annualRate: 0.065, termMonths: 360 }).rows;
const charges = {
  noteCents: 300_000_00,
  byMonthCents: payments.map(({ paidCents }) => paidCents),
  financeChargesCents: 0,
};

describe("mortgageApr", () => {
  it("is the rate without charges, and 6.6953% with $6,000 on $300,000 at 6.5%", () => {
    expect(percent(mortgageApr(charges))).toBe(6.5);
    expect(percent(mortgageApr({ ...charges, financeChargesCents: 6_000_00 }))).toBe(6.6953);
  });

  it("counts FHA's premiums, both upfront and monthly", () => {
    const home = { priceCents: 300_000_00, downCents: 10_500_00, annualRate: 0.0645, termMonths: 360 };
    const terms = { ...home, propertyTaxRate: 0.011, homeInsuranceRate: 0.005, monthlyDuesCents: 0 };
    const { cost, byMonthCents } = programOutlook(terms, { kind: "fha", rules: fhaRules }, []);
    const { noteCents, upfrontCents: financeChargesCents } = cost;
    const upfrontOnly = mortgageApr({
      noteCents,
      financeChargesCents,
      byMonthCents: byMonthCents.map(() => cost.principalAndInterestCents),
    });
    const whole = mortgageApr({ noteCents, financeChargesCents, byMonthCents });
    expect(upfrontOnly).toBeGreaterThan(0.0645);
    // 0.55% of the balance each year for the full term adds nearly that much on top.
    expect(whole - upfrontOnly).toBeGreaterThan(0.005);
    expect(whole - upfrontOnly).toBeLessThan(0.006);
  });

  it.each([{ financeChargesCents: 300_000_00 }, { noteCents: -1 }, { byMonthCents: [] }, { byMonthCents: [0.5] }])(
    "refuses %o",
    (bad) => {
      expect(() => mortgageApr({ ...charges, ...bad })).toThrow(RangeError);
    },
  );
});
