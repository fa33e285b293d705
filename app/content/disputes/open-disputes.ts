import { dollars } from "#app/content/figures/figure-words.ts";
import { fhaDisputes, fhaJudgments } from "#app/content/rules/fha.ts";
import { forgivenDebt } from "#app/content/rules/forgiven-debt.ts";

const from = dollars(fhaDisputes.fromCents / 100);

/** What an open dispute does to a loan: said wherever we advise one. */
export const openDisputes = {
  from,
  lateMonths: `${fhaDisputes.lateMonths} months`,
  first: "Finish your disputes before you apply for a loan.",
  why: `If ${from} or more of your negative accounts are in dispute, a person at the lender must review an FHA loan by hand, and that is stricter. Medical bills and identity theft don’t count.`,
} as const;

/** What FHA asks about a debt that a court decided; said in each guide that speaks of one. */
export const judgmentRule = `A judgment has to be paid before an FHA loan, or be in a written payment plan with at least ${fhaJudgments.monthsPaid} months of payments made on time. You can’t pay them ahead to speed it up.`;

/** What the tax office may want after a debt is settled for less. */
export const forgivenDebtRule = `The part of a debt that is forgiven can count as income for tax. From ${dollars(forgivenDebt.reportedFromCents / 100)} on you may get a Form 1099-C. There are exceptions, such as when you owe more than you own. Set some money aside, and ask a tax preparer.`;

/** Who has to stop until it proves a debt. 15 U.S.C. 1692a(6) and 1692g. */
export const collectorsOnly =
  "This right is against debt collectors. The bank or store that first lent to you does not have to stop, unless your state says so.";
