import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";

type Point = readonly [x: number, y: number];
type Tick = { at: number; label: string };

/** A word or two next to a point of the plot. `dx` and `dy` are the distance from the point, in the plot's units. */
export type PlotNote = { at: Point; text: string; dx?: number; dy?: number; end?: boolean; dot?: boolean };

export type TimePlotProps = {
  /** The plot in words, for those who do not see it. */
  label: string;
  /** The main line first; the others are thinner and go behind it. */
  series: readonly (readonly Point[])[];
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
  notes: readonly PlotNote[];
  /** A phone has room for fewer of them. */
  narrowNotes?: readonly PlotNote[];
  narrowXTicks?: readonly Tick[];
};

type Sheet = { name: string; width: number; height: number; text: number };

const wide: Sheet = { name: "wide", width: 760, height: 400, text: 16 };
const narrow: Sheet = { name: "narrow", width: 320, height: 300, text: 14.5 };

/** Lines over time, drawn once for a wide column and once for a phone. */
export function TimePlot(props: TimePlotProps) {
  const { notes, xTicks, narrowNotes = notes, narrowXTicks = xTicks } = props;
  return (
    <>
      <Drawing {...props} sheet={wide} />
      <Drawing {...props} sheet={narrow} notes={narrowNotes} xTicks={narrowXTicks} />
    </>
  );
}

function Drawing({ label, series, xTicks, yTicks, notes, sheet }: TimePlotProps & { sheet: Sheet }) {
  const { width, height, text } = sheet;
  // A digit is a little wider than half its height.
  const left = Math.ceil(Math.max(...yTicks.map(({ label: tick }) => tick.length)) * text * 0.58) + 14;
  const bottom = height - 30;
  const points = series.flat();
  const x = scaleLinear(extentOf(points.map(([value]) => value)), [left, width - 8]);
  const y = scaleLinear(extentOf([...yTicks.map(({ at }) => at), ...points.map(([, value]) => value)]), [bottom, 12]);
  const path = line<Point>(
    ([at]) => x(at),
    ([, at]) => y(at),
  ).digits(0);
  return (
    <svg className={`plot--${sheet.name}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <g fontSize={text}>
        {yTicks.map(({ at, label: tick }) => (
          <g key={at}>
            <path className="pl__grid" d={`M${left} ${Math.round(y(at))}H${width}`} />
            <text x={left - 10} y={Math.round(y(at)) + 5} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {xTicks.map(({ at, label: tick }) => (
          <text key={at} x={Math.round(x(at))} y={height - 5} textAnchor="middle">
            {tick}
          </text>
        ))}
        {series.map((one, index) => (
          <path
            key={one[0]?.join()}
            className={index === 0 ? "pl__line" : "pl__line pl__line--2"}
            d={path(one) ?? ""}
          />
        ))}
        {notes.map(({ at, text: words, dx = 0, dy = 0, end, dot }) => (
          <g key={words}>
            {dot && <circle cx={Math.round(x(at[0]))} cy={Math.round(y(at[1]))} r="5" />}
            <text
              className="pl__note"
              x={Math.round(x(at[0])) + dx}
              y={Math.round(y(at[1])) + dy}
              textAnchor={end ? "end" : "start"}
            >
              {words}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

function extentOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
