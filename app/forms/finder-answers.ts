import { isPlaceName } from "#app/content/places/county-list.ts";
import type { FinderAnswers } from "#app/domain/programs/rules.ts";
import { parseTypedMoney, typedProblemWords } from "#app/domain/text/typed-number.ts";
import { readZip } from "#app/domain/text/zip-code.ts";

/*
 * The assistance finder's questions, read the same way in the browser and on the server. Each is optional. The names are
 * also in the address after `#`, so old links work as long as the names stay.
 */

export const finderFieldNames = [
  "zip",
  "state",
  "county",
  "household",
  "income",
  "owned",
  "military",
  "price",
  "savings",
  "score",
] as const;
export type FinderFieldName = (typeof finderFieldNames)[number];
/** The fields by screen, the most decisive first. */
export const finderSteps: readonly (readonly FinderFieldName[])[] = [
  ["zip", "state", "county"],
  ["household"],
  ["income"],
  ["score"],
  ["owned", "military"],
  ["price", "savings"],
];

/** The answers as typed or chosen; "" if a question was skipped. */
export type FinderTexts = Record<FinderFieldName, string>;
export type FinderProblems = Partial<Record<FinderFieldName, string>>;

type Choice = { value: string; label: string };
type Band<Value> = Choice & { holds: Value };

export const householdChoices: readonly Choice[] = [1, 2, 3, 4, 5, 6, 7, 8].map((size) => ({
  value: String(size),
  label: size === 8 ? "8 or more" : String(size),
}));

export const yesOrNo: readonly Choice[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

const highestPriceCents = 100_000_000_00;

export const priceBands: readonly Band<{ low: number; high: number }>[] = [
  // Hardly any home is for sale below the lower end.
  priceBand("to-150", "Up to $150,000", 75, 150),
  priceBand("150-250", "$150,000 to $250,000", 150, 250),
  priceBand("250-350", "$250,000 to $350,000", 250, 350),
  priceBand("350-450", "$350,000 to $450,000", 350, 450),
  priceBand("450-550", "$450,000 to $550,000", 450, 550),
  priceBand("550-700", "$550,000 to $700,000", 550, 700),
  priceBand("700-850", "$700,000 to $850,000", 700, 850),
  priceBand("850-1250", "$850,000 to $1,250,000", 850, 1250),
  { value: "over-1250", label: "More than $1,250,000", holds: { low: 1_250_000_00, high: highestPriceCents } },
];

/** The bands end where program rules begin: 500, 580, 620. The finder asks for the number; its old links have bands. */
export const scoreBands: readonly Band<{ from: number; to: number }>[] = [
  scoreBand("300-499", "Under 500"),
  scoreBand("500-579"),
  scoreBand("580-619"),
  scoreBand("620-659"),
  scoreBand("660-719"),
  scoreBand("720-850", "720 or more"),
];

const mostCents = 10_000_000_00;

/** Reads the sent form or the address. Anything that isn't text for these fields counts as skipped. */
export function finderTexts(entries: Iterable<readonly [string, unknown]>): FinderTexts {
  const texts = Object.fromEntries(finderFieldNames.map((name) => [name, ""])) as FinderTexts;
  for (const [name, value] of entries) {
    if (isFieldName(name) && typeof value === "string") texts[name] = value.trim().slice(0, 40);
  }
  return texts;
}

/** The answers, and the problems by field; a field with a problem counts as skipped. The place comes from elsewhere. */
export function readFinder(texts: FinderTexts): { answers: Omit<FinderAnswers, "place">; problems: FinderProblems } {
  const income = readMoney(texts.income, "your income a year", "$62,000");
  const savings = readMoney(texts.savings, "your savings", "$9,000");
  const score = readScore(texts.score);
  const zip = zipProblem(texts.zip);
  return {
    answers: {
      householdSize: Number(chosen(householdChoices, texts.household)?.value ?? 0) || null,
      incomeCents: income.cents,
      ownedLately: readYesOrNo(texts.owned),
      military: readYesOrNo(texts.military),
      priceCents: chosen(priceBands, texts.price)?.holds ?? null,
      savingsCents: savings.cents,
      score: score.holds,
    },
    problems: {
      ...(zip && { zip }),
      ...(income.problem && { income: income.problem }),
      ...(savings.problem && { savings: savings.problem }),
      ...(score.problem && { score: score.problem }),
    },
  };
}

/** The first screen from `start` on with no answers; the number of screens if every one has some. */
export function firstOpenStep(texts: FinderTexts, start = 0): number {
  const open = finderSteps.findIndex((names, step) => step >= start && names.every((name) => texts[name] === ""));
  return open === -1 ? finderSteps.length : open;
}

/** The problem with the digits of a ZIP code. Only the server knows which codes and names exist. */
function zipProblem(typed: string): string | null {
  if (typed === "" || isPlaceName(typed) || readZip(typed)) return null;
  return "Type the five digits of a ZIP code, such as 85201, or the name of a city.";
}

export function unknownPlace(typed: string): string {
  return isPlaceName(typed)
    ? `We find no city or county called “${typed}”. Check the spelling, type a ZIP code, or pick your state instead.`
    : `We find no county for ZIP code ${readZip(typed) ?? typed}. Check the digits, type your city, or pick your state instead.`;
}

function priceBand(value: string, label: string, lowThousands: number, highThousands: number) {
  return { value, label, holds: { low: lowThousands * 1000_00, high: highThousands * 1000_00 } };
}

function scoreBand(value: string, label: string = value.replace("-", " to ")) {
  const [from = 0, to = 0] = value.split("-").map(Number);
  return { value, label, holds: { from, to } };
}

function isFieldName(name: string): name is FinderFieldName {
  return (finderFieldNames as readonly string[]).includes(name);
}

export function chosen<One extends Choice>(choices: readonly One[], text: string): One | undefined {
  return choices.find(({ value }) => value === text);
}

function readScore(text: string): { holds: FinderAnswers["score"]; problem?: string } {
  const band = chosen(scoreBands, text);
  if (band || text === "") return { holds: band?.holds ?? null };
  const read = parseTypedMoney(text);
  const number = read.ok ? read.value / 100 : 0;
  if (Number.isInteger(number) && number >= 300 && number <= 850) return { holds: { from: number, to: number } };
  return { holds: null, problem: "Type a score from 300 to 850, such as 640, or skip it." };
}

function readYesOrNo(text: string): boolean | null {
  return text === "yes" ? true : text === "no" ? false : null;
}

function readMoney(text: string, what: string, example: string): { cents: number | null; problem?: string } {
  if (text === "") return { cents: null };
  const typed = parseTypedMoney(text);
  if (!typed.ok) return { cents: null, problem: typedProblemWords(typed, what, `${example}, or skip it`) };
  if (typed.value > mostCents) {
    return { cents: null, problem: `Type ${what} as a number from $0 to $10,000,000, or skip it.` };
  }
  return { cents: typed.value };
}
