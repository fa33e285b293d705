import { LoanTermDrawing } from "#app/components/calculators/loan-term/loan-term-drawing.tsx";
import { loanTermModel } from "#app/components/calculators/loan-term/loan-term-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/loan-term");

const words = explained(
  "loan-term",
  async () => (await import("#app/content/calculator-pages/loan-choices/loan-term-words.ts")).loanTermWords,
);

export default function LoanTermPage() {
  return <CalculatorPage model={loanTermModel} explained={words} Drawing={LoanTermDrawing} />;
}
