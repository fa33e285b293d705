import type { HelpAnswer } from "#app/components/calculators/down-payment-savings/help-sum.ts";
import { formatDollars } from "#app/lib/format-currency.ts";
import { HelpSum } from "./savings-answer.tsx";

export function SavingsTable({ answer, isExample }: { answer: HelpAnswer; isExample: boolean }) {
  const rows = [
    { name: "Down payment", due: answer.downCents, help: answer.downHelpCents },
    { name: "Closing costs", due: answer.closingCents, help: answer.closingHelpCents },
  ];
  return (
    <details className="tbl">
      <summary>The same numbers as a table</summary>
      <table className="data">
        <thead>
          <tr>
            <th scope="col">At closing</th>
            <th scope="col">Due</th>
            <th scope="col">Help</th>
            <th scope="col">You bring</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, due, help }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatDollars(due)}</td>
              <td>{amountOrNothing(help)}</td>
              <td>{amountOrNothing(due - help)}</td>
            </tr>
          ))}
          <tr className="sum">
            <th scope="row">Together</th>
            <td>{formatDollars(answer.dueCents)}</td>
            <td>
              <HelpSum answer={answer} isExample={isExample} />
            </td>
            <td>{amountOrNothing(answer.leftCents)}</td>
          </tr>
        </tbody>
      </table>
    </details>
  );
}

function amountOrNothing(cents: number): string {
  return cents === 0 ? "nothing" : formatDollars(cents);
}
