import type { CSSProperties } from "react";
import { round, type Sheet, sheetWidths } from "./sheet.tsx";

type PlotWalkProps = {
  /** The unit of the slider, such as "Year". */
  label: string;
  /** The number of points. */
  count: number;
  at: number;
  /** A point in words and with its value, such as "After 5 years you owe $234,567". */
  say: (at: number) => string;
  onWalk: (at: number) => void;
  /** The ends of the plot's axis on each sheet, in its units; without them the slider is as wide as the plot. */
  axis?: Record<Sheet["name"], readonly [from: number, to: number]>;
};

/** A slider over the points of a plot, as long as its axis. A screen reader says each point; its words are below it. */
export function PlotWalk({ label, count, at, say, onWalk, axis }: PlotWalkProps) {
  const words = say(at);
  return (
    <div className="cp-walk screen-only">
      <input
        style={axis && axisPlace(axis)}
        type="range"
        aria-label={label}
        aria-valuetext={words}
        min={0}
        max={Math.max(0, count - 1)}
        step={1}
        value={at}
        autoComplete="off"
        // React has no change event for a slider that moved before it was here.
        onInput={({ currentTarget }) => onWalk(Number(currentTarget.value))}
      />
      <output aria-live="off">{words}</output>
    </div>
  );
}

/** The ends of the axis as shares of the two sheets; the style sheet uses those of the sheet it shows. */
function axisPlace({ wide, narrow }: NonNullable<PlotWalkProps["axis"]>): CSSProperties {
  const share = (units: number, width: number) => `${round((units / width) * 100)}%`;
  const [ws, ns] = [sheetWidths.wide, sheetWidths.narrow];
  return {
    "--wide-from": share(wide[0], ws),
    "--wide-length": share(wide[1] - wide[0], ws),
    "--narrow-from": share(narrow[0], ns),
    "--narrow-length": share(narrow[1] - narrow[0], ns),
  } as CSSProperties;
}
