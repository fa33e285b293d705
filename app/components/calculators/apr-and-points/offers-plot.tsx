import { AdvantagePlot, yearsDrawn } from "#app/components/calculators/plots/advantage-plot.tsx";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { OffersAnswer } from "./apr-and-points-calculation.ts";
import { AprLines } from "./apr-lines.tsx";

/** What fees make of the rate, and when the dearer start has paid off. */
export function OffersPlot({ answer }: { answer: OffersAnswer }) {
  const { light, heavy, comparison, keptMonths } = answer;
  const keptYears = keptMonths / 12;
  return (
    <>
      <AprLines answer={answer} />
      <AdvantagePlot
        byMonthCents={comparison.byMonthCents}
        breakEvenMonths={comparison.breakEvenMonths}
        years={yearsDrawn(comparison.breakEvenMonths, keptYears, light.termMonths)}
        startYear={keptYears}
        label={`Offer ${heavy.name} against offer ${light.name}`}
        say={(year, cents) => leadWords(answer, year, cents)}
      />
    </>
  );
}

export function leadWords({ light, heavy }: OffersAnswer, year: number, cents: number): string {
  const when = year === 0 ? "At closing" : `After ${counted(year, "year")}`;
  if (cents === 0) return `${when} both offers have cost the same`;
  const [ahead, behind] = cents > 0 ? [heavy, light] : [light, heavy];
  return `${when} offer ${ahead.name} is ${formatDollars(Math.abs(cents))} ahead of offer ${behind.name}`;
}
