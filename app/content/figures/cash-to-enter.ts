import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { closingPlan } from "#app/content/rules/closing-assumptions.ts";
import { savingsPlanAssumptions } from "#app/content/rules/savings-plan-assumptions.ts";
import { homeCost } from "#app/domain/buying/home-cost.ts";
import { closingCashCents } from "#app/domain/buying/planned-closing.ts";
import { savingsPlan } from "#app/domain/buying/savings-plan.ts";

type Home = { priceCents: number; propertyTaxRate: number; annualRate: number };

/** The least that a conventional loan for first-time buyers asks for. Fannie Mae, HomeReady. */
export const leastDownShare = 0.03;
/** The share of median pre-tax income that our report assumes a family saves. Our assumption, stated with each figure. */
const savedShare = 0.05;

/**
 * Cash for closing day: down payment and closing costs as My path counts them, with the local property tax. Also the monthly
 * cost at the start. In cents. Transfer taxes are not counted: our data has no table of them.
 */
export function cashToEnter({ priceCents, propertyTaxRate, annualRate }: Home, downShare: number) {
  const downCents = Math.round(priceCents * downShare);
  const home = {
    priceCents,
    downCents,
    annualRate,
    propertyTaxRate,
    termMonths: exampleMortgage.termMonths,
    homeInsuranceRate: planningAssumptions.homeInsuranceRate,
    monthlyDuesCents: 0,
  };
  const loan = { kind: "conventional", insuranceRate: planningAssumptions.mortgageInsuranceRate } as const;
  const closingCents = closingCashCents(home, loan, closingPlan);
  const { monthlyCents } = homeCost(home, loan);
  return { downCents, closingCents, cashCents: downCents + closingCents, monthlyCents };
}

/** After how many months a family of that yearly income has the cash together; null when it never does. */
export function monthsToSave(cashCents: number, incomeCents: number): number | null {
  const terms = { targetCents: cashCents, savedCents: 0, annualYield: savingsPlanAssumptions.annualYield };
  return savingsPlan(terms, Math.round((incomeCents * savedShare) / 12)).months;
}
