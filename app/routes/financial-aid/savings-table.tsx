import type { HelpAnswer } from "#app/components/calculators/down-payment-savings/down-payment-savings-model.ts";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { HelpSum } from "./savings-answer.tsx";

export function SavingsTable({ answer, isExample }: { answer: HelpAnswer; isExample: boolean }) {
  const rows = [
    { name: "Down payment", due: answer.downCents, help: answer.downHelpCents },
    { name: "Closing costs", due: answer.closingCents, help: answer.closingHelpCents },
  ];
  return (
    <NumbersTable
      head={["At closing", "Due", "Help", "You bring"]}
      rows={rows.map(({ name, due, help }) => [
        name,
        formatDollars(due),
        amountOrNothing(help),
        amountOrNothing(due - help),
      ])}
      sum={[
        "Together",
        formatDollars(answer.dueCents),
        <HelpSum key="help" answer={answer} isExample={isExample} />,
        amountOrNothing(answer.leftCents),
      ]}
    />
  );
}

function amountOrNothing(cents: number): string {
  return cents === 0 ? "nothing" : formatDollars(cents);
}
