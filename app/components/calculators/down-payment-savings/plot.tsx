import { line } from "d3-shape";
import { useState } from "react";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { Note, round, type Sheet, sheetsOf, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { YearTicks } from "#app/components/calculators/plots/year-ticks.tsx";
import type { AssistanceYear } from "#app/domain/programs/assistance-cost.ts";
import { formatSpan } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { SavedPoint, SavingsPlanAnswer } from "./model.ts";

const sheets = sheetsOf(320, 280);

/** How savings climb to the door with help and without, and what is owed on the way out. */
export function SavingsPlots({ answer }: { answer: SavingsPlanAnswer }) {
  const { alone, withHelp, targetCents, fullTargetCents, help } = answer;
  const [walked, setWalked] = useState<number | null>(null);
  const points = answer.savedByThen();
  const enough = points.findIndex(({ month }) => month === withHelp.months);
  const at = Math.min(walked ?? (enough === -1 ? points.length : enough), points.length - 1);
  const reached = (months: number | null) => (months === null ? "never" : `after ${formatSpan(months)}`);
  return (
    <>
      <TwoSheets
        sheets={sheets}
        label={`Savings by month: ${help.helpCents > 0 ? `${formatDollars(targetCents)}, enough with help, ${reached(withHelp.months)}; ` : ""}${formatDollars(fullTargetCents)}, enough alone, ${reached(alone.months)}`}
        draw={(sheet) => <Climb answer={answer} sheet={sheet} at={points[at]?.month ?? 0} />}
      />
      <PlotWalk
        label="Months from now"
        count={points.length}
        at={at}
        say={(index) => say(points[index])}
        onWalk={setWalked}
        axis={{ wide: [4, 768], narrow: [4, 288] }}
      />
      <ExitSteps answer={answer} />
    </>
  );
}

function say(point: SavedPoint | undefined): string {
  if (!point) return "";
  const when = point.month === 0 ? "Today" : `After ${formatSpan(point.month)}`;
  return `${when} you have ${formatDollars(point.cents)}`;
}

function Climb({ answer, sheet, at }: { answer: SavingsPlanAnswer; sheet: Sheet; at: number }) {
  const { alone, withHelp, targetCents, fullTargetCents } = answer;
  const balances = alone.balancesCents;
  const months = Math.max(balances.length - 1, 12);
  const [top, bottom, right] = [30, sheet.height - 36, sheet.width - 12];
  const high = Math.max(fullTargetCents, balances.at(-1) ?? 0, 1);
  const x = (month: number) => round(4 + (month / months) * (right - 4));
  const y = (cents: number) => round(bottom - (cents / high) * (bottom - top));
  const curve = line<number>(
    (_, month) => x(month),
    (cents) => y(cents),
  );
  const reached = withHelp.months;
  return (
    <>
      <Level
        y={y(fullTargetCents)}
        right={right}
        words={`${formatDollars(fullTargetCents)}${targetCents < fullTargetCents ? " without help" : ""}`}
        sheet={sheet}
        look="cost"
      />
      {targetCents < fullTargetCents && (
        <Level
          y={y(targetCents)}
          right={right}
          words={`${formatDollars(targetCents)} with help`}
          sheet={sheet}
          look="good"
        />
      )}
      <path d={`M4 ${bottom}H${right}`} stroke="var(--rule-strong)" strokeWidth="1.5" />
      <path d={curve([...balances]) ?? ""} fill="none" stroke="var(--evergreen)" strokeWidth="4" />
      {reached !== null && reached <= months && (
        <>
          <circle
            cx={x(reached)}
            cy={y(balances[reached] ?? targetCents)}
            r="8"
            fill="var(--paper)"
            stroke="var(--evergreen)"
            strokeWidth="4"
          />
          <Note x={x(reached) + 12} y={y(targetCents) + 26} size={sheet.text} look="good" strong>
            {reached === 0 ? "enough today" : formatSpan(reached)}
          </Note>
        </>
      )}
      <circle cx={x(at)} cy={y(balances[at] ?? 0)} r="6" fill="var(--ink)" />
      <YearTicks years={Math.floor(months / 12)} x={(year) => x(year * 12)} sheet={sheet} />
    </>
  );
}

type LevelProps = { y: number; right: number; words: string; sheet: Sheet; look: "good" | "cost" };

/** Savings start low and end high, so the upper level has its words on the left and the lower one on the right. */
function Level({ y, right, words, sheet, look }: LevelProps) {
  return (
    <>
      <path
        d={`M4 ${y}H${right}`}
        stroke={look === "good" ? "var(--evergreen)" : "var(--clay)"}
        strokeWidth="2.5"
        strokeDasharray="3 6"
      />
      <Note
        x={look === "cost" ? 4 : right}
        y={y - 9}
        size={sheet.text}
        anchor={look === "cost" ? "start" : "end"}
        look={look}
        strong
      >
        {words}
      </Note>
    </>
  );
}

const exitSheets = sheetsOf(250, 240);

/** The amount that goes back to the program if you leave after each year, as steps. */
function ExitSteps({ answer }: { answer: SavingsPlanAnswer }) {
  if (answer.help.helpCents === 0) return null;
  const exits = answer.exits();
  const label = exits.map(({ year, owedCents }) => `year ${year} ${formatDollars(owedCents)}`).join(", ");
  return (
    <TwoSheets
      sheets={exitSheets}
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
