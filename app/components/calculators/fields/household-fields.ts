import { type LineProgram, ratioWords } from "#app/content/lines/words.ts";
import { exampleHousehold } from "#app/content/loans/calculator-examples.ts";
import { conventionalDown } from "#app/content/rules/conventional.ts";
import { debtRatios } from "#app/content/rules/debt-ratios.ts";
import { fhaDownPayments } from "#app/content/rules/fha.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { underwritingLines } from "#app/content/rules/underwriting-lines.ts";
import type { DebtRatios } from "#app/domain/buying/debt-to-income.ts";
import type { FieldRules } from "./calculator-model.ts";
import type { ProgramKind } from "./loan-program-field.ts";
import { moneyField } from "./typed-fields.ts";

// The questions about a household that several calculators share, and the guides that lenders judge it by.

/** Monthly income and debts. */
export const householdFields: FieldRules<"income" | "debts"> = {
  income: {
    ...moneyField,
    label: "Annual income",
    help: "Before tax, for everyone who signs",
    what: "your income",
    own: "yearlyIncome",
    example: exampleHousehold.annualIncomeCents,
    min: 0,
    max: 10_000_000_00,
  },
  debts: {
    ...moneyField,
    label: "Debt payments a month",
    emptyIsZero: true,
    help: "Car, cards, student loans. Not your rent.",
    what: "your monthly debts",
    own: "debts",
    example: exampleHousehold.monthlyDebtsCents,
    min: 0,
    max: 1_000_000_00,
  },
};

/** The bounds of a kind of loan: its ratios, its smallest down payment, its loan limit if no county is named. */
export type LoanGuide = {
  label: string;
  /** Whose ratios they are, after "by": a planning line is no rule of a program. */
  lineSaid: string;
  program: ProgramKind;
  /** Whose lines, by hand and by computer, a lender goes by. */
  line: LineProgram;
  ratios: DebtRatios;
  minimumDownShare: number;
  /** The terms for a loan above the baseline limit, in counties with a higher one. */
  largeLoan: { aboveCents: number; downShare: number } | null;
  loanLimitCents: number | null;
};

const { common, classic } = debtRatios.programs;
const { fannie, fha, va, usda } = underwritingLines;
const [{ fhaFloor }] = nationalLimits;
const conforming = {
  program: "conventional",
  line: "fannie",
  minimumDownShare: conventionalDown.share,
  largeLoan: { aboveCents: conventionalDown.baselineCents, downShare: conventionalDown.shareAboveBaseline },
  loanLimitCents: conventionalDown.baselineCents,
} as const;

const [fhaScore, lowFha] = fhaDownPayments.byScore;
const fhaGuide = {
  label: `FHA, by hand ${ratioWords(fha.hand)}`,
  program: "fha",
  line: "fha",
  lineSaid: "FHA’s line by hand",
  ratios: fha.hand,
  minimumDownShare: fhaScore.share,
  largeLoan: null,
  loanLimitCents: fhaFloor[0] * 100,
} as const;

export const loanGuides = {
  common: {
    ...conforming,
    label: `Conventional, planned with ${ratioWords(common)}`,
    lineSaid: "our planning line",
    ratios: common,
  },
  conventional: {
    ...conforming,
    label: `Conventional, classic ${ratioWords(classic)}`,
    lineSaid: "the classic line",
    ratios: classic,
  },
  hand: {
    ...conforming,
    label: `Conventional, by hand ${ratioWords(fannie.hand)}`,
    lineSaid: "Fannie Mae’s line by hand",
    ratios: fannie.hand,
  },
  automated: {
    ...conforming,
    label: `Conventional, by computer up to ${ratioWords(fannie.automated)}`,
    lineSaid: "Fannie Mae’s line by computer",
    ratios: fannie.automated,
  },
  fha: fhaGuide,
  "fha-10": {
    ...fhaGuide,
    label: `FHA with a score of ${lowFha.from} to ${fhaScore.from - 1}, by hand ${ratioWords(fha.hand)}`,
    minimumDownShare: lowFha.share,
  },
  va: {
    label: `VA, first use, by hand ${ratioWords(va.hand)}`,
    program: "va",
    line: "va",
    lineSaid: "VA’s line by hand",
    ratios: va.hand,
    minimumDownShare: 0,
    largeLoan: null,
    loanLimitCents: null,
  },
  usda: {
    label: `USDA, by hand ${ratioWords(usda.hand)}`,
    program: "usda",
    line: "usda",
    lineSaid: "USDA’s line by hand",
    ratios: usda.hand,
    minimumDownShare: 0,
    largeLoan: null,
    loanLimitCents: null,
  },
} as const satisfies Record<string, LoanGuide>;

/** A guide with its ratios, such as `Conventional, by hand 36%`. */
export function guideName({ name, way, ratios }: { name: string; way: string | null; ratios: string }): string {
  return `${name}, ${way ? `${way} ` : ""}${ratios}`;
}
