import {
  type CalculatorModel,
  type Checked,
  type FieldRules,
  type Figure,
  hasProblems,
  type Sentence,
  strong,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { downAbovePrice, homeTerms } from "#app/components/calculators/fields/home-fields.ts";
import {
  guideName,
  householdFields,
  type LoanGuide,
  loanGuides,
} from "#app/components/calculators/fields/household-fields.ts";
import { programOf } from "#app/components/calculators/fields/loan-program-field.ts";
import { programRateFields, rateNames } from "#app/components/calculators/fields/program-rate-fields.ts";
import { readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/monthly-payment-model.ts";
import { type LineProgram, ratioWords } from "#app/content/lines/line-words.ts";
import { conventionalDown } from "#app/content/rules/conventional.ts";
import { homeCost } from "#app/domain/buying/home-cost.ts";
import { type IncomeNeeded, incomeNeeded } from "#app/domain/buying/income-needed.ts";
import type { Spent } from "#app/domain/buying/underwriting-lines.ts";
import { smallestDownCents } from "#app/domain/loan/loan-limits.ts";
import { shareCents } from "#app/domain/money.ts";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";

// The income that each kind of loan requires for a home.

export type ProgramIncome = IncomeNeeded & {
  line: LineProgram;
  name: string;
  /** How a conventional loan is judged; null where there is one way. */
  way: string | null;
  ratios: string;
  /** The home's total cost each month with this loan. */
  housingCents: number;
  /** The part that the program requires and these numbers lack; null if nothing is missing. */
  missing: string | null;
  /** How far your income is above the required one; below 0 it is short. */
  spareCents: number;
};

export type IncomeNeededAnswer = { incomeCents: number; debtsCents: number; programs: readonly ProgramIncome[] };

const { price, down, term, tax, insurance, dues, mortgageInsurance } = monthlyPaymentModel.rules;

const rules = {
  price,
  down,
  income: { ...householdFields.income, label: "Your income a year", min: 1 },
  debts: householdFields.debts,
  ...programRateFields,
  term,
  tax,
  insurance,
  dues,
  mortgageInsurance,
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

const programs = [
  { guide: loanGuides.hand, name: "Conventional", way: "by hand" },
  { guide: loanGuides.automated, name: "Conventional", way: "by computer" },
  { guide: loanGuides.fha, name: "FHA", way: null },
  { guide: loanGuides.va, name: "VA", way: null },
  { guide: loanGuides.usda, name: "USDA", way: null },
] as const;

function check(typed: Texts<Name>): Checked<Name, IncomeNeededAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (!problems.price && !problems.down && values.down > values.price) problems.down = downAbovePrice(values.price);
  if (hasProblems(problems)) return { problems };
  const found = programs.map(({ guide, ...words }) => {
    const terms = homeTerms({ ...values, rate: values[rateNames[guide.program]] });
    const { monthlyCents } = homeCost(terms, programOf(guide.program, values.mortgageInsurance));
    const needed = incomeNeeded(guide.ratios, monthlyCents, values.debts);
    return {
      ...words,
      ...needed,
      line: guide.line,
      ratios: ratioWords(guide.ratios),
      housingCents: monthlyCents,
      missing: missingDown(guide, values.price, values.down),
      spareCents: values.income - needed.annualIncomeCents,
    };
  });
  return { answer: { incomeCents: values.income, debtsCents: values.debts, programs: found } };
}

/** The down payment that a loan requires, in words; null if the typed one is enough. */
function missingDown({ program, minimumDownShare }: LoanGuide, priceCents: number, downCents: number): string | null {
  const least =
    program === "conventional"
      ? smallestDownCents(priceCents, conventionalDown)
      : shareCents(priceCents, minimumDownShare);
  return downCents >= least ? null : `asks for ${formatRate(Math.ceil((least / priceCents) * 1000) / 1000)} down`;
}

/** A yearly income the way people say it, in cents: rounded up to $500. */
export function roundIncome(cents: number): number {
  return Math.ceil(cents / 500_00) * 500_00;
}

function headline({ programs: found }: IncomeNeededAnswer): Sentence {
  const lowest = lowestOf(found);
  if (!lowest) return ["None of these loans takes so small a down payment."];
  const enough = found.filter(({ missing, spareCents }) => missing === null && spareCents >= 0).length;
  const asks = strong(formatDollars(roundIncome(lowest.annualIncomeCents)));
  const first: Sentence = ["You need about ", asks, ` a year, with ${inSentence(lowest)}. `];
  if (enough === 0) {
    return [...first, "You are ", { text: formatDollars(roundIncome(-lowest.spareCents)), look: "more" }, " short."];
  }
  if (enough === found.length) return [...first, { text: "Your income", look: "less" }, " is enough for all of them."];
  return [...first, "Your income is enough for ", { text: `${enough} of ${found.length}`, look: "less" }, " loans."];
}

/** The income to spare or still needed for a loan, or what else the loan requires. */
export function spareWords({ missing, spareCents }: ProgramIncome): string {
  if (missing) return missing;
  if (spareCents === 0) return "just enough";
  return `${formatDollars(Math.abs(spareCents))} ${spareCents > 0 ? "to spare" : "short"}`;
}

function inSentence({ name, way }: ProgramIncome): string {
  return way ? `a ${name.toLowerCase()} loan ${way}` : name;
}

/** What the home and the debts take of the typed income with a program's loan. */
export function spentWith({ incomeCents, debtsCents, programs: found }: IncomeNeededAnswer, line: LineProgram): Spent {
  // Fannie Mae's and Freddie Mac's loans cost the same here.
  const loan = found.find((program) => program.line === line) ?? found[0];
  return { annualIncomeCents: incomeCents, housingCents: loan?.housingCents ?? 0, debtsCents };
}

/** Of the programs whose down payment is met, the one that requires the lowest income. */
function lowestOf(found: readonly ProgramIncome[]): ProgramIncome | undefined {
  return found
    .filter(({ missing }) => missing === null)
    .toSorted((a, b) => a.annualIncomeCents - b.annualIncomeCents)
    .at(0);
}

function figures({ programs: found }: IncomeNeededAnswer): Figure[] {
  return found.map((program) => ({
    label: guideName(program),
    value: program.missing ?? `${formatDollars(program.annualIncomeCents)} a year`,
  }));
}

export const incomeNeededModel: CalculatorModel<Name, IncomeNeededAnswer> = {
  slug: "income-needed",
  rules,
  check,
  groups: [
    { title: "The home", names: ["price", "down"] },
    { title: "You", names: ["income", "debts"] },
    { title: "The loan", names: ["rate", "fhaRate", "vaRate", "usdaRate", "term"] },
    { title: "Tax, insurance and dues", names: ["tax", "insurance", "dues", "mortgageInsurance"], folded: true },
  ],
  headline,
  short: ({ programs: found }) => ({
    figure: formatDollars(roundIncome(lowestOf(found)?.annualIncomeCents ?? 0)),
    words: "a year, the lowest here",
  }),
  figures,
};
