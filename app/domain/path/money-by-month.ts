import { monthlyShareOf } from "#app/domain/money.ts";
import { rememberLast } from "#app/domain/remember-lately.ts";
import type { Debt, Household, Month } from "./household.ts";
import { horizonMonths } from "./terms.ts";

export type DebtMonths = {
  /** Balance at the start of each month from now, as long as there is one; for an endless debt, today's balance. */
  balancesCents: readonly number[];
  /** The payment in each of these months. */
  paidCents: readonly number[];
  /** Payments left today; Infinity where it never ends. */
  payments: number;
};

/** Savings at the start of each month from now, 121 entries, and the debts over that time. */
export type MoneyByMonth = { savedCents: readonly number[]; debts: readonly DebtMonths[] };

/**
 * Savings and debts month by month: a payment that a debt no longer needs is saved from that month on. With `debtFirst`
 * the monthly saving goes to that debt until it is paid. Savings earn no interest here and never fall below 0.
 */
export function moneyByMonth(household: Household, debtFirst?: number): MoneyByMonth {
  const saving = household.monthlySavingCents ?? 0;
  const given = household.debts ?? noDebts;
  const { debts, freedCents } =
    debtFirst === undefined ? plainDebts(given) : debtsOf(given, debtFirst, Math.max(0, saving));
  let saved = household.savedCents ?? 0;
  const savedCents = [saved];
  for (let month = 0; month < horizonMonths; month += 1) {
    saved = Math.max(0, saved + saving + (freedCents[month] ?? 0));
    savedCents.push(saved);
  }
  return { savedCents, debts };
}

const noDebts: readonly Debt[] = [];

/** Most keys change no debt. */
const plainDebts = rememberLast((given: readonly Debt[]) => debtsOf(given));

/** Each debt by month, and what their payments leave to save in each month: below 0 while more is paid on the first one. */
function debtsOf(given: readonly Debt[], first?: number, extraCents = 0) {
  const debts = given.map((debt, index) => debtMonths(debt, index === first ? extraCents : 0));
  const freedCents = Array<number>(horizonMonths).fill(0);
  for (const [index, { paidCents }] of debts.entries()) {
    const payment = given[index]?.monthlyCents ?? 0;
    for (let month = 0; month < horizonMonths; month += 1) {
      freedCents[month] = (freedCents[month] ?? 0) + payment - (paidCents[month] ?? 0);
    }
  }
  return { debts, freedCents };
}

/** The calendar month of each debt's last payment, last month for one that is paid; null for one that never ends. */
export function debtEnds(debts: readonly DebtMonths[], now: Month): (Month | null)[] {
  return debts.map(({ payments }) => (Number.isFinite(payments) ? now + payments - 1 : null));
}

const longestMonths = 600;

/**
 * A debt until it is paid: each month it earns its interest, rounded to the cent, and gets its payment and `extraCents`.
 * One that does not shrink, or takes more than 50 years, is endless; so is a payment whose end nobody told, neither by a
 * balance nor by the payments left. Support has no balance: it ends by its payments.
 */
function debtMonths(debt: Debt, extraCents: number): DebtMonths {
  const paymentCents = debt.monthlyCents + extraCents;
  const byPayments = debt.paymentsLeft !== undefined && debt.monthlyCents > 0;
  const isOpen = debt.kind === "support" || (debt.monthlyCents > 0 && debt.balanceCents === 0);
  if (isOpen && !byPayments) return endless(debt, paymentCents);
  const interestOn = monthlyShareOf(byPayments ? 0 : (debt.annualRate ?? 0));
  const balancesCents: number[] = [];
  const paidCents: number[] = [];
  let balance = byPayments ? (debt.paymentsLeft ?? 0) * debt.monthlyCents : debt.balanceCents;
  while (balance > 0) {
    const owed = balance + interestOn(balance);
    const pays = Math.min(paymentCents, owed);
    if (owed - pays >= balance || balancesCents.length === longestMonths) return endless(debt, paymentCents);
    balancesCents.push(balance);
    paidCents.push(pays);
    balance = owed - pays;
  }
  return { balancesCents, paidCents, payments: balancesCents.length };
}

function endless({ balanceCents }: Debt, paymentCents: number): DebtMonths {
  const filled = (cents: number) => Array<number>(horizonMonths + 1).fill(cents);
  return { balancesCents: filled(balanceCents), paidCents: filled(paymentCents), payments: Number.POSITIVE_INFINITY };
}
