import { type FhaRules, fhaPremium, monthlyPremiumsByYear } from "#app/domain/insurance/annual-premium.ts";
import { isAboveDeliveredLoanToValue, isAboveLoanToValue } from "#app/domain/loan/loan-to-value.ts";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { schedule } from "#app/domain/loan/schedule.ts";
import { assertCents, assertMonths, monthlyShareCents, monthlyShareOf } from "#app/domain/money.ts";

/** A home with an FHA loan, and the conventional loan that could take its place. */
export type LeavingFhaTerms = {
  priceCents: number;
  downCents: number;
  annualRate: number;
  termMonths: number;
  /** Payments made so far, from 0 up; fewer than `termMonths`. */
  paidMonths: number;
  /** The home's value today, and its yearly change as a share: 0.03, −0.02. */
  valueCents: number;
  valueGrowth: number;
  newRate: number;
  newTermMonths: number;
  /** Mortgage insurance a year as a share of the new loan, while it is above 80% of the value at its start. */
  insuranceRate: number;
  /** The cost of the new loan, in cash. */
  costsCents: number;
  /** How long the home is kept from today on. */
  stayMonths: number;
  /** Payments on the FHA loan before a lender makes the new one, and its highest loan-to-value in whole percent. */
  paymentsFirst: number;
  highestLoanToValue: number;
};

/** The new loan, taken so many months from now. */
export type FhaSwitch = {
  afterMonths: number;
  /** The balance, and the home's value by then. */
  owedCents: number;
  valueCents: number;
  /** Why no lender makes it yet; null where nothing prevents it. */
  stopped: "too-soon" | "owes-too-much" | null;
  /** FHA payment and premium of the next month, without the switch. */
  fhaCents: number;
  paymentCents: number;
  /** Mortgage insurance of the new loan each month, and for how many months of the stay; both 0 up to 80%. */
  insuranceCents: number;
  insuredMonths: number;
  /** How much better off it leaves you at the end of the stay, debt counted; below 0 you are worse off. */
  savedCents: number;
  /** Months after the switch until it breaks even; null when the stay ends before. */
  evenAfter: number | null;
};

export type LeavingFha = {
  owedCents: number;
  paymentCents: number;
  /** By payments from now on, up to the last: payment and premium of the FHA loan. */
  byMonthCents: readonly number[];
  /** Payments from now until the premium stops; null when it lasts as long as the loan, 0 when it has. */
  premiumStopsAfter: number | null;
  /** One for each month from now on, up to ten years, within the stay and before the last payment of the FHA loan. */
  switches: readonly FhaSwitch[];
  /** The switch that saves most; null when none that may be made saves anything. */
  best: FhaSwitch | null;
};

const monthsShown = 120;

/**
 * When a conventional loan in place of an FHA loan leaves an owner best off. Each month of switching is counted up to the
 * end of the stay as `loanAdvantage` counts: payments, insurance and costs paid, and what is still owed. The premium
 * follows HUD Mortgagee Letter 2023-05 (`rules`), the new loan's insurance ends once 80% of the value at its start is
 * owed, if you ask (12 U.S.C. 4902(a)).
 * Throws RangeError when a term is out of range, the down payment is the whole price, or all payments are made.
 */
