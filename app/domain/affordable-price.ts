import { highestWhere } from "./highest-where.ts";
import { type HousingPayment, type HousingTerms, housingPayment } from "./housing-payment.ts";
import { assertCents, isAtLeastShare, monthlyShareCents } from "./money.ts";

export type AffordabilityTerms = Omit<HousingTerms, "priceCents"> & {
  /** Income a year before tax. */
  annualIncomeCents: number;
  /** What other debts take each month: cars, cards, student loans. */
  monthlyDebtsCents: number;
  /** Share of the monthly income that housing may take: 0.28. */
  housingShare: number;
  /** Share of the monthly income that housing and all other debts together may take: 0.36. */
  debtsShare: number;
  /** Down payment that the loan asks for at least, as a share of the price; 0 asks for none. */
  minimumDownShare: number;
};

/** What stops a higher price: the share for housing, the share for all debts, or the down payment in hand. */
export type LimitName = "income" | "debts" | "savings";

export type Limit = {
  name: LimitName;
  /** What housing may cost each month by this limit; null where it is not a monthly sum. */
  housingCents: number | null;
  /** The highest price that this limit allows; null when it allows any. */
  priceCents: number | null;
};

export type AffordablePrice = {
  /** The highest price that all limits allow, in whole dollars (as cents). 0 when nothing is left for housing. */
  priceCents: number;
  /** The limit that is reached first; of equal ones the first of income, debts, savings. */
  binding: LimitName;
  limits: readonly Limit[];
  /** What the home of that price costs each month, tax and insurance included. */
  payment: HousingPayment;
};

/**
 * The highest home price that the classic ratios allow. Housing (principal, interest, tax, home insurance, mortgage
 * insurance) may take `housingShare` of the monthly income, housing and debts together `debtsShare`; the down payment
 * has to be `minimumDownShare` of the price. The payment never falls as the price rises, so the highest price is found
 * by halving, exact to the dollar.
 * Throws RangeError when an amount, rate or share is out of range.
 */
export function affordablePrice(terms: AffordabilityTerms): AffordablePrice {
  assertCents(terms.annualIncomeCents);
  assertCents(terms.monthlyDebtsCents);
  const forHousing = monthlyShareCents(terms.annualIncomeCents, terms.housingShare);
  const forDebts = monthlyShareCents(terms.annualIncomeCents, terms.debtsShare) - terms.monthlyDebtsCents;
  const limits: Limit[] = [
    monthlyLimit("income", forHousing, terms),
    monthlyLimit("debts", Math.max(0, forDebts), terms),
    { name: "savings", housingCents: null, priceCents: priceForDown(terms.downCents, terms.minimumDownShare) },
  ];
  const binding = limits.reduce((lowest, limit) => (allowed(limit) < allowed(lowest) ? limit : lowest));
  const priceCents = allowed(binding);
  return { priceCents, binding: binding.name, limits, payment: paymentAt(priceCents, terms) };
}

function allowed({ priceCents }: Limit): number {
  return priceCents ?? Number.POSITIVE_INFINITY;
}

function monthlyLimit(name: LimitName, housingCents: number, terms: AffordabilityTerms): Limit {
  return { name, housingCents, priceCents: highestPriceCents(housingCents, terms) };
}

/** The highest whole-dollar price whose down payment is there: `down / share`, rounded down. */
function priceForDown(downCents: number, share: number): number | null {
  if (share === 0) return null;
  const covers = (dollars: number) => isAtLeastShare(downCents, share, dollars * 100);
  return highestWhere(covers, Math.ceil(downCents / 100 / share) + 1) * 100;
}

function highestPriceCents(housingCents: number, terms: AffordabilityTerms): number {
  if (housingCents === 0) return 0;
  const affords = (dollars: number) => paymentAt(dollars * 100, terms).totalCents <= housingCents;
  // Even without interest, tax and insurance the loan is at most `term` payments, each rounded by half a cent.
  const ceilingCents = terms.downCents + (housingCents + 1) * terms.termMonths;
  return highestWhere(affords, Math.ceil(ceilingCents / 100)) * 100;
}

/** A home that costs less than the cash in hand is paid in full. */
function paymentAt(priceCents: number, terms: AffordabilityTerms): HousingPayment {
  return housingPayment({ ...terms, priceCents, downCents: Math.min(terms.downCents, priceCents) });
}
