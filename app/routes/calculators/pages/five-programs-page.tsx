import { StreetDrawing } from "#app/components/calculators/five-programs/five-programs-drawing.tsx";
import { fiveProgramsModel } from "#app/components/calculators/five-programs/five-programs-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/five-programs");

const words = explained(
  "five-programs",
  async () => (await import("#app/content/calculator-pages/five-programs-words.ts")).fiveProgramsWords,
);

export default function FiveProgramsPage() {
  return <CalculatorPage model={fiveProgramsModel} explained={words} Drawing={StreetDrawing} />;
}
