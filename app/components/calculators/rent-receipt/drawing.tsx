import { useState } from "react";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { RowsTable } from "#app/components/ui/rows-table.tsx";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import css from "./drawing.css?inline";
import { type RentReceiptAnswer, receiptOf, rentReceiptModel, yearsAtMost } from "./model.ts";
import { RentBuilding } from "./rent-building.tsx";

type DrawingProps = { answer: RentReceiptAnswer; fill: (texts: { years: string }) => void };

/** The building and its slider, with the receipt next to it. The slider types into the years field. */
function RentReceiptDrawing({ answer, fill }: DrawingProps) {
  // The thumb moves right away; the answer follows a frame later.
  const [walked, setWalked] = useState<number | null>(null);
  if (walked === answer.years) setWalked(null);
  const { monthlyRentCents, yearlyRise } = answer;
  const shown = walked === null ? answer : receiptOf(monthlyRentCents, yearlyRise, walked);
  const walkTo = (index: number) => {
    setWalked(index + 1);
    fill({ years: String(index + 1) });
  };
  return (
    <>
      <InlineStyle name="rent-receipt" layer="page" css={css} />
      <div className="rr">
        <div className="rr__house">
          <RentBuilding years={shown.years} />
          <PlotWalk
            label="Years of rent"
            count={yearsAtMost}
            at={shown.years - 1}
            say={(index) => windowsOf(receiptOf(monthlyRentCents, yearlyRise, index + 1))}
            onWalk={walkTo}
          />
        </div>
        <Slip receipt={shown} />
      </div>
      <p className="calc-note">
        <b>Would owning have cost less?</b> A receipt can’t say. Owning has its own bills, and some years renting wins.{" "}
        <a href="/calculators/rent-or-buy">Compare both with the same money</a>.
      </p>
    </>
  );
}

function windowsOf({ years, totalCents }: RentReceiptAnswer): string {
  const windows = counted(years * 12, "lit window");
  return `${counted(years, "year")}, ${windows}, about ${formatDollars(totalCents)} of rent`;
}

/** The paper: a line for each year, the first year on top, the way a register prints them. */
function Slip({ receipt: { years, yearsCents, totalCents } }: { receipt: RentReceiptAnswer }) {
  const lines = yearsCents.toReversed();
  return (
    <section className="rr__slip as-paper" aria-labelledby="rent-receipt">
      <TornEdge />
      <div>
        <h2 id="rent-receipt">Rent receipt</h2>
        <p className="small">One roof, {counted(years * 12, "month")}</p>
        <RowsTable
          className="rr__lines"
          head={["Year", "A month", "Paid"]}
          rows={lines.map((cents, index) => [
            index + 1 === years ? `${years} (now)` : `${index + 1}`,
            formatDollars(cents / 12),
            formatDollars(cents),
          ])}
          sum={["Total", "", formatDollars(totalCents)]}
        />
        <p className="rr__thanks">Thank you. You kept the lights on.</p>
        <Bars months={years * 12} />
        <p className="fine">About right, from your own numbers. Not proof of payment.</p>
      </div>
      <TornEdge />
    </section>
  );
}

const teeth = 24;
const torn = Array.from(
  { length: teeth },
  (_, index) => `L${index * 10 + 5} ${index % 2 ? 7 : 9}L${index * 10 + 10} 1`,
);

function TornEdge() {
  return (
    <svg className="rr__torn" viewBox={`0 0 ${teeth * 10} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0-2V1${torn.join("")}V-2`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The bars under the sum: one for each month of a year, thick or thin by the number of months paid. Decoration. */
function Bars({ months }: { months: number }) {
  const bars = Array.from({ length: 48 }, (_, index) => `M${index * 5 + 3} 0v30`);
  const thick = bars.filter((_, index) => (index * index + index * months) % 7 < 3);
  return (
    <svg className="rr__bars" viewBox="0 0 243 30" aria-hidden="true">
      <path d={bars.join("")} />
      <path d={thick.join("")} strokeWidth="3.5" />
    </svg>
  );
}

export const calculator = calculatorOf(rentReceiptModel, RentReceiptDrawing);
