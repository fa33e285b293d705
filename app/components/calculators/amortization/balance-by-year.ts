import type { Schedule } from "#app/domain/loan/schedule.ts";
import type { AmortizationAnswer } from "./amortization-model.ts";

export type BalanceYear = { years: number; plainCents: number; fasterCents: number };

/** What is owed at the start and after each year of the loan, without the extra payments and with them. */
export function balanceByYear({ loanCents, termMonths, plain, faster }: AmortizationAnswer): BalanceYear[] {
  const owed = ({ rows }: Schedule, years: number) =>
    years === 0 ? loanCents : (rows[Math.min(years * 12, termMonths) - 1]?.balanceCents ?? 0);
  return Array.from({ length: Math.ceil(termMonths / 12) + 1 }, (_, years) => ({
    years,
    plainCents: owed(plain, years),
    fasterCents: owed(faster, years),
  }));
}
