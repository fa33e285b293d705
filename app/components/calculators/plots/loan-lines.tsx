import { scaleLinear } from "d3-scale";
import { formatDollars, formatShort } from "#app/lib/format/format-currency.ts";
import { type Corner, centsAt, type LoanLine } from "./loan-line.ts";
import { Note, round, type Sheet, type Sheets, TwoSheets } from "./sheet.tsx";
import { YearTicks } from "./year-ticks.tsx";

type LoanLinesProps = {
  lines: readonly LoanLine[];
  sheets: Sheets;
  /** The plot in words, for those who do not see it. */
  label: string;
  /** A payment stays the same until it changes; a balance moves every month. */
  shape: "steps" | "slopes";
  /** The number of months drawn. */
  months: number;
  /** The marked month. */
  at: number;
};

/** The ends of the lines on each sheet; the slider below is as long. */
export const loanAxis = { wide: [84, 766], narrow: [58, 290] } as const;
const looks = {
  own: { stroke: "var(--evergreen)", strokeWidth: 4 },
  cost: { stroke: "var(--clay)", strokeWidth: 4 },
  plain: { stroke: "var(--ink-2)", strokeWidth: 2.5, strokeDasharray: "3 6" },
} as const;
const tints = { own: "var(--evergreen-tint)", cost: "var(--clay-tint)", plain: "none" } as const;
const nameRow = 26;

/** Up to three loans over the same years, their names above them. The area between the first two is tinted. */
export function LoanLines(props: LoanLinesProps) {
  return <TwoSheets sheets={props.sheets} label={props.label} draw={(sheet) => <Drawn {...props} sheet={sheet} />} />;
}

function Drawn({ lines, shape, months, at, sheet }: LoanLinesProps & { sheet: Sheet }) {
  const [left, right] = loanAxis[sheet.name];
  const [top, bottom] = [nameRow * lines.length + 24, sheet.height - 36];
  const highest = Math.max(...lines.flatMap(({ points }) => points.map(({ cents }) => cents)), 1);
  const x = (month: number) => round(left + (Math.min(month, months) / months) * (right - left));
  const y = scaleLinear([0, highest], [bottom, top]);
  const heightOf = (cents: number) => round(y(cents));
  const corners = lines.map((line) => cornersOf(line, shape, months));
  const pathOf = (run: readonly Corner[]) =>
    `M${run.map(({ month, cents }) => `${x(month)} ${heightOf(cents)}`).join("L")}`;
  const [first = [], second] = corners;
  return (
    <>
      {y.ticks(4).map((cents) => (
        <g key={cents}>
          <path d={`M${left} ${heightOf(cents)}H${right}`} stroke="var(--rule)" />
          <text className="mut" x={left - 8} y={heightOf(cents) + 5} fontSize={sheet.text - 1} textAnchor="end">
            {sheet.name === "narrow" ? formatShort(cents) : formatDollars(cents)}
          </text>
        </g>
      ))}
      {second && <path d={`${pathOf([...first, ...second.toReversed()])}Z`} fill={tints[lines[0]?.look ?? "plain"]} />}
      {lines.map((line, index) => (
        <path
          key={line.name}
          {...looks[line.look]}
          d={pathOf(corners[index] ?? [])}
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      {lines.map((line) => (
        <circle
          key={line.name}
          cx={x(at)}
          cy={heightOf(centsAt(line, at))}
          r="7"
          fill="var(--paper)"
          stroke={looks[line.look].stroke}
          strokeWidth="4"
        />
      ))}
      {lines.map(
        (line) =>
          line.note && (
            <Note
              key={line.name}
              x={right}
              y={heightOf(centsAt(line, months)) - 12}
              size={sheet.text}
              anchor="end"
              look={line.look === "cost" ? "cost" : "good"}
              strong
            >
              {line.note}
            </Note>
          ),
      )}
      <Names lines={lines} sheet={sheet} />
      <YearTicks years={months / 12} x={(year) => x(year * 12)} sheet={sheet} first="start" />
    </>
  );
}

/** The corners of a line: a payment goes on to the month of the next one, and steps up or down there. */
function cornersOf({ points }: LoanLine, shape: LoanLinesProps["shape"], months: number): Corner[] {
  if (shape === "slopes") return [...points];
  const ends = points.map(({ cents }, index) => ({ month: points[index + 1]?.month ?? months, cents }));
  return points.flatMap((point, index) => [point, ends[index] ?? point]);
}

/** The name of each line, after a short piece of it. */
function Names({ lines, sheet }: { lines: readonly LoanLine[]; sheet: Sheet }) {
  return lines.map(({ name, look }, index) => {
    const y = nameRow * index + 18;
    return (
      <g key={name}>
        <path d={`M2 ${y - 5}h28`} {...looks[look]} strokeLinecap="round" />
        <Note x={40} y={y} size={sheet.text} strong>
          {name}
        </Note>
      </g>
    );
  });
}
