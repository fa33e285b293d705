import { StreetDrawing } from "#app/components/calculators/five-programs/five-programs-drawing.tsx";
import { fiveProgramsModel } from "#app/components/calculators/five-programs/five-programs-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { fiveProgramsWords } from "#app/content/calculator-pages/five-programs-words.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/five-programs");

export default function FiveProgramsPage() {
  return <CalculatorPage model={fiveProgramsModel} words={fiveProgramsWords} Drawing={StreetDrawing} />;
}
