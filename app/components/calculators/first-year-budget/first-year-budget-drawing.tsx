import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { formatCents, formatDollars } from "#app/lib/format/format-currency.ts";
import { type FirstYearAnswer, firstYearModel } from "./first-year-budget-model.ts";
import { MonthColumns } from "./first-year-budget-plot.tsx";

/** The months as columns, their numbers, and the effect of the escrow check. */
function FirstYearDrawing({ answer }: { answer: FirstYearAnswer }) {
  return (
    <>
      {answer.sizeNote && <p className="cost small">{answer.sizeNote}</p>}
      <div className="cp-plot">
        <MonthColumns answer={answer} />
      </div>
      <NumbersTable
        head={["Month", "Lender’s bill", "Utilities and dues", "Repair fund", "Moving in", "Together"]}
        rows={answer.named.map((month) => [
          month.name,
          formatCents(month.billCents),
          formatCents(month.runningCents),
          formatCents(month.upkeepCents),
          formatCents(month.moveInCents),
          formatCents(month.totalCents),
        ])}
      />
      <EscrowCheck answer={answer} />
    </>
  );
}

function EscrowCheck({
  answer: { shortageCents, riseCents, riseLaterCents, mayBeAskedAtOnce },
}: {
  answer: FirstYearAnswer;
}) {
  if (riseCents === 0) return null;
  return (
    <p className="calc-note">
      <b>Why the bill rises.</b> Your servicer pays tax and insurance for you, and checks the account once a year. Here
      it is short by {formatDollars(shortageCents)}. You pay {formatDollars(riseLaterCents)} more a month for the bills
      to come, and as much again for a year to fill the gap.{" "}
      {mayBeAskedAtOnce
        ? "A gap this small may also be asked for at once, within 30 days."
        : "You can also pay the gap at once."}{" "}
      Check the yearly statement: is the tax bill right?
    </p>
  );
}

export const firstYearBudget = calculator(firstYearModel, FirstYearDrawing);
