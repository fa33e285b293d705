import { CalculatorPage } from "#app/components/calculators/page/calculator-page.tsx";
import { explained } from "#app/components/calculators/page/explained.ts";
import { RentReceiptDrawing } from "#app/components/calculators/rent-receipt/rent-receipt-drawing.tsx";
import { rentReceiptModel } from "#app/components/calculators/rent-receipt/rent-receipt-model.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { queriedPageMeta } from "#app/lib/page/seo.ts";

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = queriedPageMeta("/calculators/rent-receipt");

const words = explained(
  "rent-receipt",
  async () => (await import("#app/content/calculator-pages/rent-receipt-words.ts")).rentReceiptWords,
);

export default function RentReceiptPage() {
  return <CalculatorPage model={rentReceiptModel} explained={words} Drawing={RentReceiptDrawing} />;
}
