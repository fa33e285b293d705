import { assertCents, monthlyShareCents } from "./money.ts";
import { monthlyPaymentCents } from "./payment.ts";

export type HousingTerms = {
  priceCents: number;
  downCents: number;
  /** Interest a year as a decimal: 0.0685 is 6.85 %. */
  annualRate: number;
  termMonths: number;
  /** Property tax a year as a share of the price. */
  propertyTaxRate: number;
  /** Home insurance a year as a share of the price. */
  homeInsuranceRate: number;
  /** Mortgage insurance a year as a share of the loan, charged while the down payment is under 20 % of the price. */
  mortgageInsuranceRate: number;
};

export type HousingPayment = {
  loanCents: number;
  principalAndInterestCents: number;
  propertyTaxCents: number;
  homeInsuranceCents: number;
  mortgageInsuranceCents: number;
  totalCents: number;
};

/**
 * What a home costs each month at the start: principal and interest, property tax, home insurance and, with less than
 * 20 % down, mortgage insurance. Every part is rounded to the cent and the total is their sum.
 * Throws RangeError when the down payment is more than the price, or any amount or rate is out of range.
 */
export function housingPayment(terms: HousingTerms): HousingPayment {
  const { priceCents, downCents, annualRate, termMonths } = terms;
  assertCents(priceCents);
  assertCents(downCents);
  if (downCents > priceCents) throw new RangeError("The down payment cannot be more than the price");

  const loanCents = priceCents - downCents;
  // downCents / priceCents < 1/5, without a division that could be off by a hair.
  const needsMortgageInsurance = BigInt(downCents) * 5n < BigInt(priceCents);
  const parts = {
    principalAndInterestCents: monthlyPaymentCents({ loanCents, annualRate, termMonths }),
    propertyTaxCents: monthlyShareCents(priceCents, terms.propertyTaxRate),
    homeInsuranceCents: monthlyShareCents(priceCents, terms.homeInsuranceRate),
    mortgageInsuranceCents: needsMortgageInsurance ? monthlyShareCents(loanCents, terms.mortgageInsuranceRate) : 0,
  };
  const totalCents = Object.values(parts).reduce((sum, cents) => sum + cents, 0);
  return { loanCents, ...parts, totalCents };
}
