import { Note, round } from "#app/components/calculators/plots/note.tsx";
import { type Sheet, sheetsOf, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import type { AssistanceYear } from "#app/domain/programs/assistance-cost.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { SavingsPlanAnswer } from "./savings-plan-calculation.ts";

const sheets = sheetsOf(250, 240);

/** What goes back to the program if you leave after each year, as steps. */
export function ExitSteps({ answer }: { answer: SavingsPlanAnswer }) {
  if (answer.help.helpCents === 0) return null;
  const exits = answer.exits();
  const label = exits.map(({ year, owedCents }) => `year ${year} ${formatDollars(owedCents)}`).join(", ");
  return (
    <TwoSheets
      sheets={sheets}
      label={`What you owe the program if you leave after each year: ${label}`}
      draw={(sheet) => <Steps exits={exits} kind={answer.kind} sheet={sheet} />}
    />
  );
}

type StepsProps = Pick<SavingsPlanAnswer, "kind"> & { exits: readonly AssistanceYear[]; sheet: Sheet };

function Steps({ exits, kind, sheet }: StepsProps) {
  const high = Math.max(...exits.map(({ owedCents }) => owedCents), 1);
  const [top, bottom] = [52, sheet.height - 32];
  const step = sheet.width / exits.length;
  const height = (cents: number) => round((cents / high) * (bottom - top));
  const nothing = exits.every(({ owedCents }) => owedCents === 0);
  const firstFree = nothing ? 0 : exits.find(({ owedCents }) => owedCents === 0)?.year;
  const labelled = sheet.name === "wide" ? exits : exits.filter(({ year }) => year % 2 === 1);
  return (
    <>
      <Note x={0} y={16} size={sheet.text} strong>
        {nothing
          ? "Nothing goes back, whenever you leave"
          : kind === "repayable"
            ? "What you still owe after year …"
            : "What goes back if you leave after year …"}
      </Note>
      {exits.map(({ year, owedCents }, index) => (
        <rect
          key={year}
          x={round(index * step)}
          y={bottom - height(owedCents)}
          width={round(step)}
          height={height(owedCents)}
          fill="var(--clay-tint)"
          stroke="var(--s-line)"
          strokeWidth={owedCents > 0 ? 2 : 0}
        />
      ))}
      <path d={`M0 ${bottom}H${sheet.width}`} stroke="var(--path)" strokeWidth="4" />
      {labelled.map(({ year, owedCents }) => (
        <g key={year}>
          {(owedCents > 0 || year === firstFree) && (
            <Note
              x={Math.max((year - 0.5) * step, formatDollars(owedCents).length * sheet.text * 0.26)}
              y={bottom - height(owedCents) - 8}
              size={sheet.text - 2}
              anchor="middle"
              look="cost"
              strong
            >
              {owedCents === 0 ? "nothing" : formatDollars(owedCents)}
            </Note>
          )}
          <Note x={(year - 0.5) * step} y={sheet.height - 6} size={sheet.text - 1} anchor="middle" look="quiet">
            {year}
          </Note>
        </g>
      ))}
    </>
  );
}
