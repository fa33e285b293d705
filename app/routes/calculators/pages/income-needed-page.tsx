import { IncomeDrawing } from "#app/components/calculators/income-needed/income-needed-drawing.tsx";
import { incomeNeededModel } from "#app/components/calculators/income-needed/income-needed-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/income-needed");

const words = explained(
  "income-needed",
  async () => (await import("#app/content/calculator-pages/income-needed-words.ts")).incomeNeededWords,
);

export default function IncomeNeededPage() {
  return <CalculatorPage model={incomeNeededModel} explained={words} Drawing={IncomeDrawing} />;
}
