import type { MarkKind } from "#app/domain/path/household.ts";

/** Marks of a credit report, as they are called where one is picked. */
export const markKinds: readonly { value: MarkKind; label: string }[] = [
  { value: "late-payment", label: "Late payment" },
  { value: "collection", label: "Collection" },
  { value: "charge-off", label: "Charge-off" },
  { value: "repossession", label: "Repossession" },
  { value: "foreclosure", label: "Foreclosure" },
  { value: "short-sale", label: "Short sale" },
  { value: "bankruptcy-7", label: "Bankruptcy, Chapter 7" },
  { value: "bankruptcy-13", label: "Bankruptcy, Chapter 13" },
];

/** Whether the law counts from a filing that a court later closes. */
export function isBankruptcy(kind: string | undefined): boolean {
  return kind === "bankruptcy-7" || kind === "bankruptcy-13";
}
