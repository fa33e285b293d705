import { sizeNote } from "#app/components/calculators/fields/loan-size.ts";
import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PaymentTable, paymentInYear } from "#app/components/calculators/plots/payment-parts.tsx";
import { formatCents } from "#app/lib/format/format-currency.ts";
import { downPaymentNote, type MonthlyPaymentAnswer, monthlyPaymentModel } from "./monthly-payment-model.ts";
import { PaymentThroughYears } from "./monthly-payment-plot.tsx";

/** The house, and the numbers behind it: the first month by its parts, and every year. */
function PaymentDrawing({ answer }: { answer: MonthlyPaymentAnswer }) {
  const notes = [downPaymentNote(answer), sizeNote(answer.kind, answer.cost.baseLoanCents)].filter(
    (note) => note !== null,
  );
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="cost small">
          {note}
        </p>
      ))}
      <div className="cp-plot">
        <PaymentThroughYears answer={answer} />
      </div>
      <PaymentTable answer={paymentInYear(answer, 0)} />
      <NumbersTable
        title="Year by year"
        head={["Year", "Mortgage insurance", "A month in all"]}
        rows={answer.insuranceByYear.map((cents, year) => [
          `Year ${year + 1}`,
          formatCents(cents),
          formatCents(paymentInYear(answer, year).monthlyCents),
        ])}
      />
    </>
  );
}

export const monthlyPayment = calculator(monthlyPaymentModel, PaymentDrawing);
