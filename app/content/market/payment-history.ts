import csv from "#app/content/market-data/consumer-prices-monthly.csv?raw";
import { loanForPaymentCents } from "#app/domain/loan/payment.ts";
import { csvRows } from "#app/domain/text/csv.ts";
import { mean, rateYears } from "./mortgage-rates.ts";

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

const prices = csvRows(csv, ["month", "index"]);

/** The mean of the consumer price index over the months of a year that are known. */
function pricesOf(year: number): number {
  return mean(prices.filter(({ month }) => month.startsWith(`${year}-`)).map(({ index }) => Number(index)));
}

/** Today's dollars are those of the last month we have. */
const latestPrices = { month: prices.at(-1)?.month ?? "", index: Number(prices.at(-1)?.index) };

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
