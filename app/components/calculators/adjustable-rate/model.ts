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
import {
  choiceField,
  listedNumber,
  rateField,
  readTyped,
  yearsField,
} from "#app/components/calculators/fields/typed-fields.ts";
import type { LoanLine } from "#app/components/calculators/plots/loan-line.ts";
import { adjustableRules } from "#app/content/loans/adjustable-rates.ts";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import {
  type AdjustableSchedule,
  adjustableSchedule,
  fullyIndexedRate,
  interestByMonth,
  type RateCaps,
  type RateStep,
} from "#app/domain/loan/adjustable-rate.ts";
import { type Schedule, schedule } from "#app/domain/loan/schedule.ts";
import { counted, formatSpan, formatSpanOrNever } from "#app/domain/text/counted.ts";
import { formatCents, formatDollars, formatRate } from "#app/lib/format/format-currency.ts";

// An adjustable loan: how high its payment can go, what it is if the index stays, and how a fixed loan compares. The
// example starts half a point below the average fixed rate.

const termMonths = 360;

export type AdjustableAnswer = {
  /** Every change as high as the caps allow. */
  worst: AdjustableSchedule;
  /** The index as it is today, from the first change on. */
  stays: AdjustableSchedule;
  fixed: Schedule;
  /** The highest payment, and when it comes. */
  peak: RateStep;
  /** The sum of today's index and the margin. */
  indexedRate: number;
  fixedMonths: number;
  keptMonths: number;
  /** By then, the interest that the worst path has cost beyond the fixed loan's; below 0 it has cost less. */
  worstMoreCents: number;
  /** Payments after which the worst path has cost more than the fixed loan; null where it never does. */
  behindAfter: number | null;
  /** Interest paid by each month, from 0 on. */
  interest: Record<"worst" | "stays" | "fixed", readonly number[]>;
  /** The payment of each, from month to month. */
  lines: Later<readonly LoanLine[]>;
};

const anyRate = { ...rateField, min: 0, max: 0.25 };

/** Caps other than Fannie Mae’s, in the order contracts use: points at the first change, at later ones, and in all. */
const otherCaps: Readonly<Record<string, RateCaps>> = {
  "2-1-5": { first: 0.02, later: 0.01, lifetime: 0.05 },
  "5-1-5": { first: 0.05, later: 0.01, lifetime: 0.05 },
  "2-2-5": { first: 0.02, later: 0.02, lifetime: 0.05 },
  "5-2-5": { first: 0.05, later: 0.02, lifetime: 0.05 },
  "1-1-5": { first: 0.01, later: 0.01, lifetime: 0.05 },
  "2-2-6": { first: 0.02, later: 0.02, lifetime: 0.06 },
};
const capsField = choiceField<string>({
  usual: "Fannie Mae’s",
  ...Object.fromEntries(Object.keys(otherCaps).map((key) => [key, key.replaceAll("-", "/")])),
});

const rules = {
  loan: homeFields.loan,
  rate: { ...anyRate, label: "Starting rate", what: "the starting rate", example: exampleMortgage.annualRate - 0.005 },
  fixedYears: {
    ...yearsField,
    label: "It holds for",
    example: 5,
    choices: [3, 5, 7, 10].map((years) => ({ value: years, label: `${years} years` })),
  },
  fixedRate: {
    ...anyRate,
    label: "Rate fixed for 30 years",
    help: "What you could have instead, on the same day",
    what: "the rate fixed for 30 years",
    example: exampleMortgage.annualRate,
  },
  kept: {
    ...yearsField,
    label: "How long you may keep the loan",
    help: "Until you sell or refinance",
    example: 7,
    choices: [3, 5, 6, 7, 8, 10, 12, 15, 20, 30].map((years) => ({ value: years, label: counted(years, "year") })),
  },
  margin: {
    ...anyRate,
    label: "Margin",
    help: "What the lender adds to the index: on page 2 of the Loan Estimate",
    what: "the margin",
    example: 0.0275,
    max: 0.1,
  },
  index: {
    ...anyRate,
    label: "Index today",
    help: "Often the 30-day average of SOFR, which the New York Fed publishes",
    what: "the index",
    example: 0.0375,
  },
  every: {
    ...listedNumber,
    label: "Then it changes every",
    what: "the months",
    example: 6,
    min: 1,
    max: 12,
    choices: [6, 12].map((months) => ({ value: months, label: counted(months, "month") })),
  },
  caps: {
    ...capsField,
    label: "Caps",
    help: "Points at the first change, at later ones, and in all. Fannie Mae’s: 2/1/5 up to 5 years, 5/1/5 beyond",
    what: "the caps",
    example: 0,
  },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, AdjustableAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  const loan = { loanCents: values.loan, annualRate: values.rate, termMonths };
  const terms = {
    ...loan,
    fixedMonths: values.fixedYears * 12,
    changeMonths: values.every,
    caps: otherCaps[capsField.format(values.caps)] ?? adjustableRules.caps[values.fixedYears as 3 | 5 | 7 | 10],
    floor: values.margin,
  };
  const indexedRate = fullyIndexedRate(values.index, values.margin);
  const runs = {
    worst: adjustableSchedule(terms, 1),
    stays: adjustableSchedule(terms, indexedRate),
    fixed: schedule({ ...loan, annualRate: values.fixedRate }),
  };
  const interest = {
    worst: interestByMonth(runs.worst.rows, termMonths),
    stays: interestByMonth(runs.stays.rows, termMonths),
    fixed: interestByMonth(runs.fixed.rows, termMonths),
  };
  const keptMonths = values.kept * 12;
  const moreCents = interest.worst.map((cents, month) => cents - (interest.fixed[month] ?? 0));
  const peak = highestOf(runs.worst.steps);
  const behindAfter = moreCents.findIndex((cents) => cents > 0);
  return {
    answer: {
      ...runs,
      indexedRate,
      interest,
      peak,
      fixedMonths: terms.fixedMonths,
      keptMonths,
      worstMoreCents: moreCents[keptMonths] ?? 0,
      behindAfter: behindAfter === -1 ? null : behindAfter,
      lines: later(() => paymentLines(runs, peak)),
    },
  };
}

