import type { LocalProgram } from "./local-program-record.ts";

/** The tax that can follow a loan from state bonds or a credit certificate. 26 U.S.C. 143(m), read on November 28, 2026. */
export const recaptureTax = {
  words:
    "Federal recapture tax may apply if your first loan comes from state bonds, or if you have a tax credit certificate. It can be due if you sell within nine years, at a gain, and earn more by then (26 U.S.C. 143(m)).",
  question: "Could I owe federal recapture tax if I sell within nine years?",
} as const;

/** State agencies often lend bond money, and a grant comes beside such a loan: neither page says so. */
export function mayBringRecaptureTax({ level, terms }: Pick<LocalProgram, "level" | "terms">): boolean {
  return level === "state" || terms.repayment?.term.how === "none";
}
