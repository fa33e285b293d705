import { RatioDrawing } from "#app/components/calculators/debt-to-income/debt-to-income-drawing.tsx";
import { debtToIncomeModel } from "#app/components/calculators/debt-to-income/debt-to-income-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/debt-to-income");

const words = explained(
  "debt-to-income",
  async () => (await import("#app/content/calculator-pages/debt-to-income-words.ts")).debtToIncomeWords,
);

export default function DebtToIncomePage() {
  return <CalculatorPage model={debtToIncomeModel} explained={words} Drawing={RatioDrawing} />;
}
