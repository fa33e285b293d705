import { formatRate } from "#app/lib/format/format-currency.ts";
import type { AffordabilityAnswer } from "./model.ts";

const loans: Record<AffordabilityAnswer["guide"]["program"], string> = {
  conventional: "a conventional loan",
  fha: "an FHA loan",
  va: "a VA loan",
  usda: "a USDA loan",
};

/**
 * Which loan a price is for, beside the price: My path, which asks for a score and a county, may lead the same household to
 * another loan, and so to another price.
 */
export function OneLoan({ answer: { guide } }: { answer: Pick<AffordabilityAnswer, "guide"> }) {
  const { program, minimumDownShare, lineSaid } = guide;
  const down = minimumDownShare === 0 ? "nothing down" : `at least ${formatRate(minimumDownShare)} down`;
  return (
    <p className="small">
      This price is for one loan: {loans[program]} with {down}, by {lineSaid}. Another loan may take a higher price, or
      a lower one. <a href="/my-path">My path</a> tries each one with your score and your county.
    </p>
  );
}
