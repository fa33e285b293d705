import { assertCents, assertMonths, lowestTerms, type Ratio, rateToRatio, roundCents } from "./money.ts";

export type LoanTerms = {
  /** What is borrowed, in whole cents. */
  loanCents: number;
  /** Interest a year as a decimal: 0.065 is 6.5 %. 0 is a loan without interest. */
  annualRate: number;
  /** Number of equal monthly payments. */
  termMonths: number;
};

/**
 * The level monthly payment of principal and interest, in whole cents, exact at any size:
 * `P = L · i · (1 + i)^n / ((1 + i)^n − 1)` with `i = annualRate / 12`; at 0 % `P = L / n`.
 * Worked out in whole-number fractions, so no step is rounded before the last (see `roundCents`).
 * Throws RangeError when a term is negative, not whole where it must be, or too large.
 */
export function monthlyPaymentCents({ loanCents, annualRate, termMonths }: LoanTerms): number {
  assertCents(loanCents);
  const share = shareEachMonth(annualRate, termMonths);
  const loan = BigInt(loanCents);
  // Below the loan times 2^-128 the cut-off share says nothing; that close to half a cent the whole fraction decides.
  const [low, high] = [loan * share.scaled, loan * (share.scaled + 1n)];
  const nearest = (low + halfUnit) >> scaleBits;
  return nearest === (high + halfUnit) >> scaleBits && nearest < safeLimit
    ? Number(nearest)
    : roundCents(loan * share.numerator, share.denominator);
}

const scaleBits = 128n;
const halfUnit = 1n << (scaleBits - 1n);
const safeLimit = BigInt(Number.MAX_SAFE_INTEGER);

/** A share, and its first 128 binary places, cut off. */
type LevelShare = Ratio & { scaled: bigint };

/** The last answer: solvers ask for hundreds of loans of one rate and term, and the powers are the slow part. */
let last: { annualRate: number; termMonths: number; share: LevelShare } | undefined;

/** The share of the loan that each payment is, exactly. */
function shareEachMonth(annualRate: number, termMonths: number): LevelShare {
  if (last?.annualRate === annualRate && last.termMonths === termMonths) return last.share;
  assertMonths(termMonths);
  const ratio = levelShare(rateToRatio(annualRate), BigInt(termMonths));
  const share = { ...ratio, scaled: (ratio.numerator << scaleBits) / ratio.denominator };
  last = { annualRate, termMonths, share };
  return share;
}

function levelShare(annual: Ratio, months: bigint): Ratio {
  if (annual.numerator === 0n) return { numerator: 1n, denominator: months };
  // i = perMonth / unit, in lowest terms; growth / start = (1 + i)^n.
  const { numerator: perMonth, denominator: unit } = lowestTerms(annual.numerator, 12n * annual.denominator);
  const growth = (unit + perMonth) ** months;
  const start = unit ** months;
  return { numerator: perMonth * growth, denominator: unit * (growth - start) };
}
