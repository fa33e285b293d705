import { fairMarketRents } from "#app/content/editions/editions.json";
import { newest } from "#app/content/editions/newest-edition.ts";
import { averageRent, type RentArea, rentAreas, stateRents } from "#app/content/market/rents.ts";
import { states } from "#app/content/places/states.ts";
import { formatWhole } from "#app/domain/text/counted.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { dollars, percent } from "./figure-words.ts";

const { year, effective, from, source } = newest(fairMarketRents);
const people = peopleOf(rentAreas);
const gaps = stateRents
  .map(({ name, lowest, highest }) => ({ name, lowest, highest, gap: highest.rent - lowest.rent }))
  .toSorted((one, other) => other.gap - one.gap);
const [widest, second, third] = [at(gaps, 0), at(gaps, 1), at(gaps, 2)];
const costliest = at(
  rentAreas.toSorted((one, other) => other.rent - one.rent),
  0,
);
const dearestState = at(
  stateRents.filter(({ state }) => state === costliest.state),
  0,
);
const average = dollars(averageRent(rentAreas));

/** Every figure of the report on rents. */
export const rents = {
  year: `${year}`,
  effective: formatDay(effective),
  lastDay: `September 30, ${year}`,
  source,
  from,
  average,
  costliest: stateAverage(0),
  secondState: stateAverage(1),
  thirdState: stateAverage(2),
  cheapest: stateAverage(-1),
  secondCheapest: stateAverage(-2),
  thirdCheapest: stateAverage(-3),
  range: `from ${dollars(at(stateRents, -1).average)} in ${at(stateRents, -1).name} to ${dollars(at(stateRents, 0).average)} in ${at(stateRents, 0).name}`,
  thousandApart: `${gaps.filter(({ gap }) => gap >= 1000).length}`,
  widest: `In ${widest.name} the gap is ${dollars(widest.gap)}`,
  nextGaps: `In ${second.name} the range is ${dollars(second.gap)}, in ${third.name} ${dollars(third.gap)}`,
  from1500: percent(shareWhere((rent) => rent >= 1500)),
  from2000: percent(shareWhere((rent) => rent >= 2000)),
  under1200: percent(shareWhere((rent) => rent < 1200)),
  costliestArea: `${areaName(costliest)} in ${states[costliest.state].name}, at ${dollars(costliest.rent)}`,
  cheapestThere: `In ${areaName(dearestState.lowest)}, in the same state, the figure is ${dollars(dearestState.lowest.rent)}`,
  pairs: formatWhole(rentAreas.length),
} as const;

const cities = [
  ["New York", "NY"],
  ["Los Angeles", "CA"],
  ["Seattle", "WA"],
  ["Miami", "FL"],
  ["Dallas", "TX"],
  ["Phoenix", "AZ"],
  ["Atlanta", "GA"],
  ["Chicago", "IL"],
  ["Houston", "TX"],
  ["Cleveland", "OH"],
] as const;

/** Ten large cities, the costliest first. The area of a city carries its name first, and is the most populous of that name. */
export const cityRents: readonly (readonly [city: string, one: string, two: string])[] = cities
  .map(([name, state]) => ({
    city: `${name}, ${state}`,
    area: at(
      rentAreas
        .filter((area) => area.state === state && area.area.startsWith(name) && !area.area.includes("County"))
        .toSorted((one, other) => other.population - one.population),
      0,
    ),
  }))
  .toSorted((one, other) => other.area.rent - one.area.rent)
  .map(({ city, area }) => [city, dollars(area.rentOneBedroom), dollars(area.rent)]);

/** `West Virginia with $995` */
function stateAverage(index: number): string {
  const { name, average: rent } = at(stateRents, index);
  return `${name} with ${dollars(rent)}`;
}

function shareWhere(holds: (rent: number) => boolean): number {
  return peopleOf(rentAreas.filter(({ rent }) => holds(rent))) / people;
}

function peopleOf(areas: readonly RentArea[]): number {
  return areas.reduce((sum, { population }) => sum + population, 0);
}

/** `Santa Cruz-Watsonville, CA` is Santa Cruz to its people. */
function areaName({ area }: RentArea): string {
  return area.replace(/(-|, [A-Z]).*$/, "");
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items.at(index);
  if (item === undefined) throw new Error("The table of rents is shorter than its report");
  return item;
}
