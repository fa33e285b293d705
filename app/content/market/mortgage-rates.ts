import pricesCsv from "#app/content/market-data/consumer-prices-monthly.csv?raw";
import csv from "#app/content/market-data/mortgage-rates-weekly.csv?raw";
import { loanForPaymentCents } from "#app/domain/loan/payment.ts";
import { csvRows } from "#app/domain/text/csv.ts";

/** Freddie Mac's survey: the average rate of each week in percent; `rate15` is null before 1991. */
export type RateWeek = { date: string; rate30: number; rate15: number | null };
/** The plain mean of the weeks of a year. */
export type RateYear = { year: number; weeks: number; rate30: number; rate15: number | null };

export const rateWeeks: readonly RateWeek[] = csvRows(csv, ["date", "rate_30y", "rate_15y"]).map((row) => ({
  date: row.date,
  rate30: Number(row.rate_30y),
  rate15: row.rate_15y ? Number(row.rate_15y) : null,
}));

export const rateYears: readonly RateYear[] = [...new Set(rateWeeks.map(yearOf))].map((year) => {
  const weeks = rateWeeks.filter((week) => yearOf(week) === year);
  const rates15 = weeks.flatMap(({ rate15 }) => rate15 ?? []);
  return {
    year,
    weeks: weeks.length,
    rate30: mean(weeks.map(({ rate30 }) => rate30)),
    // 1991 has the weeks from the end of August on.
    rate15: rates15.length > 0 ? mean(rates15) : null,
  };
});

/** The weeks of the last two years, and the one before them. */
export const recentRateWeeks: readonly RateWeek[] = rateWeeks.slice(-105);

export const latestRateWeek = rateWeeks.at(-1) as RateWeek;

/** The mean of a year, in percent. */
export function rateOfYear(year: number): number {
  const found = rateYears.find((entry) => entry.year === year);
  if (!found) throw new Error(`No rates for ${year}`);
  return found.rate30;
}

function yearOf({ date }: RateWeek): number {
  return Number(date.slice(0, 4));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The payment of principal and interest that the report follows through the years. */
export const followedPaymentCents = 150_000;

export type PaymentYear = {
  year: number;
  /** Mean 30-year rate of the year in percent. */
  rate: number;
  /** What the payment borrows for 30 years at that rate. */
  loanCents: number;
  /** What the payment of that year is worth in today's dollars. */
  paymentTodayCents: number;
};

const consumerPrices = csvRows(pricesCsv, ["month", "index"]);

/** The mean of the consumer price index over the months of a year that are known. */
function pricesOf(year: number): number {
  return mean(consumerPrices.filter(({ month }) => month.startsWith(`${year}-`)).map(({ index }) => Number(index)));
}

/** Today's dollars are those of the last month we have. */
const latestPrices = { month: consumerPrices.at(-1)?.month ?? "", index: Number(consumerPrices.at(-1)?.index) };

export const paymentYears: readonly PaymentYear[] = rateYears.map(({ year, rate30 }) => ({
  year,
  rate: rate30,
  loanCents: loanForPaymentCents({ paymentCents: followedPaymentCents, annualRate: rate30 / 100, termMonths: 360 }),
  paymentTodayCents: Math.round((followedPaymentCents * latestPrices.index) / pricesOf(year)),
}));

/** The latest year, which may not be over. */
export const latestPaymentYear = paymentYears.at(-1) as PaymentYear;

export function paymentYear(year: number): PaymentYear {
  const found = paymentYears.find((entry) => entry.year === year);
  if (!found) throw new Error(`No payment for ${year}`);
  return found;
}
