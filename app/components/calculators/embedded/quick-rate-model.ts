import { conventionalRateAt, fhaRateAdded } from "#app/components/calculators/credit-score-price/rate-by-score.ts";
import {
  type Calculation,
  type Checked,
  type FieldRules,
  hasProblems,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { conventionalDownProblem, conventionalDownRule } from "#app/components/calculators/fields/home-fields.ts";
import { namedSizeNote, sizeBars } from "#app/components/calculators/fields/loan-size.ts";
import { listedNumber, moneyField, readTyped } from "#app/components/calculators/fields/typed-fields.ts";
import { sampleRates } from "#app/content/loans/sample-rates.ts";
import { conventionalBounds, scoreBands } from "#app/content/pages/buying/quick-rate.ts";
import { fhaDownPayments, fhaRules } from "#app/content/rules/fha.ts";
import { insuranceByScore } from "#app/content/rules/pricing-assumptions.ts";
import { isAtLeastShare } from "#app/domain/money.ts";
import { programApr } from "#app/domain/programs/apr.ts";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";

export type QuickRateAnswer = {
  /** The lowest score of the chosen band; the rates apply to it. */
  score: number;
  fhaRate: number;
  /** What the rate makes with the program’s upfront fee and mortgage insurance, for the typed loan. */
  fhaApr: number;
  /** Null below the score that most lenders ask for. */
  conventionalRate: number | null;
  conventionalApr: number | null;
  /** Notes for numbers that the example does not fit, and what fits better. */
  notes: readonly string[];
};

const rules = {
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
    ...listedNumber,
    example: scoreBands[0].from,
    min: 300,
    max: 850,
    choices: scoreBands.map(({ from, label }) => ({ value: from, label })),
  },
} satisfies FieldRules<string>;
type Name = keyof typeof rules;

/** The sample rates at a score, for a loan on a home of that value. */
export function sampleRatesAt(score: number, loanCents: number, valueCents: number) {
  const { fha, conventional } = sampleRates;
  const fhaRate = fha + fhaRateAdded(score);
  const conventionalRate =
    score < conventionalBounds.minimumScore ? null : conventionalRateAt(score, conventional, { loanCents, valueCents });
  const home = { priceCents: valueCents, downCents: valueCents - loanCents, termMonths: 360 };
  const insuranceRate = insuranceByScore.rows.find(({ from }) => score >= from)?.rate ?? 0;
  return {
    fhaRate,
    fhaApr: programApr({ ...home, annualRate: fhaRate }, { kind: "fha", rules: fhaRules }),
    conventionalRate,
    conventionalApr:
      conventionalRate === null
        ? null
        : programApr({ ...home, annualRate: conventionalRate }, { kind: "conventional", insuranceRate }),
  };
}

function check(typed: Texts<Name>): Checked<Name, QuickRateAnswer> {
  const { values, problems } = readTyped(rules, typed);
  if (hasProblems(problems)) return { problems };
  const { score, loan, down } = values;
  return { answer: { score, ...sampleRatesAt(score, loan, loan + down), notes: notesOn(score, loan, down) } };
}

function notesOn(score: number, loanCents: number, downCents: number): string[] {
  const { minimumScore, loanLimitCents } = conventionalBounds;
  const [{ share: fhaShare }] = fhaDownPayments.byScore;
  const priceCents = loanCents + downCents;
  const notes: string[] = [];
  if (!isAtLeastShare(downCents, fhaShare, priceCents)) {
    notes.push(
      `FHA asks for ${formatRate(fhaShare)} of the price down. ${conventionalDownRule(priceCents)} With less, look at VA, USDA and down payment assistance.`,
    );
  } else if (conventionalDownProblem(priceCents, downCents) !== null) {
    notes.push(conventionalDownRule(priceCents));
  }
  if (score < minimumScore) notes.push(`For a conventional loan most lenders ask for a score of ${minimumScore}.`);
  const fhaSize = namedSizeNote("fha", loanCents);
  if (fhaSize) notes.push(fhaSize);
  const { barrier } = sizeBars("conventional", loanCents);
  if (barrier) notes.push(`${barrier} It is a jumbo loan, priced by each lender.`);
  else if (loanCents > loanLimitCents) {
    notes.push(`Above ${formatDollars(loanLimitCents)} it is a jumbo loan in most counties, priced by each lender.`);
  }
  return notes;
}

export const quickRate: Calculation<Name, QuickRateAnswer> = { rules, check };
