import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { homeCost } from "#app/domain/buying/home-cost.ts";
import { schedule } from "#app/domain/loan/schedule.ts";
import { programApr } from "#app/domain/programs/program-apr.ts";

export const comparedYears = 5;

/** The example home against the example rent over the compared years, in cents. */
export function rentOrOwn() {
  const months = comparedYears * 12;
  const { rentCents, annualRate, termMonths } = exampleMortgage;
  const { homeInsuranceRate, mortgageInsuranceRate: insuranceRate } = planningAssumptions;
  const home = { ...exampleMortgage, homeInsuranceRate, monthlyDuesCents: 0 };
  const program = { kind: "conventional", insuranceRate } as const;
  const own = homeCost(home, program);
  const { rows } = schedule({ loanCents: own.noteCents, annualRate, termMonths });
  const ownPaidCents = own.monthlyCents * months;
  const paidOffCents = own.noteCents - (rows[months - 1]?.balanceCents ?? 0);
  return {
    own,
    apr: programApr(home, program),
    rentPaidCents: rentCents * months,
    ownPaidCents,
    /** The money that paid down the loan: it is still there, in the house. */
    paidOffCents,
    /** Interest, taxes and insurance: gone, like rent. */
    goneCents: ownPaidCents - paidOffCents,
    moreAMonthCents: own.monthlyCents - rentCents,
  };
}
