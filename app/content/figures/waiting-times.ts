import { chapter13Waits, waitingYears, waitsWithProof } from "#app/content/rules/credit-events.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatMonth } from "#app/domain/text/format-date.ts";
import { addMonths } from "#app/domain/time/calendar.ts";
import { percentSign } from "./figure-words.ts";

const { bankruptcy, foreclosure, shortSale } = waitingYears;
const { planMonths, conventional, usdaDischargedMonths } = chapter13Waits;
const proof = waitsWithProof;

/** `2 years; 1 with proof`, or the words for a guide that names no shorter time. */
function years(full: number, withProof: number | string): string {
  return `${count(full)}; ${typeof withProof === "number" ? `${withProof} with proof` : withProof}`;
}

const count = (full: number) => counted(full, "year");

const less = "less with proof";
const conventional13 = `${count(conventional.dischargedMonths / 12)} from discharge. ${count(conventional.dismissedMonths / 12)} from dismissal; ${proof.dismissed13.conventional} with proof`;
const inPlan = (months: number) => `${months} payments of the plan on time`;

/** The same times for Fannie Mae and Freddie Mac: their guides agree. */
const sold = [
  years(bankruptcy.conventional, proof.bankruptcy.conventional),
  conventional13,
  years(foreclosure.conventional, proof.foreclosure.conventional),
  years(shortSale.conventional, proof.shortSale.conventional),
];

/** How long each loan waits after each event, as one table: a row a loan. */
export const waitingTable = {
  head: ["Loan", "Chapter 7", "Chapter 13", "Foreclosure", "Short sale or deed in lieu"],
  rows: [
    [
      "FHA",
      years(bankruptcy.fha, proof.bankruptcy.fha),
      inPlan(planMonths.fha),
      years(foreclosure.fha, less),
      years(shortSale.fha, less),
    ],
    [
      "VA",
      years(bankruptcy.va, proof.bankruptcy.va),
      inPlan(planMonths.va),
      years(foreclosure.va, proof.foreclosure.va),
      years(shortSale.va, "none if you never paid late"),
    ],
    [
      "USDA",
      years(bankruptcy.usda, less),
      `${inPlan(planMonths.usda)}, or ${usdaDischargedMonths} months after the plan ends`,
      years(foreclosure.usda, less),
      years(shortSale.usda, less),
    ],
    ["Fannie Mae", ...sold],
    ["Freddie Mac, by hand", ...sold],
  ],
} as const;

type Wait = { name: string; to: number; filledTo: number; said: string; tone: "good" | "own" | "bad" };

function foreclosureBar(name: string, full: number, withProof: number | null, tone: Wait["tone"]): Wait {
  return { name, to: full, filledTo: withProof ?? full, said: years(full, withProof ?? less), tone };
}

/** The wait after a foreclosure, drawn: filled to the shortest that a guide names. */
export const foreclosureBars: readonly Wait[] = [
  foreclosureBar("VA", foreclosure.va, proof.foreclosure.va, "good"),
  foreclosureBar("FHA", foreclosure.fha, null, "own"),
  foreclosureBar("USDA", foreclosure.usda, null, "own"),
  foreclosureBar("Fannie Mae and Freddie Mac", foreclosure.conventional, proof.foreclosure.conventional, "bad"),
];

const discharged = "2024-06-15";
const ended = "2025-02-15";
const opens = (day: string, waitYears: number) => formatMonth(addMonths(day, waitYears * 12));

/** A chapter 7 discharged in one month, and a house that was lost in a later one: whose wait ends when. */
export const sampleWaits = {
  discharged: formatMonth(discharged),
  ended: formatMonth(ended),
  fhaBankruptcy: opens(discharged, bankruptcy.fha),
  fhaForeclosure: opens(ended, foreclosure.fha),
  vaForeclosure: opens(ended, foreclosure.va),
  conventionalForeclosure: opens(ended, foreclosure.conventional),
  conventionalBankruptcy: opens(discharged, bankruptcy.conventional),
} as const;

/** The rules that are not in the table, in words. */
export const otherWaits = {
  several: `${count(proof.severalBankruptcies.conventional)} from the last one, or ${proof.severalBankruptcies.withProof} with proof, if you filed more than once in ${count(proof.severalBankruptcies.withinYears)}`,
  foreclosureLoan: percentSign(proof.foreclosureLoanShare),
  foreclosureFull: count(foreclosure.conventional),
  foreclosureShort: count(proof.foreclosure.conventional),
} as const;
