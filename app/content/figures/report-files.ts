import { countyReach } from "#app/content/market/county-reach.ts";
import { stateEntries } from "#app/content/market/state-entry.ts";
import { placeSources } from "#app/content/places/sources.ts";
import { csvStart, formatCsvLine } from "#app/domain/text/csv.ts";
import { reach } from "./reach-figures.ts";

type Cell = string | number | null;
/** A table to take: columns named with their units, one row a place, then whose figures these are. */
type ReportFile = { head: readonly string[]; rows: readonly (readonly Cell[])[]; sources: readonly string[] };

const rate = `Freddie Mac Primary Mortgage Market Survey, ${reach.rate} on ${reach.day}`;
const ours = "Home insurance, mortgage insurance and closing fees: planning figures of Path to Keys; no transfer taxes";
const license =
  "License: CC BY 4.0, credit Path to Keys and the publishers above. Figures of HUD and the Census Bureau are public domain; the rate is Freddie Mac’s";

const files: Readonly<Record<string, ReportFile>> = {
  "what-rent-buys.csv": {
    head: [
      ...["county_fips", "state", "county", "people_2023", "two_bedroom_rent_usd_per_month"],
      ...["home_price_that_rent_pays_usd", "median_home_value_2019_2023_usd"],
    ],
    rows: countyReach.map(({ fips, state, name, people, rent, bought, home }) => {
      return [fips, state, name, people, rent, bought, home];
    }),
    sources: [placeSources.rents, placeSources.countyHomes, placeSources.metroTax, rate, ours],
  },
  "cost-to-enter-by-state.csv": {
    head: [
      ...["state", "name", "median_home_value_usd", "property_tax_usd_per_year"],
      ...["cash_with_3_percent_down_usd", "cash_with_5_percent_down_usd", "cash_with_10_percent_down_usd"],
      ...["closing_costs_with_3_percent_down_usd", "payment_with_5_percent_down_usd_per_month"],
    ],
    rows: stateEntries.map(({ state, name, home, tax, cash3, cash5, cash10, closing3, monthly5 }) => {
      return [state, name, home, tax, cash3, cash5, cash10, closing3, monthly5];
    }),
    sources: [placeSources.stateHomes, rate, ours],
  },
  "how-long-saving-takes.csv": {
    head: [
      ...["county_fips", "state", "county", "people_2023", "median_family_income_usd_per_year"],
      ...["median_home_value_2019_2023_usd", "cash_with_3_percent_down_usd", "months_to_save_5_percent_of_income"],
    ],
    rows: countyReach.map(({ fips, state, name, people, income, home, cash, months }) => {
      return [fips, state, name, people, income, home, cash, months];
    }),
    sources: [placeSources.incomes, placeSources.countyHomes, placeSources.metroTax, rate, ours],
  },
};

/** The text of a report's file, or null for an unknown name. */
export function reportFile(name: string): string | null {
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!file) return null;
  const notes = [...file.sources.map((source) => `Source: ${source}`), license];
  return csvStart + [file.head, ...file.rows, ...notes.map((note) => [note])].map(formatCsvLine).join("");
}

export const reportFileNames: readonly string[] = Object.keys(files);
