import { assertCents, rateToRatio, roundCents, sumCents } from "#app/domain/money.ts";
import { counted } from "#app/domain/text/counted.ts";
import { addMonths, daysBetween, endOfMonth } from "#app/domain/time/calendar.ts";

/** The lettered sections of a Loan Estimate's second page, 12 CFR 1026.37(f) and (g). */
export type ClosingSection = "A" | "B" | "C" | "E" | "F" | "G" | "H";

const closingSections = {
  A: "Origination charges",
  B: "Services you cannot shop for",
  C: "Services you can shop for",
  E: "Taxes and other government fees",
  F: "Prepaids",
  G: "Initial escrow payment at closing",
  H: "Other",
} as const satisfies Readonly<Record<ClosingSection, string>>;

export type ClosingItem = { section: ClosingSection; label: string; cents: number };

export type ClosingTerms = {
  /** Fees, each in its section. Interest, insurance and escrow of sections F and G are calculated and added. */
  items: readonly ClosingItem[];
  /** The day of closing, `2026-11-21`. */
  closingDay: string;
  loanCents: number;
  annualRate: number;
  /** Home insurance of one month, and of how many months the first bill is: usually 12. */
  homeInsuranceCents: number;
  homeInsuranceMonths: number;
  propertyTaxCents: number;
  /** Months of home insurance and of property tax that the lender asks for as a cushion: at most 2 each by law. */
  escrowMonths: { homeInsurance: number; propertyTax: number };
  /** The lender's credit toward closing. */
  lenderCreditCents: number;
};

export type ClosingCosts = {
  sections: readonly { section: ClosingSection; title: string; items: readonly ClosingItem[]; totalCents: number }[];
  /** D: A, B and C. */
  loanCostsCents: number;
  /** I: E, F, G and H. */
  otherCostsCents: number;
  /** J: D and I, less the lender's credit; below 0 when the credit is larger. */
  totalCents: number;
};

/**
 * Closing costs in the order of a Loan Estimate, 12 CFR 1026.37(f)–(g), with prepaid interest from the day of closing to
 * the end of its month, the first bill of home insurance, and the first deposit into escrow.
 * Throws RangeError when an amount, rate or count is out of range, or the day is none.
 */
export function closingCosts(terms: ClosingTerms): ClosingCosts {
  assertCents(terms.lenderCreditCents);
  const items = [...terms.items, ...prepaidItems(terms)];
  for (const { cents } of items) assertCents(cents);
  const sections = (Object.keys(closingSections) as ClosingSection[]).map((section) => {
    const own = items.filter((item) => item.section === section);
    const totalCents = sumCents(own.map(({ cents }) => cents));
    return { section, title: closingSections[section], items: own, totalCents };
  });
  const totalOf = (letters: string) =>
    sumCents(sections.map(({ section, totalCents }) => (letters.includes(section) ? totalCents : 0)));
  const [loanCostsCents, otherCostsCents] = [totalOf("ABC"), totalOf("EFGH")];
  const totalCents = sumCents([loanCostsCents, otherCostsCents, -terms.lenderCreditCents]);
  return { sections, loanCostsCents, otherCostsCents, totalCents };
}

function prepaidItems(terms: ClosingTerms): ClosingItem[] {
  const { homeInsuranceCents, homeInsuranceMonths, propertyTaxCents, escrowMonths } = terms;
  for (const count of [homeInsuranceMonths, escrowMonths.homeInsurance, escrowMonths.propertyTax]) assertCents(count);
  const { days, cents } = prepaidInterest(terms);
  return [
    { section: "F", label: `Prepaid interest, ${counted(days, "day")}`, cents },
    {
      section: "F",
      label: `Home insurance, ${counted(homeInsuranceMonths, "month")}`,
      cents: homeInsuranceCents * homeInsuranceMonths,
    },
    {
      section: "G",
      label: `Home insurance, ${counted(escrowMonths.homeInsurance, "month")}`,
      cents: homeInsuranceCents * escrowMonths.homeInsurance,
    },
    {
      section: "G",
      label: `Property tax, ${counted(escrowMonths.propertyTax, "month")}`,
      cents: propertyTaxCents * escrowMonths.propertyTax,
    },
  ];
}

/**
 * Interest from the day of closing to the end of its month, both counted: `loan × annualRate / 365 × days`. The first
 * payment, on the first day of the month after the next, covers the full month between.
 * Throws RangeError when the loan or rate is out of range, or the day is none.
 */
export function prepaidInterest(terms: Pick<ClosingTerms, "loanCents" | "annualRate" | "closingDay">) {
  assertCents(terms.loanCents);
  const { numerator, denominator } = rateToRatio(terms.annualRate);
  const lastDay = endOfMonth(terms.closingDay);
  const days = daysBetween(terms.closingDay, lastDay) + 1;
  const firstOfMonth = `${terms.closingDay.slice(0, 8)}01`;
  return {
    days,
    cents: roundCents(BigInt(terms.loanCents) * numerator * BigInt(days), 365n * denominator),
    firstPaymentDay: addMonths(firstOfMonth, 2),
  };
}

export type CashToCloseTerms = {
  /** J of the closing costs; may be below 0. */
  closingCents: number;
  /** The part of J that is added to the loan. */
  closingFinancedCents: number;
  downCents: number;
  /** The deposit paid with the offer. */
  depositCents: number;
  sellerCreditCents: number;
  /** Help from a program, gifts and other credits. */
  otherCreditCents: number;
};

/**
 * Cash to bring to closing: `J − financed + down payment − deposit − seller's credit − other credits`, the table
 * "Calculating cash to close", 12 CFR 1026.37(h). Below 0, money comes back.
 * Throws RangeError when an amount is not a whole number of cents, or any but the first is below 0.
 */
export function cashToCloseCents({ closingCents, ...terms }: CashToCloseTerms): number {
  assertCents(Math.abs(closingCents));
  for (const cents of Object.values(terms)) assertCents(cents);
  const { downCents, closingFinancedCents, depositCents, sellerCreditCents, otherCreditCents } = terms;
  return (
    sumCents([closingCents, downCents]) - closingFinancedCents - depositCents - sellerCreditCents - otherCreditCents
  );
}
