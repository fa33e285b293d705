import type { DebtRatios } from "#app/domain/buying/debt-to-income.ts";
import { publishedLine, type WiderLine } from "#app/domain/buying/underwriting-lines.ts";
import { monthlyCentsWithin, sumCents } from "#app/domain/money.ts";
import { rememberLast, rememberLately } from "#app/domain/remember-lately.ts";
import { type Gate, type Held, heldIn, holdsIn, months, type PathCase, steadily, steadyCents } from "./case.ts";
import { countedPayment } from "./counted-payment.ts";
import type { Debt, DebtKind, Household } from "./household.ts";
import type { DebtMonths } from "./money-by-month.ts";
import { horizonMonths } from "./terms.ts";

/** Everyone's yearly income before tax; null where it was skipped. */
export function annualIncomeCents({ incomes }: Household): number | null {
  return incomes ? sumCents(incomes.map(({ monthlyCents }) => monthlyCents)) * 12 : null;
}

/** Savings and gifts against down payment, closing costs, prepaid items and reserves, less assistance. */
export function cashGate(path: PathCase): Gate {
  const { household, money, home } = path;
  const kind = "cash";
  const skipped = home(0) === null ? "priceCents" : household.savedCents === undefined ? "savedCents" : null;
  if (skipped) return { kind, isKnown: false, ask: "yourself", skipped };
  const { giftCents = 0 } = household;
  const has = (month: number) => (money.savedCents[month] ?? 0) + giftCents;
  const needs = steadyCents(path, (month) => home(month)?.cash.totalCents ?? 0);
  if (household.monthlySavingCents === undefined && has(0) < needs(0)) {
    return { kind, isKnown: false, ask: "yourself", skipped: "monthlySavingCents" };
  }
  const compared = (month: number) => ({ has: has(month), needs: needs(month) });
  const held = money.savedCents.map((cents, month) => cents + giftCents >= needs(month));
  return { kind, isKnown: true, holds: heldIn(held), compared, change: "saving" };
}

/**
 * What a plan goes by: one of the published lines, the wider of them, one that takes reasons, or what lenders approve beyond
 * all of them.
 */
export type Line = "hand" | "automated" | "published" | "lender" | WiderLine;

function ratiosIn({ lines }: PathCase["terms"], line: Line): DebtRatios {
  if (typeof line === "object") return line;
  return line === "hand" ? lines.hand : publishedLine(lines);
}

/**
 * The house payment against the line's front ratio; none where the line has no such ratio. Beyond it a lender may say yes. Where
 * only the low end of an assumed tax and insurance is within, the home's real ones decide.
 */
export function paymentGate(path: PathCase, line: Line): Gate | null {
  const { household, terms, home } = path;
  const kind = "payment-to-income";
  const { housingShare } = ratiosIn(terms, line);
  if (housingShare === null) return null;
  if (home(0) === null) return { kind, isKnown: false, ask: "yourself", skipped: "priceCents" };
  const paid = (month: number) => home(month)?.cost.monthlyCents ?? 0;
  const mostPaid = (month: number) => home(month)?.mostMonthlyCents ?? 0;
  const annual = annualIncomeCents(household);
  if (annual === null) return { kind, isKnown: false, ask: "yourself", skipped: "incomes" };
  const roomCents = monthlyCentsWithin(annual, housingShare);
  const compared = (month: number) => ({
    has: shareOf(annual, paid(month)),
    most: shareOf(annual, mostPaid(month)),
    needs: housingShare,
  });
  const change = annual === 0 ? "income" : "price";
  const atBest = steadily(path, (month) => paid(month) <= roomCents);
  const sure = steadily(path, (month) => mostPaid(month) <= roomCents);
  const holds = (line === "lender" && annual !== 0) || atBest;
  return { kind, isKnown: true, holds, sure, asked: askedOf(atBest), waitsForSure: true, compared, change };
}

/**
 * The house payment against the one that feels right to the visitor; none where they named none. No lender goes by it, so it is a
 * limit of its own and never a line of theirs.
 */
export function ownPaymentGate(path: PathCase): Gate | null {
  const { household, home } = path;
  const { comfortCents } = household;
  const kind = "own-payment";
  if (comfortCents === undefined) return null;
  if (home(0) === null) return { kind, isKnown: false, ask: "yourself", skipped: "priceCents" };
  const paid = (month: number) => home(month)?.cost.monthlyCents ?? 0;
  const mostPaid = (month: number) => home(month)?.mostMonthlyCents ?? 0;
  const compared = (month: number) => ({ has: paid(month), most: mostPaid(month), needs: comfortCents });
  const holds = steadily(path, (month) => paid(month) <= comfortCents);
  const sure = steadily(path, (month) => mostPaid(month) <= comfortCents);
  return { kind, isKnown: true, holds, sure, asked: askedOf(true), waitsForSure: true, compared, change: "wish" };
}

