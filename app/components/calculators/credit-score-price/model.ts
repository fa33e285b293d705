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
import { conventionalDownProblem, homeFields } from "#app/components/calculators/fields/home-fields.ts";
import { namedSizeNote, sizeBars } from "#app/components/calculators/fields/loan-size.ts";
import { scoreField } from "#app/components/calculators/fields/score-field.ts";
import { rateField, readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { fhaScores } from "#app/content/lines/scores.ts";
import { planningRates, sampleScore } from "#app/content/loans/sample-rates.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { conventionalBounds } from "#app/content/pages/buying/quick-rate.ts";
import { fanniePriceAdjustments } from "#app/content/rules/fannie-price-adjustments.ts";
import { fhaDownPayments, fhaRules } from "#app/content/rules/fha.ts";
import { insuranceByScore } from "#app/content/rules/pricing-assumptions.ts";
import { type ScorePrice, scorePrice } from "#app/domain/buying/score-price.ts";
import { isAtLeastShare } from "#app/domain/money.ts";
import { type ProgramOutlook, programOutlook } from "#app/domain/programs/outlook.ts";
import { rememberLately } from "#app/domain/remember-lately.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollars, formatRate, formatTypedMoney } from "#app/lib/format/format-currency.ts";
import { conventionalBaseRate, fhaRateAdded, pricedLoan } from "./rate-by-score.ts";

// The price that a credit score adds to a conventional loan, band by band, compared with FHA.

/** One row of the matrix: the loan's cost there. */
export type PricedBand = ScorePrice & {
  /** Payment and mortgage insurance at the start. */
  monthlyCents: number;
  isYours: boolean;
};

type FhaInstead = {
  annualRate: number;
  /** The rate that the score adds to the typed one. */
  addedRate: number;
  monthlyCents: number;
  fiveYearsCents: number;
  upfrontCents: number;
  forLife: boolean;
};

export type ScorePriceAnswer = {
  score: number;
  loanCents: number;
  /** The highest score first. */
  bands: Later<readonly PricedBand[]>;
  yours: PricedBand;
  best: PricedBand;
  /** The next better band, null in the best one. The fields below: what it saves. */
  next: PricedBand | null;
  nextSavesMonthlyCents: number;
  nextSavesFiveYearsCents: number;
  /** The extra cost of the score, compared with the best band. */
  aboveBestMonthlyCents: number;
  aboveBestFiveYearsCents: number;
  insured: boolean;
  /** Why FHA would not insure it; null where it would. */
  fhaBarrier: string | null;
  /** Null where FHA would not insure it. */
  fha: Later<FhaInstead | null>;
  notes: readonly string[];
};

/** The cost of a loan is counted over five years. */
const monthsCounted = 60;

const anyRate = { ...rateField, min: 0.01, max: 0.25 };

const rules = {
  score: { ...scoreField, example: 690 },
  price: homeFields.price,
  down: homeFields.down,
  rate: {
    ...anyRate,
    label: `Conventional rate at a score of ${sampleScore}`,
    help: `30 years fixed. By the survey of ${formatDay(latestAverage.day)}`,
    what: "the rate",
    example: planningRates.conventional,
  },
  fhaRate: {
    ...anyRate,
    label: `FHA rate at a score of ${sampleScore}`,
    help: `30 years fixed. By the survey of ${formatDay(latestAverage.day)}`,
    what: "the FHA rate",
    example: planningRates.fha,
  },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

function check(typed: Texts<Name>): Checked<Name, ScorePriceAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (!problems.price && !problems.down) {
    // No lender makes a home loan of less than a dollar.
    const most = values.price - 100_00;
    if (values.down > most) problems.down = `This leaves no loan to price. Type ${formatTypedMoney(most)} or less.`;
    else {
      const problem = conventionalDownProblem(values.price, values.down);
      if (problem) problems.down = problem;
    }
  }
  if (hasProblems(problems)) return { problems };
  const loanCents = values.price - values.down;
  const { rows } = fanniePriceAdjustments;
  // The drawing reuses the bands that the sentence needed.
  const priceOf = rememberLately(bandPricer(values));
  const at = rows.findIndex(({ from }) => values.score >= from);
  const [mine, above] = [rows[at], rows[at - 1]];
  if (!mine) return { problems: { score: "Type a score from 300 to 850." } };
  const [best, yours, next] = [priceOf(rows[0]), priceOf(mine), above ? priceOf(above) : null];
  const fhaBarrier = fhaBarrierOf(values);
  return {
    answer: {
      score: values.score,
      loanCents,
      bands: later(() => rows.map(priceOf)),
      yours,
      best,
      next,
      nextSavesMonthlyCents: next ? yours.monthlyCents - next.monthlyCents : 0,
      nextSavesFiveYearsCents: next ? yours.keptCents - next.keptCents : 0,
      aboveBestMonthlyCents: yours.monthlyCents - best.monthlyCents,
      aboveBestFiveYearsCents: yours.keptCents - best.keptCents,
      insured: yours.insuranceCents > 0,
      fhaBarrier,
      fha: later(() => (fhaBarrier === null ? fhaInstead(values) : null)),
      notes: notesOn(values.score, loanCents),
    },
  };
}

type Values = Record<Name, number>;
type Row = (typeof fanniePriceAdjustments.rows)[number];

/** Prices one row of the matrix. The typed rate is that of the samples' score at the same loan-to-value. */
function bandPricer({ score, rate, price, down }: Values): (row: Row) => PricedBand {
  const { rows } = fanniePriceAdjustments;
  const loan = { loanCents: price - down, valueCents: price };
  const baseRate = conventionalBaseRate(rate, loan);
  const terms = { ...pricedLoan(loan), baseRate, monthsKept: monthsCounted };
  const pricing = { matrix: fanniePriceAdjustments, insurance: insuranceByScore.rows };
  const mine = rows.find(({ from }) => score >= from);
  return (row) => {
    // Insurance has its own score steps: within your band it goes by your score.
    const found = scorePrice(row === mine ? score : row.from, terms, pricing);
    return { ...found, monthlyCents: found.paymentCents + found.insuranceCents, isYours: row === mine };
  };
}

function fhaBarrierOf({ score, price, down }: Values): string | null {
  const least = fhaDownPayments.byScore.find(({ from }) => score >= from);
  if (!least) return fhaScores.none;
  return isAtLeastShare(down, least.share, price)
    ? sizeBars("fha", price - down).barrier
    : `FHA asks for ${formatRate(least.share)} down at your score.`;
}

function fhaInstead({ score, price, down, fhaRate }: Values): FhaInstead {
  const addedRate = fhaRateAdded(score);
  const annualRate = fhaRate + addedRate;
  const home = { priceCents: price, downCents: down, annualRate, termMonths: 360, monthlyDuesCents: 0 };
  const program = { kind: "fha", rules: fhaRules } as const;
  const outlook = programOutlook({ ...home, propertyTaxRate: 0, homeInsuranceRate: 0 }, program, [monthsCounted / 12]);
  return { ...shownOf(outlook), annualRate, addedRate };
}

function shownOf({ cost, byMonthCents, insuranceMonths, years: [five] }: ProgramOutlook) {
  return {
    monthlyCents: byMonthCents[0] ?? 0,
    fiveYearsCents: five?.paidCents ?? 0,
    upfrontCents: cost.upfrontCents,
    forLife: insuranceMonths === byMonthCents.length,
  };
}

function notesOn(score: number, loanCents: number): string[] {
  const notes: string[] = [];
  if (score < conventionalBounds.minimumScore) {
    notes.push(
      `Many lenders ask for a score of ${conventionalBounds.minimumScore} for a conventional loan. Below that, look at FHA first.`,
    );
  }
  const { barrier } = sizeBars("conventional", loanCents);
  if (barrier) notes.push(`${barrier} Larger loans are priced by each lender, not by these charges.`);
  else if (loanCents > conventionalBounds.loanLimitCents) {
    notes.push(
      `Above ${formatTypedMoney(conventionalBounds.loanLimitCents)} these charges apply only in counties with a higher limit, and larger loans have an extra charge.`,
    );
  }
  const inMost = sizeBars("fha", loanCents).hint && namedSizeNote("fha", loanCents);
  if (inMost) notes.push(inMost);
  return notes;
}

function headline(answer: ScorePriceAnswer): Sentence {
  const { score, yours, next, aboveBestMonthlyCents: above } = answer;
  const price: Sentence = [`At ${score} this loan takes `, strong(formatDollars(yours.monthlyCents)), " a month"];
  if (!next) return [...price, ". No score gets a better price."];
  const first: Sentence =
    above > 0 ? [...price, ", ", { text: formatDollars(above), look: "more" }, " more than at 780."] : [...price, "."];
  if (answer.nextSavesMonthlyCents <= 0) return [...first, ` At ${next.row} it would take the same.`];
  return [
    ...first,
    ` One band up, at ${next.row}, saves `,
    { text: `${formatDollars(answer.nextSavesMonthlyCents)} a month`, look: "less" },
    ` and ${formatDollars(answer.nextSavesFiveYearsCents)} over 5 years.`,
  ];
}

export const scorePriceModel: CalculatorModel<Name, ScorePriceAnswer> = {
  slug: "credit-score-price",
  rules,
  check,
  groups: [
    { title: "You and the home", names: ["score", "price", "down"] },
    { title: "Example rates", names: ["rate", "fhaRate"], folded: true },
  ],
  headline,
  short: ({ nextSavesMonthlyCents, next, yours }) =>
    next
      ? { figure: formatDollars(nextSavesMonthlyCents), words: "a month less, one band up" }
      : { figure: formatDollars(yours.monthlyCents), words: "a month, the best price" },
  figures: (answer) => [
    { label: "Each month", value: formatDollars(answer.yours.monthlyCents) },
    { label: "Example rate", value: formatRate(answer.yours.rate) },
    { label: "Charge by score", value: formatRate(answer.yours.adjustmentShare) },
    { label: "Above the best price, 5 years", value: formatDollars(answer.aboveBestFiveYearsCents) },
    { label: "One band up, 5 years", value: formatDollars(answer.nextSavesFiveYearsCents) },
    { label: "FHA each month", value: dollarsOrDash(answer.fha()?.monthlyCents) },
  ],
};

function dollarsOrDash(cents: number | undefined): string {
  return cents === undefined ? "–" : formatDollars(cents);
}
