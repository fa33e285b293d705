import { assertCents, rateToRatio, shareCents, sumCents } from "#app/domain/money.ts";

export type VaRegion = "northeast" | "midwest" | "south" | "west";

/** The monthly residual income that VA asks for by region, for one person up to five; each further person adds the same. */
type ResidualTable = { centsByPeople: Readonly<Record<VaRegion, readonly number[]>>; eachMoreCents: number };

export type ResidualRules = {
  /** Loans below this amount have a separate table. */
  smallBelowCents: number;
  small: ResidualTable;
  large: ResidualTable;
  /** People beyond this number are not counted. */
  mostPeople: number;
  /** The reduction for a household that may use a military base. */
  baseShare: number;
  /** Above this ratio of debts to income, `moreShare` more has to be left. */
  ratioGuide: number;
  moreShare: number;
  /** Upkeep and utilities a month, for each square foot of the home. */
  upkeepCentsPerSquareFoot: number;
};

export type ResidualTerms = {
  region: VaRegion;
  /** Everyone in the household, from 1 up. */
  people: number;
  loanCents: number;
  usesBase: boolean;
  /** Income a month before tax, and what of all pay is free of tax, such as disability compensation. */
  grossCents: number;
  taxFreeCents: number;
  /** Taken from the pay each month: income taxes, Social Security, Medicare. */
  taxesCents: number;
  /** The payment of the home with tax, insurance and dues. */
  housingCents: number;
  squareFeet: number;
  /** Debts, and child care and other costs of working. */
  debtsCents: number;
  careCents: number;
};

export type ResidualIncome = {
  upkeepCents: number;
  /** The amount left each month; below 0 the income does not cover the month. */
  leftCents: number;
  /** The amount the table asks for. */
  tableCents: number;
  /** Housing and debts as a share of the income; null without an income. Upkeep and taxes are no part of it. */
  ratio: number | null;
  aboveGuide: boolean;
  /** The amount lenders look for: the table, or more of it where the ratio is above the guide. */
  wantedCents: number;
  spareCents: number;
};

/**
 * VA's residual income: pay less taxes, housing, upkeep, debts and child care, held against the table of region, family and
 * loan size (VA Pamphlet 26-7, chapter 4, topics 9 and 10). Shares are rounded to the cent.
 * Throws RangeError when an amount is out of range, or the family or the home is not a whole number from 1 up.
 */
export function residualIncome(terms: ResidualTerms, rules: ResidualRules): ResidualIncome {
  const { grossCents, taxFreeCents, taxesCents, housingCents, squareFeet, debtsCents, careCents } = terms;
  for (const cents of [grossCents, taxFreeCents, taxesCents, housingCents, debtsCents, careCents]) assertCents(cents);
  if (!Number.isSafeInteger(squareFeet) || squareFeet < 1) throw new RangeError("A home has whole square feet");
  const upkeepCents = sumCents([squareFeet * rules.upkeepCentsPerSquareFoot]);
  const incomeCents = sumCents([grossCents, taxFreeCents]);
  const leftCents = incomeCents - sumCents([taxesCents, housingCents, upkeepCents, debtsCents, careCents]);
  const tableCents = tableAmount(terms, rules);
  const countedCents = sumCents([housingCents, debtsCents, careCents]);
  const aboveGuide = isAbove(countedCents, rules.ratioGuide, incomeCents);
  const wantedCents = aboveGuide ? sumCents([tableCents, shareCents(tableCents, rules.moreShare)]) : tableCents;
  return {
    upkeepCents,
    leftCents,
    tableCents,
    ratio: incomeCents === 0 ? null : countedCents / incomeCents,
    aboveGuide,
    wantedCents,
    spareCents: leftCents - wantedCents,
  };
}

/** The table of a loan's size: five columns of people, and a sum for each one more. */
function tableAmount({ region, people, loanCents, usesBase }: ResidualTerms, rules: ResidualRules): number {
  assertCents(loanCents);
  if (!Number.isSafeInteger(people) || people < 1) throw new RangeError("A family has one person or more");
  const { centsByPeople, eachMoreCents } = loanCents < rules.smallBelowCents ? rules.small : rules.large;
  const amounts = centsByPeople[region];
  const further = Math.max(0, Math.min(people, rules.mostPeople) - amounts.length);
  const wholeCents = sumCents([amounts[Math.min(people, amounts.length) - 1] ?? 0, further * eachMoreCents]);
  return usesBase ? wholeCents - shareCents(wholeCents, rules.baseShare) : wholeCents;
}

/** More than the share, without a division that could be off by a hair; any debt is above it without an income. */
function isAbove(partCents: number, share: number, wholeCents: number): boolean {
  const { numerator, denominator } = rateToRatio(share);
  return BigInt(partCents) * denominator > BigInt(wholeCents) * numerator;
}
