import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { insuranceCost, insuranceEnd, insuranceEndDays } from "./private-mortgage-insurance.ts";

const loan = { loanCents: 380_000_00, originalValueCents: 400_000_00, annualRate: 0.065, termMonths: 360 };

const loans = fc
  .record({
    originalValueCents: fc.integer({ min: 1_000_00, max: 2_000_000_00 }),
    loanShare: fc.integer({ min: 1, max: 100 }),
    annualRate: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 1000),
    termMonths: fc.constantFrom(120, 180, 240, 360, 480),
  })
  .map(({ loanShare, ...rest }) => ({
    ...rest,
    loanCents: Math.floor((rest.originalValueCents * loanShare) / 100),
  }));

describe("insuranceEnd", () => {
  it.each([
    [380_000_00, 400_000_00, 0.065, 124, 135],
    [270_000_00, 300_000_00, 0.0675, 98, 112],
  ])(
    "for %i cents on a value of %i at %d, lets you ask after %i payments and ends after %i",
    (loanCents, value, rate, ask, end) => {
      const found = insuranceEnd({ loanCents, originalValueCents: value, annualRate: rate, termMonths: 360 });
      expect(found).toEqual({
        requestScheduled: ask,
        requestActual: ask,
        automatic: end,
        midpoint: 180,
        unasked: end,
      });
    },
  );

  it("lets extra payments move the request earlier, but not the automatic end", () => {
    const plain = insuranceEnd(loan);
    const faster = insuranceEnd(loan, { monthlyCents: 300_00 });
    expect(faster.requestActual).toBeLessThan(plain.requestActual);
    expect(faster.automatic).toBe(plain.automatic);
    expect(faster.requestScheduled).toBe(plain.requestScheduled);
  });

  it("ends at the midpoint if the schedule is slower than that", () => {
    const slow = insuranceEnd({ ...loan, loanCents: 400_000_00, annualRate: 0.12 });
    expect(slow.automatic).toBeGreaterThan(180);
    expect(slow.unasked).toBe(180);
  });

  it.each([
    [359, 179, "2042-01-01"],
    [358, 179, "2042-01-01"],
    [301, 150, "2039-08-01"],
  ])(
    "puts the middle of %i months after payment %i, and the end of all insurance on %s",
    (termMonths, midpoint, final) => {
      // 12 U.S.C. 4901(7) and 4902(c): the first day of the month after the middle. With a first payment on February 1, 2027,
      // the term begins on January 1, and half of 359 months is over in the middle of December 2041.
      const end = insuranceEnd({ ...loan, termMonths });
      expect([end.midpoint, insuranceEndDays(end, "2027-02-01").final]).toEqual([midpoint, final]);
    },
  );

  it("ends when the loan is paid off before anything else happens", () => {
    expect(insuranceEnd(loan, { once: [{ cents: 380_000_00, with: 3 }] }).unasked).toBe(3);
  });

  it("isn't needed with 20% down or more, cut off after two decimals", () => {
    expect(insuranceEnd({ ...loan, loanCents: 320_000_00 })).toMatchObject({ requestScheduled: 0, unasked: 0 });
    expect(insuranceEnd({ ...loan, loanCents: 320_039_99 })).toMatchObject({ requestScheduled: 0, automatic: 0 });
    expect(insuranceEnd({ ...loan, loanCents: 320_040_00 }).requestScheduled).toBe(1);
  });

  it("never ends later when more is paid, and reaches 80% before 78%", () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 0, max: 2_000_00 }), (terms, monthlyCents) => {
        const found = insuranceEnd(terms, { monthlyCents });
        expect(found.requestActual).toBeLessThanOrEqual(found.requestScheduled);
        expect(found.requestScheduled).toBeLessThanOrEqual(found.automatic);
        expect(found.automatic).toBeLessThanOrEqual(terms.termMonths);
        expect(found.unasked).toBeLessThanOrEqual(found.midpoint);
      }),
      { numRuns: 50 },
    );
  });

  it.each([{ originalValueCents: 0 }, { originalValueCents: 0.5 }, { termMonths: 0 }, { loanCents: -1 }])(
    "refuses %o",
    (bad) => {
      expect(() => insuranceEnd({ ...loan, ...bad })).toThrow(RangeError);
    },
  );
});

it("falls on the due dates of those payments, and on the month after the midpoint", () => {
  expect(insuranceEndDays(insuranceEnd(loan), "2027-01-01")).toEqual({
    requestScheduled: "2037-04-01",
    requestActual: "2037-04-01",
    automatic: "2038-03-01",
    final: "2042-01-01",
  });
  expect(insuranceEndDays(insuranceEnd({ ...loan, loanCents: 1 }), "2027-01-31").automatic).toBeNull();
  expect(() => insuranceEndDays(insuranceEnd(loan), "soon")).toThrow(RangeError);
});

it("costs $190.00 a month at 0.60% of $380,000: $25,650 left alone, $23,560 if you ask at 80%", () => {
  expect(insuranceCost(380_000_00, 0.006, insuranceEnd(loan))).toEqual({
    monthlyCents: 190_00,
    untilUnaskedCents: 25_650_00,
    untilRequestCents: 23_560_00,
  });
});
