import { addMonths } from "#app/domain/time/calendar.ts";
import type { AmortizationAnswer } from "./amortization-model.ts";

const columns = ["Payment", "Due", "Paid", "Interest", "Principal", "Of it extra", "Still owed"];

/** The schedule with its extra payments as RFC 4180 text: dollars with a point, days as 2027-02-01. */
export function scheduleCsv({ faster, firstDay }: AmortizationAnswer): string {
  const lines = faster.rows.map((row) => [
    row.number,
    addMonths(firstDay, row.number - 1),
    ...[row.paidCents, row.interestCents, row.principalCents, row.extraCents, row.balanceCents].map(plainDollars),
  ]);
  return [columns, ...lines].map((cells) => `${cells.join(",")}\r\n`).join("");
}

function plainDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
