import { markKinds } from "#app/content/my-path/mark-kinds.ts";
import { reportYears } from "#app/content/rules/credit-events.ts";
import type { RuleTable } from "#app/content/rules/rule-table.ts";
import type { MarkKind } from "#app/domain/path/household.ts";

/** A hard inquiry (a creditor's look at a report) fades, too. */
export type AgingKind = MarkKind | "inquiry";

export const agingKinds: readonly { value: AgingKind; label: string }[] = [
  ...markKinds,
  { value: "inquiry", label: "Hard inquiry" },
];

export function agingLabel(kind: AgingKind): string {
  return agingKinds.find(({ value }) => value === kind)?.label ?? "";
}

/** Practice of the bureaus, not law: in years. */
export const bureauPractice = {
  id: "bureau-practice",
  source:
    "How long does information stay on my credit report? Consumer Financial Protection Bureau, consumerfinance.gov",
  effective: "2026-11-23",
  reviewBy: "2027-05-23",
  chapter13: 7,
  inquiry: reportYears.inquiry,
} as const satisfies RuleTable & Record<string, string | number>;

const { most, bankruptcy } = reportYears;
const chargedOff = {
  typed: "First payment you missed",
  clock: `${most} years that begin 180 days after the first payment you missed and never caught up on.`,
};
const event = { typed: "When it happened", clock: `${most} years from then.` };

/** What to type for each kind, and what counts from it. 15 U.S.C. 1681c(a) and (c). */
export const markClocks: Readonly<Record<AgingKind, { typed: string; clock: string; practice?: string }>> = {
  "late-payment": { typed: "The payment you missed", clock: `${most} years from that payment.` },
  collection: { ...chargedOff, practice: `Bureaus often take it off ${most} years after that payment.` },
  "charge-off": { ...chargedOff, practice: `Bureaus often take it off ${most} years after that payment.` },
  repossession: { ...chargedOff, practice: `Bureaus often take it off ${most} years after that payment.` },
  foreclosure: event,
  "short-sale": event,
  "bankruptcy-7": { typed: "When you filed", clock: `${bankruptcy} years from the filing.` },
  "bankruptcy-13": {
    typed: "When you filed",
    clock: `By law ${bankruptcy} years from the filing.`,
    practice: `Bureaus usually take it off after ${bureauPractice.chapter13} years.`,
  },
  inquiry: {
    typed: "When they looked",
    clock: `${bureauPractice.inquiry} years. That is the bureaus’ practice, not a law.`,
  },
};
