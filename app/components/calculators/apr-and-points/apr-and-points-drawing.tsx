import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { counted } from "#app/domain/text/counted.ts";
import { formatCents, formatDollars, formatRate, formatTypedRate } from "#app/lib/format/format-currency.ts";
import { aprAndPointsModel, type NamedOffer, type OffersAnswer } from "./apr-and-points-model.ts";
import { OffersPlot } from "./apr-and-points-plot.tsx";

const lines: readonly [string, (offer: NamedOffer) => string][] = [
  ["Rate", ({ annualRate }) => formatTypedRate(annualRate)],
  ["Points", ({ pointsCents }) => formatDollars(pointsCents)],
  ["Lender’s fees", ({ feesCents }) => formatDollars(feesCents)],
  ["Payment", ({ paymentCents }) => formatCents(paymentCents)],
  ["APR", ({ apr }) => formatRate(apr())],
];

/** The two offers side by side, and who is ahead year by year. */
function OffersDrawing({ answer }: { answer: OffersAnswer }) {
  const { offers, light, heavy, comparison } = answer;
  const years = Array.from({ length: light.termMonths / 12 + 1 }, (_, year) => year);
  return (
    <>
      <div className="cp-plot">
        <OffersPlot answer={answer} />
      </div>
      <NumbersTable
        title="The two offers side by side"
        open
        head={["What it asks", "Offer A", "Offer B"]}
        rows={lines.map(([name, show]) => [name, show(offers[0]), show(offers[1])])}
      />
      <NumbersTable
        title="Who is ahead, year by year"
        head={["After", `Offer ${light.name} ahead by`, `Offer ${heavy.name} ahead by`]}
        rows={years.map((year) => {
          const cents = comparison.byMonthCents[year * 12] ?? 0;
          return [
            counted(year, "year"),
            cents < 0 ? formatDollars(-cents) : "–",
            cents > 0 ? formatDollars(cents) : "–",
          ];
        })}
      />
    </>
  );
}

export const aprAndPoints = calculator(aprAndPointsModel, OffersDrawing);
