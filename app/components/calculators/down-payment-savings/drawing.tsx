import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { formatSpan } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { IncomeLimit } from "./income-limit.tsx";
import { type SavingsPlanAnswer, savingsPlanModel } from "./model.ts";
import { SavingsPlots } from "./plot.tsx";

/** The climb, the way out, and the numbers of both. */
function SavingsPlanDrawing({ answer }: { answer: SavingsPlanAnswer }) {
  const { help, exits, targetCents, movingCents, cushionCents } = answer;
  return (
    <>
      <div className="cp-plot">
        <SavingsPlots answer={answer} />
      </div>
      <NumbersTable
        title="What you need"
        open
        head={["What for", "Help pays", "You save"]}
        rows={[
          ["Down payment", dash(help.downHelpCents), dash(help.downCents - help.downHelpCents)],
          ["Closing costs", dash(help.closingHelpCents), dash(help.closingCents - help.closingHelpCents)],
          ["Moving", "–", dash(movingCents)],
          ["Left in the bank", "–", dash(cushionCents)],
        ]}
        sum={["Together", dash(help.helpCents), formatDollars(targetCents)]}
      />
      <NumbersTable
        title="Your savings on the way"
        head={["After", "You have"]}
        rows={answer
          .savedByThen()
          .map(({ month, cents }) => [month === 0 ? "Today" : formatSpan(month), formatDollars(cents)])}
      />
      {help.helpCents > 0 && (
        <NumbersTable
          title="If you leave after each year"
          head={["Year", "You owe", "Help has cost", "Yours to keep"]}
          rows={exits().map(({ year, owedCents, costCents, keptCents }) => [
            `Year ${year}`,
            dash(owedCents),
            dash(costCents),
            keptCents < 0 ? `−${formatDollars(-keptCents)}` : dash(keptCents),
          ])}
        />
      )}
      <IncomeLimit answer={help} />
    </>
  );
}

function dash(cents: number): string {
  return cents === 0 ? "–" : formatDollars(cents);
}

export const calculator = calculatorOf(savingsPlanModel, SavingsPlanDrawing);
