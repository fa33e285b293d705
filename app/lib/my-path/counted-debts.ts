import { studentLoanRules, unstatedPayments } from "#app/content/rules/debt-counting.ts";
import { countedPayment } from "#app/domain/path/counted-payment.ts";
import type { Debt } from "#app/domain/path/household.ts";

const agencies = ["fha", "fannie", "freddie", "va", "usda"] as const;

/**
 * What these debts count a month, today: their payments, and for one without a payment the share of what is owed that
 * lenders count. Loans differ in that share, so it is from the one that counts least to the one that counts most. In cents.
 */
export function countedDebts(debts: readonly Debt[]): { low: number; high: number } {
  const sums = agencies.map((agency) => {
    const rule = { studentLoans: studentLoanRules[agency], unstatedShare: unstatedPayments[agency] };
    const counted = (debt: Debt) =>
      hasNoPayment(debt) ? countedPayment(debt, debt.balanceCents, rule) : dueCents(debt);
    return debts.reduce((sum, debt) => sum + counted(debt), 0);
  });
  return { low: Math.min(...sums), high: Math.max(...sums) };
}

/** A balance without a payment, where a share of the balance is counted. */
export function hasNoPayment({ monthlyCents, balanceCents }: Debt): boolean {
  return monthlyCents === 0 && balanceCents > 0;
}

/** The payment of a month; none once no payment is left. */
export function dueCents({ monthlyCents, paymentsLeft }: Debt): number {
  return paymentsLeft === 0 ? 0 : monthlyCents;
}
