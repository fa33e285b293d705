import { PaymentDrawing } from "#app/components/calculators/monthly-payment/monthly-payment-drawing.tsx";
import { monthlyPaymentModel } from "#app/components/calculators/monthly-payment/monthly-payment-model.ts";
import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/monthly-payment");

const words = explained(
  "monthly-payment",
  async () => (await import("#app/content/calculator-pages/monthly-payment-words.ts")).monthlyPaymentWords,
);

export default function MonthlyPaymentPage() {
  return <CalculatorPage model={monthlyPaymentModel} explained={words} Drawing={PaymentDrawing} />;
}
