import { highestWhere } from "#app/domain/loan/payment.ts";
import { assertCents } from "#app/domain/money.ts";
import { type DebtRatios, roomWithin } from "./debt-to-income.ts";

export type IncomeNeeded = {
  /** Income a year before tax, in whole dollars (as cents). */
  annualIncomeCents: number;
  /** The ratio that asks for it. */
  binding: "front" | "back";
};

/**
 * The lowest yearly income, in whole dollars, whose ratios leave room for `housingCents` a month beside other debts: the
 * reverse of `roomWithin`.
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
