import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import { WhichDebtDrawing } from "#app/components/calculators/which-debt-first/which-debt-first-drawing.tsx";
import { whichDebtModel } from "#app/components/calculators/which-debt-first/which-debt-first-model.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/which-debt-first");

const words = explained(
  "which-debt-first",
  async () => (await import("#app/content/calculator-pages/debts-and-income/which-debt-first-words.ts")).whichDebtWords,
);

export default function WhichDebtPage() {
  return <CalculatorPage model={whichDebtModel} explained={words} Drawing={WhichDebtDrawing} />;
}
