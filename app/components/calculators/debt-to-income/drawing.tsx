import { useState } from "react";
import { guideName } from "#app/components/calculators/fields/household-fields.ts";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { BothLines } from "#app/components/calculators/plots/both-lines.tsx";
import { DoorWalks } from "#app/components/calculators/plots/door-walks.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import { type DebtToIncomeAnswer, debtToIncomeModel, type ProgramRatio, ratioText, roomWords } from "./model.ts";

function RatioDrawing({ answer }: { answer: DebtToIncomeAnswer }) {
  return (
    <>
      <div className="cp-plot">
        <RatioRuler answer={answer} />
      </div>
      <NumbersTable
        head={["Guide", "Housing", "With debts", "Allowed for housing", "You"]}
        rows={answer.programs.map((program) => [
          guideName(program),
          program.frontLimit === null ? "–" : formatRate(program.frontLimit),
          formatRate(program.backLimit),
          formatDollars(program.roomCents),
          roomWords(program),
        ])}
      />
      <BothLines standing={() => answer.spent} />
    </>
  );
}

/** Housing and debts as one bar on a ruler, and a door where each guide ends. */
function RatioRuler({ answer: { front, back, programs } }: { answer: DebtToIncomeAnswer }) {
  const [at, setAt] = useState(0);
  const pointed = programs[at];
  const [housing, all] = [front ?? 0, back ?? 0];
  return (
    <>
      <DoorWalks
        walks={programs.map((program) => ({
          name: program.name,
          detail: program.way ?? program.ratios,
          at: program.backLimit,
          opens: program.fits,
          words: formatRate(program.backLimit),
          note: roomWords(program),
        }))}
        label={`A ruler of your income: housing takes ${ratioText(front)}, with debts ${ratioText(back)}. ${programs.map(say).join(". ")}`}
        you={{ at: all }}
        own={[
          { words: `Housing ${ratioText(front)}`, upTo: housing },
          { words: `With debts ${ratioText(back)}`, upTo: all },
        ]}
        tick={formatRate}
        reach={0.56}
        pointed={pointed && `${pointed.name}, ${pointed.way ?? pointed.ratios}`}
      />
      <PlotWalk label="Guide" count={programs.length} at={at} say={(index) => say(programs[index])} onWalk={setAt} />
    </>
  );
}

function say(program: ProgramRatio | undefined): string {
  if (!program) return "";
  return `${guideName(program)}: ${program.fits ? "you are within it" : "you are above it"}, ${formatDollars(program.roomCents)} a month allowed for housing, ${roomWords(program)}`;
}

export const calculator = calculatorOf(debtToIncomeModel, RatioDrawing);
