import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import { sumCents } from "#app/domain/money.ts";
import type { Debt, DebtKind, Household } from "#app/domain/path/household.ts";
import { formatRate, formatTypedMoney } from "#app/lib/format/format-currency.ts";

// What other pages may take of a plan. Each number has a name, so that a page can say which ones it uses.

const debtGroups = {
  carDebts: ["car"],
  cardDebts: ["card"],
  studentDebts: ["student"],
  otherDebts: ["personal", "support", "other"],
} as const satisfies Record<string, readonly DebtKind[]>;

/** Amounts are cents, a month unless the name says more; the income is a year's; the tax is a share of the price a year. */
export type OwnNumberName =
  | "yearlyIncome"
  | "debts"
  | keyof typeof debtGroups
  | "cash"
  | "saved"
  | "monthlySaving"
  | "gift"
  | "rent"
  | "comfort"
  | "price"
  | "propertyTaxRate"
  | "score";

/** A number, what it is called, and how it is said after that: `Income`, `$58,000 a year`. */
export type OwnNumber = { value: number; label: string; text: string };
export type OwnNumbers = Partial<Record<OwnNumberName, OwnNumber>>;

/** The numbers of a household that are known; what was skipped is left out. */
export function ownNumbers(household: Household): OwnNumbers {
  const { savedCents, monthlySavingCents, giftCents, rentCents, comfortCents, score } = household;
  const numbers: Partial<Record<OwnNumberName, OwnNumber | undefined>> = {
    yearlyIncome: incomeOf(household),
    ...debtsOf(household),
    cash: cashOf(household),
    saved: amount("Saved", savedCents),
    monthlySaving: amount("Saved each month", monthlySavingCents),
    gift: amount("Gift", giftCents),
    rent: amount("Rent", rentCents, " a month"),
    comfort: amount("Payment that feels right", comfortCents, " a month"),
    ...homeOf(household),
    score: typeof score === "object" ? { value: score.points, label: "Score", text: `${score.points}` } : undefined,
  };
  return Object.fromEntries(Object.entries(numbers).filter(([, number]) => number !== undefined)) as OwnNumbers;
}

function incomeOf({ incomes }: Household): OwnNumber | undefined {
  if (!incomes?.length) return undefined;
  // It is typed by the year and kept by the month, which loses cents.
  const yearCents = Math.round((sumCents(incomes.map(({ monthlyCents }) => monthlyCents)) * 12) / 100) * 100;
  return amount("Income", yearCents, " a year");
}

function debtsOf({ debts }: Household): Partial<Record<OwnNumberName, OwnNumber | undefined>> {
  if (!debts) return {};
  const paid = (label: string, kinds?: readonly DebtKind[]) => amount(label, monthlyOf(debts, kinds), " a month");
  return {
    debts: paid("Debts"),
    carDebts: paid("Car loans", debtGroups.carDebts),
    cardDebts: paid("Cards", debtGroups.cardDebts),
    studentDebts: paid("Student loans", debtGroups.studentDebts),
    otherDebts: paid("Other debts", debtGroups.otherDebts),
  };
}

function monthlyOf(debts: readonly Debt[], kinds?: readonly DebtKind[]): number {
  return sumCents(debts.filter(({ kind }) => kinds?.includes(kind) ?? true).map(({ monthlyCents }) => monthlyCents));
}

/** All that can be brought to a closing: savings, and a gift. */
function cashOf({ savedCents, giftCents = 0 }: Household): OwnNumber | undefined {
  if (savedCents === undefined) return undefined;
  return amount(giftCents > 0 ? "Saved, with the gift" : "Saved", savedCents + giftCents);
}

/** The price that was typed, else what the middle home of the place costs, as on My path itself. */
function homeOf({ place, priceCents }: Household): Partial<Record<OwnNumberName, OwnNumber | undefined>> {
  const typical = place?.typicalPriceCents ?? undefined;
  return {
    price: amount("Home price", priceCents) ?? amount(`The middle home in ${shortName(place?.name ?? "")}`, typical),
    propertyTaxRate: place && taxOf(place),
  };
}

/** A place whose tax no table has was given the example's, which is nobody's own. */
function taxOf({ name, propertyTaxRate: rate }: NonNullable<Household["place"]>): OwnNumber | undefined {
  if (rate === exampleMortgage.propertyTaxRate) return undefined;
  return { value: rate, label: `Property tax, ${shortName(name)}`, text: formatRate(rate) };
}

/** `Maricopa County` of `Maricopa County, Arizona`. */
function shortName(name: string): string {
  return name.split(",")[0] ?? name;
}

function amount(label: string, cents: number | undefined, span = ""): OwnNumber | undefined {
  return cents === undefined ? undefined : { value: cents, label, text: `${formatTypedMoney(cents)}${span}` };
}
