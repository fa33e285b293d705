import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loanLimits2026 } from "#app/content/loan-programs.ts";
import { loanForPaymentCents } from "#app/domain/loan-for-payment.ts";
import { monthlyPaymentCents } from "#app/domain/payment.ts";
import { type PriceChange, priceChange, priceChanges, priceIndex } from "./house-prices.ts";
import { countiesAboveBaseline, countiesInAll, countyLimits, limits2026 } from "./loan-limits.ts";
import { latestRateWeek, rateOfYear, rateWeeks, recentRateWeeks } from "./mortgage-rates.ts";
import { followedPaymentCents, paymentYear } from "./payment-history.ts";
import { averageRent, rentAreas, stateRents } from "./rents.ts";
import { type StateCode, states } from "./states.ts";

/*
 * Every amount and percentage that a report states is worked out here anew from the slices in market-data. A report
 * with a figure that is not among them, or without one of them, fails: so none can drift from its data.
 */

test.each([
  "mortgage-rates-since-1971",
  "house-prices-by-state",
  "rents-2026",
  "loan-limits-2026",
  "what-a-payment-borrows",
] as const)("%s states the figures of its data and no others", (slug) => {
  const text = readFileSync(`app/content/reports/${slug}.mdx`, "utf8");
  const { computed, given } = figures[slug]();
  const stated = new Set(text.match(/\$\d+(?:,\d{3})*(?:\.\d+)?|[\d.]+ percent|[\d.]+ of a point/g));
  expect(computed.filter((figure) => !text.includes(figure))).toEqual([]);
  expect([...stated].filter((figure) => !computed.includes(figure) && !given.includes(figure))).toEqual([]);
});

type Figures = {
  /** Worked out from the data. */
  computed: string[];
  /** Terms of a rule or of an example that no data hold. */
  given: string[];
};

const figures = {
  "mortgage-rates-since-1971": rateFigures,
  "house-prices-by-state": priceFigures,
  "rents-2026": rentFigures,
  "loan-limits-2026": limitFigures,
  "what-a-payment-borrows": paymentFigures,
};

function rateFigures(): Figures {
  const latest = latestRateWeek;
  const byRate = rateWeeks.toSorted((a, b) => a.rate30 - b.rate30);
  const [lowest, highest, middle] = [byRate[0], byRate.at(-1), byRate[Math.floor(byRate.length / 2)]];
  const recent = recentRateWeeks.toSorted((a, b) => a.rate30 - b.rate30);
  const [low, high] = [recent[0]?.rate30 ?? 0, recent.at(-1)?.rate30 ?? 0];
  const moves = recentRateWeeks
    .slice(1)
    .map(({ rate30 }, index) => Math.abs(rate30 - (recentRateWeeks[index]?.rate30 ?? 0)));
  const above = rateWeeks.filter(({ rate30 }) => rate30 > latest.rate30).length / rateWeeks.length;
  const shorter = payment(latest.rate15 ?? 0, 180);
  const longer = payment(latest.rate30);
  const underThree = rateWeeks.filter(({ rate30 }) => rate30 < 3);
  const overTen = rateWeeks.filter(({ rate30 }) => rate30 >= 10);
  return {
    computed: [
      `stood at ${latest.rate30} percent on August 20, 2026`,
      `${Math.round(above * 100)} percent of all weeks`,
      `highest week was ${highest?.rate30} percent`,
      `lowest was ${lowest?.rate30} percent`,
      `between ${low} and ${high} percent`,
      `a rate of ${middle?.rate30} percent`,
      `${underThree.length} of ${rateWeeks.length.toLocaleString("en-US")} weeks`,
      `in ${overTen.length} weeks`,
      `${(moves.reduce((sum, move) => sum + move, 0) / moves.length).toFixed(2)} of a point`,
      `${Math.max(...moves).toFixed(2)} of a point`,
      `${((latest.rate30 * 100 - (latest.rate15 ?? 0) * 100) / 100).toFixed(2)} of a point`,
      ...[1971, 1981, 2021, 2022, 2023, 2024, 2025, 2026].map((year) => `${rateOfYear(year).toFixed(2)} percent`),
      ...[latest.rate30, latest.rate15, lowest?.rate30, highest?.rate30, middle?.rate30, low, high].map(
        (rate) => `${rate} percent`,
      ),
      `${Math.round(above * 100)} percent`,
      ...[lowest?.rate30, low, latest.rate30, high, highest?.rate30].map((rate) => cents(payment(rate ?? 0))),
      cents(payment(high) - payment(low)),
      cents(shorter),
      cents(shorter - longer),
      hundreds(longer * 360 - 20_000_000),
      hundreds(shorter * 180 - 20_000_000),
    ],
    given: ["$200,000", "3 percent", "7 percent", "10 percent", "20 percent"],
  };
}

