import {
  assertCents,
  assertMonths,
  grownCents,
  monthlyShareCents,
  monthlyShareOf,
  shareCents,
  sumCents,
} from "./money.ts";
import { insuranceEnd } from "./private-mortgage-insurance.ts";
import { schedule } from "./schedule.ts";

export type RentOrBuyTerms = {
  /** How long is looked at: 1 to 50 years. */
  years: number;

  priceCents: number;
  downCents: number;
  /** Closing costs of the purchase. */
  closingCents: number;
  annualRate: number;
  termMonths: number;
  /** Mortgage insurance a year as a share of the loan, while the original schedule is above 78 % of the price. */
  mortgageInsuranceRate: number;
  /** Each a year, as a share of what the home is worth then. */
  propertyTaxRate: number;
  homeInsuranceRate: number;
  maintenanceRate: number;
  monthlyDuesCents: number;
  /** What a sale costs, as a share of what the home is worth then. */
  sellingShare: number;
  /** How much the home gains in value a year; below 0 it loses. */
  homeGrowth: number;

  monthlyRentCents: number;
  /** How much rent, renters insurance and dues rise a year. */
  rentGrowth: number;
  monthlyRentersInsuranceCents: number;
  depositCents: number;

  /** What money that is left over earns a year, by the month, before tax. */
  investmentReturn: number;
};

export type RentOrBuyYear = {
  year: number;
  homeValueCents: number;
  owedCents: number;
  /** What the buyer has after a sale: value, less selling costs and debt, and what was put aside. */
  buyerCents: number;
  /** What the renter has: what was put aside, and the deposit. */
  renterCents: number;
  /** What each paid for housing in this year. */
  buyerPaidCents: number;
  renterPaidCents: number;
};

export type RentOrBuy = {
  years: readonly RentOrBuyYear[];
  /** The first year after which the buyer has at least as much as the renter; null if none. */
  breakEvenYear: number | null;
};

/**
 * Renting against buying with equal outlay. The renter puts aside what the buyer needs for down payment and closing, less
 * the deposit; each month the side that pays less puts the difference aside; what is put aside earns the same on both
 * sides. After each year both are counted in money: the buyer's home as if sold. Values and rents step once a year. Not
 * in it: income tax and its deductions, and moving.
 * Throws RangeError when an amount, rate, share or term is out of range, or the cash of the renter's start would be
 * below 0.
 */
export function rentOrBuy(terms: RentOrBuyTerms): RentOrBuy {
  return walkYears(terms, buyerOf(terms));
}

function walkYears(terms: RentOrBuyTerms, buyer: Buyer): RentOrBuy {
  const earns = monthlyShareOf(terms.investmentReturn);
  let [buyerSide, renterSide] = [0, startOf(terms)];
  const years: RentOrBuyYear[] = [];
  let homeValueCents = terms.priceCents;
  let rent = terms.monthlyRentCents + terms.monthlyRentersInsuranceCents;
  let dues = terms.monthlyDuesCents;
  for (let year = 1; year <= terms.years; year++) {
    const owning = ownCosts(homeValueCents, dues, terms);
    let [buyerPaidCents, renterPaidCents] = [0, 0];
    for (let month = year * 12 - 11; month <= year * 12; month++) {
      const buying = owning + buyer.loanCost(month);
      buyerPaidCents += buying;
      renterPaidCents += rent;
      buyerSide += earns(buyerSide) + Math.max(0, rent - buying);
      renterSide += earns(renterSide) + Math.max(0, buying - rent);
    }
    homeValueCents = grownCents(homeValueCents, terms.homeGrowth);
    rent = grownCents(rent, terms.rentGrowth);
    dues = grownCents(dues, terms.rentGrowth);
    const owedCents = buyer.owedAfter(year * 12);
    const sale = homeValueCents - shareCents(homeValueCents, terms.sellingShare) - owedCents;
    years.push({
      year,
      homeValueCents,
      owedCents,
      buyerCents: sumCents([sale, buyerSide]),
      renterCents: sumCents([renterSide, terms.depositCents]),
      buyerPaidCents,
      renterPaidCents,
    });
  }
  const even = years.find(({ buyerCents, renterCents }) => buyerCents >= renterCents);
  return { years, breakEvenYear: even?.year ?? null };
}

/**
 * The rent, to the dollar, from which on buying is not behind after all the years: below it renting wins. Null when even
 * a rent of $100,000 a month does not reach it. Throws RangeError as `rentOrBuy` does.
 */
export function breakEvenRentCents(terms: RentOrBuyTerms): number | null {
  const buyer = buyerOf(terms);
  const buyingWins = (dollars: number) => {
    const last = walkYears({ ...terms, monthlyRentCents: dollars * 100 }, buyer).years.at(-1);
    return last !== undefined && last.buyerCents >= last.renterCents;
  };
  let [low, high] = [0, 100_000];
  if (!buyingWins(high)) return null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (buyingWins(middle)) high = middle;
    else low = middle + 1;
  }
  return low * 100;
}

function startOf(terms: RentOrBuyTerms): number {
  const amounts = [terms.downCents, terms.closingCents, terms.depositCents, terms.monthlyRentCents];
  for (const cents of [...amounts, terms.monthlyRentersInsuranceCents, terms.monthlyDuesCents]) assertCents(cents);
  assertMonths(terms.years);
  if (terms.years > 50) throw new RangeError("Only the next 50 years can be looked at");
  const start = terms.downCents + terms.closingCents - terms.depositCents;
  if (start < 0) throw new RangeError("The deposit cannot be more than what buying takes at the start");
  return start;
}

/** What the loan asks for in each month, insurance included, and what is owed after it. */
type Buyer = { loanCost: (month: number) => number; owedAfter: (month: number) => number };

function buyerOf(terms: RentOrBuyTerms): Buyer {
  const { priceCents, downCents, annualRate, termMonths, mortgageInsuranceRate } = terms;
  assertCents(priceCents);
  if (priceCents === 0 || downCents > priceCents) {
    throw new RangeError("The price must be more than 0, and the down payment no more than the price");
  }
  const loan = { loanCents: priceCents - downCents, annualRate, termMonths };
  const { rows } = schedule(loan);
  const insured = insuranceEnd({ ...loan, originalValueCents: priceCents }).unasked;
  const premium = monthlyShareCents(loan.loanCents, mortgageInsuranceRate);
  return {
    loanCost: (month: number) => (rows[month - 1]?.paidCents ?? 0) + (month <= insured ? premium : 0),
    owedAfter: (month: number) => rows[month - 1]?.balanceCents ?? 0,
  };
}

/** Tax, insurance, upkeep and dues of one month at what the home is worth in this year. */
function ownCosts(homeValueCents: number, dues: number, terms: RentOrBuyTerms): number {
  const rates = [terms.propertyTaxRate, terms.homeInsuranceRate, terms.maintenanceRate];
  return sumCents([dues, ...rates.map((rate) => monthlyShareCents(homeValueCents, rate))]);
}
