import { highestWhere } from "#app/domain/loan/payment.ts";
import { assertCents, isAtLeastShare } from "#app/domain/money.ts";
import { type DebtRatios, roomWithin } from "./debt-to-income.ts";
import { type HomeCost, type HomeTerms, homeCost, type LoanProgram } from "./home-cost.ts";
import { type ClosingTerms, closingCashCents, downAfterClosing } from "./planned-closing.ts";

export type AffordabilityTerms = Omit<HomeTerms, "priceCents" | "downCents"> & {
  /** Income a year before tax. */
  annualIncomeCents: number;
  /** Monthly payments on other debts. */
  monthlyDebtsCents: number;
  ratios: DebtRatios;
  /** The most you want to pay for housing each month; null for no limit. */
  comfortableCents: number | null;
  /** Cash for the down payment. All of it is put down, less closing costs where `closingFromCash`. */
  cashCents: number;
  /** Closing costs and prepaid items. */
  closing: ClosingTerms;
  /** Whether closing costs come out of that cash, or are paid on top of it with other money. */
  closingFromCash: boolean;
  /** The smallest down payment that the loan allows, as a share of the price. */
  minimumDownShare: number;
  /** The share that a loan above an amount asks for instead; omitted where all loans ask for the same. */
  largeLoan?: { aboveCents: number; downShare: number } | null;
  /** The largest loan that the program allows in the county, before upfront fees; null for none. */
  loanLimitCents: number | null;
  program: LoanProgram;
};

/** Limits that can stop a higher price: a ratio, what you want to pay, the cash in hand, or the county's loan limit. */
export type PriceLimitName = "housing-share" | "debts-share" | "comfort" | "cash" | "loan-limit";

export type PriceLimit = {
  name: PriceLimitName;
  /** The monthly housing cost that this limit allows; null where the limit isn't a monthly amount. */
  housingCents: number | null;
  /** The highest price that this limit alone allows, in whole dollars (as cents); null when it allows any. */
  priceCents: number | null;
};

export type Affordability = {
  /** The highest price that all limits allow, in whole dollars (as cents). */
  priceCents: number;
  downCents: number;
  closingCents: number;
  /** The limit that is reached first; the first in the list where two are equal. */
  binding: PriceLimitName;
  limits: readonly PriceLimit[];
  /** The costs of the home at that price; null where no home can be bought. */
  cost: HomeCost | null;
};

type Limit = { name: PriceLimitName; housingCents: number | null; allows: (priceCents: number) => boolean };

/** No home costs more than this: a hundred billion dollars. */
const highestDollars = 1e11;

/**
 * The highest home price within every limit, with tax, insurance and the program's own charges counted: the ratios of
 * income, the payment you are comfortable with, the cash for down payment and closing, and the county's loan limit. The
 * payment never falls as the price rises, so each limit's price is found by halving, exact to the dollar. For planning:
 * it does not qualify anyone for a loan.
 * Throws RangeError when an amount, rate, share or term is out of range.
 */
export function affordability(terms: AffordabilityTerms): Affordability {
  const limits = limitsOf(terms);
  const found = limits.map(({ name, housingCents, allows }) => ({ name, housingCents, priceCents: highest(allows) }));
  const priceOf = (limit: PriceLimit) => limit.priceCents ?? Number.POSITIVE_INFINITY;
  const binding = found.reduce((lowest, limit) => (priceOf(limit) < priceOf(lowest) ? limit : lowest));
  const priceCents = Math.min(priceOf(binding), highestDollars * 100);
  const downCents = downAt(priceCents, terms);
  return {
    priceCents,
    downCents,
    closingCents: closingCashCents({ ...terms, priceCents, downCents }, terms.program, terms.closing),
    binding: binding.name,
    limits: found,
    cost: priceCents === 0 ? null : costAt(priceCents, terms),
  };
}

export type Lever = "income" | "debts" | "cash" | "rate" | "comfort";
export type LeverStep = {
  lever: Lever;
  /** How much higher the price gets with one step, in cents. 0 where another limit binds. */
  priceCents: number;
};

export type StepSizes = {
  annualIncomeCents: number;
  /** Less debt each month, never below 0. */
  monthlyDebtsCents: number;
  cashCents: number;
  /** A lower rate, never below 0. */
  annualRate: number;
  comfortableCents: number;
};

/**
 * How much one step on each lever adds to the highest price, all else equal: more income, less debt each month, more cash, a
 * lower rate, and a higher comfortable payment where there is one. Throws RangeError as `affordability` does.
 */
