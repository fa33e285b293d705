import { useState } from "react";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { DoorWalks } from "#app/components/calculators/plots/door-walks.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import type { LumpWay } from "#app/domain/loan/lump-ways.ts";
import { counted, formatSpan } from "#app/domain/text/counted.ts";
import { formatDollars, formatSignedDollars } from "#app/lib/format/format-currency.ts";
import { type LumpAnswer, lumpModel, type NamedWay, savedWords, soonerWords } from "./model.ts";

/** For each way: how long the loan lasts, what it costs and saves, and the balance by year. */
function LumpDrawing({ answer }: { answer: LumpAnswer }) {
  const { ways, monthsLeft, biweeklyToEnd } = answer;
  const years = Array.from({ length: monthsLeft / 12 + 1 }, (_, year) => year);
  return (
    <>
      <div className="cp-plot">
        <LumpWalks answer={answer} />
      </div>
      <NumbersTable
        title="What each way takes and saves"
        head={["Way", "Bill from now on", "Ends after", "Extra paid in", "Fees", "Saved"]}
        rows={[...ways, { ...biweeklyToEnd, name: "Biweekly to the end" }].map((way) => [
          way.name,
          formatDollars(way.paymentCents),
          formatSpan(way.months),
          formatDollars(way.extraCents),
          formatDollars(way.feesCents),
          formatSignedDollars(way.savedCents),
        ])}
      />
      <NumbersTable
        title="What is still owed, year by year"
        head={["After", ...ways.map(({ name }) => name)]}
        rows={years.map((year) => [
          counted(year, "year"),
          ...ways.map((way) => formatDollars(year === 0 ? startOf(way, answer) : (way.owedCents[year * 12 - 1] ?? 0))),
        ])}
      />
      <ThirteenthPayment way={biweeklyToEnd} monthsLeft={monthsLeft} />
    </>
  );
}

/** The balance on the first day: money paid in now is already off it. */
function startOf({ name }: NamedWay, { balanceCents, lumpCents }: LumpAnswer): number {
  return name.startsWith("Pay ") ? balanceCents - lumpCents : balanceCents;
}

/** How a biweekly plan works, without its name. */
function ThirteenthPayment({ way, monthsLeft }: { way: LumpWay; monthsLeft: number }) {
  const sooner = monthsLeft - way.months;
  return (
    <p className="calc-note">
      <b>A biweekly plan is a 13th bill each year.</b> 26 halves make 13 bills. The two weeks by themselves save almost
      nothing, because a servicer may hold each half until it has a whole bill.{" "}
      {sooner > 0 &&
        `Kept to the end, the plan takes ${formatDollars(way.extraCents)} more from you and ends this loan ${formatSpan(sooner)} sooner. `}
      You can do the same for free: add a twelfth of your bill each month, and mark it “principal only.”
    </p>
  );
}

/** Each way as a walk to the day when the loan is paid off, below the loan as it is. */
function LumpWalks({ answer: { ways, monthsLeft } }: { answer: LumpAnswer }) {
  const [at, setAt] = useState(1);
  const pointed = ways[at];
  return (
    <>
      <DoorWalks
        walks={ways.map((way) => ({
          name: way.name,
          detail: way.detail,
          at: way.months / 12,
          opens: way.savedCents > 0,
          words: formatDollars(Math.abs(way.savedCents)),
          note: way.savedCents < 0 ? "more in fees" : "saved",
        }))}
        label={`How long each way lasts. As it is, ${formatSpan(monthsLeft)}. ${ways.map((way) => say(way, monthsLeft)).join("; ")}`}
        you={null}
        tick={(years) => (years === 0 ? "now" : `${years} yr`)}
        pointed={pointed && `${pointed.name}, ${pointed.detail}`}
      />
      <PlotWalk label="Way" count={ways.length} at={at} say={(index) => say(ways[index], monthsLeft)} onWalk={setAt} />
    </>
  );
}

function say(way: NamedWay | undefined, monthsLeft: number): string {
  if (!way) return "";
  return `${way.name}: ${savedWords(way)}, ${soonerWords(way, monthsLeft)}, your bill is ${formatDollars(way.paymentCents)}`;
}

export const calculator = calculatorOf(lumpModel, LumpDrawing);
