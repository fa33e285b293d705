import { ScorePriceDrawing } from "#app/components/calculators/credit-score-price/credit-score-price-drawing.tsx";
import { scorePriceModel } from "#app/components/calculators/credit-score-price/credit-score-price-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/credit-score-price");

const words = explained(
  "credit-score-price",
  async () => (await import("#app/content/calculator-pages/credit-score-price-words.ts")).creditScorePriceWords,
);

export default function CreditScorePricePage() {
  return <CalculatorPage model={scorePriceModel} explained={words} Drawing={ScorePriceDrawing} />;
}
