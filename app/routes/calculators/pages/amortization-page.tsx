import { AmortizationDrawing } from "#app/components/calculators/amortization/amortization-drawing.tsx";
import { amortizationModel } from "#app/components/calculators/amortization/amortization-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/amortization");

const words = explained(
  "amortization",
  async () => (await import("#app/content/calculator-pages/amortization-words.ts")).amortizationWords,
);

export default function AmortizationPage() {
  return <CalculatorPage model={amortizationModel} explained={words} Drawing={AmortizationDrawing} />;
}
