import {
  type CalculatorModel,
  type Checked,
  type FieldRule,
  type FieldRules,
  type Figure,
  hasProblems,
  type Sentence,
  strong,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { householdFields } from "#app/components/calculators/fields/household-fields.ts";
import { listedNumber, moneyField, rateField, readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { exampleDebts } from "#app/content/loans/calculator-examples.ts";
import { debtRatios } from "#app/content/rules/debt-ratios.ts";
import { type DebtRatios, debtToIncome } from "#app/domain/buying/debt-to-income.ts";
import {
  type DebtPayoff,
  highestRateFirst,
  type OwedDebt,
  paymentsLeft,
  payOffAlone,
  payOffInOrder,
  smallestFirst,
  soonestWithin,
} from "#app/domain/debts/payoff.ts";
import { monthlyCentsWithin } from "#app/domain/money.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars, formatRate, formatShare } from "#app/lib/format/format-currency.ts";

// Debts paid in an order, until the rest of them fit together with a loan's housing payment.

/**
 * A debt that a field asks for; `name` goes inside a sentence. Of the example, each goal pays off another one first: the
 * ratio, the interest, the first win.
 */
const kinds = [
  { key: "card", title: "A card", name: "the card", owedCents: 6_400_00, monthlyCents: 160_00, annualRate: 0.249 },
  {
    key: "store",
    title: "A second card",
    name: "the second card",
    owedCents: 1_100_00,
    monthlyCents: 35_00,
    annualRate: 0.299,
  },
  {
    key: "car",
    title: "A car loan",
    name: "the car loan",
    owedCents: 5_200_00,
    monthlyCents: 390_00,
    annualRate: 0.065,
  },
  {
    key: "student",
    title: "A student loan",
    name: "the student loan",
    owedCents: 15_000_00,
    monthlyCents: 165_00,
    annualRate: 0.055,
  },
] as const;
type Kind = (typeof kinds)[number]["key"];

export type NamedDebt = OwedDebt & { name: string };

/** One way to pay: its name, a few more words about it, and its result. */
export type PayoffWay = DebtPayoff & { name: string; detail: string };

export type WhichDebtAnswer = {
  target: number;
  /** The room for debts each month next to the housing; below 0 the housing alone is too much. */
  limitCents: number;
  housingCents: number;
  backNow: number;
  /** The debts still owed, in the order of the page. */
  debts: readonly NamedDebt[];
  /** The soonest order, highest rate first, smallest first, and today's payments. */
  ways: readonly [soonest: PayoffWay, rate: PayoffWay, smallest: PayoffWay, alone: PayoffWay];
};

const monthly = { ...moneyField, min: 0, max: 1_000_000_00 };
const { classic, va, common, fannieAutomated } = debtRatios.programs;
const targets = [
  { ratios: classic, words: "conventional, classic" },
  { ratios: va, words: "VA and USDA" },
  { ratios: common, words: "FHA and most lenders" },
  { ratios: fannieAutomated, words: "conventional, at most" },
] as const;

function debtFields<Key extends Kind>(key: Key) {
  const { name, ...example } = kinds.find((kind) => kind.key === key) ?? kinds[0];
  const fields: Record<string, FieldRule> = {
    [`${key}Balance`]: {
      ...moneyField,
      label: "Still owed",
      emptyIsZero: true,
      what: `what you owe on ${name}`,
      example: example.owedCents,
      min: 0,
      max: 1_000_000_00,
    },
    [`${key}Payment`]: {
      ...monthly,
      label: "Payment a month",
      emptyIsZero: true,
      what: `the payment on ${name}`,
      example: example.monthlyCents,
    },
    [`${key}Rate`]: {
      ...rateField,
      label: "Rate a year",
      emptyIsZero: true,
      what: `the rate of ${name}`,
      example: example.annualRate,
      min: 0,
      max: 0.4,
    },
  };
  return fields as Record<`${Key}Balance` | `${Key}Payment` | `${Key}Rate`, FieldRule>;
}

function percentOf({ debtsShare }: DebtRatios): number {
  return Math.round(debtsShare * 100);
}

const rules = {
  income: { ...householdFields.income, min: 1_000_00 },
  housing: {
    ...monthly,
    label: "Housing a month",
    help: "The payment you plan, with tax and insurance",
    what: "housing",
    example: exampleDebts.housingCents,
  },
  target: {
    ...listedNumber,
    label: "Ratio to reach",
    help: "Housing and debts, as a share of income",
    what: "the ratio",
    example: percentOf(classic),
    min: 0,
    max: 100,
    choices: targets.map(({ ratios, words }) => ({
      value: percentOf(ratios),
      label: `${formatRate(ratios.debtsShare)}, ${words}`,
    })),
  },
  extra: {
    ...monthly,
    label: "More each month",
    help: "What you can pay on top of the payments below",
    emptyIsZero: true,
    what: "what you can add",
    example: 200_00,
  },
  ...debtFields("card"),
  ...debtFields("store"),
  ...debtFields("car"),
  ...debtFields("student"),
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, WhichDebtAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  const target = values.target / 100;
  const owed = kinds.map(({ key, name }) => ({
    name,
    balanceCents: values[`${key}Balance`],
    monthlyCents: values[`${key}Payment`],
    annualRate: values[`${key}Rate`],
  }));
  const debts = owed.filter(({ balanceCents }) => balanceCents > 0);
  const goal = {
    extraCents: values.extra,
    limitCents: monthlyCentsWithin(values.income, target) - values.housing,
  };
  const { back } = debtToIncome({
    annualIncomeCents: values.income,
    housingCents: values.housing,
    debtsCents: debts.map(({ monthlyCents }) => monthlyCents),
  });
  return {
    answer: {
      target,
      limitCents: goal.limitCents,
      housingCents: values.housing,
      backNow: back ?? 0,
      debts,
      ways: [
        { name: "Ratio first", detail: "soonest", ...soonestWithin(debts, goal) },
        { name: "Rate first", detail: "avalanche", ...payOffInOrder(debts, highestRateFirst(debts), goal) },
        { name: "Smallest first", detail: "snowball", ...payOffInOrder(debts, smallestFirst(debts), goal) },
        { name: "As today", detail: "nothing extra", ...payOffAlone(debts, goal.limitCents) },
      ],
    },
  };
}

/** `after 9 months`, `today` or `never`. */
export function whenWords(months: number | null): string {
  if (months === null) return "never";
  return months === 0 ? "today" : `after ${counted(months, "month")}`;
}

export function interestWords({ interestCents }: DebtPayoff): string {
  return interestCents === null ? "without end" : formatDollars(interestCents);
}

/** The ratio after some months of a way. */
export function ratioAfter({ backNow, housingCents, debts }: WhichDebtAnswer, way: PayoffWay, months: number): number {
  const all = housingCents + paymentsLeft(debts, way.endsAfter, 0);
  const left = housingCents + paymentsLeft(debts, way.endsAfter, months);
  return all === 0 ? 0 : (backNow * left) / all;
}

function headline(answer: WhichDebtAnswer): Sentence {
  const { target, limitCents, backNow, debts, ways } = answer;
  const [soonest, rate] = ways;
  const wanted = formatRate(target);
  if (limitCents < 0) {
    return [
      "The housing alone is ",
      { text: `above ${wanted}`, look: "more" },
      ". Paying off debts cannot change that.",
    ];
  }
  if (soonest.reachedAfter === 0) {
    return ["You are at ", { text: formatShare(backNow), look: "less" }, ` today. That is within ${wanted}.`];
  }
  if (soonest.reachedAfter === null) {
    return ["At this pace you ", { text: `never reach ${wanted}`, look: "more" }, ". More each month can change that."];
  }
  const first = debts[soonest.order[0] ?? 0]?.name ?? "";
  return [
    `Pay ${first} first, and you reach ${wanted} in `,
    strong(counted(soonest.reachedAfter, "month")),
    rateWords(soonest, rate),
  ];
}

/** How the way with the least interest compares. */
function rateWords(soonest: PayoffWay, rate: PayoffWay): string {
  if (rate.reachedAfter === soonest.reachedAfter) return ". Highest rate first is just as fast.";
  if (rate.reachedAfter === null) return ". Highest rate first never gets there.";
  const saved = (soonest.interestCents ?? 0) - (rate.interestCents ?? 0);
  const cheaper = saved >= 100 && rate.interestCents !== null ? ` and saves ${formatDollars(saved)} of interest` : "";
  return `. Highest rate first takes ${counted(rate.reachedAfter, "month")}${cheaper}.`;
}

function figures(answer: WhichDebtAnswer): Figure[] {
  const { backNow, debts, limitCents, target, ways } = answer;
  const [soonest, rate, , alone] = ways;
  const sum = debts.reduce((total, { monthlyCents }) => total + monthlyCents, 0);
  return [
    { label: "Ratio today", value: formatShare(backNow) },
    { label: "Debts a month today", value: formatDollars(sum) },
    { label: "Debts a month that fit", value: formatDollars(Math.max(0, limitCents)) },
    { label: "Ratio reached, soonest order", value: `${formatRate(target)} ${whenWords(soonest.reachedAfter)}` },
    { label: "Ratio reached, nothing extra", value: `${formatRate(target)} ${whenWords(alone.reachedAfter)}` },
    { label: "Least interest, highest rate first", value: interestWords(rate) },
  ];
}

export const whichDebtModel: CalculatorModel<Name, WhichDebtAnswer> = {
  slug: "which-debt-first",
  rules,
  check,
  groups: [
    { title: "The ratio", names: ["income", "housing", "target", "extra"] },
    ...kinds.map(({ key, title }) => ({
      title,
      names: [`${key}Balance`, `${key}Payment`, `${key}Rate`] as const satisfies readonly Name[],
    })),
  ],
  headline,
  short: ({ target, ways: [soonest] }) => ({
    figure: soonest.reachedAfter ? counted(soonest.reachedAfter, "month") : whenWords(soonest.reachedAfter),
    words: `until ${formatRate(target)}`,
  }),
  figures,
};
