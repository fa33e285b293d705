import { useState } from "react";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { Note, round, type Sheet, sheetsOf, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { Box, type SceneColor } from "#app/components/scenes/shapes.tsx";
import { vaResidual } from "#app/content/rules/va.ts";
import { formatDollars, formatShort, formatSignedDollars } from "#app/lib/format/format-currency.ts";
import { type PayStair, type ResidualAnswer, regionNames, spareWords, vaResidualModel } from "./model.ts";

const families = ["1 person", "2 people", "3 people", "4 people", "5 people"] as const;

/** The pay as stairs down to what is left, the same in numbers, and VA's table. */
function ResidualDrawing({ answer }: { answer: ResidualAnswer }) {
  const { incomeCents, stairs, leftCents } = answer;
  const { centsByPeople, eachMoreCents } = vaResidual.large;
  return (
    <>
      <div className="cp-plot">
        <PayStairs answer={answer} />
      </div>
      <NumbersTable
        head={["Each month", "Goes", "Left"]}
        rows={[
          ["Income", "–", formatDollars(incomeCents)],
          ...stairs.map(
            ({ name, cents, leftCents: left }) => [name, formatDollars(cents), formatSignedDollars(left)] as const,
          ),
        ]}
        sum={["To live on", "–", formatSignedDollars(leftCents)]}
      />
      <NumbersTable
        title="VA’s table, for loans of $80,000 or more"
        head={["Household", ...Object.values(regionNames)]}
        rows={[
          ...families.map(
            (family, index) =>
              [family, ...Object.values(centsByPeople).map((cents) => formatDollars(cents[index] ?? 0))] as const,
          ),
          ["Each additional person, up to 7", ...Object.values(regionNames).map(() => formatDollars(eachMoreCents))],
        ]}
      />
    </>
  );
}

const sheets = sheetsOf(360, 340);

/** The pay as stairs: each deduction is a step down, and the last floor is compared with VA's line. */
function PayStairs({ answer }: { answer: ResidualAnswer }) {
  const { incomeCents, stairs, leftCents, wantedCents } = answer;
  const [at, setAt] = useState(stairs.length);
  const points: PayStair[] = [{ name: "Income", cents: 0, leftCents: incomeCents }, ...stairs];
  return (
    <>
      <TwoSheets
        sheets={sheets}
        label={`From ${formatDollars(incomeCents)} a month down to ${formatSignedDollars(leftCents)}: ${stairs.map(sayPart).join(", ")}. Lenders look for ${formatDollars(wantedCents)}, and ${spareWords(answer)}`}
        draw={(sheet) => <Stairs answer={answer} points={points} at={at} sheet={sheet} />}
      />
      <PlotWalk label="What goes" count={points.length} at={at} say={(index) => say(points[index])} onWalk={setAt} />
    </>
  );
}

function sayPart({ name, cents }: PayStair): string {
  return `${name} ${formatDollars(cents)}`;
}

function say(point: PayStair | undefined): string {
  if (!point) return "";
  if (point.name === "Income") return `Income: ${formatDollars(point.leftCents)} a month`;
  return `${sayPart(point)}, ${formatSignedDollars(point.leftCents)} left`;
}

const colors: readonly SceneColor[] = ["leaf", "slate", "brick", "wood", "cream", "brick-2"];

type StairsProps = { answer: ResidualAnswer; points: readonly PayStair[]; at: number; sheet: Sheet };

function Stairs({ answer, points, at, sheet }: StairsProps) {
  const { incomeCents, leftCents, wantedCents, spareCents } = answer;
  const wide = sheet.name === "wide";
  const [top, ground] = [26, sheet.height - (wide ? 34 : 58)];
  const perCent = (ground - top) / Math.max(incomeCents, wantedCents, 1);
  const column = sheet.width / (points.length + 1);
  const heightOf = (cents: number) => round(Math.max(0, cents) * perCent);
  const line = round(ground - heightOf(wantedCents));
  return (
    <>
      <g stroke="var(--s-line)" strokeWidth={wide ? 2.5 : 2} strokeLinejoin="round">
        {points.map(({ name, cents, leftCents: left }, index) => {
          const floor = heightOf(left);
          const part = index === 0 ? floor : round(heightOf(left + cents) - floor);
          return (
            <g key={name}>
              {index > 0 && floor > 0 && (
                <rect
                  x={round(index * column)}
                  y={ground - floor}
                  width={round(column)}
                  height={floor}
                  fill="var(--paper-raised)"
                  stroke="none"
                />
              )}
              <Box
                x={round(index * column)}
                y={round(index === 0 ? ground - floor : ground - floor - part)}
                w={round(column)}
                h={Math.max(part, 0)}
                fill={colors[index] ?? "cream"}
              />
            </g>
          );
        })}
        <Box
          x={round(points.length * column)}
          y={ground - heightOf(leftCents)}
          w={round(column - 2)}
          h={heightOf(leftCents)}
          fill="go"
        />
      </g>
      <path
        d={`M0 ${line}H${sheet.width}`}
        stroke={spareCents < 0 ? "var(--clay)" : "var(--ink)"}
        strokeWidth="2.5"
        strokeDasharray="3 6"
        strokeLinecap="round"
      />
      <Note x={column + 8} y={line - 9} size={sheet.text} strong look={spareCents < 0 ? "cost" : "ink"}>
        {wide ? "lenders look for " : ""}
        {formatDollars(wantedCents)}
      </Note>
      <path d={`M0 ${ground}H${sheet.width}`} stroke="var(--path)" strokeWidth="4" />
      {[...points, { name: "Left", cents: 0, leftCents }].map((point, index) => (
        <Column
          key={point.name}
          point={point}
          top={
            ground -
            heightOf(index === 0 || index > points.length - 1 ? point.leftCents : point.leftCents + point.cents)
          }
          middle={(index + 0.5) * column}
          pointed={index === at}
          whole={index === 0 || index === points.length}
          ground={ground}
          sheet={sheet}
        />
      ))}
    </>
  );
}

type ColumnProps = {
  point: PayStair;
  top: number;
  middle: number;
  pointed: boolean;
  /** If true, the amount is the money left; otherwise it is the deduction. */
  whole: boolean;
  ground: number;
  sheet: Sheet;
};

/** The amount above its step, the name below the ground. */
function Column({ point: { name, cents, leftCents }, top, middle, pointed, whole, ground, sheet }: ColumnProps) {
  const wide = sheet.name === "wide";
  const amount = wide
    ? formatSignedDollars
    : (shown: number) => (shown < 0 ? "−" : "") + formatShort(Math.abs(shown), 10_000_00);
  return (
    <>
      <Note x={middle} y={top - 8} size={wide ? 17 : 12} anchor="middle" strong look={whole ? "good" : "ink"}>
        {whole ? amount(leftCents) : cents > 0 ? `−${amount(cents)}` : "–"}
      </Note>
      {(wide ? [name] : name.split(" ")).map((word, line) => (
        <Note
          key={word}
          x={middle}
          y={ground + 22 + line * 15}
          size={wide ? 15 : 12}
          anchor="middle"
          look={pointed ? "ink" : "quiet"}
          strong={pointed}
        >
          {word}
        </Note>
      ))}
    </>
  );
}

export const calculator = calculatorOf(vaResidualModel, ResidualDrawing);
