import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import { conventionalDown } from "#app/content/rules/conventional.ts";
import { insuranceByScore } from "#app/content/rules/pricing-assumptions.ts";
import { smallestDownCents } from "#app/domain/loan/limits.ts";
import { scoreScale } from "#app/domain/loan/score-scale.ts";
import type { Debt, DebtKind, Household } from "#app/domain/path/household.ts";
import { formatDollars, formatRate, formatTypedMoney } from "#app/lib/format/format-currency.ts";
import { countedDebts, dueCents, hasNoPayment } from "./counted-debts.ts";

// The numbers that other pages may use from a plan. Each number has a name, so that a page can say which ones it uses.

const debtGroups = {
  carDebts: ["car"],
  cardDebts: ["card"],
  studentDebts: ["student"],
  otherDebts: ["personal", "support", "other"],
} as const satisfies Record<string, readonly DebtKind[]>;

/**
 * Amounts are in cents, by the month unless the name says otherwise. The income and USDA's limit are yearly; the tax is a share
 * of the price a year. `housePayment` is the new home's, with tax and insurance; `loanKind` is the place of a program in a list
 * of kinds of loans. Only fields that ask for these two load the engine that knows them (`planned-loan.ts`). `served` is 1 for yes and 2
 * for no, as in a list that begins with no answer. `state` is the one that has no number: its text is the postal code.
 */
export type OwnNumberName =
  | "yearlyIncome"
  | "debts"
  | keyof typeof debtGroups
  | "cash"
  | "saved"
  | "monthlySaving"
  | "gift"
  | "rent"
  | "housePayment"
  | "loanKind"
  | "comfort"
  | "people"
  | "state"
  | "price"
  | "downShare"
  | "mortgageInsuranceRate"
  | "propertyTaxRate"
  | "score"
  | "served"
  | "conformingLimit"
  | "fhaLimit"
  | "usdaLimit";

/**
 * A number, its label, and its words: `Income`, `$58,000 a year`. `ofPlace`: not typed by the visitor, but their county's, or
 * what My path plans with.
 */
export type OwnNumber = { value: number; label: string; text: string; ofPlace?: true };
export type OwnNumbers = Partial<Record<OwnNumberName, OwnNumber>>;

/** The known numbers of a household, without skipped questions. */
export function ownNumbers(household: Household): OwnNumbers {
  const { place, savedCents, monthlySavingCents, giftCents, priceCents, score, served, people } = household;
  const { income, cash, rent, comfort, price } = ownCents(household);
  const homePrice = priceCents === undefined ? typicalPrice(place) : amount("Home price", price);
  const numbers: Partial<Record<OwnNumberName, OwnNumber | undefined>> = {
    yearlyIncome: amount("Income", income, " a year"),
    debts: household.debts && debtsAmount("Debts", household.debts),
    ...debtsByKind(household),
    cash: amount(giftCents ? "Saved, with the gift" : "Saved", cash),
    saved: amount("Saved", savedCents),
    monthlySaving: amount("Saved each month", monthlySavingCents),
    gift: amount("Gift", giftCents),
    rent: amount("Rent", rent, " a month"),
    comfort: amount("Payment that feels right", comfort, " a month"),
    people: people === undefined ? undefined : { value: people, label: "People in the household", text: `${people}` },
    state: place && { value: 0, label: "State", text: place.state, ofPlace: true },
    price: homePrice,
    downShare: homePrice && plannedDown(homePrice.value),
    mortgageInsuranceRate: homePrice || typeof score === "object" ? plannedInsurance(score) : undefined,
    propertyTaxRate: place && taxOf(place),
    score: typeof score === "object" ? { value: score.points, label: "Score", text: `${score.points}` } : undefined,
    served:
      served === undefined
        ? undefined
        : { value: served ? 1 : 2, label: "Military service", text: served ? "yes" : "no" },
    ...(place && limitsOf(place)),
  };
  return Object.fromEntries(Object.entries(numbers).filter(([, number]) => number !== undefined)) as OwnNumbers;
}

/**
 * Six of the numbers, in cents, as `OwnNumberName` says. Undefined if the visitor skipped a part; so are debts where one has
 * no payment: a sentence about a ratio has no room to say which share of the balance it counts.
 */
