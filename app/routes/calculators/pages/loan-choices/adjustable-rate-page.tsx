import { AdjustableDrawing } from "#app/components/calculators/adjustable-rate/adjustable-rate-drawing.tsx";
import { adjustableRateModel } from "#app/components/calculators/adjustable-rate/adjustable-rate-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/adjustable-rate");

const words = explained(
  "adjustable-rate",
  async () => (await import("#app/content/calculator-pages/loan-choices/adjustable-rate-words.ts")).adjustableRateWords,
);

export default function AdjustableRatePage() {
  return <CalculatorPage model={adjustableRateModel} explained={words} Drawing={AdjustableDrawing} />;
}
