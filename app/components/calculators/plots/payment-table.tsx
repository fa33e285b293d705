import { formatCents, formatTenths } from "#app/lib/format/format-currency.ts";
import { NumbersTable } from "./numbers-table.tsx";
import { type DrawnPayment, paymentParts } from "./payment-parts.ts";

/** The numbers behind the drawing, to the cent. */
export function PaymentTable({ answer }: { answer: DrawnPayment }) {
  const { monthlyCents } = answer;
  return (
    <NumbersTable
      head={["Part", "A month", "Share"]}
      rows={paymentParts(answer).map(({ name, cents }) => [
        name,
        formatCents(cents),
        formatTenths(cents / monthlyCents),
      ])}
      sum={["Together", formatCents(monthlyCents), "100%"]}
    />
  );
}
