import { useState } from "react";
import { PlotWalk } from "#app/components/calculators/page/plot-place.tsx";
import { Note, round, type Sheet, type Sheets, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { formatDollars, formatShort } from "#app/lib/format/format-currency.ts";
import { type IncomeNeededAnswer, lowestOf, type ProgramIncome, roundIncome } from "./income-needed-model.ts";

/** Each loan as stairs to its door, as high as the income it asks for. */
export function IncomeStairs({ answer: { programs }, sheets }: { answer: IncomeNeededAnswer; sheets: Sheets }) {
  const [at, setAt] = useState(0);
  const highest = Math.max(...programs.map(({ annualIncomeCents }) => annualIncomeCents), 1);
  const lowest = lowestOf(programs);
  const stepCents = stepFor(highest);
  return (
    <>
      <TwoSheets
        sheets={sheets}
        label={`Stairs as high as the income that each loan asks for. ${programs.map(sayOne).join("; ")}`}
        draw={(sheet) => (
          <>
            {programs.map((program, index) => (
              <Stairs
                key={program.name}
                program={program}
                sheet={sheet}
                left={round((index * sheet.width) / programs.length)}
                perCent={(sheet.height - 150) / highest}
                stepCents={stepCents}
                yours={program === lowest}
                pointed={index === at}
              />
            ))}
            <path d={`M0 ${sheet.height - 48}H${sheet.width}`} stroke="var(--path)" strokeWidth="4" />
          </>
        )}
      />
      <p className="fine">Each step is {formatDollars(stepCents)} of income a year.</p>
      <PlotWalk label="Loan" count={programs.length} at={at} say={(index) => sayOne(programs[index])} onWalk={setAt} />
    </>
  );
}

function sayOne(program: ProgramIncome | undefined): string {
  if (!program) return "";
  const { name, annualIncomeCents, housingCents, missing } = program;
  const but = missing ? `, but it ${missing}` : "";
  return `${name}: ${formatDollars(annualIncomeCents)} a year for ${formatDollars(housingCents)} a month${but}`;
}

/** A round step: the highest stairs have about ten of them. */
function stepFor(highestCents: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highestCents / 10, 100)));
  return ([1, 2, 5].find((times) => times * power >= highestCents / 14) ?? 10) * power;
}

type StairsProps = {
  program: ProgramIncome;
  sheet: Sheet;
  left: number;
  perCent: number;
  stepCents: number;
  yours: boolean;
  pointed: boolean;
};

function Stairs({ program, sheet, left, perCent, stepCents, yours, pointed }: StairsProps) {
  const { shortName, name, annualIncomeCents: cents, missing } = program;
  const narrow = sheet.name === "narrow";
  const width = narrow ? 52 : 118;
  const ground = sheet.height - 48;
  const top = round(ground - cents * perCent);
  const middle = left + width / 2;
  const steps = Math.max(1, Math.ceil(cents / stepCents));
  const door = narrow ? { width: 22, height: 40 } : { width: 30, height: 56 };
  return (
    <g strokeLinejoin="round">
      <path
        d={stairPath({ left: left + 2, right: left + width - 2, landing: door.width + 14, ground, top, steps })}
        fill={missing ? "none" : "var(--s-slate)"}
        stroke="var(--s-line)"
        strokeWidth="2.5"
        strokeDasharray={missing ? "4 5" : undefined}
      />
      <rect
        x={left + width - 9 - door.width}
        y={top - door.height}
        width={door.width}
        height={door.height}
        fill={yours ? "var(--s-go)" : "var(--s-green)"}
        stroke="var(--s-line)"
        strokeWidth="2.5"
      />
      <Note x={left + width} y={top - door.height - 10} size={narrow ? 13 : 19} anchor="end" strong>
        {narrow ? formatShort(roundIncome(cents)) : formatDollars(cents)}
      </Note>
      <Note x={middle} y={ground + 22} size={narrow ? 13 : 15} anchor="middle" strong={pointed}>
        {narrow ? shortName : name.replace("Conventional, ", "Conv., ")}
      </Note>
      {pointed && <path d={`M${left + 6} ${ground + 32}h${width - 12}`} stroke="var(--ink)" strokeWidth="3" />}
    </g>
  );
}

type Flight = { left: number; right: number; landing: number; ground: number; top: number; steps: number };

/** A flight of stairs from the ground on the left up to a landing on the right. */
function stairPath({ left, right, landing, ground, top, steps }: Flight): string {
  const run = (right - landing - left) / steps;
  const rise = (ground - top) / steps;
  const treads = Array.from({ length: steps }, (_, step) => {
    const x = round(left + step * run);
    return `L${x} ${round(ground - step * rise)}V${round(ground - (step + 1) * rise)}`;
  });
  return `M${left} ${ground}${treads.join("")}H${right}V${ground}z`;
}
