import { amortizationModel } from "#app/components/calculators/amortization/amortization.ts";
import { AmortizationDrawing } from "#app/components/calculators/amortization/amortization-drawing.tsx";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { amortizationWords } from "#app/content/calculator-pages/amortization.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { queriedPageMeta } from "#app/lib/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/amortization");

export default function AmortizationPage() {
  return <CalculatorPage model={amortizationModel} words={amortizationWords} Drawing={AmortizationDrawing} />;
}
