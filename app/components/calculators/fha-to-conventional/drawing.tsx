import { useState } from "react";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { Note, round, type Sheet, sheetsOf, TwoSheets, widthOf } from "#app/components/calculators/plots/sheet.tsx";
import { YearTicks } from "#app/components/calculators/plots/year-ticks.tsx";
import { leavingFhaRules } from "#app/content/rules/owning/owner-assumptions.ts";
import type { FhaSwitch } from "#app/domain/buying/leaving-fha.ts";
import {
  formatCents,
  formatDollars,
  formatRate,
  formatSignedDollars,
  formatTenths,
} from "#app/lib/format/format-currency.ts";
import { type LeavingAnswer, leavingFhaModel, newBill, resultWords, shownSwitches, whenWords } from "./model.ts";

/** The effect of a switch by when it is made, and the numbers behind it. */
function LeavingFhaDrawing({ answer }: { answer: LeavingAnswer }) {
  return (
    <>
      <div className="cp-plot">
        <SwitchBars answer={answer} />
      </div>
      <NumbersTable
        head={["Switch", "You owe", "Of the value", "FHA bill", "New bill", "Its insurance", "Saved by the end"]}
        rows={shownSwitches(answer).map((one) => [
          whenWords(one.afterMonths),
          formatDollars(one.owedCents),
          formatTenths(one.owedCents / one.valueCents),
          formatCents(one.fhaCents),
          formatCents(newBill(one)),
          formatCents(one.insuranceCents),
          savedCell(one),
        ])}
      />
      <p className="calc-note">
        <b>Three things have to come together.</b> You owe a small enough share of the home’s value:{" "}
        {formatRate(leavingFhaRules.highestLoanToValue / 100)} at most, and 80% or less to pay no mortgage insurance.
        The new rate isn’t much higher than yours. And you stay long enough to earn back the costs. Ask two lenders for
        a Loan Estimate on the same day, and enter their numbers here.
      </p>
    </>
  );
}

/** In a word or two: this column is narrow on a phone. */
function savedCell({ stopped, savedCents }: FhaSwitch): string {
  if (stopped === "too-soon") return "too soon";
  return stopped === null ? formatSignedDollars(savedCents) : "not yet";
}

const axis = { wide: [4, 770], narrow: [4, 290] } as const;

const sheets = sheetsOf(340, 300);

/** The gain from a switch in each half year by the end of the stay: up it saves, down it costs, hollow it isn't possible. */
function SwitchBars({ answer }: { answer: LeavingAnswer }) {
  const shown = shownSwitches(answer);
  const [walked, setWalked] = useState<number | null>(null);
  const start = answer.best ? shown.indexOf(answer.best) : 0;
  const at = Math.min(walked ?? start, shown.length - 1);
  return (
    <>
      <TwoSheets
        sheets={sheets}
        label={`What a conventional loan does for you, by when you take it. ${shown.map(say).join(". ")}`}
        draw={(sheet) => <Drawn answer={answer} shown={shown} at={at} sheet={sheet} />}
      />
      <PlotWalk
        label="When you switch"
        count={shown.length}
        at={at}
        say={(index) => say(shown[index])}
        onWalk={setWalked}
        axis={axis}
      />
    </>
  );
}

function say(one: FhaSwitch | undefined): string {
  return one ? `${whenWords(one.afterMonths)}: ${resultWords(one)}` : "";
}

type DrawnProps = { answer: LeavingAnswer; shown: readonly FhaSwitch[]; at: number; sheet: Sheet };

function Drawn({ answer: { best, first80 }, shown, at, sheet }: DrawnProps) {
  const [left, right] = axis[sheet.name];
  const [top, bottom] = [66, sheet.height - 40];
  const lastMonth = Math.max(shown.at(-1)?.afterMonths ?? 0, 6);
  const width = Math.min(26, round(((right - left) / (lastMonth / 6 + 1)) * 0.62));
  const cents = shown.map(({ savedCents }) => savedCents);
  const [high, low] = [Math.max(...cents, 1), Math.min(...cents, -1)];
  const x = (month: number) => round(left + width / 2 + (month / lastMonth) * (right - left - width));
  const y = (value: number) => round(top + ((high - value) / (high - low)) * (bottom - top));
  const walked = shown[at];
  return (
    <>
      {first80 !== null && first80 <= lastMonth && <EightyPercent x={x(first80)} bottom={bottom} sheet={sheet} />}
      {shown.map((one) => {
        const up = one.savedCents >= 0;
        const color = up ? "var(--evergreen)" : "var(--clay)";
        const fill = up ? "var(--evergreen-tint)" : "var(--clay-tint)";
        return (
          <rect
            key={one.afterMonths}
            x={round(x(one.afterMonths) - width / 2)}
            y={up ? y(one.savedCents) : y(0)}
            width={width}
            height={Math.max(2, round(Math.abs(y(one.savedCents) - y(0))))}
            fill={one.stopped ? "var(--paper)" : one === best ? color : fill}
            stroke={one.stopped ? "var(--rule-strong)" : color}
            strokeWidth="2"
            strokeDasharray={one.stopped ? "3 4" : undefined}
          />
        );
      })}
      <path d={`M${left} ${y(0)}H${right}`} stroke="var(--rule-strong)" strokeWidth="1.5" />
      {best && <BestWords best={best} x={x(best.afterMonths)} y={y(best.savedCents)} sheet={sheet} />}
      {walked && <circle cx={x(walked.afterMonths)} cy={y(walked.savedCents)} r="6" fill="var(--ink)" />}
      <YearTicks years={Math.floor(lastMonth / 12)} x={(year) => x(year * 12)} sheet={sheet} first="now" />
    </>
  );
}

function EightyPercent({ x, bottom, sheet }: { x: number; bottom: number; sheet: Sheet }) {
  const words = sheet.name === "narrow" ? "80% owed" : "you owe 80% of the value";
  const late = x + widthOf(words, sheet) > sheet.width;
  return (
    <>
      <path d={`M${x} 22V${bottom}`} stroke="var(--ink)" strokeWidth="2" strokeDasharray="2 5" />
      <Note x={late ? x + 4 : x - 4} y={16} size={sheet.text} look="quiet" anchor={late ? "end" : "start"}>
        {words}
      </Note>
    </>
  );
}

/** Over the tallest bar, inside the paper. */
function BestWords({ best, x, y, sheet }: { best: FhaSwitch; x: number; y: number; sheet: Sheet }) {
  const words = `${formatDollars(best.savedCents)} saved`;
  const half = widthOf(words, sheet) / 2;
  return (
    <Note
      x={Math.max(half, Math.min(x, sheet.width - half))}
      y={y - 18}
      size={sheet.text}
      anchor="middle"
      look="good"
      strong
    >
      {words}
    </Note>
  );
}

export const calculator = calculatorOf(leavingFhaModel, LeavingFhaDrawing);
