import { CardUseDrawing } from "#app/components/calculators/card-use/card-use-drawing.tsx";
import { cardUseModel } from "#app/components/calculators/card-use/card-use-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/card-use");

const words = explained(
  "card-use",
  async () => (await import("#app/content/calculator-pages/debts-and-income/card-use-words.ts")).cardUseWords,
);

export default function CardUsePage() {
  return <CalculatorPage model={cardUseModel} explained={words} Drawing={CardUseDrawing} />;
}
