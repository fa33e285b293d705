import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { rateToRatio, roundCents } from "#app/domain/money.ts";
import { type LoanTerms, loanForPaymentCents, monthlyPaymentCents } from "./payment.ts";

const terms = fc.record({
  loanCents: fc.integer({ min: 0, max: 10_000_000_000_00 }),
  annualRate: fc.integer({ min: 0, max: 25_000 }).map((thousandths) => thousandths / 100_000),
  termMonths: fc.integer({ min: 1, max: 480 }),
});

/** The balance after paying `payment` each month, with interest rounded to the cent each month. */
function balanceAfter(loanCents: number, annualRate: number, months: number, payment: number): number {
  let balance = loanCents;
  for (let month = 0; month < months; month++) balance += Math.round((balance * annualRate) / 12) - payment;
  return balance;
}

/** The payment worked out in whole numbers, with only the final cent rounded. */
function exactCents({ loanCents, annualRate, termMonths }: LoanTerms): number {
  const { numerator, denominator } = rateToRatio(annualRate);
  const [loan, months, unit] = [BigInt(loanCents), BigInt(termMonths), 12n * denominator];
  if (numerator === 0n) return roundCents(loan, months);
  const growth = (unit + numerator) ** months;
  return roundCents(loan * numerator * growth, unit * (growth - unit ** months));
}

describe("monthlyPaymentCents", () => {
  // The same amounts as in published amortization tables.
  it.each([
    [300_000, 0.065, 189_620],
    [380_000, 0.065, 240_186],
    [270_000, 0.0675, 175_121],
    [294_566.25, 0.0645, 185_218],
    [303_000, 0.0615, 184_596],
  ])("pays off $%s at %s over 30 years with %s cents a month", (dollars, annualRate, cents) => {
    expect(monthlyPaymentCents({ loanCents: dollars * 100, annualRate, termMonths: 360 })).toBe(cents);
  });

  it("charges no interest at 0%", () => {
    expect(monthlyPaymentCents({ loanCents: 36_000_00, annualRate: 0, termMonths: 360 })).toBe(100_00);
    expect(monthlyPaymentCents({ loanCents: 100_00, annualRate: 0, termMonths: 3 })).toBe(33_33);
  });

  it("is the loan plus one month of interest when there is one month", () => {
    expect(monthlyPaymentCents({ loanCents: 1_200_00, annualRate: 0.12, termMonths: 1 })).toBe(1_212_00);
  });

  it("is 0 for a loan of 0", () => {
    expect(monthlyPaymentCents({ loanCents: 0, annualRate: 0.065, termMonths: 360 })).toBe(0);
  });

  it("matches exact fractions to the cent", () => {
    const loans = fc.record({
      loanCents: fc.integer({ min: 0, max: 50_000_000_00 }),
      annualRate: fc.integer({ min: 0, max: 25_000 }).map((thousandths) => thousandths / 100_000),
      termMonths: fc.integer({ min: 1, max: 480 }),
    });
    const agrees = (loan: LoanTerms) => monthlyPaymentCents(loan) === exactCents(loan);
    fc.assert(fc.property(loans, agrees), { numRuns: 1000 });
  });

  it.each([
    { loanCents: -1 },
    { loanCents: 0.5 },
    { loanCents: Number.NaN },
    { loanCents: Number.POSITIVE_INFINITY },
    { annualRate: -0.01 },
    { annualRate: Number.NaN },
    { annualRate: 65 },
    { termMonths: 0 },
    { termMonths: 1.5 },
    { termMonths: 1201 },
    { termMonths: Number.NaN },
  ])("refuses %o", (bad) => {
    expect(() => monthlyPaymentCents({ loanCents: 100_000_00, annualRate: 0.065, termMonths: 360, ...bad })).toThrow(
      RangeError,
    );
  });

  it("pays off every loan, with nothing but rounding left at the end", () => {
    fc.assert(
      fc.property(terms, ({ loanCents, annualRate, termMonths }) => {
        const payment = monthlyPaymentCents({ loanCents, annualRate, termMonths });
        const rate = annualRate / 12;
        // Half a cent of rounding in each payment and each month's interest, grown to the end of the term.
        const slack = rate === 0 ? termMonths : ((1 + rate) ** termMonths - 1) / rate + 1;
        expect(Math.abs(balanceAfter(loanCents, annualRate, termMonths, payment))).toBeLessThanOrEqual(
          slack * 1.01 + 1,
        );
      }),
    );
  });

  it("never falls when the rate rises, and never rises when the term does", () => {
    fc.assert(
      fc.property(terms, ({ loanCents, annualRate, termMonths }) => {
        const payment = monthlyPaymentCents({ loanCents, annualRate, termMonths });
        expect(monthlyPaymentCents({ loanCents, annualRate: annualRate + 0.001, termMonths })).toBeGreaterThanOrEqual(
          payment,
        );
        expect(monthlyPaymentCents({ loanCents, annualRate, termMonths: termMonths + 1 })).toBeLessThanOrEqual(payment);
      }),
    );
  });
});

test("finds the loan behind a known payment", () => {
  // $200,000 at 6.5% over 30 years costs $1,264.14 a month; a dollar more still rounds to the same cent.
  const paymentCents = monthlyPaymentCents({ loanCents: 20_000_000, annualRate: 0.065, termMonths: 360 });
  expect(loanForPaymentCents({ paymentCents, annualRate: 0.065, termMonths: 360 })).toBe(20_000_100);
});

test("lends the sum of the payments at 0%, and nothing for no payment", () => {
  expect(loanForPaymentCents({ paymentCents: 150_000, annualRate: 0, termMonths: 360 })).toBe(54_000_100);
  expect(loanForPaymentCents({ paymentCents: 0, annualRate: 0.07, termMonths: 360 })).toBe(0);
});

test("finds a loan that never costs more than the payment, and one dollar more of loan would", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 2_000_000 }),
      fc.double({ min: 0.01, max: 0.2, noNaN: true }),
      fc.constantFrom(180, 360),
      (paymentCents, annualRate, termMonths) => {
        const loanCents = loanForPaymentCents({ paymentCents, annualRate, termMonths });
        expect(monthlyPaymentCents({ loanCents, annualRate, termMonths })).toBeLessThanOrEqual(paymentCents);
        expect(monthlyPaymentCents({ loanCents: loanCents + 100, annualRate, termMonths })).toBeGreaterThan(
          paymentCents,
        );
      },
    ),
    { numRuns: 40 },
  );
});
