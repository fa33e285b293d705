import { dollars, percent, percentSign } from "#app/content/figures/figure-words.ts";
import { exampleHousehold } from "#app/content/loans/calculator-examples.ts";
import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { fhaDownPayments, fhaRules } from "#app/content/rules/fha.ts";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { monthlyShareCents, shareCents } from "#app/domain/money.ts";

/*
 * The made-up home and household that the examples of the glossary share, so that one page leads to the next. All that
 * follows from them is worked out here.
 */

const { priceCents, downCents, annualRate, termMonths, propertyTaxRate } = exampleMortgage;
const { homeInsuranceRate, mortgageInsuranceRate } = planningAssumptions;
const loanCents = priceCents - downCents;
const incomeCents = exampleHousehold.annualIncomeCents / 12;
const paymentCents = monthlyPaymentCents({ loanCents, annualRate, termMonths });
const interestCents = monthlyShareCents(loanCents, annualRate);
const taxCents = monthlyShareCents(priceCents, propertyTaxRate);
const insuranceCents = monthlyShareCents(priceCents, homeInsuranceRate);
const pmiCents = monthlyShareCents(loanCents, mortgageInsuranceRate);
const housingCents = paymentCents + taxCents + insuranceCents + pmiCents;
const debtsCents = exampleHousehold.monthlyDebtsCents;
const fhaLoanCents = priceCents - shareCents(priceCents, fhaDownPayments.byScore[0].share);
const shortCents = monthlyPaymentCents({ loanCents, annualRate, termMonths: 180 });

/** Cents as `$1,727`. */
export function money(cents: number): string {
  return dollars(cents / 100);
}

export const sampleCents = { price: priceCents, housing: housingCents } as const;

export const sample = {
  price: money(priceCents),
  taxRate: percentSign(propertyTaxRate),
  down: money(downCents),
  downShare: percentSign(downCents / priceCents),
  loan: money(loanCents),
  loanShare: percentSign(loanCents / priceCents),
  rate: percentSign(annualRate),
  payment: money(paymentCents),
  firstInterest: money(interestCents),
  firstPrincipal: money(paymentCents - interestCents),
  allInterest: money(paymentCents * termMonths - loanCents),
  shortPayment: money(shortCents),
  shortInterest: money(shortCents * 180 - loanCents),
  tax: money(taxCents),
  yearlyTax: money(shareCents(priceCents, propertyTaxRate)),
  insurance: money(insuranceCents),
  pmi: money(pmiCents),
  housing: money(housingCents),
  yearlyIncome: money(exampleHousehold.annualIncomeCents),
  income: money(incomeCents),
  debts: money(debtsCents),
  housingShare: percent(housingCents / incomeCents),
  debtShare: percent((housingCents + debtsCents) / incomeCents),
  closingDeposit: money(exampleMortgage.depositCents),
  point: money(shareCents(loanCents, 0.01)),
  dayOfInterest: money((loanCents * annualRate) / 365),
  tenDaysOfInterest: money(((loanCents * annualRate) / 365) * 10),
  fhaLoan: money(fhaLoanCents),
  fhaUpfront: money(shareCents(fhaLoanCents, fhaRules.upfrontRate)),
} as const;
