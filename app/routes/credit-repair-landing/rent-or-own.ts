import { exampleMortgage, planningAssumptions } from "#app/content/example-mortgage.ts";
import { housingPayment } from "#app/domain/housing-payment.ts";
import { balancesCents } from "#app/domain/loan-balance.ts";

export const comparedYears = 5;

/** The example home against the example rent over the compared years, in cents. */
export function rentOrOwn() {
  const months = comparedYears * 12;
  const { rentCents, annualRate, termMonths } = exampleMortgage;
  const own = housingPayment({ ...exampleMortgage, ...planningAssumptions });
  const balances = balancesCents({ loanCents: own.loanCents, annualRate, termMonths });
  const ownPaidCents = own.totalCents * months;
  const paidOffCents = own.loanCents - (balances[months] ?? 0);
  return {
    own,
    rentPaidCents: rentCents * months,
    ownPaidCents,
    /** What went to the loan itself: it is still there, in the house. */
    paidOffCents,
    /** Interest, taxes and insurance: gone, like rent. */
    goneCents: ownPaidCents - paidOffCents,
    moreAMonthCents: own.totalCents - rentCents,
  };
}
