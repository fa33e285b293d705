import { AffordabilityDrawing } from "#app/components/calculators/affordability/affordability-drawing.tsx";
import { affordabilityModel } from "#app/components/calculators/affordability/affordability-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/affordability");

const words = explained(
  "affordability",
  async () => (await import("#app/content/calculator-pages/affordability-words.ts")).affordabilityWords,
);

export default function AffordabilityPage() {
  return <CalculatorPage model={affordabilityModel} explained={words} Drawing={AffordabilityDrawing} />;
}
