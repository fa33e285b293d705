import { type MarkStart, markKinds, markStart, suchAs } from "#app/content/my-path/mark-kinds.ts";
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
  clock: `${most} years that begin 180 days after the first payment you missed and never caught up on.`,
  practice: `Bureaus often take it off ${most} years after that payment.`,
};
const event = { clock: `${most} years from then.` };

/** What counts from the month that each kind is asked for. 15 U.S.C. 1681c(a) and (c). */
export const markClocks: Readonly<Record<AgingKind, { clock: string; practice?: string }>> = {
  "late-payment": { clock: `${most} years from that payment.` },
  collection: chargedOff,
  "charge-off": chargedOff,
  repossession: chargedOff,
  foreclosure: event,
  "short-sale": event,
  "bankruptcy-7": { clock: `${bankruptcy} years from the filing.` },
  "bankruptcy-13": {
    clock: `By law ${bankruptcy} years from the filing.`,
    practice: `Bureaus usually take it off after ${bureauPractice.chapter13} years.`,
  },
  inquiry: {
    clock: `${bureauPractice.inquiry} years. That is the bureaus’ practice, not a law.`,
  },
};

/** What to type for each kind: for a mark the same as in My path. */
export function agingStart(kind: AgingKind): MarkStart {
  return kind === "inquiry" ? { label: "When they looked", help: suchAs } : markStart(kind);
}
