import { LeavingFhaDrawing } from "#app/components/calculators/fha-to-conventional/fha-to-conventional-drawing.tsx";
import { leavingFhaModel } from "#app/components/calculators/fha-to-conventional/fha-to-conventional-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/fha-to-conventional");

const words = explained(
  "fha-to-conventional",
  async () =>
    (await import("#app/content/calculator-pages/owning/fha-to-conventional-words.ts")).fhaToConventionalWords,
);

export default function FhaToConventionalPage() {
  return <CalculatorPage model={leavingFhaModel} explained={words} Drawing={LeavingFhaDrawing} />;
}
