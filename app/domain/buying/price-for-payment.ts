import { highestWhere } from "#app/domain/loan/highest-where.ts";
import { assertCents } from "#app/domain/money.ts";
import { type HomeCost, type HomeTerms, homeCost, type LoanProgram } from "./home-cost.ts";

export type PriceTerms = Omit<HomeTerms, "priceCents" | "downCents"> & {
  /** What may be paid each month, tax, insurance and dues included, in whole cents. */
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
