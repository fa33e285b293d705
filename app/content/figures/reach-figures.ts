import { type CountyReach, countyReach, middleOf, spansOf } from "#app/content/market/county-reach.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { states } from "#app/content/places/states.ts";
import { formatWhole } from "#app/domain/text/counted.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { dollars, percent, percentSign, roundDollars } from "./figure-words.ts";

type Known = CountyReach & { home: number };

/** What a two-bedroom rent would buy, by state. */
export const boughtSpans = spansOf(({ bought }) => bought);
/** How many months the cash for a typical home takes, by state. */
export const monthSpans = spansOf(({ months }) => months);

const known = countyReach.filter((county): county is Known => county.home !== null);
const enough = known.filter(({ bought, home }) => bought >= home);
const half = known.filter(({ bought, home }) => bought < home / 2);
const byBought = countyReach.toSorted((a, b) => a.bought - b.bought);
const saving = countyReach
  .flatMap((county) => (county.months === null ? [] : [{ ...county, value: county.months }]))
  .toSorted((a, b) => a.value - b.value);
const quick = saving.filter(({ value }) => value <= 36);
const slow = saving.filter(({ value }) => value > 72);

/** Every figure of the report on what a county’s rent buys. */
export const reach = {
  counties: formatWhole(countyReach.length),
  known: formatWhole(known.length),
  rate: percentSign(latestAverage.annualRate),
  day: formatDay(latestAverage.day),
  date: latestAverage.day,
  middle: thousands(middleOf(byBought.map(({ people, bought }) => ({ people, value: bought })))),
  lowest: `${placeName(at(byBought, 0))}, at ${thousands(at(byBought, 0).bought)}`,
  highest: `${placeName(at(byBought, -1))}, at ${thousands(at(byBought, -1).bought)}`,
  highestRent: dollars(at(byBought, -1).rent),
  lowestRent: dollars(at(byBought, 0).rent),
  topState: `${at(boughtSpans, 0).name}, where it is ${thousands(at(boughtSpans, 0).middle)}`,
  lastState: `${at(boughtSpans, -1).name}, where it is ${thousands(at(boughtSpans, -1).middle)}`,
  range: `from ${thousands(at(boughtSpans, -1).middle)} in ${at(boughtSpans, -1).name} to ${thousands(at(boughtSpans, 0).middle)} in ${at(boughtSpans, 0).name}`,
  enough: formatWhole(enough.length),
  enoughShare: peopleShare(enough, known),
  halfShare: peopleShare(half, known),
} as const;

/** Every figure of the report on how long saving takes. */
export const savingTime = {
  counties: formatWhole(saving.length),
  without: formatWhole(countyReach.length - saving.length),
  middle: inYears(middleOf(saving)),
  quickest: `${placeName(at(saving, 0))}, with ${inYears(at(saving, 0).value)}`,
  slowest: `${placeName(at(saving, -1))}, with ${inYears(at(saving, -1).value)}`,
  quickShare: peopleShare(quick, saving),
  slowShare: peopleShare(slow, saving),
  topState: `${at(monthSpans, 0).name} with ${inYears(at(monthSpans, 0).middle)}`,
  secondState: `${at(monthSpans, 1).name} with ${inYears(at(monthSpans, 1).middle)}`,
  lastState: `${at(monthSpans, -1).name} with ${inYears(at(monthSpans, -1).middle)}`,
  secondLastState: `${at(monthSpans, -2).name} with ${inYears(at(monthSpans, -2).middle)}`,
} as const;

/** A price to the nearest thousand: what a rent buys isn't an offer to the dollar. */
function thousands(price: number): string {
  return roundDollars(price, 1000);
}

/** `4.3 years` */
function inYears(months: number): string {
  return `${(months / 12).toFixed(1)} years`;
}

function placeName({ name, state }: CountyReach): string {
  return `${name}, ${states[state].name}`;
}

function peopleShare(some: readonly { people: number }[], all: readonly { people: number }[]): string {
  const people = (counties: readonly { people: number }[]) => counties.reduce((sum, county) => sum + county.people, 0);
  return percent(people(some) / people(all));
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items.at(index);
  if (item === undefined) throw new Error("The table of counties is shorter than its report");
  return item;
}
