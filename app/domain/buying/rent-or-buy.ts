import { insuranceEnd } from "#app/domain/insurance/private-mortgage-insurance.ts";
import { schedule } from "#app/domain/loan/schedule.ts";
import {
  assertCents,
  assertMonths,
  grownCents,
  monthlyShareCents,
  monthlyShareOf,
  shareCents,
  sumCents,
} from "#app/domain/money.ts";

export type RentOrBuyTerms = {
  /** How many years are compared: 1 to 50. */
  years: number;

  priceCents: number;
  downCents: number;
  /** Closing costs of the purchase. */
  closingCents: number;
  annualRate: number;
  termMonths: number;
  /** Mortgage insurance a year as a share of the loan, while the original schedule is above 78% of the price. */
  mortgageInsuranceRate: number;
  /** Each a year, as a share of what the home is worth then. */
  propertyTaxRate: number;
  homeInsuranceRate: number;
  maintenanceRate: number;
  monthlyDuesCents: number;
  /** The cost of a sale, as a share of the home's value then. */
  sellingShare: number;
  /** How much the home gains in value a year; below 0 it loses. */
  homeGrowth: number;

  monthlyRentCents: number;
  /** How much rent, renters insurance and dues rise a year. */
  rentGrowth: number;
  monthlyRentersInsuranceCents: number;
  depositCents: number;

  /** The yearly return on savings, before tax; it is added each month. */
  investmentReturn: number;
};

export type RentOrBuyYear = {
  year: number;
  homeValueCents: number;
  owedCents: number;
  /** The buyer's money after a sale: value, less selling costs and debt, plus savings. */
  buyerCents: number;
  /** The renter's money: savings and the deposit. */
  renterCents: number;
  /** Housing costs of each in this year. */
  buyerPaidCents: number;
  renterPaidCents: number;
};

export type RentOrBuy = {
  years: readonly RentOrBuyYear[];
  /** The first year after which the buyer has at least as much as the renter; null if none. */
  breakEvenYear: number | null;
};

/**
 * Renting against buying with the same money spent. The renter puts aside what the buyer needs for down payment and closing, less
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
  let rent = terms.monthlyRentCents + terms.monthlyRentersInsuranceCents;
  const years = buyer.map(({ byMonthCents, saleCents, ...home }, index): RentOrBuyYear => {
    let [buyerPaidCents, renterPaidCents] = [0, 0];
    for (const buying of byMonthCents) {
      buyerPaidCents += buying;
      renterPaidCents += rent;
      buyerSide += earns(buyerSide) + Math.max(0, rent - buying);
      renterSide += earns(renterSide) + Math.max(0, buying - rent);
    }
    rent = grownCents(rent, terms.rentGrowth);
    return {
      year: index + 1,
      ...home,
      buyerCents: sumCents([saleCents, buyerSide]),
      renterCents: sumCents([renterSide, terms.depositCents]),
      buyerPaidCents,
      renterPaidCents,
    };
  });
  const even = years.find(({ buyerCents, renterCents }) => buyerCents >= renterCents);
  return { years, breakEvenYear: even?.year ?? null };
}

/** The highest rent that the search tries, in dollars a month. */
const highestRent = 100_000;

/**
 * The rent, to the dollar, from which on buying is not behind after all the years: below it renting wins. Null when even
 * a rent of $100,000 a month does not reach it. Throws RangeError as `rentOrBuy` does.
 */
export function breakEvenRentCents(terms: RentOrBuyTerms): number | null {
  const buyer = buyerOf(terms);
  const leadAt = (dollars: number) => {
    const last = walkYears({ ...terms, monthlyRentCents: dollars * 100 }, buyer).years.at(-1);
    return last ? last.buyerCents - last.renterCents : -1;
  };
  let [low, high] = [0, highestRent];
  let [behind, ahead] = [leadAt(low), leadAt(high)];
  if (ahead < 0) return null;
  if (behind >= 0) return 0;
  // The lead rises almost in a straight line: most steps go to where that line crosses 0, some halve what is left.
  for (let step = 1; high - low > 1; step++) {
    const share = step % 3 === 0 ? 0.5 : behind / (behind - ahead);
    const middle = Math.min(high - 1, Math.max(low + 1, Math.ceil(low + share * (high - low))));
    const lead = leadAt(middle);
    if (lead < 0) [low, behind] = [middle, lead];
    else [high, ahead] = [middle, lead];
  }
  return high * 100;
}

/** The renter's money at first; refuses amounts and years out of range. */
function startOf(terms: RentOrBuyTerms): number {
  const amounts = [terms.downCents, terms.closingCents, terms.depositCents, terms.monthlyRentCents];
  for (const cents of [...amounts, terms.monthlyRentersInsuranceCents, terms.monthlyDuesCents]) assertCents(cents);
  assertMonths(terms.years);
  if (terms.years > 50) throw new RangeError("Only the next 50 years can be looked at");
  const start = terms.downCents + terms.closingCents - terms.depositCents;
  if (start < 0) throw new RangeError("The deposit cannot be more than what buying takes at the start");
  return start;
}

/** The buyer's side of each year. The rent does not change it. */
type Buyer = readonly {
  homeValueCents: number;
  owedCents: number;
  /** Proceeds of a sale at the year's end. */
  saleCents: number;
  /** Total cost of owning in each of its months. */
  byMonthCents: readonly number[];
}[];

function buyerOf(terms: RentOrBuyTerms): Buyer {
  const { priceCents, downCents, annualRate, termMonths, mortgageInsuranceRate } = terms;
  assertCents(priceCents);
  if (priceCents === 0 || downCents > priceCents) {
    throw new RangeError("The price must be more than 0, and the down payment no more than the price");
  }
  startOf(terms);
  const loan = { loanCents: priceCents - downCents, annualRate, termMonths };
  const { rows } = schedule(loan);
  const insured = insuranceEnd({ ...loan, originalValueCents: priceCents }).unasked;
  const premium = monthlyShareCents(loan.loanCents, mortgageInsuranceRate);
  let [homeValueCents, dues] = [priceCents, terms.monthlyDuesCents];
  return Array.from({ length: terms.years }, (_, year) => {
    const owning = ownCosts(homeValueCents, dues, terms);
    homeValueCents = grownCents(homeValueCents, terms.homeGrowth);
    dues = grownCents(dues, terms.rentGrowth);
    const owedCents = rows[year * 12 + 11]?.balanceCents ?? 0;
    return {
      homeValueCents,
      owedCents,
      saleCents: homeValueCents - shareCents(homeValueCents, terms.sellingShare) - owedCents,
      byMonthCents: Array.from({ length: 12 }, (_, index) => {
        const month = year * 12 + index;
        return owning + (rows[month]?.paidCents ?? 0) + (month < insured ? premium : 0);
      }),
    };
  });
}

/** Tax, insurance, upkeep and dues of one month at what the home is worth in this year. */
function ownCosts(homeValueCents: number, dues: number, terms: RentOrBuyTerms): number {
  const rates = [terms.propertyTaxRate, terms.homeInsuranceRate, terms.maintenanceRate];
  return sumCents([dues, ...rates.map((rate) => monthlyShareCents(homeValueCents, rate))]);
}
