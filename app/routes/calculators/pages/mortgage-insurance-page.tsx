import { InsuranceDrawing } from "#app/components/calculators/mortgage-insurance/mortgage-insurance-drawing.tsx";
import { mortgageInsuranceModel } from "#app/components/calculators/mortgage-insurance/mortgage-insurance-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/mortgage-insurance");

const words = explained(
  "mortgage-insurance",
  async () => (await import("#app/content/calculator-pages/mortgage-insurance-words.ts")).mortgageInsuranceWords,
);

export default function MortgageInsurancePage() {
  return <CalculatorPage model={mortgageInsuranceModel} explained={words} Drawing={InsuranceDrawing} />;
}
