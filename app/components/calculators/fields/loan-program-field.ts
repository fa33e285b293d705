import { fhaRules } from "#app/content/rules/fha.ts";
import { usdaRules } from "#app/content/rules/usda.ts";
import { vaRules } from "#app/content/rules/va.ts";
import type { LoanProgram } from "#app/domain/buying/home-cost.ts";
import { choiceField } from "./typed-fields.ts";

// The kind of loan as a field. In its own file: only the calculators that ask for it load the programs' tables.

export type ProgramKind = LoanProgram["kind"];

export const programNames = {
  conventional: "Conventional",
  fha: "FHA",
  va: "VA, first use",
  usda: "USDA",
} as const satisfies Record<ProgramKind, string>;

export const programKinds = Object.keys(programNames) as ProgramKind[];

/** The kind of loan, from a list. */
export const programField = { ...choiceField(programNames), what: "the kind of loan", example: 0 };

/** A kind of loan with the tables of its charges. `insuranceRate` applies to conventional loans only. */
export function programOf(kind: ProgramKind, insuranceRate: number): LoanProgram {
  switch (kind) {
    case "conventional":
      return { kind, insuranceRate };
    case "fha":
      return { kind, rules: fhaRules };
    case "va":
      return { kind, rules: vaRules, laterUse: false, exempt: false };
    case "usda":
      return { kind, rules: usdaRules };
  }
}
