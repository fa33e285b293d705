import { Plot, plotPlace } from "#app/components/calculators/page/plot-place.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { counted } from "#app/domain/text/counted.ts";
import { formatCents } from "#app/lib/format/format-currency.ts";
import type { AmortizationAnswer } from "./amortization-model.ts";
import { balanceByYear } from "./balance-by-year.ts";
import { MonthByMonth } from "./month-by-month.tsx";

const race = plotPlace<AmortizationAnswer>(async () => (await import("./balance-race.tsx")).BalanceRace, {
  wide: [780, 360],
  narrow: [300, 260],
});

/** The two balances, the numbers they are drawn from, and every payment. */
export function AmortizationDrawing({ answer }: { answer: AmortizationAnswer }) {
  return (
    <>
      <Plot place={race} answer={answer} />
      <NumbersTable
        head={["After", "Owed with the extra", "Owed without it"]}
        rows={balanceByYear(answer).map(({ years, plainCents, fasterCents }) => [
          counted(years, "year"),
          formatCents(fasterCents),
          formatCents(plainCents),
        ])}
      />
      <MonthByMonth answer={answer} />
    </>
  );
}
