import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { formatCents } from "#app/lib/format/format-currency.ts";
import { type ClosingAnswer, closingCostsModel } from "./closing-costs-model.ts";
import { SectionPapers } from "./closing-costs-plot.tsx";

/** The sections drawn, then every line as a Loan Estimate lists it, then the cash. */
function ClosingDrawing({ answer }: { answer: ClosingAnswer }) {
  return (
    <>
      <div className="cp-plot">
        <SectionPapers answer={answer} />
      </div>
      <NumbersTable
        head={["Section", "Amount"]}
        rows={answer.sections.map(({ section, title, totalCents }) => [
          `${section}. ${title}`,
          formatCents(totalCents),
        ])}
        sum={["D + I, before the lender’s credit", formatCents(answer.loanCostsCents + answer.otherCostsCents)]}
      />
      <NumbersTable
        title="Every line"
        head={["Line", "Section", "Amount"]}
        rows={answer.sections.flatMap(({ section, items }) =>
          items.map(({ label, cents }) => [`${section}: ${label}`, section, formatCents(cents)] as const),
        )}
      />
      <NumbersTable
        title="Calculating cash to close"
        head={["Line", "Amount"]}
        rows={[
          ["Total closing costs (J)", signedCents(answer.totalCents)],
          ["Down payment", formatCents(answer.downCents)],
          ["Deposit", signedCents(-answer.depositCents)],
          ["Seller’s credits", signedCents(-answer.sellerCreditCents)],
          ["Help, gifts and other credits", signedCents(-answer.helpCents)],
        ]}
        sum={["Cash to close", signedCents(answer.cashCents)]}
      />
    </>
  );
}

function signedCents(cents: number): string {
  return cents < 0 ? `−${formatCents(-cents)}` : formatCents(Math.abs(cents));
}

export const closingCosts = calculator(closingCostsModel, ClosingDrawing);
