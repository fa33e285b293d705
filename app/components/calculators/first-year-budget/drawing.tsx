import { scaleLinear } from "d3-scale";
import { useState } from "react";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { Note, round, type Sheet, sheetsOf, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import type { FirstYearMonth } from "#app/domain/buying/first-year.ts";
import { formatCents, formatDollars, formatShort } from "#app/lib/format/format-currency.ts";
import { type FirstYearAnswer, firstYearModel, type NamedMonth } from "./model.ts";

/** The months as columns, their numbers, and the effect of the escrow check. */
function FirstYearDrawing({ answer }: { answer: FirstYearAnswer }) {
  return (
    <>
      {answer.sizeNote && <p className="cost small">{answer.sizeNote}</p>}
      <div className="cp-plot">
        <MonthColumns answer={answer} />
      </div>
      <NumbersTable
        head={["Month", "Lender’s bill", "Utilities and dues", "Repair fund", "Moving in", "Together"]}
        rows={answer.named.map((month) => [
          month.name,
          formatCents(month.billCents),
          formatCents(month.runningCents),
          formatCents(month.upkeepCents),
          formatCents(month.moveInCents),
          formatCents(month.totalCents),
        ])}
      />
      <EscrowCheck answer={answer} />
    </>
  );
}

function EscrowCheck({
  answer: { shortageCents, riseCents, riseLaterCents, mayBeAskedAtOnce },
}: {
  answer: FirstYearAnswer;
}) {
  if (riseCents === 0) return null;
  return (
    <p className="calc-note">
      <b>Why the bill rises.</b> Your servicer pays tax and insurance for you, and checks the account once a year. Here
      it is short by {formatDollars(shortageCents)}. You pay {formatDollars(riseLaterCents)} more a month for the bills
      to come, and as much again for a year to fill the gap.{" "}
      {mayBeAskedAtOnce
        ? "A gap this small may also be asked for at once, within 30 days."
        : "You can also pay the gap at once."}{" "}
      Check the yearly statement: is the tax bill right?
    </p>
  );
}

const axis = { wide: [66, 776], narrow: [46, 298] } as const;

/** The parts of a column, from the ground up. */
const parts = [
  { of: "billCents", words: "lender’s bill", color: "var(--s-leaf)" },
  { of: "runningCents", words: "utilities, dues", color: "var(--s-slate)" },
  { of: "upkeepCents", words: "repair fund", color: "var(--s-wood)" },
  { of: "moveInCents", words: "moving in", color: "var(--s-brick)" },
] as const satisfies readonly { of: keyof FirstYearMonth; words: string; color: string }[];

const sheets = sheetsOf(400, 380);

/** A column for each month, as high as its cost, and one for the month after the escrow check. */
function MonthColumns({ answer }: { answer: FirstYearAnswer }) {
  const [walked, setWalked] = useState(0);
  const { named } = answer;
  const at = Math.min(walked, named.length - 1);
  return (
    <>
      <TwoSheets
        sheets={sheets}
        label={`What each month takes. ${named.map((month) => `${month.name}: ${formatDollars(month.totalCents)}`).join(", ")}`}
        draw={(sheet) => <Drawn answer={answer} at={at} sheet={sheet} />}
      />
      <PlotWalk
        label="Month"
        count={named.length}
        at={at}
        say={(index) => say(named[index], index)}
        onWalk={setWalked}
        axis={axis}
      />
    </>
  );
}

function say(month: NamedMonth | undefined, index: number): string {
  if (!month) return "";
  const bill = month.billCents === 0 ? "no bill yet" : `${formatCents(month.billCents)} of it the bill`;
  const after = index === 12 ? ", after the escrow check" : "";
  return `${month.name}: ${formatCents(month.totalCents)}, ${bill}${after}`;
}

function Drawn({ answer: { named, rentCents }, at, sheet }: { answer: FirstYearAnswer; at: number; sheet: Sheet }) {
  const [left, right] = axis[sheet.name];
  const narrow = sheet.name === "narrow";
  const [top, bottom] = [narrow ? 86 : 62, sheet.height - 34];
  const highest = Math.max(...named.map(({ totalCents }) => totalCents), rentCents ?? 0, 100);
  const y = scaleLinear([0, highest], [bottom, top]);
  // A gap before the last column: it is in another year.
  const step = (right - left) / (named.length + 0.6);
  const x = (index: number) => round(left + step * (index + (index === 12 ? 0.6 : 0)) + step * 0.12);
  const width = round(step * 0.76);
  return (
    <>
      <Legend rentCents={rentCents} sheet={sheet} />
      {y.ticks(4).map((cents) => (
        <g key={cents}>
          <path d={`M${left} ${round(y(cents))}H${right}`} stroke="var(--rule)" />
          <text className="mut" x={left - 8} y={round(y(cents)) + 5} fontSize={sheet.text - 1} textAnchor="end">
            {formatShort(cents, narrow ? undefined : 100_000_00)}
          </text>
        </g>
      ))}
      {named.map((month, index) => (
        <Column key={month.day} month={month} x={x(index)} width={width} y={(cents) => round(y(cents))} />
      ))}
      {rentCents !== null && <RentLine y={round(y(rentCents))} from={left} to={right} />}
      {named.map((month, index) => (
        <text
          key={month.day}
          className={index === at ? undefined : "mut"}
          x={round(x(index) + width / 2)}
          y={sheet.height - 12}
          fontSize={sheet.text - 1}
          fontWeight={index === at ? 600 : undefined}
          textAnchor="middle"
        >
          {month.name.slice(0, narrow ? 1 : 3)}
        </text>
      ))}
      <path d={`M${left} ${bottom}H${right}`} stroke="var(--path)" strokeWidth="3" />
      <path d={`M${x(at)} ${sheet.height - 6}h${width}`} stroke="var(--ink)" strokeWidth="3" />
    </>
  );
}

type ColumnProps = { month: FirstYearMonth; x: number; width: number; y: (cents: number) => number };

function Column({ month, x, width, y }: ColumnProps) {
  let below = 0;
  return parts.map(({ of, color }) => {
    const [from, to] = [below, below + month[of]];
    below = to;
    if (from === to) return null;
    return (
      <rect
        key={of}
        x={x}
        y={y(to)}
        width={width}
        height={round(y(from) - y(to))}
        fill={color}
        stroke="var(--s-line)"
        strokeWidth="1.5"
      />
    );
  });
}

/** The parts and the rent by name: in rows of four, or of two on a phone. */
function Legend({ rentCents, sheet }: { rentCents: number | null; sheet: Sheet }) {
  const columns = sheet.name === "narrow" ? 2 : 4;
  const names = [
    ...parts,
    ...(rentCents === null ? [] : [{ words: `rent now ${formatDollars(rentCents)}`, color: null }]),
  ];
  return names.map(({ words, color }, index) => {
    const [x, y] = [(index % columns) * (sheet.width / columns), Math.floor(index / columns) * 24];
    return (
      <g key={words}>
        {color === null ? (
          <RentLine from={x + 2} to={x + 16} y={y + 10} />
        ) : (
          <rect x={x + 1} y={y + 3} width="14" height="14" fill={color} stroke="var(--s-line)" strokeWidth="1.5" />
        )}
        <Note x={x + 22} y={y + 16} size={sheet.text}>
          {words}
        </Note>
      </g>
    );
  });
}

function RentLine({ from, to, y }: { from: number; to: number; y: number }) {
  return (
    <path
      d={`M${from} ${y}H${to}`}
      stroke="var(--rent-line)"
      strokeWidth="3"
      strokeDasharray="3 7"
      strokeLinecap="round"
    />
  );
}

export const calculator = calculatorOf(firstYearModel, FirstYearDrawing);