/** The home's real tax and insurance decide where the low end of the assumed ones is within the line; else a lender does. */
function askedOf(atBest: Held): NonNullable<Extract<Gate, { isKnown: true }>["asked"]> {
  return (month) => (holdsIn(atBest, month) ? { ask: "yourself", hangsOn: "bills" } : { ask: "lender" });
}

/** House payment and debts, as the program counts them in each month, against the line's back ratio. */
export function debtGate(path: PathCase, line: Line): Gate {
  const { household, terms, home } = path;
  const kind = "debt-to-income";
  const annual = annualIncomeCents(household);
  if (home(0) === null) return { kind, isKnown: false, ask: "yourself", skipped: "priceCents" };
  if (annual === null) return { kind, isKnown: false, ask: "yourself", skipped: "incomes" };
  const { debtsShare } = ratiosIn(terms, line);
  const sureCents = monthlyCentsWithin(annual, debtsShare);
  const roomCents = line === "lender" ? monthlyCentsWithin(annual, terms.lines.mostShare) : sureCents;
  const paid = steadyCents(path, (month) => home(month)?.cost.monthlyCents ?? 0);
  const fitsAlone = path.isSteady ? paid(0) <= roomCents : months.some((month) => paid(month) <= roomCents);
  if (household.debts === undefined && fitsAlone) {
    const skipped = { ask: "yourself", skipped: "debts" } as const;
    if (path.isSteady) return { kind, isKnown: false, ...skipped };
    const alone = heldIn(months.map((month) => paid(month) <= roomCents));
    return { kind, isKnown: true, holds: alone, sure: false, asked: () => skipped, change: "price" };
  }
  const counted = debtsCounted(path, annual);
  const mostPaid = steadyCents(path, (month) => home(month)?.mostMonthlyCents ?? 0);
  const change = annual === 0 ? "income" : fitsAlone ? "debts" : "price";
  const shareWith = (house: number, month: number) => shareOf(annual, house + (counted[month] ?? 0));
  const compared = (month: number) => ({
    has: shareWith(paid(month), month),
    most: shareWith(mostPaid(month), month),
    needs: debtsShare,
  });
  const within = (house: typeof paid, most: number) =>
    heldIn(counted.map((cents, month) => house(month) + cents <= most));
  const atBest = within(paid, sureCents);
  const sure = within(mostPaid, sureCents);
  const holds = line === "lender" ? within(paid, roomCents) : atBest;
  return { kind, isKnown: true, holds, sure, asked: askedOf(atBest), waitsForSure: true, compared, change };
}

/** A month's amount as a share of the income; null where there is no income, or it is unknown. */
function shareOf(annualCents: number | null, cents: number): number | null {
  return annualCents ? (cents * 12) / annualCents : null;
}

/** The debts that the program of a case counts in each month. */
export function debtsCounted({ household, terms, money }: PathCase, annualCents: number): number[] {
  return lastCounted(terms)(household.debts, money.debts, annualCents);
}

/** The debts counted last, by program: most keys change none. */
const lastCounted = rememberLately((terms: PathCase["terms"]) =>
  rememberLast((debts: readonly Debt[] = [], months: readonly DebtMonths[], annualCents: number) =>
    countedDebts(debts, months, terms, annualCents),
  ),
);

const fewPayments = 10;
const installmentKinds: readonly DebtKind[] = ["car", "student", "personal"];

/**
 * The monthly debts that count from now, 121 entries: each payment, or a share of the balance by the program's own rule,
 * and nothing once it is paid. Installment debts with ten payments or fewer left are skipped while all installment payments that
 * still run stay within the program's share of the income. Handbooks look only at those with few payments left; counting all
 * of them is the stricter side, and no debt that ends can make another one count again.
 */
export function countedDebts(
  debts: readonly Debt[],
  months: readonly DebtMonths[],
  terms: PathCase["terms"],
  annualCents: number,
): number[] {
  const { fewPaymentsShare } = terms;
  const mostFew = fewPaymentsShare === null ? -1 : monthlyCentsWithin(annualCents, fewPaymentsShare);
  const running = Array<number>(horizonMonths + 1).fill(0);
  const installments = [...running];
  const few = [...running];
  for (const [index, debt] of debts.entries()) {
    const { balancesCents, payments } = months[index] as DebtMonths;
    const isInstallment = installmentKinds.includes(debt.kind);
    for (let month = 0; month <= horizonMonths && month < payments; month += 1) {
      const cents = countedPayment(debt, balancesCents[month] ?? 0, terms);
      running[month] = (running[month] ?? 0) + cents;
      if (isInstallment) installments[month] = (installments[month] ?? 0) + cents;
      if (isInstallment && payments - month <= fewPayments) few[month] = (few[month] ?? 0) + cents;
    }
  }
  return running.map((cents, month) => ((installments[month] ?? 0) <= mostFew ? cents - (few[month] ?? 0) : cents));
}
