import {
  type CalculatorModel,
  type Checked,
  type FieldRules,
  hasProblems,
  type Later,
  later,
  type Sentence,
  strong,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { homeFields } from "#app/components/calculators/fields/home-fields.ts";
import { choiceField, listedNumber, readTyped, yearsField } from "#app/components/calculators/fields/typed-fields.ts";
import type { LoanLine } from "#app/components/calculators/plots/loan-line.ts";
import { pointsAsRate } from "#app/content/rules/pricing-assumptions.ts";
import { loanAdvantage } from "#app/domain/loan/advantage.ts";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { type TemporaryBuydown, temporaryBuydown } from "#app/domain/loan/temporary-buydown.ts";
import { formatSpan, formatSpanOrNever } from "#app/domain/text/counted.ts";
import { formatCents, formatDollars, formatTenths } from "#app/lib/format/format-currency.ts";

// Lower payments for a few years, paid from an account, and what the same money could do instead. In the example the
// seller pays.

/** How far below the note rate each year's rate is. */
const kinds: Record<string, readonly number[]> = {
  "2-1": [0.02, 0.01],
  "1-0": [0.01],
  "3-2-1": [0.03, 0.02, 0.01],
  "1-1": [0.01, 0.01],
};
const kindLabels = {
  "2-1": "2-1: two points, then one",
  "1-0": "1-0: one point for a year",
  "3-2-1": "3-2-1: three, two, one",
  "1-1": "1-1: one point for two years",
};
const payers = ["seller", "lender", "you"] as const;
export type Payer = (typeof payers)[number];
const payerLabels = { seller: "The seller or builder", lender: "The lender", you: "You" } satisfies Record<
  Payer,
  string
>;

/** What the same money would buy instead. */
export type SameMoney = {
  /** As points: a lower rate for good. */
  pointsRate: number;
  pointsPaymentCents: number;
  /** The number of payments after which that has saved more than the buydown, with what is still owed counted; null if never. */
  pointsAheadAfter: number | null;
  /** As a lower price: a smaller loan. */
  smallerPaymentCents: number;
};

export type BuydownAnswer = TemporaryBuydown & {
  kind: string;
  loanCents: number;
  annualRate: number;
  payer: Payer;
  /** When you might sell or refinance; 0 is never. */
  leaveAfter: number;
  /** The account balance then. */
  leftCents: number;
  sameMoney: Later<SameMoney>;
  lines: Later<readonly LoanLine[]>;
  account: Later<LoanLine>;
};

const rules = {
  loan: homeFields.loan,
  rate: { ...homeFields.rate, label: "Rate of the loan", help: "The one in the note, which you pay in the end" },
  years: {
    ...yearsField,
    label: "Years",
    example: 30,
    choices: [30, 25, 20, 15, 10].map((years) => ({ value: years, label: `${years} years` })),
  },
  kind: { ...choiceField(kindLabels), label: "Kind of buydown", what: "the kind of buydown", example: 0 },
  payer: { ...choiceField(payerLabels), label: "Who pays for it", what: "who pays", example: 0 },
  leave: {
    ...listedNumber,
    label: "You refinance or sell after",
    what: "the months",
    example: 12,
    min: 0,
    max: 36,
    choices: [6, 12, 18, 24, 30, 0].map((months) => ({
      value: months,
      label: months === 0 ? "I would stay" : formatSpan(months),
    })),
  },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, BuydownAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  const terms = { loanCents: values.loan, annualRate: values.rate, termMonths: values.years * 12 };
  const kind = Object.keys(kindLabels)[values.kind] ?? "";
  const buydown = temporaryBuydown(terms, kinds[kind] ?? []);
  return {
    answer: {
      ...buydown,
      kind,
      loanCents: values.loan,
      annualRate: values.rate,
      payer: payers[values.payer] ?? "you",
      leaveAfter: values.leave,
      leftCents: values.leave === 0 ? 0 : (buydown.leftByMonthCents[values.leave] ?? 0),
      sameMoney: later(() => sameMoneyOf(terms, buydown)),
      lines: later(() => paymentLines(buydown)),
      account: later(() => accountLine(buydown)),
    },
  };
}

type Terms = { loanCents: number; annualRate: number; termMonths: number };

function sameMoneyOf(terms: Terms, { costCents }: TemporaryBuydown): SameMoney {
  const points = costCents / terms.loanCents / 0.01;
  const pointsRate = Math.max(0, terms.annualRate - points * pointsAsRate.ratePerPoint);
  const pointsPaymentCents = monthlyPaymentCents({ ...terms, annualRate: pointsRate });
  return {
    pointsRate,
    pointsPaymentCents,
    pointsAheadAfter:
      costCents === 0
        ? null
        : loanAdvantage({ ...terms, startCents: 0 }, { ...terms, annualRate: pointsRate, startCents: costCents })
            .breakEvenMonths,
    smallerPaymentCents: monthlyPaymentCents({ ...terms, loanCents: Math.max(0, terms.loanCents - costCents) }),
  };
}

function paymentLines({ years, fullPaymentCents }: TemporaryBuydown): LoanLine[] {
  const points = years.map(({ paymentCents }, year) => ({ month: year * 12, cents: paymentCents }));
  return [
    { name: "You pay", look: "own", points: [...points, { month: years.length * 12, cents: fullPaymentCents }] },
    { name: "The loan gets", look: "plain", points: [{ month: 0, cents: fullPaymentCents }] },
  ];
}

function accountLine({ leftByMonthCents }: TemporaryBuydown): LoanLine {
  const points = leftByMonthCents.map((cents, month) => ({ month, cents }));
  return { name: "Left in the account", look: "cost", points };
}

const whoPays = { seller: "The seller puts ", lender: "The lender puts ", you: "You put " } satisfies Record<
  Payer,
  string
>;

function headline({ years, fullPaymentCents, costCents, payer, leaveAfter, leftCents }: BuydownAnswer): Sentence {
  const steps = years.map(({ paymentCents }, year) =>
    year === 0
      ? [strong(formatDollars(paymentCents)), " a month in year 1, "]
      : [`${formatDollars(paymentCents)} in year ${year + 1}, `],
  );
  const start: Sentence = [
    "You pay ",
    ...steps.flat(),
    "then ",
    strong(formatDollars(fullPaymentCents)),
    `. ${whoPays[payer]}${formatDollars(costCents)} into an account at closing`,
  ];
  if (leaveAfter === 0) return [...start, "."];
  return [...start, `; after ${formatSpan(leaveAfter)} `, strong(formatDollars(leftCents)), " of it is left."];
}

export const temporaryBuydownModel: CalculatorModel<Name, BuydownAnswer> = {
  slug: "temporary-buydown",
  rules,
  check,
  groups: [
    { title: "The loan", names: ["loan", "rate", "years"] },
    { title: "The buydown", names: ["kind", "payer", "leave"] },
  ],
  headline,
  short: ({ years }) => ({ figure: formatDollars(years[0]?.paymentCents ?? 0), words: "a month in year 1" }),
  figures: ({ years, fullPaymentCents, costCents, loanCents, leftCents, sameMoney }) => {
    const last = years.at(-1)?.paymentCents ?? fullPaymentCents;
    const { pointsAheadAfter } = sameMoney();
    return [
      { label: "Payment in year 1", value: formatCents(years[0]?.paymentCents ?? 0) },
      { label: "Payment afterward", value: formatCents(fullPaymentCents) },
      { label: "Last jump in the payment", value: formatCents(fullPaymentCents - last) },
      {
        label: "Into the account",
        value: `${formatDollars(costCents)}, ${formatTenths(costCents / loanCents)} of the loan`,
      },
      { label: "Left when you go", value: formatDollars(leftCents) },
      { label: "Points would save more after", value: formatSpanOrNever(pointsAheadAfter) },
    ];
  },
};
