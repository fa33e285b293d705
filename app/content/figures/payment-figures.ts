import { consumerPrices } from "#app/content/editions/editions.json";
import {
  followedPaymentCents,
  latestPaymentYear,
  latestRateWeek,
  paymentYear,
  rateOfYear,
} from "#app/content/market/mortgage-rates.ts";
import { loanForPaymentCents } from "#app/domain/loan/payment.ts";
import { formatMonth } from "#app/domain/text/format-date.ts";
import { dollars, percent, roundDollars } from "./figure-words.ts";
import { rates } from "./rate-figures.ts";

const latestYear = latestPaymentYear.year;
const signed = latestYear - 30;
const halfPoints = [-1, -0.5, 0, 0.5, 1];
/** The weekly rate to the nearest half: the middle of the table. */
const nearest = Math.round(latestRateWeek.rate30 * 2) / 2;
const loans = halfPoints.map((step) => loanAt(nearest + step));
const steps = loans.slice(1).map((loan, index) => (loans[index] ?? 0) - loan);

/** Every figure of the report on what a payment borrows. */
export const payments = {
  ...rates,
  loan1981: loanOf(1981),
  loan2021: loanOf(2021),
  loan2023: loanOf(2023),
  about1981: roundDollars(paymentYear(1981).loanCents / 100, 1000),
  about2021: roundDollars(paymentYear(2021).loanCents / 100, 1000),
  aboutLatest: roundDollars(latestPaymentYear.loanCents / 100, 1000),
  less2023: percent(1 - paymentYear(2023).loanCents / paymentYear(2021).loanCents),
  lastYear: `${latestYear - 1}`,
  loanLastYear: loanOf(latestYear - 1),
  loanLatest: loanOf(latestYear),
  averageLatest: `${rateOfYear(latestYear).toFixed(2)}%`,
  loanNow: dollars(loanAt(latestRateWeek.rate30)),
  loanFifteen: dollars(loanAt(Number.parseFloat(rates.fifteen), 180)),
  loanBoth: dollars(loanAt(bothRate())),
  bothRate: `${bothRate().toFixed(2)}%`,
  leastStep: roundDollars(Math.min(...steps), 1000),
  mostStep: roundDollars(Math.max(...steps), 1000),
  nearest: `${nearest}%`,
  loanNearest: dollars(loanAt(nearest)),
  twoThirds: roundDollars((loanAt(nearest) * 2) / 3, 100),
  month: formatMonth(consumerPrices.to),
  monthDate: consumerPrices.to,
  signed: `${signed}`,
  worthSigned: worthOf(signed),
  half: `${signed + 15}`,
  worthHalf: worthOf(signed + 15),
  late: `${signed + 25}`,
  worthLate: worthOf(signed + 25),
  worth1981: worthOf(1981),
} as const;

/** What the payment borrows at rates around today's. */
export const loansAtRates: readonly (readonly [rate: string, loan: string])[] = halfPoints.map((step, index) => [
  `${nearest + step}%`,
  dollars(loans[index] ?? 0),
]);

/** In dollars. */
function loanAt(rate: number, termMonths = 360): number {
  return loanForPaymentCents({ paymentCents: followedPaymentCents, annualRate: rate / 100, termMonths }) / 100;
}

/** The 30-year rate of the same week as the 15-year rate. */
function bothRate(): number {
  return Math.round((Number.parseFloat(rates.fifteen) + Number.parseFloat(rates.fifteenLess)) * 100) / 100;
}

function loanOf(year: number): string {
  return dollars(paymentYear(year).loanCents / 100);
}

function worthOf(year: number): string {
  return dollars(paymentYear(year).paymentTodayCents / 100);
}