function highestOf(steps: readonly RateStep[]): RateStep {
  return steps.reduce((highest, step) => (step.paymentCents > highest.paymentCents ? step : highest));
}

type Runs = Pick<AdjustableAnswer, "worst" | "stays" | "fixed">;

function paymentLines({ worst, stays, fixed }: Runs, peak: RateStep): LoanLine[] {
  const pointsOf = ({ steps }: AdjustableSchedule) =>
    steps.map(({ from, paymentCents }) => ({ month: from - 1, cents: paymentCents }));
  return [
    {
      name: "Adjustable, at worst",
      look: "cost",
      points: pointsOf(worst),
      note: `up to ${formatDollars(peak.paymentCents)}, at ${formatRate(peak.annualRate)}`,
    },
    { name: "Adjustable, index as today", look: "own", points: pointsOf(stays) },
    { name: "Fixed", look: "plain", points: [{ month: 0, cents: fixed.paymentCents }] },
  ];
}

function headline({ worst, peak, keptMonths, worstMoreCents }: AdjustableAnswer): Sentence {
  const first = formatDollars(worst.steps[0]?.paymentCents ?? 0);
  const rise: Sentence =
    peak.from === 1
      ? ["The payment starts at ", strong(first), " and never gets higher."]
      : [
          `The payment starts at ${first} and can reach `,
          { text: formatDollars(peak.paymentCents), look: "more" },
          ` after ${formatSpan(peak.from - 1)}.`,
        ];
  const kept = ` Kept for ${formatSpan(keptMonths)}, `;
  const amount = formatDollars(Math.abs(worstMoreCents));
  if (amount === "$0") return [...rise, `${kept}the loan costs at worst as much interest as the fixed one.`];
  return worstMoreCents > 0
    ? [
        ...rise,
        `${kept}the loan costs up to `,
        { text: `${amount} more`, look: "more" },
        " interest than the fixed one.",
      ]
    : [
        ...rise,
        `${kept}the loan costs at least `,
        { text: `${amount} less`, look: "less" },
        " interest than the fixed one.",
      ];
}

export const adjustableRateModel: CalculatorModel<Name, AdjustableAnswer> = {
  slug: "adjustable-rate",
  rules,
  check,
  groups: [
    { title: "The adjustable loan", names: ["loan", "rate", "fixedYears"] },
    { title: "The fixed one, and you", names: ["fixedRate", "kept"] },
    { title: "What the contract says", names: ["margin", "index", "every", "caps"], folded: true },
  ],
  headline,
  short: ({ peak }) => ({ figure: formatDollars(peak.paymentCents), words: "a month at worst" }),
  figures: ({ worst, stays, fixed, peak, behindAfter, indexedRate }) => [
    { label: "First payment", value: formatCents(worst.steps[0]?.paymentCents ?? 0) },
    { label: "Payment of the fixed loan", value: formatCents(fixed.paymentCents) },
    { label: "Highest payment", value: formatCents(peak.paymentCents) },
    { label: "Highest rate", value: formatRate(peak.annualRate) },
    {
      label: "If the index stays",
      value: `${formatDollars(stays.steps.at(-1)?.paymentCents ?? 0)} at ${formatRate(stays.steps.at(-1)?.annualRate ?? indexedRate)}`,
    },
    { label: "Worst path costs more interest after", value: formatSpanOrNever(behindAfter) },
  ],
};
