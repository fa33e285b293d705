import { LumpDrawing } from "#app/components/calculators/biweekly-and-recast/biweekly-and-recast-drawing.tsx";
import { lumpModel } from "#app/components/calculators/biweekly-and-recast/biweekly-and-recast-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/biweekly-and-recast");

const words = explained(
  "biweekly-and-recast",
  async () =>
    (await import("#app/content/calculator-pages/owning/biweekly-and-recast-words.ts")).biweeklyAndRecastWords,
);

export default function BiweeklyAndRecastPage() {
  return <CalculatorPage model={lumpModel} explained={words} Drawing={LumpDrawing} />;
}