export function leavingFha(terms: LeavingFhaTerms, rules: FhaRules): LeavingFha {
  const { priceCents, downCents, annualRate, termMonths, paidMonths, stayMonths } = terms;
  for (const cents of [terms.costsCents, paidMonths, terms.paymentsFirst]) assertCents(cents);
  assertMonths(stayMonths);
  assertCents(downCents);
  if (!(terms.valueGrowth > -1 && terms.valueGrowth < 1))
    throw new RangeError("The change of the value lies between −1 and 1");
  if (downCents >= priceCents) throw new RangeError("The down payment leaves nothing to borrow");
  if (paidMonths >= termMonths) throw new RangeError("The loan is paid off");
  const premium = fhaPremium({ baseLoanCents: priceCents - downCents, valueCents: priceCents, termMonths }, rules);
  const note = { loanCents: premium.noteCents, annualRate, termMonths };
  const charged = { premiumRate: premium.annualRate, premiumMonths: premium.months, upfrontRate: rules.upfrontRate };
  const byYear = monthlyPremiumsByYear({ ...note, ...charged });
  const { rows, paymentCents } = schedule(note);
  const premiumOf = (number: number) => (number <= premium.months ? (byYear[Math.ceil(number / 12) - 1] ?? 0) : 0);
  const left = rows.slice(paidMonths);
  const byMonthCents = left.map(({ number, paidCents }) => paidCents + premiumOf(number));
  const owedCents = rows[paidMonths - 1]?.balanceCents ?? premium.noteCents;
  const owed = [owedCents, ...left.map(({ balanceCents }) => balanceCents)];
  // Once the FHA loan is over there is nothing to switch, but a new one goes on until the end of the stay.
  const lastSwitch = Math.min(monthsShown, stayMonths - 1, termMonths - paidMonths - 1);
  const switches = Array.from({ length: lastSwitch + 1 }, (_, afterMonths) =>
    switchAfter(afterMonths, terms, { byMonthCents, owed }),
  );
  return {
    owedCents,
    paymentCents,
    byMonthCents,
    premiumStopsAfter: premium.forLife ? null : Math.max(0, premium.months - paidMonths),
    switches,
    best: switches
      .filter(({ stopped, savedCents }) => stopped === null && savedCents > 0)
      .reduce<FhaSwitch | null>((most, one) => (most && most.savedCents >= one.savedCents ? most : one), null),
  };
}

type FhaRun = {
  byMonthCents: readonly number[];
  /** Owed before each of these payments, and after the last. */
  owed: readonly number[];
};

function switchAfter(afterMonths: number, terms: LeavingFhaTerms, { byMonthCents, owed }: FhaRun): FhaSwitch {
  const { newRate: annualRate, newTermMonths: termMonths, stayMonths } = terms;
  const owedCents = owed[afterMonths] ?? 0;
  const valueCents = Math.round(terms.valueCents * (1 + terms.valueGrowth) ** (afterMonths / 12));
  const paymentCents = monthlyPaymentCents({ loanCents: owedCents, annualRate, termMonths });
  const insuranceCents = isAboveDeliveredLoanToValue(owedCents, valueCents, 80)
    ? monthlyShareCents(owedCents, terms.insuranceRate)
    : 0;
  const interestOn = monthlyShareOf(annualRate);
  let balance = owedCents;
  let insuredMonths = 0;
  // Ahead by what the FHA loan would have taken, less what the new one takes; debts of both counted.
  let ahead = -terms.costsCents;
  let evenAfter = ahead >= 0 ? 0 : null;
  for (let month = afterMonths; month < stayMonths; month++) {
    const insured = insuranceCents > 0 && isAboveLoanToValue(balance, valueCents, 80);
    if (insured) insuredMonths++;
    const interest = interestOn(balance);
    const last = month - afterMonths === termMonths - 1;
    const due = last ? balance : Math.min(paymentCents - interest, balance);
    const fhaOwed = (owed[month] ?? 0) - (owed[month + 1] ?? 0);
    ahead += (byMonthCents[month] ?? 0) - fhaOwed - (interest + (insured ? insuranceCents : 0));
    balance -= due;
    if (evenAfter === null && ahead >= 0) evenAfter = month + 1 - afterMonths;
  }
  return {
    afterMonths,
    owedCents,
    valueCents,
    stopped: stopOf(owedCents, valueCents, afterMonths, terms),
    fhaCents: byMonthCents[afterMonths] ?? 0,
    paymentCents,
    insuranceCents,
    insuredMonths,
    savedCents: ahead,
    evenAfter,
  };
}

function stopOf(owedCents: number, valueCents: number, afterMonths: number, terms: LeavingFhaTerms) {
  if (terms.paidMonths + afterMonths < terms.paymentsFirst) return "too-soon";
  return isAboveDeliveredLoanToValue(owedCents, valueCents, terms.highestLoanToValue) ? "owes-too-much" : null;
}
