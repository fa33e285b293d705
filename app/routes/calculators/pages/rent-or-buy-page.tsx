import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import { NetWorthDrawing } from "#app/components/calculators/rent-or-buy/rent-or-buy-drawing.tsx";
import { rentOrBuyModel } from "#app/components/calculators/rent-or-buy/rent-or-buy-model.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/rent-or-buy");

const words = explained(
  "rent-or-buy",
  async () => (await import("#app/content/calculator-pages/rent-or-buy-words.ts")).rentOrBuyWords,
);

export default function RentOrBuyPage() {
  return <CalculatorPage model={rentOrBuyModel} explained={words} Drawing={NetWorthDrawing} />;
}
