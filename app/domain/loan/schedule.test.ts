import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ExtraPayments, earlyPayoff, firstRows, monthsToHalf, schedule, scheduleByYear } from "./schedule.ts";

const loan = { loanCents: 300_000_00, annualRate: 0.065, termMonths: 360 };

const loans = fc.record({
  loanCents: fc.integer({ min: 0, max: 10_000_000_000 }),
  annualRate: fc.integer({ min: 0, max: 60_000 }).map((thousandths) => thousandths / 100_000),
  termMonths: fc.integer({ min: 1, max: 600 }),
});

const extras = fc.record({
  monthlyCents: fc.integer({ min: 0, max: 1_000_00 }),
  yearly: fc.record({ cents: fc.integer({ min: 0, max: 10_000_00 }), first: fc.integer({ min: 1, max: 24 }) }),
  once: fc.array(fc.record({ cents: fc.integer({ min: 0, max: 50_000_00 }), with: fc.integer({ min: 1, max: 600 }) }), {
    maxLength: 4,
  }),
});

describe("schedule", () => {
  it("pays off $300,000 at 6.5% with 360 payments and $382,636.71 of interest", () => {
    // A published vector: rounded payment, interest rounded each month, and the last payment absorbs the difference.
    const { paymentCents, rows, totalInterestCents: interest } = schedule(loan);
    expect(paymentCents).toBe(1_896_20);
    expect(rows).toHaveLength(360);
    expect(interest).toBe(382_636_71);
    expect(rows[0]).toEqual({
      number: 1,
      paidCents: 1_896_20,
      interestCents: 1_625_00,
      principalCents: 271_20,
      extraCents: 0,
      balanceCents: 299_728_80,
    });
    expect(rows.at(-1)?.balanceCents).toBe(0);
  });

  it("divides a loan without interest evenly, and the last payment takes the odd cent", () => {
    const { rows, totalInterestCents: interest } = schedule({ loanCents: 100_00, annualRate: 0, termMonths: 3 });
    expect(rows.map(({ paidCents }) => paidCents)).toEqual([33_33, 33_33, 33_34]);
    expect(interest).toBe(0);
  });

  it("puts extra payments where they belong", () => {
    const extra: ExtraPayments = {
      monthlyCents: 100_00,
      yearly: { cents: 1_000_00, first: 3 },
      once: [
        { cents: 5_000_00, with: 2 },
        { cents: 1_00, with: 2 },
      ],
    };
    const { rows } = schedule(loan, extra);
    expect(rows.slice(0, 15).map(({ extraCents }) => extraCents / 100)).toEqual([
      100, 5101, 1100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 1100,
    ]);
  });

  it("with $100 more a month, ends $300,000 at 6.5% 48 payments sooner and saves $60,995.81 of interest", () => {
    // Checked with Python’s fractions.
    const saved = earlyPayoff(schedule(loan), schedule(loan, { monthlyCents: 100_00 }));
    expect(saved).toEqual({ monthsSaved: 48, interestSavedCents: 60_995_81 });
  });

  it("has no payment when nothing is owed, and one when everything is paid at once", () => {
    expect(schedule({ ...loan, loanCents: 0 }).rows).toEqual([]);
    expect(schedule(loan, { once: [{ cents: 400_000_00, with: 1 }] }).rows).toHaveLength(1);
  });

  it("adds up to the loan, never rises, and ends at 0, with any extra payments", () => {
    fc.assert(
      fc.property(loans, extras, (terms, extra) => {
        const { rows, paymentCents, totalInterestCents: interest } = schedule(terms, extra);
        let owed = terms.loanCents;
        let sumOfInterest = 0;
        for (const row of rows) {
          expect(row.paidCents).toBe(row.interestCents + row.principalCents);
          expect(row.balanceCents).toBe(owed - row.principalCents);
          expect(row.principalCents).toBeGreaterThanOrEqual(0);
          if (row !== rows.at(-1)) expect(row.paidCents - row.extraCents).toBe(paymentCents);
          owed = row.balanceCents;
          sumOfInterest += row.interestCents;
        }
        expect(owed).toBe(0);
        expect(sumOfInterest).toBe(interest);
        expect(rows.length).toBeLessThanOrEqual(terms.termMonths);
      }),
    );
  });

  it("never takes longer or costs more interest with extra payments", () => {
    fc.assert(
      fc.property(loans, extras, (terms, extra) => {
        const { monthsSaved, interestSavedCents } = earlyPayoff(schedule(terms), schedule(terms, extra));
        expect(monthsSaved).toBeGreaterThanOrEqual(0);
        // Rounding moves each month's interest by up to half a cent.
        expect(interestSavedCents).toBeGreaterThanOrEqual(-terms.termMonths);
      }),
    );
  });

  it("takes 124 payments to reach 80% of a $400,000 price and 135 to reach 78%, with 5% down at 6.5%", () => {
    const { rows } = schedule({ ...loan, loanCents: 380_000_00 });
    const paidTo = (cents: number) => rows.find(({ balanceCents }) => balanceCents <= cents)?.number;
    expect([paidTo(320_000_00), paidTo(312_000_00)]).toEqual([124, 135]);
  });

  it.each([
    { monthlyCents: -1 },
    { monthlyCents: Number.NaN },
    { yearly: { cents: 1, first: 0 } },
    { once: [{ cents: 0.5, with: 1 }] },
    { once: [{ cents: 1, with: 1.5 }] },
  ])("refuses %o", (extra) => {
    expect(() => schedule(loan, extra)).toThrow(RangeError);
  });
});

describe("monthsToHalf", () => {
  it("is half the term at 0%, later with interest, and 0 for a loan of 0", () => {
    expect(monthsToHalf(schedule({ loanCents: 1_200_00, annualRate: 0, termMonths: 12 }))).toBe(6);
    expect(monthsToHalf(schedule({ loanCents: 251_750_00, annualRate: 0.0685, termMonths: 360 }))).toBe(260);
    expect(monthsToHalf(schedule({ ...loan, loanCents: 0 }))).toBe(0);
  });

  it("is the first payment after which at most half is owed", () => {
    fc.assert(
      fc.property(loans, (terms) => {
        const found = schedule(terms);
        const half = monthsToHalf(found);
        const owedAfter = (number: number) =>
          number === 0 ? terms.loanCents : (found.rows[number - 1]?.balanceCents ?? 0);
        expect(owedAfter(half) * 2).toBeLessThanOrEqual(terms.loanCents);
        if (half > 0) expect(owedAfter(half - 1) * 2).toBeGreaterThan(terms.loanCents);
      }),
    );
  });
});

describe("scheduleByYear", () => {
  it("adds up twelve payments at a time", () => {
    const { rows, totalInterestCents: interest } = schedule({ ...loan, termMonths: 30 });
    const years = scheduleByYear(rows);
    expect(years.map(({ year }) => year)).toEqual([1, 2, 3]);
    expect(years.reduce((sum, year) => sum + year.interestCents, 0)).toBe(interest);
    expect(years.reduce((sum, year) => sum + year.principalCents, 0)).toBe(loan.loanCents);
    expect(years.map(({ balanceCents }) => balanceCents)).toEqual(
      [12, 24, 30].map((number) => rows[number - 1]?.balanceCents),
    );
  });
});

it("gives the same first rows as the full schedule, and only as many as there are", () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 0, max: 120 }), (terms, most) => {
      expect(firstRows(terms, most)).toEqual(schedule(terms).rows.slice(0, most));
    }),
    { numRuns: 200 },
  );
});
