import { exampleRefinance } from "#app/content/lending-ratios.ts";
import { type RefinanceBreakEven, refinanceBreakEven } from "#app/domain/refinance-break-even.ts";
import {
  type Checked,
  type FieldRules,
  hasProblems,
  moneyField,
  rateField,
  readTyped,
  type TypedSum,
  yearsField,
} from "./typed-fields.ts";

type Name = "balance" | "rate" | "years" | "newRate" | "newYears" | "costs";

export type RefinanceAnswer = RefinanceBreakEven & { costsCents: number; lastMonth: number };

const anyRate = { ...rateField, min: 0, max: 0.25 };

export const refinanceRules: FieldRules<Name> = {
  balance: {
    ...moneyField,
    label: "What you still owe",
    what: "what you still owe",
    example: exampleRefinance.balanceCents,
    min: 1_000_00,
    max: 50_000_000_00,
  },
  rate: { ...anyRate, label: "Your rate now", what: "your rate now", example: exampleRefinance.currentRate },
  years: {
    ...yearsField,
    label: "Years left on it",
    example: exampleRefinance.yearsLeft,
    choices: Array.from({ length: 40 }, (_, index) => ({ value: 40 - index, label: String(40 - index) })),
  },
  newRate: { ...anyRate, label: "New rate", what: "the new rate", example: exampleRefinance.newRate },
  newYears: {
    ...yearsField,
    label: "New years",
    example: exampleRefinance.newTermYears,
    choices: [30, 25, 20, 15, 10].map((years) => ({ value: years, label: `${years} years` })),
  },
  costs: {
    ...moneyField,
    label: "What the new loan costs",
    help: "Fees and closing costs, paid in cash",
    what: "the costs",
    example: exampleRefinance.costsCents,
    min: 0,
    max: 1_000_000_00,
  },
};

function check(typed: Record<Name, string>): Checked<Name, RefinanceAnswer> {
  const { values, problems } = readTyped(refinanceRules, typed);
  if (hasProblems(problems)) return { problems };
  const monthsLeft = values.years * 12;
  const newTermMonths = values.newYears * 12;
  const answer = refinanceBreakEven({
    balanceCents: values.balance,
    currentRate: values.rate,
    monthsLeft,
    newRate: values.newRate,
    newTermMonths,
    costsCents: values.costs,
  });
  return { answer: { ...answer, costsCents: values.costs, lastMonth: Math.min(monthsLeft, newTermMonths) } };
}

export const refinance: TypedSum<Name, RefinanceAnswer> = { rules: refinanceRules, check };
