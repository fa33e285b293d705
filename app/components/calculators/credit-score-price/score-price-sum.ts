import { fieldRules as homeFields } from "#app/components/calculators/home-payment-fields.ts";
import { scoreField } from "#app/components/calculators/score-field.ts";
import {
  type Checked,
  type FieldRules,
  hasProblems,
  rateField,
  readTyped,
  type TypedSum,
} from "#app/components/calculators/typed-fields.ts";
import { exampleScore } from "#app/content/calculator-examples.ts";
import { loans } from "#app/content/claims/loans.ts";
import { exampleMortgage } from "#app/content/example-mortgage.ts";
import { conventionalBounds } from "#app/content/quick-rate.ts";
import { fanniePriceAdjustments } from "#app/content/rules/fannie-price-adjustments.ts";
import { fhaDownPayments, fhaRules } from "#app/content/rules/fha.ts";
import { insuranceByScore, pointsAsRate } from "#app/content/rules/pricing-assumptions.ts";
import { isAtLeastShare } from "#app/domain/money.ts";
import { type ProgramOutlook, programOutlook } from "#app/domain/program-outlook.ts";
import { type ScorePrice, scorePrices } from "#app/domain/score-price.ts";
import { parseTypedPercent } from "#app/domain/typed-number.ts";
import { formatRate, formatTypedMoney } from "#app/lib/format-currency.ts";

export type ScorePriceName = "score" | "price" | "down" | "rate" | "fhaRate";

/** One row of the matrix: what the loan costs there. */
export type PricedBand = ScorePrice & {
  /** Payment and mortgage insurance at the start. */
  monthlyCents: number;
  isYours: boolean;
};

export type FhaInstead = {
  annualRate: number;
  monthlyCents: number;
  fiveYearsCents: number;
  upfrontCents: number;
  forLife: boolean;
};

export type ScorePriceAnswer = {
  score: number;
  loanCents: number;
  /** The highest score first. */
  bands: readonly PricedBand[];
  yours: PricedBand;
  best: PricedBand;
  /** The next better band; null in the best one. Then what it saves. */
  next: PricedBand | null;
  nextSavesMonthlyCents: number;
  nextSavesFiveYearsCents: number;
  /** What the score costs against the best band. */
  aboveBestMonthlyCents: number;
  aboveBestFiveYearsCents: number;
  insured: boolean;
  /** Null where FHA would not insure it; `fhaReason` says why. */
  fha: FhaInstead | null;
  fhaReason: string;
  notes: readonly string[];
};

/** What a loan costs is counted over five years. */
const monthsCounted = 60;

const anyRate = { ...rateField, min: 0.01, max: 0.25 };
const fhaExample = parseTypedPercent(loans.fhaRate.figure);

const rules: FieldRules<ScorePriceName> = {
  score: { ...scoreField, example: exampleScore.score },
  price: homeFields.price,
  down: homeFields.down,
  rate: {
    ...anyRate,
    label: "Rate for the best scores",
    help: "A sample: conventional, 30 years, a score of 780 or more",
    what: "the rate",
    example: exampleMortgage.annualRate,
  },
  fhaRate: {
    ...anyRate,
    label: "Rate of an FHA loan",
    help: "A sample: 30 years",
    what: "the FHA rate",
    example: fhaExample.ok ? fhaExample.value : 0,
  },
};