function payment(percent: number, termMonths = 360): number {
  return monthlyPaymentCents({ loanCents: 20_000_000, annualRate: percent / 100, termMonths });
}

function priceFigures(): Figures {
  const [largest, smallest] = [priceChanges[0] as PriceChange, priceChanges.at(-1) as PriceChange];
  const middle = priceChanges[25] as PriceChange;
  const lastButOne = priceChanges.at(-2) as PriceChange;
  const byYear = priceChanges.toSorted((a, b) => a.lastYear - b.lastYear);
  const fallen = byYear.filter(({ lastYear }) => lastYear < 0);
  const risen = byYear.filter(({ lastYear }) => lastYear > 0.05).toReversed();
  const named = ({ name, state }: PriceChange) => (state === "DC" ? "DC" : name);
  return {
    computed: [
      `The state in the middle, ${middle.name}, rose by ${percent(middle.sinceBefore)}`,
      `largest in ${largest.name}, ${percent(largest.sinceBefore)}`,
      `smallest in the ${smallest.name}, ${percent(smallest.sinceBefore)}`,
      `prices fell in ${fallen.length - 1} states and DC: most in ${byYear[0]?.name}, by ${percent(-(byYear[0]?.lastYear ?? 0), 1)}`,
      `${byYear.at(-1)?.name} rose most, by ${percent(byYear.at(-1)?.lastYear ?? 0, 1)}`,
      listOf(fallen.map(named)),
      listOf(risen.map(named)),
      `then ${lastButOne.name} with ${percent(lastButOne.sinceBefore)}`,
      ...[largest, smallest, middle, lastButOne].map(({ sinceBefore }) => percent(sinceBefore)),
      ...[byYear[0], byYear.at(-1)].map((change) => percent(Math.abs(change?.lastYear ?? 0), 1)),
      ...[middle, lastButOne].map(({ sinceBefore }) => `$${Math.round(200 * (1 + sinceBefore))},000`),
      ...falls(),
      ...falls().map((row) => row.match(/\d+ percent/)?.[0] ?? ""),
    ],
    given: ["$200,000", "70 percent", "5 percent"],
  };
}

/** The rows of the table: the last peak before 2009, the lowest year after it, and the first year above the peak. */
function falls(): string[] {
  return (["NV", "AZ", "CA", "FL", "TX"] as const).map((state) => {
    const peak = yearBy(state, 1991, 2008, Math.max);
    const lowest = yearBy(state, peak, 2013, Math.min);
    const back = yearsBetween(lowest, 2025).find((year) => priceIndex(state, year) > priceIndex(state, peak));
    return `| ${states[state].name} | ${peak} | ${lowest} | ${percent(-priceChange(state, peak, lowest))} | ${back} |`;
  });
}

function yearBy(state: StateCode, from: number, to: number, choose: (...values: number[]) => number): number {
  const years = yearsBetween(from, to);
  const chosen = choose(...years.map((year) => priceIndex(state, year)));
  return years.find((year) => priceIndex(state, year) === chosen) ?? 0;
}

function yearsBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function rentFigures(): Figures {
  const people = rentAreas.reduce((sum, { population }) => sum + population, 0);
  const shareWhere = (holds: (rent: number) => boolean) =>
    percent(rentAreas.filter(({ rent }) => holds(rent)).reduce((sum, { population }) => sum + population, 0) / people);
  const gaps = stateRents.map(({ name, lowest, highest }) => ({ name, gap: highest.rent - lowest.rent }));
  const gapOf = (state: string) => dollars(gaps.find(({ name }) => name === state)?.gap ?? 0);
  const dearest = rentAreas.toSorted((a, b) => b.rent - a.rent)[0];
  return {
    computed: [
      `averaged ${dollars(averageRent(rentAreas))} a month`,
      dollars(averageRent(rentAreas)),
      ...stateRents.slice(1, 3).map(({ name, average }) => `${name} with ${dollars(average)}`),
      ...stateRents.slice(-3, -1).map(({ name, average }) => `${name} with ${dollars(average)}`),
      `from ${dollars(stateRents.at(-1)?.average ?? 0)} in ${stateRents.at(-1)?.name} to ${dollars(stateRents[0]?.average ?? 0)} in ${stateRents[0]?.name}`,
      ...[...stateRents.slice(0, 3), ...stateRents.slice(-3)].map(({ average }) => dollars(average)),
      `In ${gaps.filter(({ gap }) => gap >= 1000).length} states`,
      `About ${shareWhere((rent) => rent >= 1500)} of people`,
      ...[shareWhere((rent) => rent >= 1500), shareWhere((rent) => rent >= 2000), shareWhere((rent) => rent < 1200)],
      `${dearest?.area.split("-")[0]} in ${states[dearest?.state ?? "CA"].name}, at ${dollars(dearest?.rent ?? 0)}`,
      ...[dearest?.rent ?? 0, stateRents[0]?.lowest.rent ?? 0].map(dollars),
      ...["California", "New York", "New Hampshire"].map(gapOf),
      ...cityRows(),
      ...cityRows().flatMap((row) => row.match(/\$[\d,]+/g) ?? []),
      `${rentAreas.length.toLocaleString("en-US")} pairs`,
    ],
    given: ["$1,000", "$1,200", "$1,500", "$2,000"],
  };
}

function cityRows(): string[] {
  const cities = [
    "New York, NY",
    "Los Angeles, CA",
    "Seattle, WA",
    "Miami, FL",
    "Dallas, TX",
    "Phoenix, AZ",
    "Atlanta, GA",
    "Chicago, IL",
    "Houston, TX",
    "Cleveland, OH",
  ];
  return cities.map((city) => {
    const [name = "", state = ""] = city.split(", ");
    // The area of a city carries its name first, and is the most populous of that name.
    const [found] = rentAreas
      .filter((area) => area.state === state && area.area.startsWith(name) && !area.area.includes("County"))
      .toSorted((a, b) => b.population - a.population);
    return `| ${city} | ${dollars(found?.rentOneBedroom ?? 0)} | ${dollars(found?.rent ?? 0)} |`;
  });
}

function limitFigures(): Figures {
  const { baseline, ceiling, fhaFloor } = limits2026;
  const above = countiesAboveBaseline.map(({ conforming }) => conforming);
  const countIn = (state: string) => countiesAboveBaseline.filter((county) => county.state === state).length;
  // The baseline of 2025, which the reports compare with: FHFA, November 26, 2024.
  const before = 806_500;
  return {
    computed: [
      `${(countiesInAll - above.length).toLocaleString("en-US")} of ${countiesInAll.toLocaleString("en-US")} counties`,
      `other ${above.length} counties the limit runs from ${dollars(Math.min(...above))} to ${dollars(Math.max(...above))}`,
      `${countyLimits.filter(({ fha }) => fha > fhaFloor).length} counties are`,
      `${countIn("CO")} of the ${above.length} in Colorado, ${countIn("VA")} in Virginia, ${countIn("CA")} in California, ${countIn("TN")} around Nashville in Tennessee, ${countIn("NJ")} in New Jersey and ${countIn("NY")} in New York`,
      ...[baseline, ceiling, fhaFloor, Math.min(...above), Math.max(...above), before].map(dollars),
      percent(baseline / before - 1, 1),
      ...loanLimits2026.map(
        ({ units, conforming, fhaFloor: floor, fhaCeiling }) =>
          `| ${units} | ${dollars(conforming)} | ${dollars(floor)} | ${dollars(fhaCeiling)} |`,
      ),
      ...loanLimits2026.flatMap(({ conforming, fhaFloor: floor, fhaCeiling }) =>
        [conforming, floor, fhaCeiling].map(dollars),
      ),
      hundreds((baseline / 0.95) * 100),
      hundreds((fhaFloor / 0.965) * 100),
    ],
    given: ["115 percent", "65 percent", "5 percent", "3.5 percent"],
  };
}

