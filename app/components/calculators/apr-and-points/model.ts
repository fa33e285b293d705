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
import { moneyField, rateField, readTyped, yearsField } from "#app/components/calculators/fields/typed-fields.ts";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import {
  compareOffers,
  type LoanOffer,
  type OfferComparison,
  type OfferCost,
  offerApr,
  offerCost,
} from "#app/domain/loan/offers.ts";
import { counted, formatSpan, formatSpanOrNever } from "#app/domain/text/counted.ts";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";

// Two loan offers side by side: what each costs at closing, its APR, and when the higher upfront cost has paid off. The
// example is one loan twice: without points, and with one that buys a quarter of a percent.

type OfferName = "A" | "B";
export type NamedOffer = LoanOffer & OfferCost & { name: OfferName; apr: Later<number> };

export type OffersAnswer = {
  offers: readonly [NamedOffer, NamedOffer];
  /** The offer that asks for less at the start, and the other one, which has to earn that back. */
  light: NamedOffer;
  heavy: NamedOffer;
  comparison: OfferComparison;
  keptMonths: number;
  /** How much better off the heavy offer leaves you after `keptMonths`, debt counted; below 0 it is behind. */
  heavyAheadCents: number;
};

const offerRate = { ...rateField, min: 0, max: 0.25, help: "Per year, fixed" };
const offerPoints = { ...rateField, min: 0, max: 0.1, help: "A percent of the loan: one point is 1%" };
const offerFees = {
  ...moneyField,
  min: 0,
  max: 1_000_000_00,
  help: "Section A of the Loan Estimate, without the points",
};

const rules = {
  loan: {
    ...moneyField,
    label: "Loan amount",
    what: "the loan amount",
    example: 251_750_00,
    min: 1_000_00,
    max: 50_000_000_00,
  },
  years: {
    ...yearsField,
    label: "Years",
    example: 30,
    choices: [30, 25, 20, 15, 10].map((years) => ({ value: years, label: `${years} years` })),
  },
  kept: {
    ...yearsField,
    label: "How long you may keep the loan",
    help: "Until you sell or refinance",
    example: 7,
    choices: [1, 2, 3, 4, 5, 7, 10, 15, 20, 30].map((years) => ({
      value: years,
      label: counted(years, "year"),
    })),
  },
  rateA: { ...offerRate, label: "Offer A: rate", what: "the rate of offer A", example: exampleMortgage.annualRate },
  pointsA: {
    ...offerPoints,
    label: "Offer A: points",
    what: "the points of offer A",
    example: 0,
  },
  feesA: {
    ...offerFees,
    label: "Offer A: lender’s fees",
    what: "the fees of offer A",
    example: 1_500_00,
  },
  rateB: {
    ...offerRate,
    label: "Offer B: rate",
    what: "the rate of offer B",
    example: exampleMortgage.annualRate - 0.0025,
  },
  pointsB: {
    ...offerPoints,
    label: "Offer B: points",
    what: "the points of offer B",
    example: 0.01,
  },
  feesB: {
    ...offerFees,
    label: "Offer B: lender’s fees",
    what: "the fees of offer B",
    example: 1_500_00,
  },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, OffersAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  const loan = { loanCents: values.loan, termMonths: values.years * 12 };
  const terms = {
    A: { ...loan, annualRate: values.rateA, pointsShare: values.pointsA, feesCents: values.feesA },
    B: { ...loan, annualRate: values.rateB, pointsShare: values.pointsB, feesCents: values.feesB },
  };
  for (const name of ["A", "B"] as const) {
    // If points and fees took the whole loan, there would be nothing left to pay interest on.
    const pointsCents = Math.ceil(values.loan * terms[name].pointsShare);
    if (terms[name].feesCents + pointsCents >= values.loan / 2) {
      problems[`fees${name}`] =
        `The points and fees come to half of the loan or more. Type less than ${formatDollars(values.loan / 2)} in all.`;
    }
  }
  if (hasProblems(problems)) return { problems };
  const [A, B] = [named("A", terms.A), named("B", terms.B)];
  const [light, heavy] = isLighter(B, A) ? [B, A] : [A, B];
  const comparison = compareOffers(light, heavy);
  const keptMonths = Math.min(values.kept, values.years) * 12;
  const heavyAheadCents = comparison.byMonthCents[keptMonths] ?? 0;
  return { answer: { offers: [A, B], light, heavy, comparison, keptMonths, heavyAheadCents } };
}

function named(name: OfferName, offer: LoanOffer): NamedOffer {
  return { ...offer, ...offerCost(offer), name, apr: later(() => offerApr(offer)) };
}

/** Whether `one` costs less at closing; if both cost the same, whether its rate is higher. */
function isLighter(one: NamedOffer, other: NamedOffer): boolean {
  if (one.startCents !== other.startCents) return one.startCents < other.startCents;
  return one.annualRate > other.annualRate;
}

function headline({ light, heavy, comparison, keptMonths, heavyAheadCents }: OffersAnswer): Sentence {
  const { breakEvenMonths: even, byMonthCents } = comparison;
  const more = formatDollars(heavy.startCents - light.startCents);
  if (heavy.startCents === light.startCents) {
    if (byMonthCents.every((cents) => cents === 0)) return ["Both offers cost ", strong("the same"), "."];
    return [`Both ask for the same at closing, and offer ${heavy.name} takes `, strong("less every month"), "."];
  }
  if (even === null) {
    return [
      `Offer ${heavy.name} costs ${more} more at closing and `,
      { text: "never earns it back", look: "more" },
      ".",
    ];
  }
  const start: Sentence = [
    `Offer ${heavy.name} costs ${more} more at closing and pays that back after `,
    strong(formatSpan(even)),
    `. If you keep it for ${formatSpan(keptMonths)}, `,
  ];
  if (heavyAheadCents === 0) return [...start, "both cost the same."];
  const better = heavyAheadCents > 0 ? heavy : light;
  const gain = formatDollars(Math.abs(heavyAheadCents));
  return [
    ...start,
    `offer ${better.name} leaves you `,
    { text: gain, look: better === heavy ? "less" : "more" },
    " better off.",
  ];
}

export const aprAndPointsModel: CalculatorModel<Name, OffersAnswer> = {
  slug: "apr-and-points",
  rules,
  check,
  groups: [
    { title: "The loan", names: ["loan", "years", "kept"] },
    { title: "Offer A", names: ["rateA", "pointsA", "feesA"] },
    { title: "Offer B", names: ["rateB", "pointsB", "feesB"] },
  ],
  headline,
  short: (answer) => ({
    figure: formatSpanOrNever(answer.comparison.breakEvenMonths),
    words: `until offer ${answer.heavy.name} pays off`,
  }),
  figures: (answer) => {
    const [a, b] = answer.offers;
    const { heavyAheadCents: gain, heavy, light } = answer;
    return [
      { label: "APR of offer A", value: formatRate(a.apr()) },
      { label: "APR of offer B", value: formatRate(b.apr()) },
      { label: "Even by the payments", value: formatSpanOrNever(answer.comparison.simpleMonths) },
      { label: "Truly even", value: formatSpanOrNever(answer.comparison.breakEvenMonths) },
      {
        label: "Better when you leave",
        value: gain === 0 ? "same" : `${(gain > 0 ? heavy : light).name} by ${formatDollars(Math.abs(gain))}`,
      },
    ];
  },
};
