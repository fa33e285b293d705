import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import { ResidualDrawing } from "#app/components/calculators/va-residual-income/va-residual-income-drawing.tsx";
import { vaResidualModel } from "#app/components/calculators/va-residual-income/va-residual-income-model.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/va-residual-income");

const words = explained(
  "va-residual-income",
  async () =>
    (await import("#app/content/calculator-pages/debts-and-income/va-residual-income-words.ts")).vaResidualWords,
);

export default function VaResidualPage() {
  return <CalculatorPage model={vaResidualModel} explained={words} Drawing={ResidualDrawing} />;
}