export function ownCents(household: Household) {
  const { incomes, debts, savedCents, giftCents = 0, rentCents, comfortCents, priceCents } = household;
  return {
    // Visitors type it by the year, and we keep it by the month, which loses cents.
    income: incomes?.length ? Math.round((monthlyOf(incomes) * 12) / 100) * 100 : undefined,
    debts: debts?.some(hasNoPayment) ? undefined : debts?.reduce((sum, debt) => sum + dueCents(debt), 0),
    // All the cash for a closing: savings, and a gift.
    cash: savedCents === undefined ? undefined : savedCents + giftCents,
    rent: rentCents,
    comfort: comfortCents,
    price: priceCents,
  };
}

function debtsByKind({ debts }: Household): Partial<Record<OwnNumberName, OwnNumber | undefined>> {
  if (!debts) return {};
  const paid = (label: string, kinds: readonly DebtKind[]) =>
    debtsAmount(
      label,
      debts.filter(({ kind }) => kinds.includes(kind)),
    );
  return {
    carDebts: paid("Car loans", debtGroups.carDebts),
    cardDebts: paid("Cards", debtGroups.cardDebts),
    studentDebts: paid("Student loans", debtGroups.studentDebts),
    otherDebts: paid("Other debts", debtGroups.otherDebts),
  };
}

/** The most that a loan counts, so that no page promises too much; if part of it is a share of what is owed, it says so. */
function debtsAmount(label: string, debts: readonly Debt[]): OwnNumber {
  const { low, high } = countedDebts(debts);
  const share = debts.some(hasNoPayment) ? ", with a share of what you owe where you named no payment" : "";
  const least = low === high ? "" : `; some loans count ${formatDollars(low)}`;
  return { value: high, label, text: `${formatTypedMoney(high)} a month${share}${least}` };
}

/** A plan has at most ten incomes of a hundred million dollars each: their sum is exact. */
function monthlyOf(parts: readonly { monthlyCents: number }[]): number {
  return parts.reduce((total, { monthlyCents }) => total + monthlyCents, 0);
}

/** Without a typed price, that of a typical home in the place, as on My path itself. */
function typicalPrice(place: Household["place"]): OwnNumber | undefined {
  if (!place) return undefined;
  const typical = amount(`A typical home in ${shortName(place.name)}`, place.typicalPriceCents ?? undefined);
  return typical && { ...typical, ofPlace: true };
}

/** The smallest down payment of a conventional loan. My path may lead with another loan: then `plannedLoan` has its own. */
function plannedDown(priceCents: number): OwnNumber {
  const share = Math.round((smallestDownCents(priceCents, conventionalDown) / priceCents) * 1e4) / 1e4;
  return { value: share, label: "Down payment, a conventional loan’s least", text: formatRate(share), ofPlace: true };
}

/** Mortgage insurance by the score; one that is not known counts as the lowest, as in My path. */
function plannedInsurance(score: Household["score"]): OwnNumber {
  const points = typeof score === "object" ? score.points : scoreScale.lowest;
  const rate = insuranceByScore.rows.find(({ from }) => points >= from)?.rate ?? 0;
  return {
    value: rate,
    label: `Mortgage insurance, ${typeof score === "object" ? `score of ${points}` : "score not known"}`,
    text: `${formatRate(rate)} a year`,
    ofPlace: true,
  };
}

/** If no table has a place's tax, it got the example's, which isn't the place's own. */
function taxOf({ name, propertyTaxRate: rate }: NonNullable<Household["place"]>): OwnNumber | undefined {
  if (rate === exampleMortgage.propertyTaxRate) return undefined;
  return { value: rate, label: `Property tax, ${shortName(name)}`, text: formatRate(rate), ofPlace: true };
}

function limitsOf(place: NonNullable<Household["place"]>): Partial<Record<OwnNumberName, OwnNumber | undefined>> {
  const limit = (label: string, cents: number | null, span?: string): OwnNumber | undefined => {
    const known = amount(`${label}, ${shortName(place.name)}`, cents ?? undefined, span);
    return known && { ...known, ofPlace: true };
  };
  return {
    conformingLimit: limit("Conventional loan limit", place.conformingCents),
    fhaLimit: limit("FHA loan limit", place.fhaCents),
    usdaLimit: limit("USDA income limit", place.usdaIncomeCents, " a year"),
  };
}

/** `Maricopa County` from `Maricopa County, Arizona`. */
function shortName(name: string): string {
  return name.split(",")[0] ?? name;
}

function amount(label: string, cents: number | undefined, span = ""): OwnNumber | undefined {
  return cents === undefined ? undefined : { value: cents, label, text: `${formatTypedMoney(cents)}${span}` };
}
