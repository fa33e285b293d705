import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import { RefinanceDrawing } from "#app/components/calculators/refinance/refinance-drawing.tsx";
import { refinanceModel } from "#app/components/calculators/refinance/refinance-model.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/refinance");

const words = explained(
  "refinance",
  async () => (await import("#app/content/calculator-pages/refinance-words.ts")).refinanceWords,
);

export default function RefinancePage() {
  return <CalculatorPage model={refinanceModel} explained={words} Drawing={RefinanceDrawing} />;
}