function check(typed: Record<ScorePriceName, string>): Checked<ScorePriceName, ScorePriceAnswer> {
  const { values, problems } = readTyped(rules, typed);
  const { minimumDownShare } = conventionalBounds;
  if (!problems.price && !problems.down) {
    // Nobody lends less than a dollar for a home.
    const most = values.price - 100_00;
    if (values.down > most) problems.down = `There is no loan left to price. Type ${formatTypedMoney(most)} or less.`;
    else if (!isAtLeastShare(values.down, minimumDownShare, values.price)) {
      const least = Math.ceil((values.price * minimumDownShare) / 100) * 100;
      problems.down = `A conventional loan asks for ${formatRate(minimumDownShare)} down. Type ${formatTypedMoney(least)} or more.`;
    }
  }
  if (hasProblems(problems)) return { problems };
  const loanCents = values.price - values.down;
  const bands = bandsOf(values.score, values.rate, loanCents, values.price);
  const at = bands.findIndex(({ isYours }) => isYours);
  const [best, yours, next = null] = [bands[0], bands[at], bands[at - 1]];
  if (!best || !yours) return { problems: { score: "Type a score from 300 to 850." } };
  return {
    answer: {
      score: values.score,
      loanCents,
      bands,
      yours,
      best,
      next,
      nextSavesMonthlyCents: next ? yours.monthlyCents - next.monthlyCents : 0,
      nextSavesFiveYearsCents: next ? yours.keptCents - next.keptCents : 0,
      aboveBestMonthlyCents: yours.monthlyCents - best.monthlyCents,
      aboveBestFiveYearsCents: yours.keptCents - best.keptCents,
      insured: yours.insuranceCents > 0,
      ...fhaInstead(values),
      notes: notesOn(values.score, loanCents),
    },
  };
}

/** The matrix from its best row to its worst. The typed rate is that of the best row at the same loan-to-value. */
function bandsOf(score: number, annualRate: number, loanCents: number, valueCents: number): PricedBand[] {
  const { rows } = fanniePriceAdjustments;
  const { ratePerPoint } = pointsAsRate;
  const terms = { loanCents, valueCents, termMonths: 360, ratePerPoint, monthsKept: monthsCounted };
  const pricing = { matrix: fanniePriceAdjustments, insurance: insuranceByScore.rows };
  const [top] = scorePrices([rows[0].from], { ...terms, baseRate: annualRate }, pricing);
  const baseRate = annualRate - (top ? top.rate - annualRate : 0);
  const mine = rows.find(({ from }) => score >= from);
  // Insurance goes by score in steps of its own: within the band that is yours, yours counts.
  const scores = rows.map((row) => (row === mine ? score : row.from));
  return scorePrices(scores, { ...terms, baseRate }, pricing).map((price) => ({
    ...price,
    monthlyCents: price.paymentCents + price.insuranceCents,
    isYours: price.row === mine?.label,
  }));
}

function fhaInstead(values: Record<ScorePriceName, number>): Pick<ScorePriceAnswer, "fha" | "fhaReason"> {
  const { score, price, down, fhaRate } = values;
  const least = fhaDownPayments.byScore.find(({ from }) => score >= from);
  if (!least) return { fha: null, fhaReason: "FHA insures no loan below a score of 500." };
  if (!isAtLeastShare(down, least.share, price)) {
    return { fha: null, fhaReason: `FHA asks for ${formatRate(least.share)} down at your score.` };
  }
  const home = { priceCents: price, downCents: down, annualRate: fhaRate, termMonths: 360, monthlyDuesCents: 0 };
  const program = { kind: "fha", rules: fhaRules } as const;
  const outlook = programOutlook({ ...home, propertyTaxRate: 0, homeInsuranceRate: 0 }, program, [monthsCounted / 12]);
  return { fha: { ...shownOf(outlook), annualRate: fhaRate }, fhaReason: "" };
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
      `Many lenders ask for a score of ${conventionalBounds.minimumScore} for a conventional loan. Below it look at FHA first.`,
    );
  }
  if (loanCents > conventionalBounds.loanLimitCents) {
    notes.push(
      `Above ${formatTypedMoney(conventionalBounds.loanLimitCents)} these charges hold only in counties with a higher limit, and larger loans carry one of their own.`,
    );
  }
  return notes;
}

export const scorePriceSum: TypedSum<ScorePriceName, ScorePriceAnswer> = { rules, check };
