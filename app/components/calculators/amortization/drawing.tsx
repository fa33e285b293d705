import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { type ScheduleRow, type ScheduleYear, scheduleByYear } from "#app/domain/loan/schedule.ts";
import { counted } from "#app/domain/text/counted.ts";
import { csvStart } from "#app/domain/text/csv.ts";
import { formatMonth } from "#app/domain/text/format-date.ts";
import { addMonths } from "#app/domain/time/calendar.ts";
import { saveFile } from "#app/lib/device/save-file.ts";
import { formatCents } from "#app/lib/format/format-currency.ts";
import { type AmortizationAnswer, amortizationModel } from "./model.ts";
import { BalanceRace } from "./plot.tsx";

/** The two balances, the numbers they are drawn from, and every payment. */
function AmortizationDrawing({ answer }: { answer: AmortizationAnswer }) {
  return (
    <>
      <div className="cp-plot">
        <BalanceRace answer={answer} />
      </div>
      <NumbersTable
        head={["After", "Owed with the extra", "Owed without it"]}
        rows={answer
          .byYear()
          .map(({ years, plainCents, fasterCents }) => [
            counted(years, "year"),
            formatCents(fasterCents),
            formatCents(plainCents),
          ])}
      />
      <MonthByMonth answer={answer} />
    </>
  );
}

/** The schedule by year; a year opens into its months. On paper an open schedule has every month. */
function MonthByMonth({ answer }: { answer: AmortizationAnswer }) {
  const { faster, firstDay } = answer;
  const isPrinting = usePrinting();
  return (
    <details className="unfold tbl am">
      <summary>The whole schedule, with the extra payments</summary>
      <ol className="lines">
        {scheduleByYear(faster.rows).map((total) => (
          <Year
            key={total.year}
            total={total}
            rows={faster.rows.slice((total.year - 1) * 12, total.year * 12)}
            firstDay={firstDay}
            isPrinting={isPrinting}
          />
        ))}
      </ol>
      <div className="cp__reset">
        <Button
          className="btn--wide"
          small
          look="line"
          onClick={() => saveFile("loan-schedule.csv", "text/csv", scheduleCsv(answer))}
        >
          Save the schedule as CSV
        </Button>
      </div>
    </details>
  );
}

/** Whether the page is about to print. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the page as it is when the event handler returns.
    const note = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    for (const type of ["beforeprint", "afterprint"]) addEventListener(type, note);
    return () => {
      for (const type of ["beforeprint", "afterprint"]) removeEventListener(type, note);
    };
  }, []);
  return isPrinting;
}

type YearProps = { total: ScheduleYear; rows: readonly ScheduleRow[]; firstDay: string; isPrinting: boolean };

/** A year renders its months once it is opened. Otherwise every keystroke would render 360 rows. */
function Year({ total, rows, firstDay, isPrinting }: YearProps) {
  const [isOpen, setOpen] = useState(false);
  const open = isOpen || isPrinting;
  return (
    <li>
      <details
        className="unfold"
        open={open}
        onToggle={({ currentTarget }) => isPrinting || setOpen(currentTarget.open)}
      >
        <summary>
          <b>Year {total.year}</b>
          <span>{formatCents(total.interestCents)} interest</span>
          <span>{formatCents(total.balanceCents)} still owed</span>
        </summary>
        {open && (
          <div className="scrollx">
            <table className="data">
              <thead>
                <tr>
                  {["Month", "Interest", "Principal", "Extra included", "Still owed"].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.number}>
                    <th scope="row">{formatMonth(addMonths(firstDay, row.number - 1))}</th>
                    <td>{formatCents(row.interestCents)}</td>
                    <td>{formatCents(row.principalCents)}</td>
                    <td>{formatCents(row.extraCents)}</td>
                    <td>{formatCents(row.balanceCents)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </details>
    </li>
  );
}

const columns = ["Payment", "Due", "Paid", "Interest", "Principal", "Extra included", "Still owed"];

/** The schedule with its extra payments as RFC 4180 text: dollars with a point, days as 2027-02-01. */
export function scheduleCsv({ faster, firstDay }: AmortizationAnswer): string {
  const lines = faster.rows.map((row) => [
    row.number,
    addMonths(firstDay, row.number - 1),
    ...[row.paidCents, row.interestCents, row.principalCents, row.extraCents, row.balanceCents].map(plainDollars),
  ]);
  return csvStart + [columns, ...lines].map((cells) => `${cells.join(",")}\r\n`).join("");
}

function plainDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

export const calculator = calculatorOf(amortizationModel, AmortizationDrawing);