export function leverSteps(terms: AffordabilityTerms, steps: StepSizes): LeverStep[] {
  const { annualIncomeCents, monthlyDebtsCents, cashCents, annualRate, comfortableCents } = terms;
  const changes: [Lever, Partial<AffordabilityTerms>][] = [
    ["income", { annualIncomeCents: annualIncomeCents + steps.annualIncomeCents }],
    ["debts", { monthlyDebtsCents: Math.max(0, monthlyDebtsCents - steps.monthlyDebtsCents) }],
    ["cash", { cashCents: cashCents + steps.cashCents }],
    ["rate", { annualRate: Math.max(0, annualRate - steps.annualRate) }],
  ];
  if (comfortableCents !== null) {
    changes.push(["comfort", { comfortableCents: comfortableCents + steps.comfortableCents }]);
  }
  const now = highestPrice(terms);
  return changes.map(([lever, change]) => ({ lever, priceCents: highestPrice({ ...terms, ...change }) - now }));
}

/** The price of `affordability`, found in one search: of the monthly limits only the lowest matters. */
function highestPrice(terms: AffordabilityTerms): number {
  const limits = limitsOf(terms);
  const lowest = Math.min(...limits.map(({ housingCents }) => housingCents ?? Number.POSITIVE_INFINITY));
  const decisive = limits.filter(({ housingCents }) => housingCents === null || housingCents === lowest);
  return highest((priceCents) => decisive.every(({ allows }) => allows(priceCents))) ?? highestDollars * 100;
}

function limitsOf(terms: AffordabilityTerms): Limit[] {
  const { comfortableCents, loanLimitCents } = terms;
  assertCents(terms.cashCents);
  if (terms.minimumDownShare > 1) throw new RangeError("The smallest down payment cannot be more than the price");
  const room = roomWithin(terms.ratios, terms.annualIncomeCents, terms.monthlyDebtsCents);
  const limits: Limit[] = [];
  if (room.frontCents !== null) limits.push(monthly("housing-share", room.frontCents, terms));
  limits.push(monthly("debts-share", room.backCents, terms));
  if (comfortableCents !== null) limits.push(monthly("comfort", comfortableCents, terms));
  limits.push({ name: "cash", housingCents: null, allows: (priceCents) => cashCovers(priceCents, terms) });
  if (loanLimitCents !== null) {
    assertCents(loanLimitCents);
    const allows = (priceCents: number) => priceCents - downAt(priceCents, terms) <= loanLimitCents;
    limits.push({ name: "loan-limit", housingCents: null, allows });
  }
  return limits;
}

function monthly(name: PriceLimitName, housingCents: number, terms: AffordabilityTerms): Limit {
  assertCents(housingCents);
  // Where nothing is left for housing no home is affordable, not even one that cash would pay for.
  const allows = (priceCents: number) => housingCents > 0 && costAt(priceCents, terms).monthlyCents <= housingCents;
  return { name, housingCents, allows };
}

/** Null when even the highest price is allowed. */
function highest(allows: (priceCents: number) => boolean): number | null {
  // Doubling first keeps the search short: most prices are below a few million.
  let ceiling = 1 << 20;
  while (ceiling < highestDollars && allows(ceiling * 100)) ceiling *= 4;
  const dollars = highestWhere((price) => allows(price * 100), Math.min(ceiling, highestDollars));
  return dollars === highestDollars ? null : dollars * 100;
}

/** `closing + minimum down ≤ cash`, each part rounded to the cent as it is paid. */
function cashCovers(priceCents: number, terms: AffordabilityTerms): boolean {
  const { minimumDownShare, largeLoan } = terms;
  const downCents = leftToPutDown(priceCents, terms);
  const isLarge = largeLoan && priceCents - downCents > largeLoan.aboveCents;
  return downCents >= 0 && isAtLeastShare(downCents, isLarge ? largeLoan.downShare : minimumDownShare, priceCents);
}

function costAt(priceCents: number, terms: AffordabilityTerms): HomeCost {
  return homeCost({ ...terms, priceCents, downCents: downAt(priceCents, terms) }, terms.program);
}

/** The down payment: all cash left after closing, at most the price, and 0 where the cash does not pay for closing. */
function downAt(priceCents: number, terms: AffordabilityTerms): number {
  return Math.max(0, leftToPutDown(priceCents, terms));
}

/** The cash left after closing, at most the price; below 0 where it does not pay for closing. */
function leftToPutDown(priceCents: number, terms: AffordabilityTerms): number {
  const { cashCents, closingFromCash, program, closing } = terms;
  if (!closingFromCash) return Math.min(priceCents, cashCents);
  return downAfterClosing(cashCents, { ...terms, priceCents }, program, closing);
}
