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
  /** Minimum monthly payments on other debts: cards, cars, student loans, support. */
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
 * The two debt-to-income ratios that a lender looks at first: `housing / income` and `(housing + debts) / income`, by the
 * month, before tax. They are not rounded; `formatShare` rounds them where they are shown. To compare with a limit, use
 * `roomWithin`.
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
  /** The most housing may cost each month by the front ratio; null where the program has none. */
  frontCents: number | null;
  /** The most it may cost by the back ratio: `income × share − debts`, never below 0. */
  backCents: number;
  /** The lower of the two. */
  housingCents: number;
  /** Which one that is; "front" when they are equal. */
  binding: "front" | "back";
};

/**
 * The monthly housing cost within a program's ratios: whole cents, rounded down once, so that housing is within
 * the ratios exactly when it costs at most this.
 * Throws RangeError when an amount or share is out of range.
 */
export function roomWithin(ratios: DebtRatios, annualIncomeCents: number, debtsCents: number): HousingRoom {
  assertCents(debtsCents);
  const frontCents = ratios.housingShare === null ? null : monthlyCentsWithin(annualIncomeCents, ratios.housingShare);
  const backCents = Math.max(0, monthlyCentsWithin(annualIncomeCents, ratios.debtsShare) - debtsCents);
  const binding = frontCents !== null && frontCents <= backCents ? "front" : "back";
  return { frontCents, backCents, housingCents: Math.min(frontCents ?? backCents, backCents), binding };
}
