import { assertCents, shareCents } from "#app/domain/money.ts";

export type Units = 1 | 2 | 3 | 4;

/** Limits in cents for homes of one to four units; null where our copy of the table has none. */
export type LimitsByUnits = Readonly<Record<Units, number | null>>;

/**
 * The limits of a year, by the five digits of state and county (FIPS): the largest loan that Fannie Mae and Freddie Mac
 * may buy there, or the largest base loan that FHA insures there (the financed upfront premium may come on top).
 */
export type LimitTable = { year: number; counties: ReadonlyMap<string, LimitsByUnits> };

/**
 * The loan limits of a county in a year. FHA's go by the day on which the case number is given, conforming ones by the
 * day on which the loan is sold to Fannie Mae or Freddie Mac, each by calendar year. 12 U.S.C. 1454(a)(2) and 1709(b)(2).
 * Throws RangeError when the table of that year is not there, or does not know the county; Connecticut's nine planning
 * regions (09110–09190) replaced its eight counties (09001–09015) between two tables, and neither stands for the other.
 */
export function countyLimits(tables: readonly LimitTable[], year: number, fips: string): LimitsByUnits {
  const table = tables.find((each) => each.year === year);
  if (!table) throw new RangeError(`There are no loan limits of ${year} here`);
  const found = table.counties.get(fips);
  if (found) return found;
  if (/^09\d{3}$/.test(fips)) {
    throw new RangeError(
      table.counties.has(oldHartfordCounty)
        ? `The limits of ${year} go by Connecticut’s eight counties, not by its planning regions`
        : `The limits of ${year} go by Connecticut’s nine planning regions, not by its old counties`,
    );
  }
  throw new RangeError(`No county has the number ${fips}`);
}

const oldHartfordCounty = "09003";

export type LoanSize = "conforming" | "high-balance" | "jumbo";

/**
 * The lenders' name for a loan of this size: conforming up to the national baseline, high-balance above it where the
 * county's limit allows it, jumbo above that limit.
 * Throws RangeError when an amount is not whole cents from 0 up.
 */
export function loanSize(loanCents: number, countyLimitCents: number, baselineCents: number): LoanSize {
  for (const cents of [loanCents, countyLimitCents, baselineCents]) assertCents(cents);
  if (loanCents > countyLimitCents) return "jumbo";
  return loanCents > baselineCents ? "high-balance" : "conforming";
}

/** The smallest down payment of a loan, as shares of the price. */
export type SmallestDown = {
  share: number;
  /** The share for a loan above the baseline limit. */
  shareAboveBaseline: number;
  baselineCents: number;
};

/**
 * The smallest down payment at a price: `share` of it while that leaves a loan within the baseline limit; above, what
 * brings the loan down to the baseline, or `shareAboveBaseline` where that is less.
 * Throws RangeError when an amount or share is out of range.
 */
export function smallestDownCents(
  priceCents: number,
  { share, shareAboveBaseline, baselineCents }: SmallestDown,
): number {
  assertCents(baselineCents);
  const within = Math.max(shareCents(priceCents, share), priceCents - baselineCents);
  return Math.min(within, shareCents(priceCents, shareAboveBaseline));
}

/** The highest price that a down payment is enough for: the reverse of `smallestDownCents`. */
export function highestPriceForDown(
  downCents: number,
  { share, shareAboveBaseline, baselineCents }: SmallestDown,
): number {
  const within = Math.min(Math.round(downCents / share), downCents + baselineCents);
  return Math.max(within, Math.round(downCents / shareAboveBaseline));
}
