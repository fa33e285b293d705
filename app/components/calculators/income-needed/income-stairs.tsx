import { useState } from "react";
import { PlotWalk } from "#app/components/calculators/page/plot-walk.tsx";
import { Note, round } from "#app/components/calculators/plots/note.tsx";
import { type Sheet, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { formatDollars } from "#app/lib/format-currency.ts";
import { type IncomeNeededAnswer, lowestOf, type ProgramIncome } from "./income-needed.ts";
import { stairSheets } from "./stair-sheets.ts";

/** Each loan as stairs to its door, as high as the income it asks for. */
export function IncomeStairs({ answer: { programs } }: { answer: IncomeNeededAnswer }) {
  const [at, setAt] = useState(0);
  const highest = Math.max(...programs.map(({ annualIncomeCents }) => annualIncomeCents), 1);
  const lowest = lowestOf(programs);
  const stepCents = stepFor(highest);
  return (
    <>
      <TwoSheets
        sheets={stairSheets}
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

/** A round step that makes five to twelve of the highest. */
function stepFor(highestCents: number): number {
  const rough = highestCents / 8;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 100)));
  return Math.ceil(rough / power) * power;
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
  const treads = Array.from({ length: Math.floor(cents / stepCents) }, (_, step) =>
    round(ground - (step + 1) * stepCents * perCent),
  ).filter((y) => y > top + 2);
  const middle = left + width / 2;
  const door = narrow ? { width: 22, height: 40 } : { width: 30, height: 56 };
  return (
    <g strokeLinejoin="round">
      <rect
        x={left + 2}
        y={top}
        width={width - 4}
        height={round(ground - top)}
        fill={missing ? "none" : "var(--s-slate)"}
        stroke="var(--s-line)"
        strokeWidth="2.5"
        strokeDasharray={missing ? "4 5" : undefined}
      />
      {treads.map((y) => (
        <path key={y} d={`M${left + 4} ${y}h${width - 8}`} stroke="var(--s-trim)" strokeWidth="2" />
      ))}
      <rect
        x={middle - door.width / 2}
        y={top - door.height}
        width={door.width}
        height={door.height}
        fill={yours ? "var(--s-go)" : "var(--s-green)"}
        stroke="var(--s-line)"
        strokeWidth="2.5"
      />
      <Note x={middle} y={top - door.height - 10} size={narrow ? 13 : 19} anchor="middle" strong>
        {narrow ? `$${Math.ceil(cents / 1_000_00).toLocaleString("en-US")}k` : formatDollars(cents)}
      </Note>
      <Note x={middle} y={ground + 22} size={narrow ? 13 : 15} anchor="middle" strong={pointed}>
        {narrow ? shortName : name.replace("Conventional, ", "Conv., ")}
      </Note>
      {pointed && <path d={`M${left + 6} ${ground + 32}h${width - 12}`} stroke="var(--ink)" strokeWidth="3" />}
    </g>
  );
}
