import { SavingsPlanDrawing } from "#app/components/calculators/down-payment-savings/down-payment-savings-drawing.tsx";
import { savingsPlanModel } from "#app/components/calculators/down-payment-savings/down-payment-savings-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/down-payment-savings");

const words = explained(
  "down-payment-savings",
  async () => (await import("#app/content/calculator-pages/down-payment-savings-words.ts")).downPaymentSavingsWords,
);

export default function DownPaymentSavingsPage() {
  return <CalculatorPage model={savingsPlanModel} explained={words} Drawing={SavingsPlanDrawing} />;
}
