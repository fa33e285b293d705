import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths } from "#app/domain/time/calendar.ts";
import { annualPercentageRate, type CashFlow, type UnitPeriod, unitPeriodsBetween } from "./annual-percentage-rate.ts";
import { schedule } from "./schedule.ts";

const percent = (rate: number) => Math.round(rate * 10_000) / 100;

/** One advance, and payments where the first and last may differ: `first`, then `count - 2` of `cents`, then `last`. */
function oneAdvance(dollars: number, unit: UnitPeriod, perYear: number, days: [string, string], payments: Payments) {
  const start = unitPeriodsBetween(days[0], days[1], unit);
  const { cents, count, first = cents, last = cents } = payments;
  const middle: CashFlow[] =
    count > 2 ? [{ cents, whole: start.whole + 1, fraction: start.fraction, count: count - 2 }] : [];
  return percent(
    annualPercentageRate({
      advances: [{ cents: dollars * 100, whole: 0 }],
      payments: [{ ...start, cents: first }, ...middle, { ...start, cents: last, whole: start.whole + count - 1 }],
      unitPeriodsPerYear: perYear,
    }),
  );
}

type Payments = { cents: number; count: number; first?: number; last?: number };

const [month, twoMonths, quarter] = [{ months: 1 }, { months: 2 }, { months: 3 }];
const [week, twoWeeks, fourWeeks] = [{ weeks: 1 }, { weeks: 2 }, { weeks: 4 }];

describe("the examples of Appendix J (c)", () => {
  it.each<[string, number, number, UnitPeriod, number, [string, string], Payments]>([
    ["(1)(i)", 9.69, 5000, month, 12, ["1978-01-10", "1978-02-10"], { cents: 230_00, count: 24 }],
    ["(1)(ii)", 11.82, 6000, month, 12, ["1978-02-10", "1978-04-01"], { cents: 200_00, count: 36 }],
    ["(1)(iii)", 10.34, 5000, "half-month", 24, ["1978-02-23", "1978-03-01"], { cents: 219_17, count: 24 }],
    ["(1)(iv)", 8.97, 10_000, quarter, 4, ["1978-05-23", "1978-10-01"], { cents: 385_00, count: 40 }],
    ["(1)(v)", 14.96, 500, week, 52, ["1978-03-20", "1978-04-21"], { cents: 17_60, count: 30 }],
    ["(2)(i)", 10.08, 5000, month, 12, ["1978-01-10", "1978-02-10"], { cents: 230_00, count: 24, first: 250_00 }],
    ["(2)(ii)", 28.5, 400, fourWeeks, 13, ["1978-03-18", "1978-04-20"], { cents: 38_31, count: 12, first: 39_50 }],
    ["(3)(i)", 10.5, 5000, month, 12, ["1978-01-10", "1978-02-10"], { cents: 230_00, count: 24, last: 280_00 }],
    ["(3)(ii)", 12.22, 200, twoWeeks, 26, ["1978-04-03", "1978-04-11"], { cents: 9_50, count: 20, last: 30_00 }],
    [
      "(4)(i)",
      10.9,
      5000,
      month,
      12,
      ["1978-01-10", "1978-02-10"],
      { cents: 230_00, count: 24, first: 250_00, last: 280_00 },
    ],
    [
      "(4)(ii)",
      7.3,
      8000,
      twoMonths,
      6,
      ["1978-01-10", "1978-03-01"],
      { cents: 465_00, count: 20, first: 449_36, last: 200_00 },
    ],
  ])("%s comes to %s percent", (_name, rate, dollars, unit, perYear, days, payments) => {
    expect(oneAdvance(dollars, unit, perYear, days, payments)).toBe(rate);
  });

  it("(5)(i): one payment after 255 days is one unit-period, 365/255 of them a year", () => {
    const rate = annualPercentageRate({
      advances: [{ cents: 1000_00, whole: 0 }],
      payments: [{ cents: 1080_00, whole: 1 }],
      unitPeriodsPerYear: 365 / 255,
    });
    expect(percent(rate)).toBe(11.45);
  });

  it("don't include 36 payments of $166.07 for $5,000, but those come to the right 12%", () => {
    const payments = { cents: 166_07, count: 36 };
    expect(oneAdvance(5000, month, 12, ["1978-01-10", "1978-02-10"], payments)).toBe(12);
  });
});

const thirtyYears = { loanCents: 300_000_00, annualRate: 0.065, termMonths: 360 };

/** All payments of a schedule, including the odd last one. */
function paymentsOf(terms: typeof thirtyYears): CashFlow[] {
  return schedule(terms).rows.map(({ number, paidCents }) => ({ cents: paidCents, whole: number }));
}

