import { Plot, plotPlace } from "#app/components/calculators/page/plot-place.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import type { DebtToIncomeAnswer } from "./debt-to-income-model.ts";

const plot = plotPlace(async () => (await import("./debt-to-income-plot.tsx")).RatioHouse, sheetsOf(440, 400));

export function RatioDrawing({ answer }: { answer: DebtToIncomeAnswer }) {
  return (
    <>
      <Plot place={plot} answer={answer} />
      <NumbersTable
        head={["Guide", "Housing", "With debts", "You", "Room for housing"]}
        rows={answer.programs.map(({ name, frontLimit, backLimit, fits, roomCents }) => [
          name,
          frontLimit === null ? "–" : formatRate(frontLimit),
          formatRate(backLimit),
          fits ? "within" : "above",
          formatDollars(roomCents),
        ])}
      />
    </>
  );
}
