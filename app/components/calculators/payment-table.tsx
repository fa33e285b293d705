import { formatCents, formatRate } from "#app/lib/format-currency.ts";
import { type DrawnPayment, paymentParts } from "./payment-parts.ts";

/** The numbers behind the drawing, to the cent. */
export function PaymentTable({ answer }: { answer: DrawnPayment }) {
  const { totalCents } = answer;
  return (
    <details className="tbl">
      <summary>The same numbers as a table</summary>
      <table className="data">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">A month</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {paymentParts(answer).map(({ name, cents }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatCents(cents)}</td>
              <td>{formatRate(Math.round((cents / totalCents) * 1000) / 1000)}</td>
            </tr>
          ))}
          <tr className="sum">
            <th scope="row">Together</th>
            <td>{formatCents(totalCents)}</td>
            <td>100%</td>
          </tr>
        </tbody>
      </table>
    </details>
  );
}
