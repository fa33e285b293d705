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
import { moneyField, rateField, readTyped, yearsField } from "#app/components/calculators/fields/typed-fields.ts";
import type { LoanLine } from "#app/components/calculators/plots/loan-line.ts";
import type { Payoff } from "#app/components/calculators/plots/payoff-walks.tsx";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import type { Schedule } from "#app/domain/loan/schedule.ts";
import { earnedByPayingMore, type TermChoice, termChoice } from "#app/domain/loan/term-choice.ts";
import { formatSpan } from "#app/domain/text/counted.ts";
import { formatCents, formatDollars, formatTenths, formatTypedMoney } from "#app/lib/format/format-currency.ts";

// The same loan over a short term and over 30 years, and the long one paid off faster.

const longMonths = 360;

export type LoanTermAnswer = TermChoice & {
  loanCents: number;
  shortYears: number;
  /** Interest that the short loan saves; below 0 it costs more. */
  savedCents: number;
  /** The yearly return of paying more each month; null if it earns nothing. */
  earned: Later<number | null>;
  payoffs: Later<readonly Payoff[]>;
  /** The balance at the start and after each year. */
  owed: Later<readonly LoanLine[]>;
};

const anyRate = { ...rateField, min: 0, max: 0.25 };

const rules = {
  loan: homeFields.loan,
  rate: {
    ...anyRate,
    label: "Rate over 30 years",
    help: "Per year, fixed",
    what: "the rate over 30 years",
    example: latestAverage.annualRate,
  },
  years: {
    ...yearsField,
    label: "The shorter loan",
    example: 15,
    choices: [10, 15, 20, 25].map((years) => ({ value: years, label: `${years} years` })),
  },
  shortRate: {
    ...anyRate,
    label: "Rate of the shorter loan",
    help: "Often lower: ask for both on the same day",
    what: "the rate of the shorter loan",
    example: latestAverage.rateOver15,
  },
  monthly: {
    ...moneyField,
    label: "What you would pay on the 30-year loan",
    help: "Each month. If empty, as much as the shorter loan",
    what: "what you would pay each month",
    example: 0,
    // An empty field means the other loan’s payment.
    format: (cents: number) => (cents === 0 ? "" : formatTypedMoney(cents)),
    min: 100_00,
    max: 50_000_000_00,
    optional: true,
  },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, LoanTermAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  const { loan: loanCents, years: shortYears, monthly } = values;
  const long = { annualRate: values.rate, termMonths: longMonths };
  const short = { annualRate: values.shortRate, termMonths: shortYears * 12 };
  const choice = termChoice(loanCents, long, short, monthly || undefined);
  if (monthly > 0 && monthly < choice.long.paymentCents) {
    const least = formatTypedMoney(choice.long.paymentCents);
    return { problems: { monthly: `The 30-year loan asks for more each month. Type ${least} or more.` } };
  }
  return {
    answer: {
      ...choice,
      loanCents,
      shortYears,
      savedCents: choice.long.totalInterestCents - choice.short.totalInterestCents,
      earned: later(() => earnedByPayingMore(choice)),
      payoffs: later(() => payoffsOf(loanCents, shortYears, choice)),
      owed: later(() => owedByYear(loanCents, shortYears, choice)),
    },
  };
}

const longName = "30-year loan";
const fasterName = "30-year loan, paid faster";
const shortName = (years: number) => `${years}-year loan`;

function payoffsOf(loanCents: number, shortYears: number, { long, short, faster, paidCents }: TermChoice): Payoff[] {
  const way = (name: string, run: Schedule, paymentCents: number, look: Payoff["look"]): Payoff => ({
    name,
    months: run.rows.length,
    paymentCents,
    toPayCents: loanCents + run.totalInterestCents,
    look,
  });
  return [
    way(longName, long, long.paymentCents, "old"),
    way(shortName(shortYears), short, short.paymentCents, "new"),
    way(fasterName, faster, paidCents, "new"),
  ];
}

function owedByYear(loanCents: number, shortYears: number, { long, short, faster }: TermChoice): LoanLine[] {
  const line = (name: string, look: LoanLine["look"], { rows }: Schedule): LoanLine => ({
    name,
    look,
    points: [
      { month: 0, cents: loanCents },
      ...rows
        .filter(({ number }) => number % 12 === 0 || number === rows.length)
        .map(({ number, balanceCents }) => ({ month: number, cents: balanceCents })),
    ],
  });
  return [line(longName, "cost", long), line(shortName(shortYears), "own", short), line(fasterName, "plain", faster)];
}

function headline({ moreCents, savedCents, shortYears, faster, paidCents }: LoanTermAnswer): Sentence {
  const more = moreCents >= 0;
  const saves = savedCents >= 0;
  return [
    `The ${shortYears}-year loan asks for `,
    strong(`${formatDollars(Math.abs(moreCents))} ${more ? "more" : "less"}`),
    ` each month and ${saves ? "saves" : "costs"} `,
    { text: formatDollars(Math.abs(savedCents)), look: saves ? "less" : "more" },
    `${saves ? "" : " more"} in interest. Paid with ${formatDollars(paidCents)} a month, the 30-year loan is done after ${formatSpan(faster.rows.length)}.`,
  ];
}

export const loanTermModel: CalculatorModel<Name, LoanTermAnswer> = {
  slug: "loan-term",
  rules,
  check,
  groups: [
    { title: "The loan", names: ["loan", "rate"] },
    { title: "The shorter one", names: ["years", "shortRate"] },
    { title: "A way between", names: ["monthly"] },
  ],
  headline,
  short: ({ savedCents }) => ({
    figure: formatDollars(Math.abs(savedCents)),
    words: savedCents >= 0 ? "of interest saved" : "more interest",
  }),
  figures: ({ long, short, faster, savedCents, earned }) => {
    const rate = earned();
    return [
      { label: "Payment over 30 years", value: formatCents(long.paymentCents) },
      { label: "Payment of the shorter loan", value: formatCents(short.paymentCents) },
      { label: "Interest over 30 years", value: formatDollars(long.totalInterestCents) },
      {
        label: "Interest the shorter loan saves",
        value: savedCents >= 0 ? formatDollars(savedCents) : "none",
      },
      {
        label: "Interest saved by paying faster",
        value: formatDollars(long.totalInterestCents - faster.totalInterestCents),
      },
      { label: "What the higher payments earn", value: rate === null ? "nothing" : `${formatTenths(rate)} a year` },
    ];
  },
};
