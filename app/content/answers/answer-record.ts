import type { RuleTable } from "#app/content/rules/rule-table.ts";

/** The source, and since when or as of which day (2026-11-21). */
export type AnswerSource = Pick<RuleTable, "source" | "effective">;

export type Answer = {
  /** A name unique across the site, as in an address. */
  id: string;
  question: string;
  /** Other words that people type for it. */
  words: string;
  /** Yes, No, It depends, or the figure itself. */
  verdict: string;
  /** One or two sentences. */
  text: string;
  from: AnswerSource;
  /** The next page to read. */
  next: { label: string; to: string };
  /** For a question about a credit score: the scores that it answers, both ends included. */
  scores?: readonly [from: number, to: number];
};

/** For what our own pages say, as of the day they were last read through. */
export const ownPages: AnswerSource = { source: "Path to Keys, our own terms", effective: "2026-11-21" };

/** Several tables behind one answer: all their sources, and the day of the newest. */
export function together(...tables: readonly [AnswerSource, ...AnswerSource[]]): AnswerSource {
  return {
    source: tables.map(({ source }) => source).join("; "),
    effective: tables.map(({ effective }) => effective).reduce(later),
  };
}

/** Of two days, both as 2026-11-21. */
function later(one: string, other: string): string {
  return one.localeCompare(other) > 0 ? one : other;
}

/** The kind of verdict: a yes, a no, or neither (a figure, or "it depends"). */
export function verdictLook(verdict: string): "yes" | "no" | "open" {
  if (/^yes\b/i.test(verdict)) return "yes";
  return /^not?\b/i.test(verdict) ? "no" : "open";
}
