import { type HomeCost, homeCost, type LoanProgram } from "#app/domain/buying/home-cost.ts";
import { afterCredit, type PlannedClosing, plannedClosing } from "#app/domain/buying/planned-closing.ts";
import { smallestDownCents } from "#app/domain/loan/limits.ts";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { shareCents, sumCents } from "#app/domain/money.ts";
import { rememberLast, rememberLately } from "#app/domain/remember-lately.ts";
import type { CashNeeded } from "./answer.ts";
import type { Household, PathPlace } from "./household.ts";
import { downTier, type PathAssistance, type PathRules, type ProgramTerms, type SellerCredit } from "./terms.ts";

/** The home of the plan under one program: what it costs each month and what it takes to close. */
export type PathHome = {
  cost: HomeCost;
  mostMonthlyCents: number;
  cash: CashNeeded;
  /** What help takes each month, within the payment; null where its page does not say how much. */
  helpPaymentCents: number | null;
};

/** The price in mind, or else what a typical home costs in the place; null where neither is known. */
export function priceOf({ priceCents, place }: Household): number | null {
  return priceCents ?? place?.typicalPriceCents ?? null;
}

/**
 * The home at a score, with the smallest down payment, or so many cents more: HUD, Fannie Mae and Freddie Mac set the smallest
 * by score or by the size of the loan. An unknown score, or one below the floor, is counted as the floor. With more down, closing
 * costs, prepaid items and reserves stay those of the smallest, which are larger by some days of interest. Null without a price.
 */
export function pathHome(
  household: Household,
  terms: ProgramTerms,
  rules: PathRules,
  points: number | null,
  help?: PathAssistance,
  moreDownCents = 0,
): PathHome | null {
  const priceCents = priceOf(household);
  if (priceCents === null) return null;
  const { place, sellerPaysCents = 0 } = household;
  const asked = [rules, priceCents, place, sellerPaysCents, points, help] as const;
  const least = lastHome(terms)(...asked);
  if (moreDownCents === 0) return least;
  const { downCents, totalCents } = least.cash;
  const cash = { ...least.cash, downCents: downCents + moreDownCents, totalCents: totalCents + moreDownCents };
  return { ...monthlyOf(rules, priceCents, place, points, terms, cash.downCents), cash, helpPaymentCents: 0 };
}

/** The last home of each program stays at hand: most keys change nothing of it. */
const lastHome = rememberLately((terms: ProgramTerms) =>
  rememberLast(
    (
      rules: PathRules,
      priceCents: number,
      place: PathPlace | undefined,
      sellerPaysCents: number,
      points: number | null,
      help: PathAssistance | undefined,
    ): PathHome => {
      const downCents = smallestDown(priceCents, terms, points === null ? null : countedScore(points, terms));
      const monthly = monthlyOf(rules, priceCents, place, points, terms, downCents);
      const cash = cashNeeded(sellerPaysCents, downCents, monthly.cost, terms, rules, help);
      return withHelpPayment({ ...monthly, cash, helpPaymentCents: helpPayment(cash, terms, rules, help) });
    },
  ),
);

function monthlyOf(
  rules: PathRules,
  priceCents: number,
  place: PathPlace | undefined,
  points: number | null,
  terms: ProgramTerms,
  downCents: number,
): Pick<PathHome, "cost" | "mostMonthlyCents"> {
  const { propertyTaxRate, homeInsuranceRate } = place ?? rules.anyPlace;
  const home = {
    priceCents,
    downCents,
    annualRate: rules.annualRates[terms.loan.kind],
    termMonths: rules.termMonths,
    propertyTaxRate,
    homeInsuranceRate,
    monthlyDuesCents: 0,
  };
  const cost = homeCost(home, loanOf(terms, rules, countedScore(points, terms)));
  const assumedCents = cost.propertyTaxCents + cost.homeInsuranceCents;
  const isAssumed = place?.isAssumed ?? true;
  const moreCents = isAssumed ? shareCents(assumedCents, rules.anyPlace.moreShare) : 0;
  return { cost, mostMonthlyCents: cost.monthlyCents + moreCents };
}

function countedScore(points: number | null, { scoreFloor }: ProgramTerms): number {
  return Math.max(points ?? 0, scoreFloor ?? 0);
}

function smallestDown(priceCents: number, { down }: ProgramTerms, score: number | null): number {
  if (!("byScore" in down)) return smallestDownCents(priceCents, down);
  return shareCents(priceCents, downTier(down, score).share);
}

function loanOf({ loan }: ProgramTerms, { insuranceByScore }: PathRules, score: number): LoanProgram {
  if (loan.kind !== "conventional") return loan;
  const row = insuranceByScore.find(({ from }) => score >= from) ?? insuranceByScore.at(-1);
  return { kind: "conventional", insuranceRate: row?.rate ?? 0 };
}

function cashNeeded(
  sellerPaysCents: number,
  downCents: number,
  cost: HomeCost,
  { loan, reserveMonths, sellerCredit }: ProgramTerms,
  { annualRates, closing }: PathRules,
  help?: PathAssistance,
): CashNeeded {
  const planned = plannedClosing(cost, annualRates[loan.kind], closing);
  const priceCents = downCents + cost.baseLoanCents;
  const paidBySeller = Math.min(sellerPaysCents, sellerMayPay(sellerCredit, priceCents, planned));
  const { feesCents: closingCents, aheadCents: prepaidCents } = afterCredit(planned, paidBySeller);
  const reservesCents = cost.monthlyCents * reserveMonths;
  const dueCents = sumCents([downCents, closingCents, prepaidCents]);
  const assistanceCents = help ? Math.min(helpCents(help, priceCents, cost), dueCents) : 0;
  const totalCents = dueCents - assistanceCents + reservesCents;
  const leastDownCents = downCents;
  return { downCents, leastDownCents, closingCents, prepaidCents, reservesCents, assistanceCents, totalCents };
}

/** The most of fees and prepaid items that a program lets a seller pay. The down payment stays the buyer's. */
function sellerMayPay({ share, capsFees }: SellerCredit, priceCents: number, planned: PlannedClosing) {
  const { feesCents, aheadCents } = planned;
  const cap = shareCents(priceCents, share);
  return capsFees ? Math.min(cap, feesCents + aheadCents) : feesCents + Math.min(cap, aheadCents);
}

/** A second loan is paid back each month beside the first one, and lenders count its payment with the house. */
function helpPayment(
  { assistanceCents }: CashNeeded,
  { loan }: ProgramTerms,
  { annualRates }: PathRules,
  help?: PathAssistance,
): number | null {
  const { repaid = null } = help ?? {};
  if (repaid === null) return 0;
  if (repaid === "unsaid") return null;
  const annualRate = repaid.annualRate === "first-loan" ? annualRates[loan.kind] : repaid.annualRate;
  return monthlyPaymentCents({ loanCents: assistanceCents, annualRate, termMonths: repaid.termMonths });
}

function withHelpPayment(home: PathHome): PathHome {
  const { cost, mostMonthlyCents, helpPaymentCents } = home;
  if (!helpPaymentCents) return home;
  const monthlyCents = cost.monthlyCents + helpPaymentCents;
  return { ...home, cost: { ...cost, monthlyCents }, mostMonthlyCents: mostMonthlyCents + helpPaymentCents };
}

function helpCents({ most }: PathAssistance, priceCents: number, { baseLoanCents }: HomeCost): number {
  if ("cents" in most) return most.cents;
  const cents = shareCents(most.of === "price" ? priceCents : baseLoanCents, most.share);
  return Math.min(cents, most.capCents ?? cents);
}
