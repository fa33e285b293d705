import { closingPlan } from "#app/content/rules/closing-assumptions.ts";
import type { ClosingTerms } from "#app/domain/buying/planned-closing.ts";
import { rateField } from "./typed-fields.ts";

/** The value of an empty field. A typed 0% is another answer: somebody else pays for closing. */
const asCounted = -1;

/** Closing costs: as My path counts them, or a percent of the price that the visitor was told. */
export const closingField = {
  ...rateField,
  label: "Closing costs",
  help: "As a percent of the price. If empty: our planning fees, with insurance, tax and interest paid ahead, as in My path",
  what: "the closing costs",
  optional: true,
  empty: asCounted,
  example: asCounted,
  format: (share: number) => (share === asCounted ? "" : rateField.format(share)),
  min: 0,
  max: 0.25,
};

/** What the field's value stands for. */
export function closingTerms(share: number): ClosingTerms {
  return share === asCounted ? closingPlan : { share };
}
