import { useState } from "react";
import { PlotWalk } from "#app/components/calculators/page/plot-place.tsx";
import { Note, round, type Sheet, type Sheets, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { formatDollars, formatRate, formatTenths } from "#app/lib/format/format-currency.ts";
import { type DebtToIncomeAnswer, type ProgramRatio, ratioText } from "./debt-to-income-model.ts";

/** Housing and debts as two floors, and the height that each guide allows. */
export function RatioHouse({ answer, sheets }: { answer: DebtToIncomeAnswer; sheets: Sheets }) {
  const [at, setAt] = useState(0);
  const { programs, front, back } = answer;
  const highest = Math.max(0.56, back ?? 0);
  return (
    <>
      <TwoSheets
        sheets={sheets}
        label={`A house of two floors: housing takes ${ratioText(front)} of the income, with debts ${ratioText(back)}. ${programs.map(say).join(". ")}`}
        draw={(sheet) => <House answer={answer} sheet={sheet} highest={highest} at={at} />}
      />
      <PlotWalk
        label="Guide"
        count={programs.length}
        at={at}
        say={(index) => {
          const program = programs[index];
          return program ? say(program) : "";
        }}
        onWalk={setAt}
      />
    </>
  );
}

function say({ name, ratios, fits, roomCents }: ProgramRatio): string {
  return `${name}, ${ratios}: ${fits ? "within" : "above"}; it leaves ${formatDollars(roomCents)} a month for housing`;
}

type HouseProps = { answer: DebtToIncomeAnswer; sheet: Sheet; highest: number; at: number };

function House({ answer: { front, back, programs }, sheet, highest, at }: HouseProps) {
  const narrow = sheet.name === "narrow";
  const ground = sheet.height - 12;
  const y = (share: number) => round(ground - (share / highest) * (ground - 52));
  const house = narrow ? { x: 34, width: 92 } : { x: 150, width: 220 };
  const right = house.x + house.width;
  const tops = { housing: y(front ?? 0), debts: y(back ?? 0) };
  const labels = spread(
    programs.map(({ backLimit }) => y(backLimit)),
    narrow ? 34 : 26,
  );
  return (
    <>
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round">
        <rect
          x={house.x}
          y={tops.housing}
          width={house.width}
          height={round(ground - tops.housing)}
          fill="var(--s-leaf)"
        />
        <rect
          x={house.x}
          y={tops.debts}
          width={house.width}
          height={round(tops.housing - tops.debts)}
          fill="var(--s-brick)"
        />
        <path
          d={`M${house.x - 16} ${tops.debts + 1}L${house.x + house.width / 2} ${tops.debts - 40}L${right + 16} ${tops.debts + 1}z`}
          fill="var(--s-roof)"
        />
      </g>
      {!narrow && (
        <>
          <Note x={0} y={(tops.housing + ground) / 2} size={16} strong>
            Housing {ratioText(front)}
          </Note>
          <Note x={0} y={(tops.housing + tops.debts) / 2 + 5} size={16} look="cost" strong>
            Debts {formatTenths((back ?? 0) - (front ?? 0))}
          </Note>
        </>
      )}
      {programs.map((program, index) => {
        const line = y(program.backLimit);
        const label = labels[index] ?? line;
        const color = program.fits ? "var(--evergreen)" : "var(--clay)";
        return (
          <g key={program.name}>
            <path
              d={`M${house.x - 10} ${line}H${right + 18}L${right + 34} ${label}h8`}
              fill="none"
              stroke={color}
              strokeWidth={index === at ? 4 : 2.5}
              strokeDasharray="3 6"
              strokeLinecap="round"
            />
            <Note x={right + 48} y={label + 5} size={narrow ? 13 : 15} look={program.fits ? "good" : "cost"} strong>
              {formatRate(program.backLimit)} {narrow ? (shortNames[program.name] ?? program.name) : program.name}
              {!narrow && (program.fits ? ": within" : ": above")}
            </Note>
            {narrow && (
              <Note x={right + 48} y={label + 20} size={13} look="quiet">
                {program.fits ? "within" : "above"}
              </Note>
            )}
          </g>
        );
      })}
      <path d={`M0 ${ground}H${sheet.width}`} stroke="var(--path)" strokeWidth="4" />
    </>
  );
}

const shortNames: Record<string, string> = {
  "Conventional, classic": "classic",
  "Conventional, automated": "automated",
};

/** The heights of labels, from the lowest limit up; a label moves up where it would touch the one below. */
function spread(heights: readonly number[], gap: number): number[] {
  let below = Number.POSITIVE_INFINITY;
  return heights.map((height) => {
    below = Math.min(height, below - gap);
    return below;
  });
}
