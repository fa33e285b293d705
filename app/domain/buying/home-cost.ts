import {
  type AnnualPremiumTerms,
  type FhaRules,
  fhaPremium,
  firstMonthlyPremiumCents,
} from "#app/domain/insurance/annual-premium.ts";
import {
  type UsdaRules,
  usdaGuaranteeFee,
  type VaRules,
  vaFundingFee,
} from "#app/domain/insurance/va-and-usda-fees.ts";
import { isAboveDeliveredLoanToValue } from "#app/domain/loan/loan-to-value.ts";
import { highestWhere, monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { assertCents, monthlyShareCents, sumCents } from "#app/domain/money.ts";

/** A kind of loan, with the table it is charged by. Upfront fees are added to the loan. */
export type LoanProgram =
  /** `insuranceRate`: a year, as a share of the loan, while the loan is above 80% of the price. */
  | { kind: "conventional"; insuranceRate: number }
  | { kind: "fha"; rules: FhaRules }
  | { kind: "va"; rules: VaRules; laterUse: boolean; exempt: boolean }
  | { kind: "usda"; rules: UsdaRules };

export type HomeTerms = {
  priceCents: number;
  downCents: number;
  annualRate: number;
  termMonths: number;
  /** Property tax a year as a share of the price. */
  propertyTaxRate: number;
  /** Home insurance a year as a share of the price. */
  homeInsuranceRate: number;
  /** Monthly dues of a homeowners association. */
  monthlyDuesCents: number;
};

export type HomeCost = {
  /** Price less down payment. */
  baseLoanCents: number;
  /** Upfront premium or fee, added to the loan. */
  upfrontCents: number;
  /** The loan that is paid off. */
  noteCents: number;
  principalAndInterestCents: number;
  propertyTaxCents: number;
  homeInsuranceCents: number;
  /** Mortgage insurance, annual premium or annual fee, each month of the first year. */
  mortgageInsuranceCents: number;
  duesCents: number;
  /** All monthly costs at the start. */
  monthlyCents: number;
};

/**
 * The monthly cost of a home at the start with a kind of loan: principal and interest of base loan and upfront fee
 * together, tax, home insurance, mortgage insurance by the program's own rule, and dues. Every part is rounded to the
 * cent and the total is their sum. FHA's and USDA's yearly charges are those of the first year.
 * Throws RangeError when the down payment is more than the price, the price is 0, or an amount, rate or term is out of
 * range.
 */
export function homeCost(terms: HomeTerms, program: LoanProgram): HomeCost {
  const { priceCents, downCents, annualRate, termMonths } = terms;
  for (const cents of [priceCents, downCents, terms.monthlyDuesCents]) assertCents(cents);
  if (priceCents === 0) throw new RangeError("A home must cost more than 0");
  if (downCents > priceCents) throw new RangeError("The down payment cannot be more than the price");
  const baseLoanCents = priceCents - downCents;
  const upfrontCents = upfrontCentsOf(baseLoanCents, terms, program);
  const noteCents = baseLoanCents + upfrontCents;
  const parts = {
    principalAndInterestCents: monthlyPaymentCents({ loanCents: noteCents, annualRate, termMonths }),
    ...monthlyOfPrice(terms),
    mortgageInsuranceCents: mortgageInsuranceCentsOf(baseLoanCents, terms, program),
    duesCents: terms.monthlyDuesCents,
  };
  return { baseLoanCents, upfrontCents, noteCents, ...parts, monthlyCents: sumCents(Object.values(parts)) };
}

/** A month of the tax and insurance that go by the price. Throws RangeError when the price or a rate is out of range. */
export function monthlyOfPrice({
  priceCents,
  propertyTaxRate,
  homeInsuranceRate,
}: Pick<HomeTerms, "priceCents" | "propertyTaxRate" | "homeInsuranceRate">) {
  return {
    propertyTaxCents: monthlyShareCents(priceCents, propertyTaxRate),
    homeInsuranceCents: monthlyShareCents(priceCents, homeInsuranceRate),
  };
}

/**
 * FHA's annual premium or USDA's annual fee on such a loan, as `monthlyPremiumsByYear` takes it; null for a loan without
 * one. Throws RangeError as `homeCost` does.
 */
export function annualPremiumOf(
  baseLoanCents: number,
  { priceCents, annualRate, termMonths }: HomeTerms,
  program: LoanProgram,
): AnnualPremiumTerms | null {
  if (program.kind === "fha") {
    const premium = fhaPremium({ baseLoanCents, valueCents: priceCents, termMonths }, program.rules);
    const charged = { premiumRate: premium.annualRate, premiumMonths: premium.months };
    return { loanCents: premium.noteCents, annualRate, termMonths, ...charged, upfrontRate: program.rules.upfrontRate };
  }
  if (program.kind === "usda") {
    const { noteCents } = usdaGuaranteeFee(baseLoanCents, program.rules);
    const charged = { premiumRate: program.rules.annualRate, premiumMonths: termMonths };
    // USDA charges the fee on the whole note.
    return { loanCents: noteCents, annualRate, termMonths, ...charged, upfrontRate: 0 };
  }
  return null;
}

/**
 * The premium or fee of a loan that is added to it; 0 for a conventional one, and without a loan.
 * Throws RangeError when an amount or term is out of range, or the down payment is more than the price.
 */
export function upfrontCentsOf(
  baseLoanCents: number,
  { priceCents, downCents, termMonths }: Pick<HomeTerms, "priceCents" | "downCents" | "termMonths">,
  program: LoanProgram,
): number {
  assertCents(baseLoanCents);
  switch (program.kind) {
    case "conventional":
      return 0;
    case "va": {
      const { laterUse, exempt, rules } = program;
      const loan = { purpose: "purchase", loanCents: baseLoanCents, priceCents, downCents, laterUse, exempt } as const;
      return vaFundingFee(loan, rules).feeCents;
    }
    case "fha":
      return fhaPremium({ baseLoanCents, valueCents: priceCents, termMonths }, program.rules).upfrontCents;
    case "usda":
      return usdaGuaranteeFee(baseLoanCents, program.rules).upfrontCents;
  }
}

function mortgageInsuranceCentsOf(baseLoanCents: number, terms: HomeTerms, program: LoanProgram): number {
  if (program.kind === "conventional") {
    const insured = isAboveDeliveredLoanToValue(baseLoanCents, terms.priceCents, 80);
    return insured ? monthlyShareCents(baseLoanCents, program.insuranceRate) : 0;
  }
  const premium = annualPremiumOf(baseLoanCents, terms, program);
  return premium ? firstMonthlyPremiumCents(premium) : 0;
}

type PriceTerms = Omit<HomeTerms, "priceCents" | "downCents"> & {
  /** The most that may be paid each month, including tax, insurance and dues, in whole cents. */
  monthlyCents: number;
  /** Share of the price that is put down: 0.05. */
  downShare: number;
  program: LoanProgram;
};

/**
 * The highest price of whole dollars (as cents) whose monthly cost is at most `monthlyCents`, and what that cost is made
 * of. Found by halving, because the cost never falls as the price rises.
 * Throws RangeError when an amount, rate or share is out of range, or too little is paid for a home of a dollar.
 */
export function priceForPayment({ monthlyCents, downShare, program, ...terms }: PriceTerms): {
  priceCents: number;
  downCents: number;
  cost: HomeCost;
} {
  assertCents(monthlyCents);
  if (!(downShare >= 0 && downShare < 1)) throw new RangeError("The share put down lies between 0 and 1");
  const at = (dollars: number) => {
    const priceCents = dollars * 100;
    const downCents = Math.round(priceCents * downShare);
    return { priceCents, downCents, cost: homeCost({ ...terms, priceCents, downCents }, program) };
  };
  // Without interest, tax and insurance the loan is the payments added up, each rounded by half a cent.
  const ceiling = Math.ceil(((monthlyCents + 1) * terms.termMonths) / (1 - downShare) / 100);
  return at(highestWhere((dollars) => at(dollars).cost.monthlyCents <= monthlyCents, ceiling));
}
