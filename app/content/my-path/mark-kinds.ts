import type { MarkKind } from "#app/domain/path/household.ts";

/** What to ask for, so that the month is the one that the law counts from. */
export type MarkStart = { label: string; help: string };

export const suchAs = "Such as 3/2021";

const firstMissed: MarkStart = {
  label: "First payment you missed",
  help: `The one after which you never caught up. A report may call it the date of first delinquency. ${suchAs}`,
};
const happened: MarkStart = { label: "When it happened", help: suchAs };
const filed: MarkStart = { label: "When you filed", help: `The month the case began. ${suchAs}` };

type MarkWords = { value: MarkKind; label: string; start: MarkStart };

/** Marks of a credit report, as they are called where one is picked, and the month that each is asked for. 15 U.S.C. 1681c. */
export const markKinds: readonly MarkWords[] = [
  {
    value: "late-payment",
    label: "Late payment",
    start: { label: "The payment you missed", help: `The month it was due. ${suchAs}` },
  },
  { value: "collection", label: "Collection", start: firstMissed },
  { value: "charge-off", label: "Charge-off", start: firstMissed },
  { value: "repossession", label: "Repossession", start: firstMissed },
  { value: "foreclosure", label: "Foreclosure", start: happened },
  { value: "short-sale", label: "Short sale", start: happened },
  { value: "bankruptcy-7", label: "Bankruptcy, Chapter 7", start: filed },
  { value: "bankruptcy-13", label: "Bankruptcy, Chapter 13", start: filed },
];

const [lateByDefault] = markKinds as readonly [MarkWords];

/** What to ask for a kind of mark; a form that has just opened asks for its first. */
export function markStart(kind: string | undefined): MarkStart {
  return (markKinds.find(({ value }) => value === kind) ?? lateByDefault).start;
}

/** Whether the law counts from a filing that a court later closes. */
export function isBankruptcy(kind: string | undefined): boolean {
  return kind === "bankruptcy-7" || kind === "bankruptcy-13";
}
