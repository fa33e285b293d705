import { loans } from "#app/content/claims/loans.ts";
import { conventionalBounds, quickRateRule, scoreBands } from "#app/content/quick-rate.ts";
import { parseTypedPercent } from "#app/domain/typed-number.ts";
import { formatDollars } from "#app/lib/format-currency.ts";
import { conventionalDownProblem, conventionalDownRule } from "./down-payment-text.ts";
import { type Checked, type FieldRules, hasProblems, moneyField, readTyped, type TypedSum } from "./typed-fields.ts";

type Name = "loan" | "down" | "score";
export type ScoreBand = (typeof scoreBands)[number];

export type QuickRateAnswer = {
  annualRate: number;
  band: string;
  /** Where the example does not fit what was typed, and what fits better. */
  notes: readonly string[];
};

const rules: FieldRules<Name> = {
  loan: {
    ...moneyField,
    label: "Loan Amount",
    what: "the loan amount",
    example: 251_750_00,
    min: 1_000_00,
    max: 50_000_000_00,
  },
  down: {
    ...moneyField,
    label: "Down Payment",
    shareOf: "loan",
    what: "the down payment",
    example: 13_250_00,
    min: 0,
    max: 50_000_000_00,
  },
  score: {
    label: "Credit Score",
    what: "your score",
    parse: (raw) => ({ ok: true, value: Number(raw) }),
    format: String,
    example: scoreBands[0].from,
    min: 300,
    max: 850,
    choices: scoreBands.map(({ from, label }) => ({ value: from, label })),
  },
};

/**
 * The sample rate plus `ratePerPoint` for every point that the band's price adjustment lies above that of the best band
 * at the same loan-to-value, to a hundredth of a percent.
 */
export function exampleRate(band: ScoreBand, loanToValuePercent: number): number {
  const sample = parseTypedPercent(loans.sampleQuickRate.figure);
  const column = quickRateRule.loanToValue.findIndex((highest) => loanToValuePercent <= highest);
  const thousandths = (band.points[column] ?? 0) - (scoreBands[0].points[column] ?? 0);
  const sampleHundredths = sample.ok ? Math.round(sample.value * 10_000) : 0;
  return Math.round(sampleHundredths + (thousandths * quickRateRule.ratePerPoint) / 10) / 10_000;
}

function check(typed: Record<Name, string>): Checked<Name, QuickRateAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  const band = scoreBands.find(({ from }) => from === values.score) ?? scoreBands[0];
  const priceCents = values.loan + values.down;
  const annualRate = exampleRate(band, (values.loan / priceCents) * 100);
  return { answer: { annualRate, band: band.label, notes: notesOn(band, values.loan, values.down) } };
}

function notesOn(band: ScoreBand, loanCents: number, downCents: number): string[] {
  const { minimumScore, loanLimitCents } = conventionalBounds;
  const notes: string[] = [];
  const priceCents = loanCents + downCents;
  if (conventionalDownProblem(priceCents, downCents) !== null) {
    notes.push(`${conventionalDownRule(priceCents)} With less, look at VA, USDA and down payment assistance.`);
  }
  if (band.from < minimumScore) notes.push("At this score most lenders offer FHA first; its rates follow other rules.");
  if (loanCents > loanLimitCents) {
    notes.push(`Above ${formatDollars(loanLimitCents)} it is a jumbo loan in most counties, priced by each lender.`);
  }
  return notes;
}

export const quickRate: TypedSum<Name, QuickRateAnswer> = { rules, check };
