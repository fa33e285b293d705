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
import {
  conventionalDownProblem,
  downAbovePrice,
  homeFields,
  homeTerms,
} from "#app/components/calculators/fields/home-fields.ts";
import {
  type ProgramKind,
  programField,
  programKinds,
  programNames,
  programOf,
} from "#app/components/calculators/fields/loan-program-field.ts";
import { moneyField, rateField, readTyped, termField } from "#app/components/calculators/fields/typed-fields.ts";
import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { planningRates } from "#app/content/loans/sample-rates.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { fhaDownPayments } from "#app/content/rules/fha.ts";
import type { HomeCost } from "#app/domain/buying/home-cost.ts";
import { shareCents } from "#app/domain/money.ts";
import { programOutlook } from "#app/domain/programs/outlook.ts";
import { formatSpan } from "#app/domain/text/counted.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatCents, formatDollars, formatRate } from "#app/lib/format/format-currency.ts";

// A home's cost each month, by parts and by year, compared with the rent. Other calculators take fields from here.

export type MonthlyPaymentAnswer = {
  cost: HomeCost;
  kind: ProgramKind;
  priceCents: number;
  downCents: number;
  rentCents: number | null;
  termMonths: number;
  /** How many months mortgage insurance is charged if no one asks for its end. */
  insuranceMonths: number;
  /** Mortgage insurance in the first month of each year of the loan. */
  insuranceByYear: readonly number[];
};

const { price, down, rate, tax, rent } = homeFields;

const rules = {
  price,
  down: { ...down, help: "In dollars, or as a percent of the price: 5%" },
  program: { ...programField, label: "Kind of loan", own: "loanKind" },
  rate: {
    ...rate,
    help: `Per year, fixed. We start with the survey average of ${formatDay(latestAverage.day)}, for FHA, VA and USDA a little below it`,
    isPlanningRate: true,
    follows: { field: "program", examples: programKinds.map((kind) => planningRates[kind]) },
  },
  term: { ...termField, label: "Years to pay", help: "1 to 50 years", example: exampleMortgage.termMonths },
  rent,
  tax: { ...tax, help: "Per year, as a percent of the price. Planning assumption" },
  insurance: {
    ...rateField,
    label: "Home insurance",
    help: "Per year, as a percent of the price. Planning assumption",
    what: "home insurance",
    example: planningAssumptions.homeInsuranceRate,
    min: 0,
    max: 0.1,
  },
  dues: {
    ...moneyField,
    label: "HOA dues",
    help: "A month",
    what: "the dues",
    example: 0,
    min: 0,
    max: 50_000_00,
  },
  mortgageInsurance: {
    ...rateField,
    label: "Mortgage insurance",
    help: "Conventional loans under 20% down: per year, as a percent of the loan. Planning assumption",
    what: "mortgage insurance",
    own: "mortgageInsuranceRate",
    example: planningAssumptions.mortgageInsuranceRate,
    min: 0,
    max: 0.05,
  },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, MonthlyPaymentAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (!problems.price && !problems.down && values.down > values.price) {
    problems.down = downAbovePrice(values.price);
  }
  if (hasProblems(problems)) return { problems };
  const kind = programKinds[values.program] ?? "conventional";
  const terms = homeTerms(values);
  const { cost, insuranceMonths, insuranceByMonthCents } = programOutlook(
    terms,
    programOf(kind, values.mortgageInsurance),
    [],
  );
  const years = Math.ceil(values.term / 12);
  return {
    answer: {
      cost,
      kind,
      priceCents: values.price,
      downCents: values.down,
      rentCents: typed.rent.trim() === "" ? null : values.rent,
      termMonths: values.term,
      insuranceMonths,
      insuranceByYear: Array.from({ length: years }, (_, year) => insuranceByMonthCents[year * 12] ?? 0),
    },
  };
}

/** The minimum down payment that the program requires and these numbers lack; null if it is met. */
export function downPaymentNote({ kind, priceCents, downCents }: MonthlyPaymentAnswer): string | null {
  if (kind === "conventional") return conventionalDownProblem(priceCents, downCents);
  if (kind !== "fha") return null;
  const [{ share }] = fhaDownPayments.byScore;
  const least = shareCents(priceCents, share);
  if (downCents >= least) return null;
  return `${programNames.fha} loans ask for ${formatRate(share)} of the price down, ${formatDollars(Math.ceil(least / 100) * 100)}.`;
}

/** How the payment compares with the rent, in the whole dollars shown; null without a rent. */
function besideRent({ cost, rentCents }: MonthlyPaymentAnswer) {
  if (rentCents === null) return null;
  const dollars = Math.round(cost.monthlyCents / 100) - Math.round(rentCents / 100);
  const look = dollars > 0 ? "more" : "less";
  return dollars === 0 ? "same" : ({ text: `${formatDollars(Math.abs(dollars) * 100)} ${look}`, look } as const);
}

/** The example's rent is nobody's own. */
function rentWords(rentCents: number | null): string {
  return rentCents === rules.rent.example ? `a rent of ${formatDollars(rules.rent.example)}` : "your rent now";
}

function headline(answer: MonthlyPaymentAnswer): Sentence {
  const amount = strong(formatDollars(answer.cost.monthlyCents));
  const beside = besideRent(answer);
  if (beside === null) return ["You would pay about ", amount, " a month."];
  const rented = rentWords(answer.rentCents);
  if (beside === "same") return ["You would pay about ", amount, ` a month. That is as much as ${rented}.`];
  return ["You would pay about ", amount, " a month. That is ", beside, ` than ${rented}.`];
}

function figures({ cost, kind, termMonths, insuranceMonths }: MonthlyPaymentAnswer): Figure[] {
  return [
    { label: "All together, each month", value: formatCents(cost.monthlyCents) },
    { label: "Loan: principal and interest", value: formatCents(cost.principalAndInterestCents) },
    {
      label: kind === "va" ? "Funding fee, added to the loan" : "Upfront fee, added to the loan",
      value: formatCents(cost.upfrontCents),
    },
    { label: "Mortgage insurance", value: formatCents(cost.mortgageInsuranceCents) },
    { label: "Mortgage insurance ends", value: insuranceEndWords(kind, insuranceMonths, termMonths) },
  ];
}

/** When mortgage insurance ends if no one asks earlier. */
function insuranceEndWords(kind: ProgramKind, months: number, termMonths: number): string {
  if (months === 0) return "there is none";
  if (months >= termMonths) return kind === "conventional" ? "with the loan" : "only with the loan";
  return `after ${formatSpan(months)}`;
}

export const monthlyPaymentModel: CalculatorModel<Name, MonthlyPaymentAnswer> = {
  slug: "monthly-payment",
  rules,
  check,
  groups: [
    { title: "The home", names: ["price", "down", "rent"] },
    { title: "The loan", names: ["program", "rate", "term"] },
    { title: "Tax, insurance and dues", names: ["tax", "insurance", "dues", "mortgageInsurance"], folded: true },
  ],
  headline,
  short: ({ cost }) => ({ figure: formatDollars(cost.monthlyCents), words: "a month" }),
  figures,
};
