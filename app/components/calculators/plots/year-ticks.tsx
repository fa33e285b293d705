import { counted } from "#app/domain/text/counted.ts";
import { Note, type Sheet } from "./sheet.tsx";

type YearTicksProps = {
  years: number;
  x: (year: number) => number;
  sheet: Sheet;
  /** The word at year 0. */
  first?: string;
};

/** The years under a plot, as many as fit. */
export function YearTicks({ years, x, sheet, first = "today" }: YearTicksProps) {
  const most = sheet.name === "wide" ? 8 : 4;
  const every = [1, 2, 5, 10].find((step) => years / step <= most) ?? 20;
  const ticks = Array.from({ length: Math.floor(years / every) + 1 }, (_, index) => index * every);
  return ticks.map((year) => (
    <Note
      key={year}
      x={x(year)}
      y={sheet.height - 6}
      size={sheet.text - 1}
      look="quiet"
      anchor={year === 0 ? "start" : year === years ? "end" : "middle"}
    >
      {year === 0 ? first : year === ticks.at(-1) ? counted(year, "year") : year}
    </Note>
  ));
}
