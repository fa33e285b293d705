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
import { householdFields, loanGuides } from "#app/components/calculators/fields/household-fields.ts";
import { moneyField, readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { ratioWords } from "#app/content/lines/words.ts";
import { exampleDebts } from "#app/content/loans/calculator-examples.ts";
import { type DebtToIncome, debtToIncome, roomWithin } from "#app/domain/buying/debt-to-income.ts";
import type { Spent } from "#app/domain/buying/underwriting-lines.ts";
import { formatDollars, formatShare } from "#app/lib/format/format-currency.ts";

// Housing and debts as shares of the income, against the guide of each kind of loan.

export type ProgramRatio = {
  name: string;
  /** How a conventional loan is judged; null where there is one way. */
  way: string | null;
  ratios: string;
  frontLimit: number | null;
  backLimit: number;
  fits: boolean;
  /** The housing payment that still fits with these debts each month. */
  roomCents: number;
  /** The part of it that is left after the new house payment; below 0 that payment is too much. */
  spareCents: number;
};

export type DebtToIncomeAnswer = DebtToIncome & {
  housingCents: number;
  debtsCents: number;
  programs: readonly ProgramRatio[];
  /** The same for the two lines of each loan. */
  spent: Spent;
};

const monthly = { ...moneyField, min: 0, max: 1_000_000_00 };
const debt = { ...monthly, emptyIsZero: true };

const rules = {
  income: { ...householdFields.income, min: 1_000_00 },
  housing: {
    ...monthly,
    label: "New house payment a month",
    help: "With tax, insurance and dues. Not your rent now: the new payment takes its place",
    what: "the new house payment",
    own: "housePayment",
    example: exampleDebts.housingCents,
  },
  car: {
    ...debt,
    label: "Car loans",
    help: "A month",
    what: "car loans",
    own: "carDebts",
    example: exampleDebts.carCents,
  },
  cards: {
    ...debt,
    label: "Cards",
    help: "The least you must pay a month, not the balance",
    what: "cards",
    own: "cardDebts",
    example: exampleDebts.cardsCents,
  },
  student: {
    ...debt,
    label: "Student loans",
    help: "If paused, lenders count about 0.5% to 1% of the balance a month. The $0 of an income plan is $0 at Fannie Mae, with a paper",
    what: "student loans",
    own: "studentDebts",
    example: exampleDebts.studentCents,
  },
  other: {
    ...debt,
    label: "Other",
    help: "Child support, personal loans. Not groceries, phone or power",
    what: "other debts",
    own: "otherDebts",
    example: 0,
  },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

const programs = [
  { guide: loanGuides.hand, name: "Conventional", way: "by hand" },
  { guide: loanGuides.va, name: "VA", way: null },
  { guide: loanGuides.usda, name: "USDA", way: null },
  { guide: loanGuides.fha, name: "FHA", way: null },
  { guide: loanGuides.automated, name: "Conventional", way: "by computer" },
] as const;

function check(typed: Texts<Name>): Checked<Name, DebtToIncomeAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  const debts = [values.car, values.cards, values.student, values.other];
  const debtsCents = debts.reduce((sum, cents) => sum + cents, 0);
  const ratios = debtToIncome({
    annualIncomeCents: values.income,
    housingCents: values.housing,
    debtsCents: debts,
  });
  return {
    answer: {
      ...ratios,
      housingCents: values.housing,
      debtsCents,
      spent: { annualIncomeCents: values.income, housingCents: values.housing, debtsCents },
      programs: programs.map(({ guide, ...words }) => {
        const room = roomWithin(guide.ratios, values.income, debtsCents);
        return {
          ...words,
          ratios: ratioWords(guide.ratios),
          frontLimit: guide.ratios.housingShare,
          backLimit: guide.ratios.debtsShare,
          fits: values.housing <= room.housingCents,
          roomCents: room.housingCents,
          spareCents: room.housingCents - values.housing,
        };
      }),
    },
  };
}

/** How the housing compares with what a guide allows. */
export function roomWords({ spareCents }: ProgramRatio): string {
  if (spareCents === 0) return "just within";
  return `${formatDollars(Math.abs(spareCents))} a month ${spareCents > 0 ? "to spare" : "over"}`;
}

/** To a tenth of a percent, the way lenders say it; a ratio just above a limit is never shown as the limit. */
export function ratioText(ratio: number | null): string {
  return formatShare(ratio ?? 0);
}

function headline({ front, back, programs: found }: DebtToIncomeAnswer): Sentence {
  const within = found.filter(({ fits }) => fits).length;
  return [
    "Housing takes ",
    strong(ratioText(front)),
    " of your income, housing and debts ",
    { text: ratioText(back), look: within === found.length ? "less" : "more" },
    within === found.length
      ? ". That is within every guide here."
      : within === 0
        ? ". That is above every guide here."
        : `. That is within ${within} of the ${found.length} guides.`,
  ];
}

function figures({ front, back, monthlyIncomeCents, allDebtsCents, programs: found }: DebtToIncomeAnswer): Figure[] {
  const rooms = found.map(({ roomCents }) => roomCents);
  return [
    { label: "Front ratio: housing", value: ratioText(front) },
    { label: "Back ratio: housing and debts", value: ratioText(back) },
    { label: "Income a month, before tax", value: formatDollars(monthlyIncomeCents) },
    { label: "Left of it for everything else", value: formatDollars(Math.max(0, monthlyIncomeCents - allDebtsCents)) },
    {
      label: "Housing that the guides leave room for",
      value: `${formatDollars(Math.min(...rooms))} to ${formatDollars(Math.max(...rooms))}`,
    },
  ];
}

export const debtToIncomeModel: CalculatorModel<Name, DebtToIncomeAnswer> = {
  slug: "debt-to-income",
  rules,
  check,
  groups: [
    { title: "Your income and the new house", names: ["income", "housing"] },
    { title: "Debts, each month", names: ["car", "cards", "student", "other"] },
  ],
  headline,
  short: ({ back }) => ({ figure: ratioText(back), words: "housing and debts" }),
  figures,
};
