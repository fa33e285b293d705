import type { DatedTable } from "#app/content/editions/dated-tables.ts";

/** The words around a calculator on its own page. The code for its math holds the words of the fields and answers. */
export type CalculatorWords = {
  /** The question that the page answers: its main heading. */
  question: string;
  lead: string;
  /** The answer's assumptions, each with its source. */
  assumes: readonly { title: string; text: string }[];
  /** Tables among them that a newer edition may replace. */
  dated?: readonly DatedTable[];
  /** Whole sentences. */
  leavesOut: readonly string[];
  /** The page shows no mortgage rate, so it says nothing about rates. */
  withoutMortgageRate?: true;
  /** Why to ask for a free credit analysis after this answer. */
  next: string;
};
