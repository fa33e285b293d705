import {
  type PriceChange,
  priceChange,
  priceChanges,
  priceIndex,
  priceYears,
} from "#app/content/market/house-prices.ts";
import { type StateCode, states } from "#app/content/places/states.ts";
import { capital, countOf, dollars, listOf, numberWord, percent } from "./figure-words.ts";

const { before, previous, latest } = priceYears;
const [largest, second, third] = [at(0), at(1), at(2)];
const [smallest, lastButOne] = [at(-1), at(-2)];
const middle = at(Math.floor(priceChanges.length / 2));
const byYear = priceChanges.toSorted((one, other) => one.lastYear - other.lastYear);
const fallen = byYear.filter(({ lastYear }) => lastYear < 0);
const surged = byYear.filter(({ lastYear }) => lastYear > 0.05).toReversed();
const risen = priceChanges.filter(({ sinceBefore }) => sinceBefore > 0);
const fast = priceChanges.filter(({ sinceBefore }) => sinceBefore >= 0.7);

/** Every figure of the report on house prices. */
export const prices = {
  before: `${before}`,
  previous: `${previous}`,
  latest: `${latest}`,
  rose: risen.length === priceChanges.length ? "in all 50 states and in DC" : `in ${risen.length} of 51 places`,
  middle: `${middle.name}, rose by ${percent(middle.sinceBefore)}`,
  largest: `${named(largest)}, ${percent(largest.sinceBefore)}`,
  smallest: `${named(smallest)}, ${percent(smallest.sinceBefore)}`,
  firstOfAll: `${capital(named(largest))} comes first with ${percent(largest.sinceBefore)}`,
  thenTwo: `${second.name} with ${whole(second)} and ${third.name} with ${whole(third)}`,
  fast: countOf(fast.length, "place", "places"),
  least: `${named(smallest)} with ${percent(smallest.sinceBefore)}, then ${lastButOne.name} with ${percent(lastButOne.sinceBefore)}`,
  atMiddle: dollars(Math.round(200 * (1 + middle.sinceBefore)) * 1000),
  slowState: `${lastButOne.name}’s`,
  atSlow: dollars(Math.round(200 * (1 + lastButOne.sinceBefore)) * 1000),
  fell:
    fallen.length === 0
      ? "in no state"
      : `in ${fallen.length} of 51 places: most in ${short(byYear[0] ?? middle)}, by ${percent(-(byYear[0]?.lastYear ?? 0), 1)}`,
  roseMost: `${byYear.at(-1)?.name} rose most, by ${percent(byYear.at(-1)?.lastYear ?? 0, 1)}`,
  fallen:
    fallen.length === 0
      ? "Prices fell in none of 51 places."
      : `Prices fell in ${numberWord(fallen.length)} of 51 places: ${listOf(fallen.map(short))}. The largest fall, ${short(byYear[0] ?? middle)}’s, is ${percent(-(byYear[0]?.lastYear ?? 0), 1)}.`,
  surged:
    surged.length === 0
      ? "Nowhere did they rise by more than 5%."
      : `${capital(countOf(surged.length, "place", "places"))} rose by more than 5%: ${listOf(surged.map(short))}.`,
} as const;

/** The last peak before 2009, the lowest year after it, how far apart they are, and the first year above the peak. */
export const priceFalls: readonly (readonly [
  state: string,
  peak: string,
  lowest: string,
  fall: string,
  back: string,
])[] = (["NV", "AZ", "CA", "FL", "TX"] as const).map((state) => {
  const peak = yearBy(state, 1991, 2008, Math.max);
  const lowest = yearBy(state, peak, 2013, Math.min);
  const back = yearsBetween(lowest, latest).find((year) => priceIndex(state, year) > priceIndex(state, peak));
  return [
    states[state].name,
    `${peak}`,
    `${lowest}`,
    percent(-priceChange(state, peak, lowest)),
    `${back ?? "not yet"}`,
  ];
});

function yearBy(state: StateCode, from: number, to: number, choose: (...values: number[]) => number): number {
  const years = yearsBetween(from, to);
  const chosen = choose(...years.map((year) => priceIndex(state, year)));
  return years.find((year) => priceIndex(state, year) === chosen) ?? 0;
}

function yearsBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function at(index: number): PriceChange {
  const change = priceChanges.at(index);
  if (!change) throw new Error("No prices");
  return change;
}

function whole({ sinceBefore }: PriceChange): string {
  return `${Math.round(sinceBefore * 100)}`;
}

function named({ state, name }: PriceChange): string {
  return state === "DC" ? `the ${name}` : name;
}

function short({ state, name }: PriceChange): string {
  return state === "DC" ? "DC" : name;
}
