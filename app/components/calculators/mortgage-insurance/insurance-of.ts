import {
  annualPremiumOf,
  type HomeCost,
  type HomeTerms,
  homeCost,
  type LoanProgram,
} from "#app/domain/buying/home-cost.ts";
import { monthlyPremiumsByYear, premiumTotalCents } from "#app/domain/insurance/annual-premium.ts";
import { insuranceCost, insuranceEnd, insuranceEndDays } from "#app/domain/insurance/private-mortgage-insurance.ts";
import { isAboveLoanToValue } from "#app/domain/loan/loan-to-value.ts";
import { type ExtraPayments, type ScheduleRow, schedule } from "#app/domain/loan/schedule.ts";

export type InsuredYear = {
  years: number;
  /** Still owed then, as a share of the price. */
  owedShare: number;
  /** Mortgage insurance of the month after, if nobody asked for its end. */
  insuranceCents: number;
};

/** What mortgage insurance costs on a home, and when it ends, by the rules of the kind of loan. */
export function insuranceOf(terms: HomeTerms, program: LoanProgram, extra: ExtraPayments, firstDay: string) {
  const { annualRate, termMonths, priceCents } = terms;
  const cost = homeCost(terms, program);
  const { rows } = schedule({ loanCents: cost.noteCents, annualRate, termMonths }, extra);
  const refinanceAfter = firstAtOrBelow80(cost.noteCents, rows, priceCents);
  const { byYear, ...found } = charges(terms, program, cost, extra, firstDay, rows.length);
  const insuranceAfter = (month: number) => (month < found.endsAfter ? (byYear[Math.floor(month / 12)] ?? 0) : 0);
  return {
    ...found,
    upfrontCents: cost.upfrontCents,
    monthlyCents: cost.mortgageInsuranceCents,
    refinanceAfter,
    years: Array.from({ length: Math.ceil(termMonths / 12) + 1 }, (_, years) => ({
      years,
      owedShare: (years === 0 ? cost.noteCents : (rows[years * 12 - 1]?.balanceCents ?? 0)) / priceCents,
      insuranceCents: insuranceAfter(years * 12),
    })),
  };
}

function firstAtOrBelow80(noteCents: number, rows: readonly ScheduleRow[], priceCents: number): number {
  if (!isAboveLoanToValue(noteCents, priceCents, 80)) return 0;
  return rows.findIndex(({ balanceCents }) => !isAboveLoanToValue(balanceCents, priceCents, 80)) + 1;
}

function charges(
  terms: HomeTerms,
  program: LoanProgram,
  { baseLoanCents, upfrontCents, mortgageInsuranceCents }: HomeCost,
  extra: ExtraPayments,
  firstDay: string,
  paidOffAfter: number,
) {
  const { annualRate, termMonths, priceCents: originalValueCents } = terms;
  const unasked = { requestAfter: null, requestScheduled: null, finalDay: null };
  switch (program.kind) {
    case "conventional": {
      const end = insuranceEnd({ loanCents: baseLoanCents, annualRate, termMonths, originalValueCents }, extra);
      const { untilUnaskedCents, untilRequestCents } = insuranceCost(baseLoanCents, program.insuranceRate, end);
      return {
        requestAfter: end.requestActual,
        requestScheduled: end.requestScheduled,
        endsAfter: end.unasked,
        withLoan: false,
        finalDay: insuranceEndDays(end, firstDay).final,
        untilEndCents: untilUnaskedCents,
        untilRequestCents,
        byYear: Array.from({ length: Math.ceil(end.unasked / 12) }, () => mortgageInsuranceCents),
      };
    }
    case "va":
    case "fha":
    case "usda": {
      const premium = annualPremiumOf(baseLoanCents, terms, program);
      const months = premium?.premiumMonths ?? 0;
      const byYear = premium ? monthlyPremiumsByYear(premium) : [];
      const endsAfter = Math.min(months, paidOffAfter);
      const totalCents = endsAfter === 0 ? 0 : premiumTotalCents(byYear, months, endsAfter);
      return {
        ...unasked,
        endsAfter,
        withLoan: months >= termMonths,
        untilEndCents: upfrontCents + totalCents,
        untilRequestCents: upfrontCents + totalCents,
        byYear,
      };
    }
  }
}
