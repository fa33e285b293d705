import type { ShownPromises, WeekColumn } from "#app/domain/promises/shown.ts";
import { counted } from "#app/domain/text/counted.ts";

type Props = Pick<ShownPromises, "weeks" | "promise" | "late" | "lateCount">;

/** The chosen promise, week by week, and its late ones by name. */
export function WeeksChart({ weeks, promise, late, lateCount }: Props) {
  const sum = (of: "kept" | "late") => weeks.reduce((all, week) => all + week[of], 0);
  const said = `${sum("kept")} in time, ${sum("late")} late`;
  return (
    <section className="panel" aria-labelledby="by-week">
      <div className="panel-head">
        <h2 id="by-week">{promise} by week</h2>
        <span className="help">{said}</span>
      </div>
      <div className="panel-row prom-body">
        <figure className="chart">
          <Columns weeks={weeks} width={660} step={47} bar={30} said={said} look="wide" />
          <Columns weeks={weeks} width={330} step={22} bar={15} said={said} look="thin" />
        </figure>
        <details className="more">
          <summary>The same as a table</summary>
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col">Week of</th>
                <th scope="col">In time</th>
                <th scope="col">Late</th>
                <th scope="col">Still in time</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.label}>
                  <th scope="row">{week.label}</th>
                  <td>{week.kept}</td>
                  <td>{week.late > 0 ? <span className="late">{week.late}</span> : 0}</td>
                  <td>{week.inTime}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
        {late !== null && late.length > 0 && (
          <details className="more" open>
            <summary>{lateCount === 1 ? "The late one" : `The ${counted(lateCount, "late one")}`}</summary>
            <ul className="late-list">
              {late.map(({ href, day, words }) => (
                <li key={href + words}>
                  <a href={href}>{day}</a> {words}
                </li>
              ))}
              {lateCount > late.length && <li>and {lateCount - late.length} more</li>}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}

/** The chart: grid lines are 70 apart, the base line is at 190. */
const [ground, perLine, left] = [190, 70, 34];

type ColumnsProps = {
  weeks: WeekColumn[];
  width: number;
  step: number;
  bar: number;
  said: string;
  look: "wide" | "thin";
};

function Columns({ weeks, width, step, bar, said, look }: ColumnsProps) {
  const line = lineStep(Math.max(...weeks.map(({ kept, late }) => kept + late)));
  const scale = perLine / line;
  const isThin = look === "thin";
  return (
    <svg
      className={look}
      viewBox={`0 0 ${width} 232`}
      role="img"
      aria-label={`By week: ${said}. The table has the numbers.`}
    >
      {[0, 1, 2].map((place) => (
        <g key={place}>
          <path d={`M${left} ${ground - place * perLine}H${width}`} className="rule" />
          <text x={left - 8} y={ground - place * perLine + 4} textAnchor="end">
            {place * line}
          </text>
        </g>
      ))}
      {weeks.map(({ label, kept, late }, index) => {
        const x = left + 10 + index * step;
        const [high, top] = [kept * scale, late * scale];
        return (
          <g key={label}>
            <rect x={x} y={ground - high} width={bar} height={high} className="kept" />
            {late > 0 && (
              <>
                <rect x={x} y={ground - high - top - 2} width={bar} height={top} className="over" />
                <text className="l" x={x + bar / 2} y={ground - high - top - 7} textAnchor="middle">
                  {isThin ? late : `${late} late`}
                </text>
              </>
            )}
            {(!isThin || index % 4 === 0) && (
              <text x={isThin ? Math.min(x, width - 44) : x + bar / 2} y={210} textAnchor={isThin ? "start" : "middle"}>
                {label}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M${left} ${ground}H${width}`} className="ground" />
      <text className="b" x={left + 10} y={228}>
        {isThin
          ? "By week. Green: answered in time. Red, on top: late."
          : "By week. Green: answered in time. Red, on top, with their number: answered late."}
      </text>
    </svg>
  );
}

/** The number each grid line adds, so that two lines fit the highest column. */
function lineStep(most: number): number {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500];
  return steps.find((step) => 2 * step >= most) ?? 1000 * Math.ceil(most / 2000);
}
