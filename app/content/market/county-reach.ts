import csv from "#app/content/market-data/county-reach.csv?raw";
import countiesCsv from "#app/content/places/counties.csv?raw";
import { parseCounties } from "#app/content/places/county-list.ts";
import { type StateCode, stateCodes, states } from "#app/content/places/states.ts";
import { csvRows } from "#app/domain/text/csv.ts";

/** What a county's rent buys, and how long its typical home takes to save for, in dollars and months (`npm run data`). */
export type CountyReach = {
  fips: string;
  state: StateCode;
  name: string;
  people: number;
  /** Fair Market Rent of two bedrooms a month. */
  rent: number;
  /** The price of a home that this rent would pay for. */
  bought: number;
  /** A typical home; null where too few people answered. */
  home: number | null;
  /** The median family income a year; null where HUD goes by town. */
  income: number | null;
  /** Down payment and closing costs of a typical home. */
  cash: number | null;
  months: number | null;
};

const places = new Map(parseCounties(countiesCsv).map((county) => [county.fips, county]));

/** Every county of the states and DC. */
export const countyReach: readonly CountyReach[] = csvRows(csv, [
  "fips",
  "people",
  "rent",
  "bought",
  "home",
  "income",
  "cash",
  "months",
]).flatMap(({ fips, ...row }) => {
  const place = places.get(fips);
  if (!place || !isState(place.state)) return [];
  const [people, rent, bought] = [Number(row.people), Number(row.rent), Number(row.bought)];
  const [home, income, cash, months] = [row.home, row.income, row.cash, row.months].map((cell) =>
    cell === "" ? null : Number(cell),
  ) as [number | null, number | null, number | null, number | null];
  return [{ fips, state: place.state, name: place.name, people, rent, bought, home, income, cash, months }];
});

/** From the lowest county of a state to the highest, and the county in the middle of its people. */
export type StateSpan = { state: StateCode; name: string; low: number; middle: number; high: number };

/** Each state's span of a figure, the highest middle first; counties without the figure are skipped. */
export function spansOf(figure: (county: CountyReach) => number | null): StateSpan[] {
  const known = countyReach.flatMap((county) => {
    const value = figure(county);
    return value === null ? [] : [{ state: county.state, people: county.people, value }];
  });
  return stateCodes
    .flatMap((state) => {
      const own = known.filter((county) => county.state === state).toSorted((a, b) => a.value - b.value);
      const [low, high] = [own[0], own.at(-1)];
      if (!low || !high) return [];
      return [{ state, name: states[state].name, low: low.value, middle: middleOf(own), high: high.value }];
    })
    .toSorted((a, b) => b.middle - a.middle);
}

/** The figure of the county where the middle person lives, of counties from the lowest up. */
export function middleOf(sorted: readonly { people: number; value: number }[]): number {
  const half = sorted.reduce((sum, { people }) => sum + people, 0) / 2;
  let passed = 0;
  for (const { people, value } of sorted) {
    passed += people;
    if (passed >= half) return value;
  }
  throw new Error("No counties, so no median");
}

function isState(state: string): state is StateCode {
  return Object.hasOwn(states, state);
}
