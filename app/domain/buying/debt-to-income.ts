import { highestWhere } from "#app/domain/loan/payment.ts";
import { assertCents, monthlyCentsWithin, monthlyShareCents, sumCents } from "#app/domain/money.ts";

export type DebtRatios = {
  /** Share of the income before tax that housing may take; null where the program has no such ratio. */
  housingShare: number | null;
  /** Share that housing and all other debts together may take. */
  debtsShare: number;
};

type MonthlyDebts = {
  /** Income a year before tax. */
  annualIncomeCents: number;
  /** Principal, interest, tax, insurance and dues of the home, each month. */
  housingCents: number;
  /** What other debts ask for at least each month: cards, cars, student loans, support. */
  debtsCents: readonly number[];
};

export type DebtToIncome = {
  monthlyIncomeCents: number;
  /** Housing alone as a share of the income ("front"), not rounded; null without an income. */
  front: number | null;
  /** Housing and debts ("back"). */
  back: number | null;
  allDebtsCents: number;
};

/**
 * The two ratios a lender works out first: `housing / income` and `(housing + debts) / income`, by the month, before
 * tax. They are for show, rounded there and nowhere before (`formatShare`); to compare with a limit use `roomWithin`.
 * Throws RangeError when an amount is not a whole number of cents from 0 up.
 */
export function debtToIncome({ annualIncomeCents, housingCents, debtsCents }: MonthlyDebts): DebtToIncome {
  const monthlyIncomeCents = monthlyShareCents(annualIncomeCents, 1);
  assertCents(housingCents);
  for (const cents of debtsCents) assertCents(cents);
  const allDebtsCents = sumCents([housingCents, ...debtsCents]);
  const share = (cents: number) => (annualIncomeCents === 0 ? null : (cents * 12) / annualIncomeCents);
  return { monthlyIncomeCents, front: share(housingCents), back: share(allDebtsCents), allDebtsCents };
}

type HousingRoom = {
  /** What housing may cost each month by the front ratio; null where the program has none. */
  frontCents: number | null;
  /** What it may cost by the back ratio: `income × share − debts`, never below 0. */
  backCents: number;
  /** The lower of the two. */
  housingCents: number;
  /** Which one that is; "front" when they are equal. */
  binding: "front" | "back";
};

/**
 * What housing may cost each month within a program's ratios: whole cents, rounded down once, so that housing is within
 * the ratios exactly when it costs no more than this.
 * Throws RangeError when an amount or share is out of range.
 */
export function roomWithin(ratios: DebtRatios, annualIncomeCents: number, debtsCents: number): HousingRoom {
  assertCents(debtsCents);
  const frontCents = ratios.housingShare === null ? null : monthlyCentsWithin(annualIncomeCents, ratios.housingShare);
  const backCents = Math.max(0, monthlyCentsWithin(annualIncomeCents, ratios.debtsShare) - debtsCents);
  const binding = frontCents !== null && frontCents <= backCents ? "front" : "back";
  return { frontCents, backCents, housingCents: Math.min(frontCents ?? backCents, backCents), binding };
}

export type IncomeNeeded = {
  /** Income a year before tax, in whole dollars (as cents). */
  annualIncomeCents: number;
  /** The ratio that asks for it. */
  binding: "front" | "back";
};

/**
 * The lowest yearly income, in whole dollars, within whose ratios a home of `housingCents` a month fits beside other
 * debts: the reverse of `roomWithin`, and with `homeCost` of `affordability`.
 * Throws RangeError when an amount or share is out of range, or a share is below a tenth of a percent.
 */
export function incomeNeeded(ratios: DebtRatios, housingCents: number, monthlyDebtsCents: number): IncomeNeeded {
  assertCents(housingCents);
  assertCents(monthlyDebtsCents);
  const lowest = Math.min(ratios.housingShare ?? 1, ratios.debtsShare);
  if (!(lowest >= 0.001)) throw new RangeError("A share of the income must be a tenth of a percent or more");
  const roomAt = (dollars: number) => roomWithin(ratios, dollars * 100, monthlyDebtsCents);
  const fits = (dollars: number) => roomAt(dollars).housingCents >= housingCents;
  if (fits(0)) return { annualIncomeCents: 0, binding: roomAt(0).binding };
  const ceiling = Math.ceil(((housingCents + monthlyDebtsCents + 1) * 12) / lowest / 100);
  const tooLittle = highestWhere((dollars) => !fits(dollars), ceiling);
  return { annualIncomeCents: (tooLittle + 1) * 100, binding: roomAt(tooLittle).binding };
}
