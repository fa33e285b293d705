import type { RuleTable } from "#app/content/rules/rule-table.ts";

/** A term's subject; the glossary can show one subject alone. */
export const glossarySubjects = [
  { id: "renting", name: "Renting" },
  { id: "credit", name: "Credit" },
  { id: "debts", name: "Debts and marks" },
  { id: "loans", name: "Loans" },
  { id: "approval", name: "Getting approved" },
  { id: "costs", name: "Costs" },
  { id: "insurance", name: "Insurance" },
  { id: "buying", name: "Finding a home" },
  { id: "closing", name: "Closing" },
  { id: "help", name: "Programs and help" },
  { id: "rights", name: "Rights and agencies" },
  { id: "owning", name: "After you own" },
] as const;
export type GlossarySubject = (typeof glossarySubjects)[number]["id"];

export type GlossaryTerm = {
  /** Its address: `/glossary/escrow-account`. */
  slug: string;
  /** As a heading: `Escrow account`. */
  term: string;
  /** Other names people use for it. */
  names?: readonly string[];
  /** Other words that people type for it: kinds of it, and what comes with it. */
  words?: readonly string[];
  /**
   * Two sentences. The first says what it is and holds no figure: lists and the popovers of guides show it alone. The
   * second says what it does to you.
   */
  meaning: readonly [is: string, does: string];
  /** One case, with numbers where it has any. */
  example: string;
  /** The same as a small sum, the result last. */
  sum?: readonly (readonly [label: string, figure: string])[];
  /** Slugs of terms to read with it. */
  see: readonly [string, ...string[]];
  /** Pages that explain more or work it out. Guides that use the term are found by themselves. */
  more: readonly [string, ...string[]];
  /** The source, and since when or as of which day; required if the meaning depends on a number or a law. */
  from?: Pick<RuleTable, "source" | "effective">;
};

/** The day on which the laws, handbooks and agencies that the terms name were last read. */
const termsRead = "2026-11-21";

/** A law or handbook as it stood that day. */
export function read(source: string): Pick<RuleTable, "source" | "effective"> {
  return { source, effective: termsRead };
}
