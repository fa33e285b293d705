import {
  type CountyLimit,
  countiesAboveBaseline,
  countiesAboveFhaFloor,
  countiesInAll,
} from "#app/content/market/county-limits.ts";
import { stateNames } from "#app/content/places/county-list.ts";
import { type StateCode, states } from "#app/content/places/states.ts";
import { formatWhole } from "#app/domain/text/counted.ts";
import { dollars, listOf } from "./figure-words.ts";
import { limits } from "./limit-figures.ts";

const byLimit = countiesAboveBaseline.toSorted((one, other) => one.conforming - other.conforming);
const [lowest, highest] = [byLimit[0]?.conforming ?? 0, byLimit.at(-1)?.conforming ?? 0];

/** Every figure of the report on loan limits. */
export const countyLimits = {
  ...limits,
  all: formatWhole(countiesInAll),
  atBaseline: formatWhole(countiesInAll - byLimit.length),
  above: formatWhole(byLimit.length),
  aboveFloor: formatWhole(countiesAboveFhaFloor.length),
  lowest: dollars(lowest),
  lowestPlaces: placesWith(lowest),
  highest: dollars(highest),
  highestPlaces: placesWith(highest),
  mostStates: mostStates(),
} as const;

/** `Grand County, Utah`; where there are more than three, `three of them …` would say less than how many there are. */
function placesWith(limit: number): string {
  const found = byLimit.filter(({ conforming }) => conforming === limit);
  if (found.length > 3) return `${found.length} counties`;
  const oneState = new Set(found.map(({ state }) => state)).size === 1;
  if (!oneState || found.length === 1) return listOf(found.map((county) => `${county.county}, ${nameOf(county)}`));
  const names = found.map(({ county }) => county.replace(/ County$/, ""));
  return `${listOf(names)} counties, ${found[0] ? nameOf(found[0]) : ""}`;
}

/** `20 of the 160 in Colorado, 18 in Virginia, …`: of the states only, the six with the most, without Alaska and Hawaii. */
function mostStates(): string {
  const counts = new Map<StateCode, number>();
  for (const { state } of countiesAboveBaseline) {
    if (state in states && state !== "AK" && state !== "HI") {
      counts.set(state as StateCode, (counts.get(state as StateCode) ?? 0) + 1);
    }
  }
  const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 6);
  const [first, ...others] = most.map(([state, count]) => ({ name: states[state].name, count }));
  const rest = listOf(others.map(({ name, count }) => `${count} in ${name}`));
  return `${first?.count} of the ${countiesAboveBaseline.length} in ${first?.name}, ${rest}`;
}

function nameOf({ state }: CountyLimit): string {
  return stateNames.get(state) ?? state;
}
