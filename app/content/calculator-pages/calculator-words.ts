import type { DatedTable } from "#app/content/editions/dated-tables.ts";

/** The words around a calculator on its own page; the words of its fields and answers are with its math. */
export type CalculatorWords = {
  /** The question that the page answers: its main heading. */
  question: string;
  lead: string;
  /** What the answer takes for granted, each with its source. */
  assumes: readonly { title: string; text: string }[];
  /** Tables among them that a newer edition may replace. */
  dated?: readonly DatedTable[];
  /** Whole sentences. */
  leavesOut: readonly string[];
  /** Why to ask for a free credit analysis after this answer. */
  next: string;
};
