import { formatDay, formatMonth } from "#app/domain/text/format-date.ts";
import {
  conformingLimits,
  consumerPrices,
  countyHomes,
  fairMarketRents,
  fhaLimits,
  housePrices,
  incomeLimits,
  metroTaxes,
  mortgageRates,
  stateHomes,
} from "./editions.json";
import { newest } from "./newest-edition.ts";

/** Figures that are right until newer ones are out. */
export type DatedTable = {
  id: string;
  /** The day when newer ones should be out. */
  reviewBy: string;
  /** The note a page shows next to the figures from that day on. */
  overdue: string;
};

/** The edition of a table that is published for a year: the newest that we have. */
type YearEdition = { year: number; effective: string; reviewBy: string; source: string; from: string };

const conforming = newest(conformingLimits);
const fha = newest(fhaLimits);

/** Loan limits come in two tables, by FHFA and by HUD; either may be a year ahead for some days. */
export const loanLimitYears = { conforming: conforming.year, fha: fha.year };

const conformingTable = yearly("conforming-limits", "limits", conforming);
const fhaTable = yearly("fha-limits", "FHA limits", fha);

/** Both together, for pages that show them side by side: the note of the older one is enough. */
export const loanLimitTable: DatedTable = fha.year < conforming.year ? fhaTable : conformingTable;

export const datedTables = {
  conformingLimits: conformingTable,
  fhaLimits: fhaTable,
  fairMarketRents: yearly("fair-market-rents", "rents of fiscal year", newest(fairMarketRents)),
  incomeLimits: yearly("income-limits", "income limits of fiscal year", newest(incomeLimits)),
  mortgageRates: series("mortgage-rates", "rates", mortgageRates.reviewBy, formatDay(mortgageRates.to)),
  consumerPrices: series("consumer-prices", "prices", consumerPrices.reviewBy, formatMonth(consumerPrices.to)),
  housePrices: series("house-prices", "prices", housePrices.reviewBy, `the fourth quarter of ${housePrices.to}`),
  stateHomes: series("state-homes", "home values", stateHomes.reviewBy, stateHomes.to),
  metroTaxes: series("metro-taxes", "taxes", metroTaxes.reviewBy, metroTaxes.to),
  countyHomes: series("county-homes", "home values", countyHomes.reviewBy, countyHomes.to),
} as const satisfies Readonly<Record<string, DatedTable>>;

/** `These are the limits of 2026. The limits of 2027 are out; we are updating them.` */
function yearly(id: string, name: string, { year, reviewBy }: YearEdition): DatedTable {
  const of = (which: number) => (name.endsWith("year") ? `${name} ${which}` : `${name} of ${which}`);
  return { id, reviewBy, overdue: `These are the ${of(year)}. The ${of(year + 1)} are out; we are updating them.` };
}

function series(id: string, name: string, reviewBy: string, end: string): DatedTable {
  return { id, reviewBy, overdue: `These ${name} end with ${end}. Newer ones are out; we are updating them.` };
}
