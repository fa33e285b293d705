import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import type { LumpWay } from "#app/domain/loan/lump-ways.ts";
import { counted, formatSpan } from "#app/domain/text/counted.ts";
import { formatDollars, formatSignedDollars } from "#app/lib/format/format-currency.ts";
import { type LumpAnswer, lumpModel, type NamedWay } from "./biweekly-and-recast-model.ts";
import { LumpWalks } from "./biweekly-and-recast-plot.tsx";

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

export const biweeklyAndRecast = calculator(lumpModel, LumpDrawing);
