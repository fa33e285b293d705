import { cashToEnter, leastDownShare, monthsToSave } from "#app/content/figures/cash-to-enter.ts";
import { homeForRent } from "#app/content/figures/rent-carries.ts";
import type { Row } from "./content-tables.ts";

/** The rows that the figures of counties and states are worked out of, as their tables have them. */
export type ReachSources = {
  counties: readonly Row[];
  rents: readonly Row[];
  incomes: readonly Row[];
  countyHomes: readonly Row[];
  metroTaxes: readonly Row[];
  stateHomes: readonly Row[];
  /** The latest average, as a decimal. */
  annualRate: number;
};

/** Down payments of the table of states, as shares of the price. */
const downShares = [leastDownShare, 0.05, 0.1];

/**
 * Figures for the reports on counties and states, worked out by the site's engine: `county-reach.csv` and
 * `state-entry.csv`, made again with each import. In whole dollars and months; empty where a source has nothing.
 */
export function reachTables(sources: ReachSources): Map<string, string> {
  return new Map([
    ["market-data/county-reach.csv", countyReach(sources)],
    ["market-data/state-entry.csv", stateEntry(sources)],
  ]);
}

function countyReach({ counties, rents, incomes, countyHomes, metroTaxes, stateHomes, annualRate }: ReachSources) {
  const rentsOf = Map.groupBy(rents, ({ fips }) => fips);
  const incomesOf = Map.groupBy(incomes, ({ fips }) => fips);
  const homeOf = new Map(countyHomes.map((row) => [row.fips, row]));
  const metroTaxOf = new Map(
    metroTaxes.flatMap((row) => (row.counties ?? "").split(" ").map((fips) => [fips, taxRate(row)] as const)),
  );
  const stateTaxOf = new Map(stateHomes.map((row) => [row.state, taxRate(row)]));
  const lines = counties.flatMap(({ fips = "", state = "" }) => {
    const propertyTaxRate = metroTaxOf.get(fips) ?? stateTaxOf.get(state);
    // The territories: the survey of a year leaves them out.
    if (propertyTaxRate === undefined || !stateTaxOf.has(state)) return [];
    const { people, rent } = rentOf(rentsOf.get(fips) ?? []);
    const bought = Math.floor(homeForRent(rent * 100, propertyTaxRate, annualRate).priceCents / 100);
    const priceCents = cents(homeOf.get(fips)?.value);
    const incomeCents = incomeOf(incomesOf.get(fips) ?? []);
    const cashCents =
      priceCents === null ? null : cashToEnter({ priceCents, propertyTaxRate, annualRate }, leastDownShare).cashCents;
    const months = cashCents === null || incomeCents === null ? null : monthsToSave(cashCents, incomeCents);
    return [[fips, people, rent, bought, dollars(priceCents), dollars(incomeCents), dollars(cashCents), months ?? ""]];
  });
  return csv(["fips", "people", "rent", "bought", "home", "income", "cash", "months"], lines);
}

function stateEntry({ stateHomes, annualRate }: ReachSources): string {
  const lines = stateHomes.map((row) => {
    const home = { priceCents: Number(row.value) * 100, propertyTaxRate: taxRate(row), annualRate };
    const entries = downShares.map((share) => cashToEnter(home, share));
    const [, middle] = entries;
    return [
      row.state ?? "",
      row.value ?? "",
      row.tax ?? "",
      ...entries.map(({ cashCents }) => dollars(cashCents)),
      dollars(entries[0]?.closingCents ?? null),
      dollars(middle?.monthlyCents ?? null),
    ];
  });
  return csv(["state", "home", "tax", "cash_3", "cash_5", "cash_10", "closing_3", "monthly_5"], lines);
}

/** The two-bedroom rent, each area of the county weighing as much as it has people. */
function rentOf(areas: readonly Row[]): { people: number; rent: number } {
  const people = areas.reduce((sum, { population }) => sum + Number(population), 0);
  const all = areas.reduce((sum, { population, fmr_2 }) => sum + Number(population) * Number(fmr_2), 0);
  return { people, rent: Math.round(people > 0 ? all / people : Number(areas[0]?.fmr_2)) };
}

/** Null where limits go by town and our copy has only their middle. */
function incomeOf(areas: readonly Row[]): number | null {
  const [area] = areas;
  return area === undefined || areas.some(({ middle_of_towns }) => middle_of_towns) ? null : cents(area.median);
}

/** A year's tax as a share of the value, as the pages of counties have it. */
function taxRate({ tax, value }: Row): number {
  return Number((Number(tax) / Number(value)).toFixed(4));
}

function cents(amount: string | undefined): number | null {
  return amount ? Number(amount) * 100 : null;
}

function dollars(amountCents: number | null): number | "" {
  return amountCents === null ? "" : Math.round(amountCents / 100);
}

function csv(head: readonly string[], lines: readonly (readonly (string | number)[])[]): string {
  return `${[head, ...lines].map((cells) => cells.join(",")).join("\n")}\n`;
}
