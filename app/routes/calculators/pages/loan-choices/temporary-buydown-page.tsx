import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import { BuydownDrawing } from "#app/components/calculators/temporary-buydown/temporary-buydown-drawing.tsx";
import { temporaryBuydownModel } from "#app/components/calculators/temporary-buydown/temporary-buydown-model.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/temporary-buydown");

const words = explained(
  "temporary-buydown",
  async () =>
    (await import("#app/content/calculator-pages/loan-choices/temporary-buydown-words.ts")).temporaryBuydownWords,
);

export default function TemporaryBuydownPage() {
  return <CalculatorPage model={temporaryBuydownModel} explained={words} Drawing={BuydownDrawing} />;
}
