import { OffersDrawing } from "#app/components/calculators/apr-and-points/apr-and-points-drawing.tsx";
import { aprAndPointsModel } from "#app/components/calculators/apr-and-points/apr-and-points-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/apr-and-points");

const words = explained(
  "apr-and-points",
  async () => (await import("#app/content/calculator-pages/apr-and-points-words.ts")).aprAndPointsWords,
);

export default function AprAndPointsPage() {
  return <CalculatorPage model={aprAndPointsModel} explained={words} Drawing={OffersDrawing} />;
}
