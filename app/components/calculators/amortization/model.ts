import {
  type CalculatorModel,
  type Checked,
  type FieldRules,
  type Figure,
  hasProblems,
  type Later,
  later,
  type Sentence,
  strong,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { homeFields } from "#app/components/calculators/fields/home-fields.ts";
import { firstDayOf, monthField, monthNumber } from "#app/components/calculators/fields/month-field.ts";
import { moneyField, readTyped, termField } from "#app/components/calculators/fields/typed-fields.ts";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import type { LoanTerms } from "#app/domain/loan/payment.ts";
import { type EarlyPayoff, earlyPayoff, type Schedule, schedule } from "#app/domain/loan/schedule.ts";
import { formatSpan } from "#app/domain/text/counted.ts";
import { formatMonth } from "#app/domain/text/format-date.ts";
import { addMonths } from "#app/domain/time/calendar.ts";
import { formatCents, formatDollars } from "#app/lib/format/format-currency.ts";

// A loan paid off month by month, and how much extra payments shorten it.

export type AmortizationAnswer = {
  loanCents: number;
  termMonths: number;
  /** The first day of the month of the first payment. */
  firstDay: string;
  /** The loan's cost without extra payments, and with them. */
  plain: Schedule;
  faster: Schedule;
  saved: EarlyPayoff;
  /** At the start and after each year of the loan. */
  byYear: Later<readonly BalanceYear[]>;
};

const extraField = { ...moneyField, min: 0, max: 50_000_000_00 };
const firstMonth = monthNumber(exampleMortgage.firstPaymentDay);

const rules = {
  loan: homeFields.loan,
  rate: { ...homeFields.rate, help: "Per year, fixed" },
  term: { ...termField, label: "Years to pay", help: "1 month to 50 years", example: exampleMortgage.termMonths },
  first: {
    ...monthField,
    label: "First payment",
    help: "Month and year, such as 2/2027",
    what: "the month of the first payment",
    example: firstMonth,
  },
  monthly: { ...extraField, label: "Extra each month", what: "the extra payment", example: 50_00 },
  yearly: {
    ...extraField,
    label: "Extra once a year",
    help: "With every twelfth payment, such as a tax refund",
    what: "the extra payment",
    example: 0,
  },
  once: { ...extraField, label: "Extra one time", what: "the extra payment", example: 0 },
  onceMonth: {
    ...monthField,
    label: "Month of that payment",
    help: "Month and year, such as 2/2030",
    what: "the month of the one-time payment",
    example: firstMonth + 36,
  },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, AmortizationAnswer> {
  const { values, problems } = readTyped(rules, typed);
  const lastMonth = values.first + values.term - 1;
  if (!problems.first && !problems.term && !problems.onceMonth && values.once > 0) {
    if (values.onceMonth < values.first || values.onceMonth > lastMonth) {
      problems.onceMonth = `The loan runs from ${monthField.format(values.first)} to ${monthField.format(lastMonth)}. Type a month between them.`;
    }
  }
  if (hasProblems(problems)) return { problems };
  const terms = { loanCents: values.loan, annualRate: values.rate, termMonths: values.term };
  const plain = schedule(terms);
  const faster = schedule(terms, {
    monthlyCents: values.monthly,
    yearly: { cents: values.yearly, first: 12 },
    once: values.once > 0 ? [{ cents: values.once, with: values.onceMonth - values.first + 1 }] : [],
  });
  return {
    answer: {
      loanCents: values.loan,
      termMonths: values.term,
      firstDay: firstDayOf(values.first),
      plain,
      faster,
      saved: earlyPayoff(plain, faster),
      byYear: later(() => balanceByYear(terms, plain, faster)),
    },
  };
}

export type BalanceYear = { years: number; plainCents: number; fasterCents: number };

/** The balance at the start and after each year of the loan, without the extra payments and with them. */
function balanceByYear({ loanCents, termMonths }: LoanTerms, plain: Schedule, faster: Schedule): BalanceYear[] {
  const owed = ({ rows }: Schedule, years: number) =>
    years === 0 ? loanCents : (rows[Math.min(years * 12, termMonths) - 1]?.balanceCents ?? 0);
  return Array.from({ length: Math.ceil(termMonths / 12) + 1 }, (_, years) => ({
    years,
    plainCents: owed(plain, years),
    fasterCents: owed(faster, years),
  }));
}

function headline({ plain, faster, saved, termMonths }: AmortizationAnswer): Sentence {
  if (saved.monthsSaved === 0 && saved.interestSavedCents === 0) {
    return [
      "You pay ",
      { text: formatDollars(plain.totalInterestCents), look: "more" },
      ` of interest over ${formatSpan(termMonths)}. An extra payment makes both less.`,
    ];
  }
  return [
    "You are done after ",
    strong(formatSpan(faster.rows.length)),
    ". The extra payments save ",
    { text: formatDollars(saved.interestSavedCents), look: "less" },
    saved.monthsSaved === 0 ? " of interest." : ` of interest and ${formatSpan(saved.monthsSaved)}.`,
  ];
}

function figures({ plain, faster, saved, firstDay }: AmortizationAnswer): Figure[] {
  return [
    { label: "Payment, without the extra", value: formatCents(plain.paymentCents) },
    { label: "Paid off in", value: formatMonth(addMonths(firstDay, faster.rows.length - 1)) },
    { label: "Months fewer", value: String(saved.monthsSaved) },
    { label: "Interest without the extra", value: formatCents(plain.totalInterestCents) },
    { label: "Interest with it", value: formatCents(faster.totalInterestCents) },
    { label: "Interest saved", value: formatCents(saved.interestSavedCents) },
  ];
}

export const amortizationModel: CalculatorModel<Name, AmortizationAnswer> = {
  slug: "amortization",
  rules,
  check,
  groups: [
    { title: "The loan", names: ["loan", "rate", "term", "first"] },
    { title: "What you pay extra", names: ["monthly", "yearly", "once", "onceMonth"] },
  ],
  headline,
  short: ({ saved }) => ({ figure: formatDollars(saved.interestSavedCents), words: "of interest saved" }),
  figures,
};
