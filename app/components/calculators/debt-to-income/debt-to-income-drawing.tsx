import { Plot, plotPlace } from "#app/components/calculators/page/plot-place.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { shapeOf } from "#app/components/calculators/plots/sheet.tsx";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import type { DebtToIncomeAnswer } from "./debt-to-income-model.ts";
import { ratioSheets } from "./ratio-sheets.ts";

const house = plotPlace<DebtToIncomeAnswer>(
  async () => (await import("./debt-to-income-plot.tsx")).RatioHouse,
  shapeOf(ratioSheets),
);

export function RatioDrawing({ answer }: { answer: DebtToIncomeAnswer }) {
  return (
    <>
      <Plot place={house} answer={answer} />
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
