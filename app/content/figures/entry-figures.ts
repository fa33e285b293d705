import { stateHomes } from "#app/content/editions/editions.json";
import { type StateEntry, stateEntries } from "#app/content/market/state-entry.ts";
import { countOf, dollars, percent, roundDollars } from "./figure-words.ts";

const middle = at(Math.floor(stateEntries.length / 2));
const [first, second, third] = [at(0), at(1), at(2)];
const [last, nextToLast] = [at(-1), at(-2)];
const closingShares = stateEntries.map(({ closing3, home }) => closing3 / home).toSorted((a, b) => a - b);
const under = stateEntries.filter(({ cash3 }) => cash3 < 15_000);

/** Every figure of the report on what it takes to buy a typical home, state by state. */
export const entry = {
  year: stateHomes.to,
  first: said(first),
  second: said(second),
  third: said(third),
  last: said(last),
  nextToLast: said(nextToLast),
  range: `from ${roundDollars(last.cash3, 100)} in ${last.name} to ${roundDollars(first.cash3, 100)} in ${first.name}`,
  middle: roundDollars(middle.cash3, 100),
  middleState: middle.name,
  middleHome: dollars(middle.home),
  middleDown: dollars(middle.home * 0.03),
  middleClosing: dollars(middle.closing3),
  middleCash: dollars(middle.cash3),
  middleFive: dollars(middle.cash5),
  middleTen: dollars(middle.cash10),
  middleDownShare: percent((middle.home * 0.03) / middle.cash3),
  middleMonthly: dollars(middle.monthly5),
  leastClosing: percent(closingShares[0] ?? 0, 1),
  mostClosing: percent(closingShares.at(-1) ?? 0, 1),
  under15: countOf(under.length, "state", "states"),
} as const;

/** The states of the table in the text: the costliest, the middle one and the cheapest. */
export const entryRows: readonly (readonly string[])[] = [first, second, middle, nextToLast, last].map(
  ({ name, home, cash3, cash5, cash10 }) => [name, dollars(home), dollars(cash3), dollars(cash5), dollars(cash10)],
);

/** `Hawaii with $38,400` */
function said({ name, cash3 }: StateEntry): string {
  return `${name} with ${roundDollars(cash3, 100)}`;
}

function at(index: number): StateEntry {
  const state = stateEntries.at(index);
  if (!state) throw new Error("The table of states is shorter than its report");
  return state;
}
