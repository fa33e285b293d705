import { schedule } from "#app/domain/loan/schedule.ts";
import { assertCents, assertMonths, roundCents, shareCents, sumCents } from "#app/domain/money.ts";

/** How a program's money comes back, if it does. */
export type AssistanceKind =
  | { kind: "grant" }
  /**
   * Nothing is due while you stay; what is left is owed on a sale. Forgiven in equal parts each full year, from the end of
   * `fullUntilYear` if there is one, or at once.
   */
  | { kind: "forgivable"; years: number; steps: "yearly" | "at-the-end"; fullUntilYear?: number }
  /** No payments; all is owed, with simple interest a year, when you sell or refinance. */
  | { kind: "deferred"; annualRate: number }
  /** Monthly payments over a separate term. */
  | { kind: "repayable"; annualRate: number; termMonths: number };

export type AssistanceTerms = {
  amountCents: number;
  program: AssistanceKind;
  /** The share of the home's gain that the program takes on a sale, and the gain by year if it does. */
  sharedGain?: { share: number; gainByYearCents: readonly number[] };
  /** The first mortgage, whose rate may be higher because it pays for the program. */
  loanCents: number;
  termMonths: number;
  /** The first mortgage's rate with the program and without it. */
  rateWith: number;
  rateWithout: number;
};

export type AssistanceYear = {
  /** Leaving after so many years. */
  year: number;
  /** Owed to the program then. */
  owedCents: number;
  /** Paid to the program until then beyond paying back the amount: interest of the program's own loan. */
  interestCents: number;
  /** How much more the first mortgage has cost by its higher rate, in payments and in debt still there. */
  higherRateCents: number;
  /** The program's part of the gain. */
  sharedGainCents: number;
  /** Total cost of the help: interest, the higher rate and the gain. Money borrowed and paid back does not count. */
  costCents: number;
  /** The part of the amount that is yours for good, less the cost: below 0 the help cost more than it gave. */
  keptCents: number;
};

/**
 * The real benefit and cost of assistance if you leave after 1, 2, … years. Each way that money comes back is counted:
 * the debt to the program, its interest, a part of the gain, and the higher rate of the first mortgage that often pays
 * for it (by payments made and by the debt still there).
 * Throws RangeError when an amount, rate, share or term is out of range, or the rate without help is the higher one.
 */
export function assistanceByYear(terms: AssistanceTerms, years: number): AssistanceYear[] {
  assertCents(terms.amountCents);
  assertMonths(years);
  if (years > 50) throw new RangeError("Only the next 50 years can be looked at");
  const debtAfter = debtOf(terms.amountCents, terms.program);
  const higherRateAfter = higherRateOf(terms);
  return Array.from({ length: years }, (_, index) => {
    const year = index + 1;
    const { owedCents, interestCents, forgivenCents } = debtAfter(year);
    const higherRateCents = higherRateAfter(year * 12);
    const gain = terms.sharedGain?.gainByYearCents[index] ?? 0;
    const sharedGainCents = terms.sharedGain ? shareCents(Math.max(0, gain), terms.sharedGain.share) : 0;
    const costCents = sumCents([interestCents, higherRateCents, sharedGainCents]);
    const keptCents = forgivenCents - costCents;
    return { year, owedCents, interestCents, higherRateCents, sharedGainCents, costCents, keptCents };
  });
}

type Debt = { owedCents: number; interestCents: number; forgivenCents: number };

function debtOf(amount: number, program: AssistanceKind): (year: number) => Debt {
  switch (program.kind) {
    case "grant":
      return () => ({ owedCents: 0, interestCents: 0, forgivenCents: amount });
    case "forgivable": {
      const { years, steps, fullUntilYear = 0 } = program;
      const parts = years - fullUntilYear;
      assertMonths(parts);
      return (year) => {
        const served =
          steps === "yearly" ? Math.min(Math.max(0, year - fullUntilYear), parts) : year >= years ? parts : 0;
        const forgivenCents = roundCents(BigInt(amount) * BigInt(served), BigInt(parts));
        return { owedCents: amount - forgivenCents, interestCents: 0, forgivenCents };
      };
    }
    case "deferred":
      return (year) => {
        const interestCents = year * shareCents(amount, program.annualRate);
        return { owedCents: sumCents([amount, interestCents]), interestCents, forgivenCents: 0 };
      };
    case "repayable": {
      const { annualRate, termMonths } = program;
      const { rows } = schedule({ loanCents: amount, annualRate, termMonths });
      return (year) => {
        const paid = rows.slice(0, year * 12);
        const interestCents = sumCents(paid.map((row) => row.interestCents));
        return { owedCents: paid.at(-1)?.balanceCents ?? 0, interestCents, forgivenCents: 0 };
      };
    }
  }
}

/** Payments made and debt left at the higher rate, less both at the lower one: the interest that the rate added. */
function higherRateOf({ loanCents, termMonths, rateWith, rateWithout }: AssistanceTerms): (month: number) => number {
  if (rateWith < rateWithout) throw new RangeError("The rate without help must not be the higher one");
  const interestAfter = (annualRate: number) => {
    const totals = [0];
    for (const row of schedule({ loanCents, annualRate, termMonths }).rows) {
      totals.push((totals.at(-1) ?? 0) + row.interestCents);
    }
    return (month: number) => totals[month] ?? totals.at(-1) ?? 0;
  };
  const [withHelp, without] = [interestAfter(rateWith), interestAfter(rateWithout)];
  return (month) => withHelp(month) - without(month);
}
