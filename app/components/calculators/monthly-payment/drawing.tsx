import { useState } from "react";
import { sizeNote } from "#app/components/calculators/fields/loan-size.ts";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PaymentHouse } from "#app/components/calculators/plots/payment-house.tsx";
import { PaymentTable, paymentInYear } from "#app/components/calculators/plots/payment-parts.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { formatCents, formatDollars } from "#app/lib/format/format-currency.ts";
import { downPaymentNote, type MonthlyPaymentAnswer, monthlyPaymentModel } from "./model.ts";

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

/** The payment as a house, year by year: the floor of mortgage insurance gets lower, or goes. */
function PaymentThroughYears({ answer }: { answer: MonthlyPaymentAnswer }) {
  const [walked, setWalked] = useState(0);
  const years = answer.insuranceByYear.length;
  const at = Math.min(walked, years - 1);
  return (
    <>
      <PaymentHouse answer={paymentInYear(answer, at)} />
      <PlotWalk label="Year of the loan" count={years} at={at} say={(year) => say(answer, year)} onWalk={setWalked} />
    </>
  );
}

function say(answer: MonthlyPaymentAnswer, year: number): string {
  const { monthlyCents, mortgageInsuranceCents } = paymentInYear(answer, year);
  const insurance =
    mortgageInsuranceCents > 0
      ? `, ${formatDollars(mortgageInsuranceCents)} of it mortgage insurance`
      : answer.insuranceMonths > 0
        ? ", without mortgage insurance"
        : "";
  return `Year ${year + 1}: ${formatDollars(monthlyCents)} a month${insurance}`;
}

export const calculator = calculatorOf(monthlyPaymentModel, PaymentDrawing);
