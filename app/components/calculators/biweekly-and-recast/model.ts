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
import { homeFields } from "#app/components/calculators/fields/home-fields.ts";
import { moneyField, readTyped, yearsField } from "#app/components/calculators/fields/typed-fields.ts";
import { recastAssumptions } from "#app/content/rules/owning/owner-assumptions.ts";
import { type LumpWay, type LumpWays, lumpWays } from "#app/domain/loan/lump-ways.ts";
import type { Schedule } from "#app/domain/loan/schedule.ts";
import { formatSpan } from "#app/domain/text/counted.ts";
import { formatCents, formatDollars, formatTypedMoney } from "#app/lib/format/format-currency.ts";

// The same extra money paid at once, with a recast, as biweekly halves, or a little each month. The example is a loan a
// few years old, and money that came in.

export type LumpAnswer = LumpWays & {
  balanceCents: number;
  lumpCents: number;
  monthsLeft: number;
  /** The loan as it is, then the four ways to use the same money. */
  ways: readonly NamedWay[];
};

/** `lumpWays` has the internal names; these are the names that people use. */
export type NamedWay = LumpWay & { name: string; detail: string };

const feeField = { ...moneyField, min: 0, max: 10_000_00 };

const rules = {
  balance: {
    ...moneyField,
    label: "What you still owe",
    what: "what you still owe",
    example: 240_000_00,
    min: 1_000_00,
    max: 50_000_000_00,
  },
  rate: { ...homeFields.rate, label: "Your rate", example: 0.0675 },
  years: {
    ...yearsField,
    label: "Years left on it",
    example: 27,
    choices: Array.from({ length: 40 }, (_, index) => ({ value: 40 - index, label: String(40 - index) })),
  },
  lump: {
    ...moneyField,
    label: "Extra money you have",
    help: "A refund, a bonus, savings you don’t need",
    what: "the extra money",
    example: 10_000_00,
    min: 100_00,
    max: 50_000_000_00,
  },
  recastFee: {
    ...feeField,
    label: "Fee for a recast",
    help: "Our planning figure: ask your servicer",
    what: "the fee for a recast",
    example: recastAssumptions.feeCents,
  },
  planStart: {
    ...feeField,
    label: "Biweekly plan: fee to start",
    help: "$0 if your servicer runs it free",
    what: "the fee to start",
    example: 0,
  },
  planYearly: {
    ...feeField,
    label: "Biweekly plan: fees a year",
    help: "All fees of a year, added up",
    what: "the fees a year",
    example: 0,
  },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, LumpAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (!problems.balance && !problems.lump && values.lump > values.balance) {
    problems.lump = `The extra money is more than you owe. Type ${formatTypedMoney(values.balance)} or less.`;
  }
  if (hasProblems(problems)) return { problems };
  const monthsLeft = values.years * 12;
  const found = lumpWays({
    loanCents: values.balance,
    annualRate: values.rate,
    termMonths: monthsLeft,
    lumpCents: values.lump,
    recastFeeCents: values.recastFee,
    planStartCents: values.planStart,
    planYearlyCents: values.planYearly,
  });
  return {
    answer: {
      ...found,
      balanceCents: values.balance,
      lumpCents: values.lump,
      monthsLeft,
      ways: [
        { ...asItIs(found.plain), name: "As it is", detail: "no extra money" },
        { ...found.atOnce, name: "Pay it now", detail: "same bill" },
        { ...found.recast, name: "Pay and recast", detail: "lower bill" },
        { ...found.biweekly, name: "Biweekly", detail: "26 half bills" },
        { ...found.monthly, name: "Each month", detail: "a twelfth more" },
      ],
    },
  };
}

function asItIs({ paymentCents, rows }: Schedule): LumpWay {
  const owedCents = rows.map(({ balanceCents }) => balanceCents);
  return { paymentCents, months: rows.length, extraCents: 0, feesCents: 0, savedCents: 0, owedCents };
}

/** When a way ends, compared with the loan without extra money. */
export function soonerWords({ months }: LumpWay, monthsLeft: number): string {
  if (months === 0) return "paid off today";
  return months === monthsLeft ? "ends as before" : `${formatSpan(monthsLeft - months)} sooner`;
}

/** How much a way saves, or costs, with its verb. */
export function savedWords({ savedCents }: LumpWay): string {
  if (savedCents === 0) return "saves nothing";
  return savedCents < 0 ? `costs ${formatDollars(-savedCents)} more` : `saves ${formatDollars(savedCents)}`;
}

function headline({ atOnce, recast, plain, lumpCents, monthsLeft }: LumpAnswer): Sentence {
  const start = `Paid now, ${formatDollars(lumpCents)} `;
  if (atOnce.months === 0) return [start, strong("pays off the loan"), "."];
  const lower = formatDollars(plain.paymentCents - recast.paymentCents);
  return [
    start,
    ...paidNow(atOnce, monthsLeft),
    `. With a recast, your bill falls by ${lower} a month instead, and that ${savedWords(recast)}.`,
  ];
}

/** The effect of paying the money in now. Without interest there is nothing to save. */
function paidNow(atOnce: LumpWay, monthsLeft: number): Sentence {
  const sooner = monthsLeft - atOnce.months;
  const ends: Sentence = ["ends the loan ", strong(formatSpan(sooner)), " sooner"];
  if (atOnce.savedCents <= 0) return sooner === 0 ? ["makes the last bill smaller"] : ends;
  const saves: Sentence = ["saves ", { text: formatDollars(atOnce.savedCents), look: "less" }];
  return sooner === 0 ? saves : [...saves, " and ", ...ends];
}

function figures({ plain, atOnce, recast, biweekly, monthly }: LumpAnswer): Figure[] {
  const saved = ({ savedCents }: LumpWay) =>
    savedCents < 0 ? `${formatDollars(-savedCents)} more in fees than it saves` : formatDollars(savedCents);
  return [
    { label: "Your bill now, without taxes and insurance", value: formatCents(plain.paymentCents) },
    { label: "Your bill after a recast", value: formatCents(recast.paymentCents) },
    { label: "Saved: all of it now", value: saved(atOnce) },
    { label: "Saved: now, with a recast", value: saved(recast) },
    { label: "Saved: as biweekly halves", value: saved(biweekly) },
    { label: "Saved: a twelfth more each month", value: saved(monthly) },
  ];
}

export const lumpModel: CalculatorModel<Name, LumpAnswer> = {
  slug: "biweekly-and-recast",
  rules,
  check,
  groups: [
    { title: "The loan you have", names: ["balance", "rate", "years"] },
    { title: "The extra money", names: ["lump", "recastFee"] },
    { title: "What a biweekly plan costs", names: ["planStart", "planYearly"], folded: true },
  ],
  headline,
  short: ({ atOnce }) => ({ figure: formatDollars(atOnce.savedCents), words: "saved if you pay it now" }),
  figures,
};
