import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LumpTerms, lumpWays } from "./lump-ways.ts";

const noFees = { recastFeeCents: 0, planStartCents: 0, planYearlyCents: 0 };

const terms = fc
  .record({
    loanCents: fc.integer({ min: 1_000_00, max: 5_000_000_00 }),
    annualRate: fc.integer({ min: 0, max: 1_500 }).map((rate) => rate / 10_000),
    termMonths: fc.integer({ min: 1, max: 480 }),
    share: fc.integer({ min: 0, max: 1_000 }),
    recastFeeCents: fc.integer({ min: 0, max: 500_00 }),
    planStartCents: fc.integer({ min: 0, max: 995_00 }),
    planYearlyCents: fc.integer({ min: 0, max: 101_00 }),
  })
  .map(({ share, ...rest }): LumpTerms => ({ ...rest, lumpCents: Math.floor((rest.loanCents * share) / 1_000) }));

describe("lumpWays", () => {
  it.each([
    // Two published recasts, read in November 2026: calculatorlib.com, and calcsimpler.com, which says $31,909.73 saved.
    [{ loanCents: 300_000_00, annualRate: 0.06, termMonths: 300, lumpCents: 50_000_00 }, 1_932_90, 1_610_75, 46_645_41],
    [
      { loanCents: 350_000_00, annualRate: 0.0525, termMonths: 300, lumpCents: 40_000_00 },
      2_097_37,
      1_857_67,
      31_909_18,
    ],
  ])("recasts %o to the published payment", (loan, before, after, savedCents) => {
    const { plain, recast } = lumpWays({ ...loan, ...noFees });
    expect(plain.paymentCents).toBe(before);
    expect(recast).toMatchObject({ paymentCents: after, months: 300, savedCents });
  });

  it("puts $10,000 toward $240,000 at 6.75% in each way", () => {
    // Checked with Python’s fractions.
    const found = lumpWays({
      loanCents: 240_000_00,
      annualRate: 0.0675,
      termMonths: 324,
      lumpCents: 10_000_00,
      recastFeeCents: 250_00,
      planStartCents: 0,
      planYearlyCents: 0,
    });
    expect(found.plain.paymentCents).toBe(1_611_84);
    expect(found.atOnce).toMatchObject({ months: 290, savedCents: 45_918_26, paymentCents: 1_611_84 });
    expect(found.recast).toMatchObject({ months: 324, savedCents: 11_759_54 - 250_00, paymentCents: 1_544_68 });
    expect(found.biweekly).toMatchObject({ months: 297, savedCents: 35_029_20, extraCents: 10_000_00 });
    expect(found.monthly).toMatchObject({ months: 296, savedCents: 36_369_17, extraCents: 10_000_00 });
    expect(found.biweeklyToEnd).toMatchObject({ months: 267, savedCents: 57_963_66, extraCents: 35_460_48 });
  });

  it("charges a plan's start fee, and its yearly fee for each year in which it adds money", () => {
    const loan = { loanCents: 240_000_00, annualRate: 0.0675, termMonths: 324, lumpCents: 10_000_00, ...noFees };
    // $10,000 is six payments of $1,611.84 and a remainder.
    expect(lumpWays({ ...loan, planStartCents: 995_00, planYearlyCents: 84_00 }).biweekly).toMatchObject({
      feesCents: 995_00 + 7 * 84_00,
      savedCents: 35_029_20 - 995_00 - 7 * 84_00,
    });
    expect(lumpWays({ ...loan, lumpCents: 0, planStartCents: 995_00 }).biweekly.feesCents).toBe(0);
  });

  it("agrees with a simple month-by-month count", () => {
    fc.assert(
      fc.property(terms, (given) => {
        const found = lumpWays(given);
        const { loanCents, lumpCents, termMonths } = given;
        const start = loanCents - lumpCents;
        const same = (
          way: keyof typeof found,
          owed: number,
          payment: number,
          extraWith: (number: number) => number,
        ) => {
          const count = counted(owed, given, payment, extraWith);
          const { months, savedCents, feesCents } = found[way] as (typeof found)["atOnce"];
          expect([months, savedCents + feesCents], way).toEqual([
            count.months,
            found.plain.totalInterestCents - count.interest,
          ]);
        };
        const payment = found.plain.paymentCents;
        same("atOnce", start, payment, () => 0);
        same("recast", start, found.recast.paymentCents, () => 0);
        let left = lumpCents;
        same("biweekly", loanCents, payment, (number) => {
          if (number % 12 !== 0) return 0;
          const cents = Math.min(left, payment);
          left -= cents;
          return cents;
        });
        let rest = lumpCents;
        same("monthly", loanCents, payment, () => {
          const cents = Math.min(rest, Math.ceil(payment / 12));
          rest -= cents;
          return cents;
        });
        same("biweeklyToEnd", loanCents, payment, (number) => (number % 12 === 0 ? payment : 0));
        expect(found.recast.months).toBeLessThanOrEqual(termMonths);
      }),
    );
  });

  it("saves the most when the money goes in at once, and never pays in more than there is", () => {
    fc.assert(
      fc.property(terms, (given) => {
        const { atOnce, recast, biweekly, monthly } = lumpWays({ ...given, ...noFees });
        // Rounding moves each month's interest by up to half a cent.
        const slack = given.termMonths;
        for (const way of [recast, biweekly, monthly]) {
          const { savedCents, extraCents, owedCents } = way;
          // A recast rounds a second payment: up to half a cent each, with interest on it to the end of the term.
          const most = way === recast ? slack + worthAtEnd(given) : slack;
          expect(atOnce.savedCents).toBeGreaterThanOrEqual(savedCents - most);
          expect(savedCents).toBeGreaterThanOrEqual(-most);
          expect(extraCents).toBeLessThanOrEqual(given.lumpCents);
          expect(owedCents.at(-1) ?? 0).toBe(0);
        }
        expect(recast.paymentCents).toBeLessThanOrEqual(atOnce.paymentCents);
      }),
    );
  });

  it("refuses more money than is owed", () => {
    const loan = { loanCents: 100_00, annualRate: 0.05, termMonths: 12, ...noFees };
    expect(() => lumpWays({ ...loan, lumpCents: 100_01 })).toThrow(RangeError);
    expect(lumpWays({ ...loan, lumpCents: 100_00 }).atOnce.months).toBe(0);
  });
});

/** What a cent a month grows to at the loan's rate by the end of its term. */
function worthAtEnd({ annualRate, termMonths }: LumpTerms): number {
  const rate = annualRate / 12;
  return rate === 0 ? termMonths : ((1 + rate) ** termMonths - 1) / rate;
}

/** A loan, payment by payment: interest, then the payment, then the extra amount. */
function counted(
  loanCents: number,
  { annualRate, termMonths }: LumpTerms,
  paymentCents: number,
  extraWith: (number: number) => number,
): { months: number; interest: number } {
  const parts = BigInt(Math.round(annualRate * 10_000));
  let [owed, interest, months] = [loanCents, 0, 0];
  while (owed > 0) {
    months++;
    const charged = Number((2n * BigInt(owed) * parts + 120_000n) / 240_000n);
    interest += charged;
    owed = months === termMonths ? 0 : Math.max(0, owed + charged - paymentCents);
    owed -= Math.min(owed, extraWith(months));
  }
  return { months, interest };
}
