import { percentSign } from "#app/content/figures/figure-words.ts";
import { fhaDownPayments } from "#app/content/rules/fha.ts";
import { scoreMinimums } from "#app/content/rules/score-minimums.ts";
import type { LineProgram } from "./words.ts";

const [usual, low] = fhaDownPayments.byScore;
const [usualDown, lowDown] = [`${percentSign(usual.share)} down`, `${percentSign(low.share)} down`];

/**
 * FHA's two lines, never one of them alone: a score of 500 opens no FHA loan for somebody who has 3.5% to put down. The usual
 * one comes first.
 */
export const fhaScores = {
  usual: usual.from,
  /** After “a score of” or “your score is”. */
  said: `${usual.from} with ${usualDown}, or ${low.from} with ${lowDown}`,
  none: `FHA insures no loan below a score of ${low.from}. From ${low.from} to ${usual.from - 1} it asks for ${lowDown}, from ${usual.from} for ${usualDown}.`,
} as const;

const { conventional, fha, va, usda } = scoreMinimums;

/** What lenders add to the guide of a program, as a clause after “with the lender:”. */
export const lendersAsk: Readonly<Record<LineProgram, string>> = {
  fannie: `many ask for ${conventional.lenders} or more, and so do most mortgage insurers`,
  freddie: `many ask for ${conventional.lenders} or more, and so do most mortgage insurers`,
  fha: `many ask for ${fha.lenders} or more by their own rule`,
  va: `the VA sets no minimum, but most set their own, often ${va.lenders}`,
  usda: `USDA sets no minimum, but at ${usda.lenders} a computer can say yes, and below it a person decides`,
};

/** The score from which a program's computer says yes, as a rule; below it a person decides. Null where it has no such line. */
export function computerFrom(program: LineProgram): number | null {
  return program === "usda" ? usda.lenders : null;
}

/**
 * A score that a limit asks for, in words: FHA's lower one with its usual one. Without the down payment in figures, which an
 * advertisement may name only beside the rest of the terms.
 */
export function scoreLine(needs: number): string {
  return needs === low.from ? `${usual.from}, or ${low.from} with a larger down payment` : String(needs);
}
