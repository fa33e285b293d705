import { FirstYearDrawing } from "#app/components/calculators/first-year-budget/first-year-budget-drawing.tsx";
import { firstYearModel } from "#app/components/calculators/first-year-budget/first-year-budget-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/first-year-budget");

const words = explained(
  "first-year-budget",
  async () => (await import("#app/content/calculator-pages/owning/first-year-budget-words.ts")).firstYearBudgetWords,
);

export default function FirstYearBudgetPage() {
  return <CalculatorPage model={firstYearModel} explained={words} Drawing={FirstYearDrawing} />;
}
