import { mortgageRates } from "#app/content/editions/editions.json";
import {
  latestRateWeek,
  type RateWeek,
  rateOfYear,
  rateWeeks,
  recentRateWeeks,
} from "#app/content/market/mortgage-rates.ts";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { formatWhole } from "#app/domain/text/counted.ts";
import { formatDay, formatMonth } from "#app/domain/text/format-date.ts";
import { exactDollars, listOf, percent, roundDollars } from "./figure-words.ts";

const loanCents = 200_000_00;
const byRate = rateWeeks.toSorted((a, b) => a.rate30 - b.rate30);
const recent = recentRateWeeks.toSorted((a, b) => a.rate30 - b.rate30);
const [lowest, highest, middle] = [at(byRate, 0), at(byRate, -1), at(byRate, Math.floor(byRate.length / 2))];
const [low, high] = [at(recent, 0), at(recent, -1)];
const ends = [low, high].toSorted((one, other) => one.date.localeCompare(other.date));
const underThree = rateWeeks.filter(({ rate30 }) => rate30 < 3);
const overTen = rateWeeks.filter(({ rate30 }) => rate30 >= 10);
const moves = recentRateWeeks.slice(1).map(({ rate30 }, index) => Math.abs(rate30 - at(recentRateWeeks, index).rate30));
/** The last week that has both rates: some files come a week apart. */
const both = rateWeeks.findLast(({ rate15 }) => rate15 !== null) ?? latestRateWeek;
const [longer, shorter] = [payment(both.rate30), payment(both.rate15 ?? 0, 180)];
const latestYear = Number(latestRateWeek.date.slice(0, 4));
const yearAverage = rateOfYear(latestYear);

/** Every figure in the report on mortgage rates, computed from the weeks we have. */
export const rates = {
  latest: points(latestRateWeek.rate30),
  latestDay: formatDay(latestRateWeek.date),
  latestDate: latestRateWeek.date,
  from: mortgageRates.from,
  years: `${latestYear - 1971}`,
  latestYear: `${latestYear}`,
  weeks: formatWhole(rateWeeks.length),
  higherShare: percent(rateWeeks.filter(({ rate30 }) => rate30 > latestRateWeek.rate30).length / rateWeeks.length),
  highest: points(highest.rate30),
  highestDay: formatDay(highest.date),
  lowest: points(lowest.rate30),
  lowestDay: formatDay(lowest.date),
  low: low.rate30.toFixed(2),
  high: points(high.rate30),
  ends: ends.map(({ rate30, date }) => `${points(rate30)} on ${formatDay(date)}`).join(", and "),
  usualMove: `${(moves.reduce((sum, move) => sum + move, 0) / moves.length).toFixed(2)} of a point`,
  largestMove: `${Math.max(...moves).toFixed(2)} of a point`,
  year1971: average(1971),
  year1981: average(1981),
  year2021: average(2021),
  year2022: average(2022),
  year2023: average(2023),
  /** The years since, each with its average; the last is not over. */
  since: listOf(yearsFrom(2024, latestYear - 1).map((year) => `${average(year)} in ${year}`)),
  yearSoFar: points(yearAverage),
  besideYear: besides(
    latestRateWeek.rate30 - yearAverage,
    "above the year’s average",
    "below the year’s average",
    "at the year’s average",
  ),
  underThree: `${underThree.length}`,
  firstUnderThree: formatMonth(at(underThree, 0).date),
  lastUnderThree: formatMonth(at(underThree, -1).date),
  overTen: `${overTen.length}`,
  lastOverTen: formatMonth(at(overTen, -1).date),
  middle: points(middle.rate30),
  besideMiddle: besideMiddle(latestRateWeek.rate30 - middle.rate30),
  difference: exactDollars(payment(high.rate30) - payment(low.rate30)),
  /** The loan of the guide to affordability, at the rate of the week. */
  guideLoan: exactDollars(payment(latestRateWeek.rate30, 360, 201_400_00)),
  bothDay: formatDay(both.date),
  fifteen: points(both.rate15 ?? 0),
  fifteenLess: `${(both.rate30 - (both.rate15 ?? 0)).toFixed(2)} of a point`,
  shorter: exactDollars(shorter),
  more: exactDollars(shorter - longer),
  shorterInterest: roundDollars((shorter * 180 - loanCents) / 100, 100),
  longerInterest: roundDollars((longer * 360 - loanCents) / 100, 100),
} as const;

/** The sample loan's monthly cost at each rate in the report, once each, lowest first. */
export const ratePayments: readonly (readonly [rate: string, day: string, payment: string])[] = [
  ...new Map([lowest, low, latestRateWeek, high, highest].map((week) => [week.rate30, week])).values(),
]
  .toSorted((one, other) => one.rate30 - other.rate30)
  .map(({ rate30, date }) => [points(rate30), formatDay(date), exactDollars(payment(rate30))]);

function payment(rate: number, termMonths = 360, ofCents = loanCents): number {
  return monthlyPaymentCents({ loanCents: ofCents, annualRate: rate / 100, termMonths });
}

/** As surveyed, in hundredths of a point. */
function points(rate: number): string {
  return `${rate.toFixed(2)}%`;
}

function average(year: number): string {
  return points(rateOfYear(year));
}

function yearsFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function besides(difference: number, above: string, below: string, same: string): string {
  if (Math.abs(difference) < 0.005) return same;
  return difference > 0 ? above : below;
}

function besideMiddle(difference: number): string {
  const far = `${Math.abs(difference).toFixed(2)} of a point`;
  return besides(difference, `${far} above that middle`, `${far} below that middle`, "at that middle");
}

function at(weeks: readonly RateWeek[], index: number): RateWeek {
  const week = weeks.at(index);
  if (!week) throw new Error("That week isn't in the table");
  return week;
}
