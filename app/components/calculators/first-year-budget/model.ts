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
import { programKinds, programOf } from "#app/components/calculators/fields/loan-program-field.ts";
import { sizeNote } from "#app/components/calculators/fields/loan-size.ts";
import { firstDayOf, monthField, monthNumber } from "#app/components/calculators/fields/month-field.ts";
import { moneyField, readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/model.ts";
import { exampleFirstYear } from "#app/content/loans/calculator-examples.ts";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import { rentOrBuyAssumptions } from "#app/content/rules/rent-or-buy-assumptions.ts";
import { savingsPlanAssumptions } from "#app/content/rules/savings-plan-assumptions.ts";
import { type FirstYear, type FirstYearMonth, firstYear } from "#app/domain/buying/first-year.ts";
import { monthlyShareCents } from "#app/domain/money.ts";
import { programOutlook } from "#app/domain/programs/outlook.ts";
import { formatMonth } from "#app/domain/text/format-date.ts";
import { addMonths } from "#app/domain/time/calendar.ts";
import { formatCents, formatDollars } from "#app/lib/format/format-currency.ts";

// The cost of a home in each of the first twelve months, and the bill after the yearly escrow check.

export type FirstYearAnswer = FirstYear & {
  /** What the program’s limits say of the loan’s size; null if it fits everywhere. */
  sizeNote: string | null;
  billCents: number;
  rentCents: number | null;
  /** The twelve months and the one after them, with their names. */
  named: readonly NamedMonth[];
};

export type NamedMonth = FirstYearMonth & { day: string; name: string };

const { price, down, program, rate, term, rent, tax, insurance, dues, mortgageInsurance } = monthlyPaymentModel.rules;
const amount = { ...moneyField, min: 0, max: 1_000_000_00 };

const rules = {
  price,
  down,
  program,
  rate,
  term,
  moving: {
    ...amount,
    label: "The move",
    help: "Truck, deposits, days off",
    what: "the move",
    example: savingsPlanAssumptions.movingCents,
  },
  start: {
    ...amount,
    label: "Locks, tools, first repairs",
    what: "the first things",
    example: 800_00,
  },
  furnish: {
    ...amount,
    label: "Furniture and appliances",
    help: "Over the first three months",
    what: "the furniture",
    example: 2_400_00,
  },
  utilities: {
    ...amount,
    label: "Utilities, more than now",
    help: "A month: water, trash and heat that your landlord pays now",
    what: "the utilities",
    example: exampleFirstYear.utilitiesMoreCents,
  },
  dues,
  upkeep: {
    ...tax,
    own: null,
    label: "Repair fund",
    help: "Per year, as a percent of the price. Planning assumption",
    what: "the repair fund",
    example: rentOrBuyAssumptions.maintenanceRate,
  },
  rent,
  tax,
  insurance,
  mortgageInsurance,
  rise: {
    ...amount,
    label: "Tax and insurance bills rise by",
    help: "A year, above what the lender planned. Ask the county what the tax will be",
    what: "the rise of the bills",
    example: exampleFirstYear.taxRiseCents,
  },
  first: {
    ...monthField,
    label: "First full month in the home",
    help: "Month and year, such as 1/2027",
    what: "the first month",
    example: monthNumber(exampleMortgage.firstPaymentDay) - 1,
  },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, FirstYearAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (!problems.price && !problems.down && values.down > values.price) problems.down = downAbovePrice(values.price);
  if (hasProblems(problems)) return { problems };
  const kind = programKinds[values.program] ?? "conventional";
  const program = programOf(kind, values.mortgageInsurance);
  const { cost, byMonthCents } = programOutlook(homeTerms(values), program, []);
  const escrowCents = cost.propertyTaxCents + cost.homeInsuranceCents;
  const found = firstYear({
    firstBillsCents: Array.from({ length: 12 }, (_, month) => (byMonthCents[month] ?? 0) + escrowCents),
    escrowCents,
    runningCents: cost.duesCents + values.utilities,
    upkeepCents: monthlyShareCents(values.price, values.upkeep),
    moveInCents: values.moving + values.start,
    furnishCents: values.furnish,
    riseCents: values.rise,
  });
  const firstDay = firstDayOf(values.first);
  return {
    answer: {
      ...found,
      sizeNote: sizeNote(kind, values.price - values.down),
      billCents: cost.monthlyCents - cost.duesCents,
      rentCents: typed.rent.trim() === "" ? null : values.rent,
      named: [...found.months, found.after].map((month, index) => {
        const day = addMonths(firstDay, index);
        return { ...month, day, name: formatMonth(day) };
      }),
    },
  };
}

function headline({ totalCents, billsCents, riseCents }: FirstYearAnswer): Sentence {
  const year: Sentence = [
    "The first 12 months take ",
    strong(formatDollars(totalCents)),
    `: the lender’s bills, and ${formatDollars(totalCents - billsCents)} on top. `,
  ];
  if (riseCents === 0) return [...year, "If taxes and insurance do not rise, the bill then stays the same."];
  return [...year, "Then the bill may rise by ", { text: formatDollars(riseCents), look: "more" }, " a month."];
}

function figures({
  totalCents,
  billCents,
  named,
  rentCents,
  riseCents,
  riseLaterCents,
  after,
}: FirstYearAnswer): Figure[] {
  const [first] = named;
  const usual = named[named.length - 2];
  return [
    { label: "The first month, without a bill", value: formatDollars(first?.totalCents ?? 0) },
    { label: "The lender’s bill", value: formatCents(billCents) },
    { label: "A usual month, all in", value: formatDollars(usual?.totalCents ?? 0) },
    {
      label: "The year, compared with your rent",
      value: rentCents === null ? "–" : besideWords(totalCents - rentCents * 12),
    },
    { label: "Bill in the year after the escrow check", value: formatCents(after.billCents) },
    { label: "Bill from then on", value: formatCents(after.billCents - riseCents + riseLaterCents) },
  ];
}

function besideWords(cents: number): string {
  if (Math.round(cents / 100) === 0) return "the same";
  return `${formatDollars(Math.abs(cents))} ${cents > 0 ? "more" : "less"}`;
}

export const firstYearModel: CalculatorModel<Name, FirstYearAnswer> = {
  slug: "first-year-budget",
  rules,
  check,
  groups: [
    { title: "The home and its loan", names: ["price", "down", "program", "rate", "term"] },
    { title: "Moving in", names: ["first", "moving", "start", "furnish"] },
    { title: "Each month", names: ["utilities", "dues", "upkeep", "rent"] },
    { title: "Tax, insurance, and their rise", names: ["rise", "tax", "insurance", "mortgageInsurance"], folded: true },
  ],
  headline,
  short: ({ totalCents }) => ({ figure: formatDollars(totalCents), words: "in the first 12 months" }),
  figures,
};
