import { limitTables } from "#app/content/rules/county-limits.server.ts";
import { nationalLimits } from "#app/content/rules/loan-limits.ts";
import type { CountyLimits } from "#app/domain/loan-limits.ts";
import { countyLimits } from "#app/domain/loan-limits.ts";
import type { AreaFacts, Range } from "#app/domain/program-rules.ts";
import { type County, stateNames, statePath } from "./county-list.ts";
import { incomeDrift } from "./place-sources.ts";
import { type Area, householdSizes, placeTables } from "./place-tables.server.ts";

const limitYear = 2026;

/** An area inside a county, and which towns are in it where there are several. */
export type CountyArea = Area & { towns: string | null };

const stateByPath = new Map([...stateNames.keys()].map((state) => [statePath(state), state]));

/** In the order of their numbers. */
export function allCounties(): readonly County[] {
  return placeTables().counties;
}

export function countyByFips(fips: string): County | null {
  return placeTables().countyByFips.get(fips) ?? null;
}

/** The county whose page is at a path. */
export function countyByPath(path: string): County | null {
  return placeTables().countyByPath.get(path) ?? null;
}

/** The postal code of the state whose page is at a path. */
export function stateOfPath(path: string): string | null {
  return stateByPath.get(path) ?? null;
}

/** The counties of a state by postal code; none for what is no state. */
export function countiesOfState(state: string): readonly County[] {
  return placeTables().countiesByState.get(state) ?? [];
}

/** HUD's areas in a county: one, but for 20 counties of New England. */
export function areasOf({ fips, areas: numbers }: County): readonly CountyArea[] {
  const { areas, towns } = placeTables();
  return numbers.flatMap((number) => {
    const area = areas[number];
    return area ? [{ ...area, towns: towns.get(`${fips} ${number}`) ?? null }] : [];
  });
}

/** The loan limits of a county in 2026, one unit, in cents; a range where the FHA limit is in doubt. */
export function limitsOf(county: County): { conformingCents: number; fhaCents: Range } {
  const limits = countyLimits(limitTables, limitYear, county.fips);
  const conformingCents = oneUnit(limits.conforming);
  const fhaCents = oneUnit(limits.fha);
  return {
    conformingCents,
    fhaCents: { low: fhaCents, high: county.fhaInDoubt ? fhaBefore(county, conformingCents) : fhaCents },
  };
}

/** What the rules of programs are held against in a county. */
export function areaFacts(county: County): AreaFacts {
  const own = areasOf(county);
  const { conformingCents, fhaCents } = limitsOf(county);
  const baselineCents = baselineLimitCents(county);
  return {
    medianIncomeCents: rangeOf(own.map(({ medianIncomeCents }) => medianIncomeCents)),
    lowIncomeCents: householdSizes.map((size) =>
      rangeOf(own.map(({ lowIncomeCents }) => lowIncomeCents[size - 1] ?? 0)),
    ),
    conformingLimitCents: { low: conformingCents, high: conformingCents },
    baselineLimitCents: { low: baselineCents, high: baselineCents },
    fhaLimitCents: fhaCents,
    incomeDrift,
  };
}

/** Alaska, Hawaii, Guam and the Virgin Islands have a baseline of their own, half as high again. 12 U.S.C. 1454(a)(2). */
const raisedBaseline = new Set(["AK", "HI", "GU", "VI"]);

function baselineLimitCents({ state }: County): number {
  const { baseline, ceiling } = nationalLimits[0];
  return (raisedBaseline.has(state) ? ceiling : baseline)[0] * 100;
}

/** Every county that a ZIP code touches; none for a ZIP code that does not exist. */
export function countiesOfZip(zip: string): readonly County[] {
  const { zipCounties, countyByFips } = placeTables();
  return (zipCounties.get(zip) ?? []).flatMap((fips) => countyByFips.get(fips) ?? []);
}

/** The ZIP codes that begin with three digits, each with the numbers of its counties. */
export function zipsOfPrefix(prefix: string): Record<string, readonly string[]> {
  return Object.fromEntries(placeTables().zipsByPrefix.get(prefix) ?? []);
}

/** The limit of 2025, which HUD would hardly have lowered; a county new in 2026 has at least its conforming limit. */
function fhaBefore({ fips }: County, conformingCents: number): number {
  const before = limitTables.find(({ year }) => year === limitYear - 1)?.counties.get(fips);
  return before ? oneUnit(before.fha) : conformingCents;
}

function oneUnit(limits: CountyLimits["fha"]): number {
  const cents = limits[1];
  if (cents === null) throw new Error("A table without the limit for one unit");
  return cents;
}

function rangeOf(values: readonly number[]): Range {
  return { low: Math.min(...values), high: Math.max(...values) };
}
