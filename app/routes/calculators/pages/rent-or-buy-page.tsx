import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { NetWorthDrawing } from "#app/components/calculators/rent-or-buy/rent-or-buy-drawing.tsx";
import { rentOrBuyModel } from "#app/components/calculators/rent-or-buy/rent-or-buy-model.ts";
import { rentOrBuyWords } from "#app/content/calculator-pages/rent-or-buy-words.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/rent-or-buy");

export default function RentOrBuyPage() {
  return <CalculatorPage model={rentOrBuyModel} words={rentOrBuyWords} Drawing={NetWorthDrawing} />;
}