describe("annualPercentageRate", () => {
  it("turns $6,000 of prepaid charges on $300,000 at 6.5% into 6.6953%", () => {
    const rate = annualPercentageRate({
      advances: [{ cents: 294_000_00, whole: 0 }],
      payments: [{ cents: 1_896_20, whole: 1, count: 360 }],
      unitPeriodsPerYear: 12,
    });
    expect(Math.round(rate * 1e6) / 1e4).toBe(6.6953);
  });

  it("weights several advances by their dates", () => {
    // 1,000 now and 1,000 in a month at 1% a month are worth 1,990.0990 today, and 2,010 in a month: 12% a year.
    const rate = annualPercentageRate({
      advances: [
        { cents: 1_000_00, whole: 0 },
        { cents: 1_000_00, whole: 1 },
      ],
      payments: [{ cents: 2_010_00, whole: 1 }],
      unitPeriodsPerYear: 12,
    });
    expect(rate).toBeCloseTo(0.12, 12);
  });

  it("is the rate itself without fees, and above it with them", () => {
    const loans = fc.record({
      loanCents: fc.integer({ min: 1_000_00, max: 10_000_000_000 }),
      annualRate: fc.integer({ min: 1, max: 600 }).map((thousandths) => thousandths / 1000),
      termMonths: fc.integer({ min: 1, max: 480 }),
    });
    fc.assert(
      fc.property(loans, (terms) => {
        const flows = { payments: paymentsOf(terms), unitPeriodsPerYear: 12 };
        const plain = annualPercentageRate({ ...flows, advances: [{ cents: terms.loanCents, whole: 0 }] });
        // On a small loan, half a cent of interest a month is a few millionths of the rate.
        expect(Math.abs(plain - terms.annualRate)).toBeLessThan(1e-4);
        const fees = [{ cents: Math.floor(terms.loanCents * 0.98), whole: 0 }];
        expect(annualPercentageRate({ ...flows, advances: fees })).toBeGreaterThan(plain);
      }),
      { numRuns: 50 },
    );
  });

  it("is 0 when exactly the amount advanced is paid back", () => {
    const terms = { ...thirtyYears, annualRate: 0 };
    const rate = annualPercentageRate({
      advances: [{ cents: terms.loanCents, whole: 0 }],
      payments: paymentsOf(terms),
      unitPeriodsPerYear: 12,
    });
    expect(rate).toBe(0);
  });

  it.each([
    [{ payments: [{ cents: 999_99, whole: 1 }] }],
    [{ payments: [{ cents: 100_000_00, whole: 1 }] }],
    [{ advances: [] }],
    [{ advances: [{ cents: -1, whole: 0 }] }],
    [{ payments: [{ cents: 1_000_00, whole: 0.5 }] }],
    [{ payments: [{ cents: 1_000_00, whole: 1, fraction: 1 }] }],
    [{ payments: [{ cents: 1_000_00, whole: 1, count: 0 }] }],
    [{ unitPeriodsPerYear: 0 }],
    [{ unitPeriodsPerYear: Number.NaN }],
  ])("refuses %j", (bad) => {
    const good = {
      advances: [{ cents: 1_000_00, whole: 0 }],
      payments: [{ cents: 1_000_00, whole: 1 }],
      unitPeriodsPerYear: 12,
    };
    expect(() => annualPercentageRate({ ...good, ...bad })).toThrow(RangeError);
  });
});

describe("unitPeriodsBetween", () => {
  it.each<[string, string, UnitPeriod, number, number]>([
    ["1978-02-10", "1978-04-01", month, 1, 19 / 30],
    ["1978-05-23", "1978-10-01", quarter, 1, 39 / 90],
    ["1978-02-23", "1978-03-01", "half-month", 0, 6 / 15],
    ["1978-03-20", "1978-04-21", week, 4, 4 / 7],
    ["1978-01-10", "1978-03-01", twoMonths, 0, 52 / 60],
    ["2026-11-21", "2026-11-21", month, 0, 0],
    ["2026-12-31", "2027-02-28", month, 2, 0],
    ["2026-12-30", "2027-02-28", month, 1, 29 / 30],
    ["2026-12-15", "2027-02-01", month, 1, 17 / 30],
  ])("counts from %s to %s in %o", (from, to, unit, whole, fraction) => {
    const found = unitPeriodsBetween(from, to, unit);
    expect(found.whole).toBe(whole);
    expect(found.fraction).toBeCloseTo(fraction, 12);
  });

  it("counts whole months as whole, with no fraction", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), (months) => {
        expect(unitPeriodsBetween("1999-01-15", addMonths("1999-01-15", months), month)).toEqual({
          whole: months,
          fraction: 0,
        });
      }),
    );
  });

  it.each<[string, string, UnitPeriod]>([
    ["2026-11-21", "2026-11-20", month],
    ["2026-11-21", "2026-12-21", { months: 0 }],
    ["2026-11-21", "2026-12-21", { weeks: 53 }],
  ])("refuses %s to %s in %o", (from, to, unit) => {
    expect(() => unitPeriodsBetween(from, to, unit)).toThrow(RangeError);
  });
});