function paymentFigures(): Figures {
  const loan = (year: number) => paymentYear(year).loanCents;
  const latest = latestRateWeek;
  const atRate = (rate: number, termMonths = 360) =>
    dollars(loanForPaymentCents({ paymentCents: followedPaymentCents, annualRate: rate / 100, termMonths }) / 100);
  const thousands = (amount: number) => `$${Math.round(amount / 100_000)},000`;
  return {
    computed: [
      `${rateOfYear(2026).toFixed(2)} percent`,
      ...[2026, 2021, 1981].map((year) => thousands(loan(year))),
      ...[1981, 2021].map((year) => `${rateOfYear(year).toFixed(2)} percent`),
      ...[1981, 2021, 2023, 2025, 2026].map((year) => dollars(loan(year) / 100)),
      `about ${percent(1 - loan(2023) / loan(2021))} less`,
      percent(1 - loan(2023) / loan(2021)),
      ...[1981, 1996, 2011, 2021].map((year) => dollars(paymentYear(year).paymentTodayCents / 100)),
      ...[5.5, 6, 6.5, 7, 7.5].map((rate) => `| ${rate} percent | ${atRate(rate)} |`),
      ...[5.5, 6, 6.5, 7, 7.5].map((rate) => atRate(rate)),
      ...[latest.rate15, latest.rate30].map((rate) => `${rate} percent`),
      atRate(latest.rate15 ?? 0, 180),
      atRate(latest.rate30),
      hundreds(
        (loanForPaymentCents({ paymentCents: followedPaymentCents, annualRate: 0.065, termMonths: 360 }) * 2) / 3,
      ),
    ],
    given: [
      "$1,500",
      "$1,000",
      "$11,000",
      "$14,000",
      "5.5 percent",
      "6 percent",
      "6.5 percent",
      "7 percent",
      "7.5 percent",
    ],
  };
}

describe("the slices", () => {
  test("cover every state and DC once", () => {
    expect(priceChanges).toHaveLength(51);
    expect(new Set(rentAreas.map(({ state }) => state)).size).toBe(51);
  });

  test("hold no rate outside what was ever surveyed, and no week twice", () => {
    expect(new Set(rateWeeks.map(({ date }) => date)).size).toBe(rateWeeks.length);
    expect(rateWeeks.every(({ rate30 }) => rate30 > 2 && rate30 < 19)).toBe(true);
  });

  test("agree with the state averages that were worked out apart from this code", () => {
    expect(stateRents.map(({ average }) => Math.round(average)).slice(0, 3)).toEqual([2595, 2545, 2495]);
  });
});

function percent(share: number, digits = 0): string {
  return `${(share * 100).toFixed(digits)} percent`;
}

const list = new Intl.ListFormat("en-US", { style: "long" });

/** `A, B and C`: our texts have no comma before the last. */
function listOf(names: readonly string[]): string {
  return list.format(names).replace(", and ", " and ");
}

function dollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString("en-US")}`;
}

function cents(amount: number): string {
  return `$${(amount / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
}

/** Cents to the nearest hundred dollars. */
function hundreds(amount: number): string {
  return dollars(Math.round(amount / 10_000) * 100);
}
