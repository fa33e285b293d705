import { line } from "d3-shape";
import { useState } from "react";
import { PlotWalk } from "#app/components/calculators/page/plot-walk.tsx";
import { Note, round } from "#app/components/calculators/plots/note.tsx";
import { type Sheet, sheetsOf, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { YearTicks } from "#app/components/calculators/plots/year-ticks.tsx";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { formatSpan } from "#app/lib/format/format-span.ts";
import { ExitSteps } from "./exit-steps.tsx";
import { type SavedPoint, savedByThen } from "./saved-by-then.ts";
import type { SavingsPlanAnswer } from "./savings-plan-calculation.ts";

const sheets = sheetsOf(320, 280);

/** How savings climb to the door with help and without, and what is owed on the way out. */
export function SavingsPlots({ answer }: { answer: SavingsPlanAnswer }) {
  const { alone, withHelp, targetCents, fullTargetCents } = answer;
  const [walked, setWalked] = useState<number | null>(null);
  const points = savedByThen(answer);
  const enough = points.findIndex(({ month }) => month === withHelp.months);
  const at = Math.min(walked ?? (enough === -1 ? points.length : enough), points.length - 1);
  const reached = (months: number | null) => (months === null ? "never" : `after ${formatSpan(months)}`);
  return (
    <>
      <TwoSheets
        sheets={sheets}
        label={`Savings by month: ${formatDollars(targetCents)}, enough with help, ${reached(withHelp.months)}; ${formatDollars(fullTargetCents)}, enough alone, ${reached(alone.months)}`}
        draw={(sheet) => <Climb answer={answer} sheet={sheet} at={points[at]?.month ?? 0} />}
      />
      <PlotWalk
        label="Months from now"
        count={points.length}
        at={at}
        say={(index) => say(points[index])}
        onWalk={setWalked}
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
        words={`${formatDollars(fullTargetCents)} without help`}
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

/** The savings are low at the left and high at the right: the upper level has its words left, the lower one right. */
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
