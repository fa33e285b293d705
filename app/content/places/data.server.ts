import { conformingTables, fhaTables } from "#app/content/rules/limit-tables.server.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { countyLimits, type LimitTable } from "#app/domain/loan/limits.ts";
import type { AreaFacts, Range } from "#app/domain/programs/rules.ts";
import { type County, stateNames, statePath } from "./county-list.ts";
import { anywhere } from "./sources.ts";
import {
  type AreaIncomes,
  type AreaRents,
  type CountyHomes,
  type HomesWithTax,
  householdSizes,
  placeTables,
} from "./tables.server.ts";

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

/** The counties of a state by postal code; none for a code that isn't a state. */
export function countiesOfState(state: string): readonly County[] {
  return placeTables().countiesByState.get(state) ?? [];
}

/** HUD's rents in a county: for one area, except in some counties of New England. */
export function rentsOf({ fips }: County): readonly AreaRents[] {
  return placeTables().rents.get(fips) ?? [];
}

/** HUD's income limits in a county: for one area, except in some counties of New England. */
export function incomesOf({ fips }: County): readonly AreaIncomes[] {
  return placeTables().incomes.get(fips) ?? [];
}

/** A typical home and the property tax of a state; null for the territories, which the survey of a year leaves out. */
export function stateHomesOf(state: string): HomesWithTax | null {
  return placeTables().stateHomes.get(state) ?? null;
}

/** A typical home value and rent of a county, in cents. */
export function countyHomesOf({ fips }: County): CountyHomes {
  return placeTables().countyHomes.get(fips) ?? { valueCents: null, rentCents: null };
}

/** Property tax a year as a share of the home's value, for the county's metro area, else for its state. */
export function propertyTaxOf({ fips, state }: County): { rate: number; metro: string | null } | null {
  const metro = placeTables().metroOfCounty.get(fips);
  if (metro) return { rate: metro.taxRate, metro: metro.name };
  const homes = stateHomesOf(state);
  return homes && { rate: homes.taxRate, metro: null };
}

/** Fair Market Rent of two bedrooms in a state, weighted by each area's population, in whole dollars as cents. */
export function stateRentCents(state: string): number {
  const areas = countiesOfState(state).flatMap(rentsOf);
  const people = areas.reduce((sum, { population }) => sum + population, 0);
  const all = areas.reduce((sum, { population, rentCents }) => sum + population * (rentCents[2] ?? 0), 0);
  return Math.round(all / people / 100) * 100;
}

/** The cities of a county. */
export function citiesOf({ fips }: County): readonly string[] {
  return placeTables().cityNames.get(fips) ?? [];
}

/**
 * Whether all that is known of a county is the middle of its towns, whose limits differ: HUD sets them by town in New
 * England, and some copies of its file give one line a county.
 */
export function hasIncomesByTown(county: County): boolean {
  return incomesOf(county).some(({ middleOfTowns }) => middleOfTowns !== null);
}

/** The newest loan limits of a county, one unit, in cents. */
export function limitsOf({ fips }: County): { conformingCents: number; fhaCents: number } {
  const [{ year, fhaYear }] = nationalLimits;
  return { conformingCents: oneUnit(conformingTables, year, fips), fhaCents: oneUnit(fhaTables, fhaYear, fips) };
}

/** A county's facts that program rules are checked against. If limits go by town, the ranges are as wide as anywhere. */
export function areaFacts(county: County): AreaFacts {
  const incomes = incomesOf(county);
  const incomesByTown = hasIncomesByTown(county);
  const { medianIncomeCents, lowIncomeCents } = incomesByTown ? anywhere : incomeRanges(incomes);
  const { conformingCents, fhaCents } = limitsOf(county);
  const baselineCents = baselineLimitCents(county);
  return {
    medianIncomeCents,
    lowIncomeCents,
    incomesByTown,
    conformingLimitCents: { low: conformingCents, high: conformingCents },
    baselineLimitCents: { low: baselineCents, high: baselineCents },
    fhaLimitCents: { low: fhaCents, high: fhaCents },
  };
}

/** Alaska, Hawaii, Guam and the Virgin Islands have their own baseline, 50% higher. 12 U.S.C. 1454(a)(2). */
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

/** How many ZIP codes touch a county: more where more people live. */
export function zipCountOf({ fips }: County): number {
  zipCounts ??= countZips();
  return zipCounts.get(fips) ?? 0;
}

let zipCounts: ReadonlyMap<string, number> | undefined;

function countZips(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const fips of [...placeTables().zipCounties.values()].flat()) counts.set(fips, (counts.get(fips) ?? 0) + 1);
  return counts;
}

/** The ZIP codes that begin with three digits, each with the numbers of its counties. */
export function zipsOfPrefix(prefix: string): Record<string, readonly string[]> {
  return Object.fromEntries(placeTables().zipsByPrefix.get(prefix) ?? []);
}

function incomeRanges(incomes: readonly AreaIncomes[]): Pick<AreaFacts, "medianIncomeCents" | "lowIncomeCents"> {
  return {
    medianIncomeCents: rangeOf(incomes.map(({ medianIncomeCents }) => medianIncomeCents)),
    lowIncomeCents: householdSizes.map((size) => rangeOf(incomes.map((area) => area.lowIncomeCents[size - 1] ?? 0))),
  };
}

function oneUnit(tables: readonly LimitTable[], year: number, fips: string): number {
  const cents = countyLimits(tables, year, fips)[1];
  if (cents === null) throw new Error("The table has no limit for one unit");
  return cents;
}

function rangeOf(values: readonly number[]): Range {
  return { low: Math.min(...values), high: Math.max(...values) };
}
