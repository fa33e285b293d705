import { useState } from "react";
import { PaymentHouse } from "#app/components/calculators/plots/payment-house.tsx";
import { paymentInYear } from "#app/components/calculators/plots/payment-parts.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { MonthlyPaymentAnswer } from "./monthly-payment-model.ts";

/** The payment as a house, year by year: the floor of mortgage insurance gets lower, or goes. */
export function PaymentThroughYears({ answer }: { answer: MonthlyPaymentAnswer }) {
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
