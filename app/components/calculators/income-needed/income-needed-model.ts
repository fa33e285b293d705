import {
  type CalculatorModel,
  type Checked,
  type FieldRules,
  type Figure,
  hasProblems,
  type Sentence,
  type Texts,
} from "#app/components/calculators/calculator-model.ts";
import { downAbovePrice } from "#app/components/calculators/fields/home-fields.ts";
import { householdFields, type LoanGuide, loanGuides } from "#app/components/calculators/fields/household-fields.ts";
import { programOf } from "#app/components/calculators/fields/loan-program-field.ts";
import { readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/monthly-payment-model.ts";
import { conventionalDown } from "#app/content/rules/conventional.ts";
import { homeCost } from "#app/domain/buying/home-cost.ts";
import { type IncomeNeeded, incomeNeeded } from "#app/domain/buying/income-needed.ts";
import { smallestDownCents } from "#app/domain/loan/loan-limits.ts";
import { shareCents } from "#app/domain/money.ts";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";

// The income that each kind of loan asks for to carry a home.

export type ProgramIncome = IncomeNeeded & {
  name: string;
  shortName: string;
  ratios: string;
  /** All that the home costs each month under it. */
  housingCents: number;
  /** What the program asks for and the numbers lack; null when nothing is missing. */
  missing: string | null;
};

export type IncomeNeededAnswer = { programs: readonly ProgramIncome[] };

const { price, down, rate, term, tax, insurance, dues, mortgageInsurance } = monthlyPaymentModel.rules;

const rules = {
  price,
  down,
  debts: householdFields.debts,
  rate: { ...rate, help: "A year, the same for every loan here" },
  term,
  tax,
  insurance,
  dues,
  mortgageInsurance,
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

/** What each guide is called in a sentence, in a narrow drawing, and by its ratios. */
const programs = [
  { guide: loanGuides.conventional, name: "Conventional, classic", shortName: "Classic", ratios: "28/36" },
  { guide: loanGuides.automated, name: "Conventional, automated", shortName: "Autom.", ratios: "50%" },
  { guide: loanGuides.fha, name: "FHA", shortName: "FHA", ratios: "31/43" },
  { guide: loanGuides.va, name: "VA", shortName: "VA", ratios: "41%" },
  { guide: loanGuides.usda, name: "USDA", shortName: "USDA", ratios: "29/41" },
] as const;

function check(typed: Texts<Name>): Checked<Name, IncomeNeededAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (!problems.price && !problems.down && values.down > values.price) problems.down = downAbovePrice(values.price);
  if (hasProblems(problems)) return { problems };
  const terms = {
    priceCents: values.price,
    downCents: values.down,
    annualRate: values.rate,
    termMonths: values.term,
    propertyTaxRate: values.tax,
    homeInsuranceRate: values.insurance,
    monthlyDuesCents: values.dues,
  };
  const found = programs.map(({ guide, ...words }) => {
    const { monthlyCents } = homeCost(terms, programOf(guide.program, values.mortgageInsurance));
    const missing = missingDown(guide, values.price, values.down);
    return {
      ...words,
      ...incomeNeeded(guide.ratios, monthlyCents, values.debts),
      housingCents: monthlyCents,
      missing,
    };
  });
  return { answer: { programs: found } };
}

/** The down payment that a loan asks for, in words; null where the typed one is enough. */
function missingDown({ program, minimumDownShare }: LoanGuide, priceCents: number, downCents: number): string | null {
  const least =
    program === "conventional"
      ? smallestDownCents(priceCents, conventionalDown)
      : shareCents(priceCents, minimumDownShare);
  return downCents >= least ? null : `asks for ${formatRate(Math.ceil((least / priceCents) * 1000) / 1000)} down`;
}

/** A yearly income as people say it, in cents: rounded up to $500. */
export function roundIncome(cents: number): number {
  return Math.ceil(cents / 500_00) * 500_00;
}

function headline({ programs: found }: IncomeNeededAnswer): Sentence {
  const [classic] = found;
  const lowest = lowestOf(found);
  if (!classic || !lowest) return ["None of these loans takes so small a down payment."];
  return [
    "By the classic ratios you would need about ",
    { text: formatDollars(roundIncome(classic.annualIncomeCents)), look: "strong" },
    " a year. The lowest here is ",
    { text: formatDollars(roundIncome(lowest.annualIncomeCents)), look: "less" },
    `, ${lowest.name === "Conventional, automated" ? "with an automated approval" : `with ${lowest.name}`}.`,
  ];
}

/** Of the programs whose down payment is met, the one that asks for the lowest income. */
export function lowestOf(found: readonly ProgramIncome[]): ProgramIncome | undefined {
  return found
    .filter(({ missing }) => missing === null)
    .toSorted((a, b) => a.annualIncomeCents - b.annualIncomeCents)
    .at(0);
}

function figures({ programs: found }: IncomeNeededAnswer): Figure[] {
  return found.map(({ name, ratios, annualIncomeCents, missing }) => ({
    label: `${name}, ${ratios}`,
    value: missing ?? `${formatDollars(annualIncomeCents)} a year`,
  }));
}

export const incomeNeededModel: CalculatorModel<Name, IncomeNeededAnswer> = {
  slug: "income-needed",
  rules,
  check,
  groups: [
    { title: "The home", names: ["price", "down"] },
    { title: "You", names: ["debts"] },
    { title: "The loan", names: ["rate", "term"] },
    { title: "Tax, insurance and dues", names: ["tax", "insurance", "dues", "mortgageInsurance"], folded: true },
  ],
  headline,
  short: ({ programs: found }) => ({
    figure: formatDollars(roundIncome(found[0]?.annualIncomeCents ?? 0)),
    words: "a year, classic",
  }),
  figures,
};
