import { useState } from "react";
import { saveFile } from "#app/components/calculators/page/save-file.ts";
import { Button } from "#app/components/ui/button.tsx";
import { type ScheduleRow, type ScheduleYear, scheduleByYear } from "#app/domain/loan/schedule.ts";
import { formatMonth } from "#app/domain/text/format-date.ts";
import { addMonths } from "#app/domain/time/calendar.ts";
import { formatCents } from "#app/lib/format/format-currency.ts";
import type { AmortizationAnswer } from "./amortization-model.ts";
import { scheduleCsv } from "./schedule-csv.ts";

/** The schedule by year; a year opens into its months. */
export function MonthByMonth({ answer }: { answer: AmortizationAnswer }) {
  const { faster, firstDay } = answer;
  return (
    <details className="tbl am">
      <summary>The whole schedule, with the extra payments</summary>
      <ol>
        {scheduleByYear(faster.rows).map((sums) => (
          <Year
            key={sums.year}
            sums={sums}
            rows={faster.rows.slice((sums.year - 1) * 12, sums.year * 12)}
            firstDay={firstDay}
          />
        ))}
      </ol>
      <div className="cp__reset am__save">
        <Button small look="line" onClick={() => saveFile("loan-schedule.csv", "text/csv", scheduleCsv(answer))}>
          Save the schedule as CSV
        </Button>
      </div>
    </details>
  );
}

type YearProps = { sums: ScheduleYear; rows: readonly ScheduleRow[]; firstDay: string };

/** The months are made when their year is opened: 360 rows would be made anew with every key. */
function Year({ sums, rows, firstDay }: YearProps) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <b>Year {sums.year}</b>
          <span>{formatCents(sums.interestCents)} interest</span>
          <span>{formatCents(sums.balanceCents)} still owed</span>
        </summary>
        {open && (
          <div className="scrollx">
            <table className="data">
              <thead>
                <tr>
                  {["Month", "Interest", "Principal", "Of it extra", "Still owed"].map((head) => (
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
