import { ClosingDrawing } from "#app/components/calculators/closing-costs/closing-costs-drawing.tsx";
import { closingCostsModel } from "#app/components/calculators/closing-costs/closing-costs-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/closing-costs");

const words = explained(
  "closing-costs",
  async () => (await import("#app/content/calculator-pages/closing-costs-words.ts")).closingCostsWords,
);

export default function ClosingCostsPage() {
  return <CalculatorPage model={closingCostsModel} explained={words} Drawing={ClosingDrawing} />;
}
