import { useState } from "react";
import { PaymentLines, paymentAxis } from "#app/components/calculators/plots/payment-lines.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";
import { formatSpan } from "#app/domain/text/counted.ts";
import { formatCents } from "#app/lib/format/format-currency.ts";
import { type InsuranceAnswer, monthlyAfter, monthOf } from "./mortgage-insurance-model.ts";

const sheets = sheetsOf(400, 380);

/** This loan and the one people usually compare it with, as two lines, and where insurance stops. */
export function InsurancePlot({ answer }: { answer: InsuranceAnswer }) {
  const [walked, setWalked] = useState(0);
  const { years } = answer;
  const at = Math.min(walked, years.length - 1);
  return (
    <>
      <PaymentLines lines={answer.lines()} sheets={sheets} monthOf={(payment) => monthOf(answer, payment)} at={at} />
      <PlotWalk
        label="Year"
        count={years.length}
        at={at}
        say={(index) => say(answer, index)}
        onWalk={setWalked}
        axis={paymentAxis}
      />
    </>
  );
}

function say(answer: InsuranceAnswer, index: number): string {
  const [own, other] = answer.lines();
  const { years, insuranceCents } = answer.years[index] ?? { years: 0, insuranceCents: 0 };
  const when = years === 0 ? "At the start" : `After ${formatSpan(years * 12)}`;
  const [monthly, beside] = [monthlyAfter(own, years), monthlyAfter(other, years)];
  if (monthly === 0) return `${when}: nothing left to pay`;
  const insurance = insuranceCents > 0 ? `${formatCents(insuranceCents)} of it insurance` : "no insurance";
  return `${when}: ${own.name} ${formatCents(monthly)} a month, ${insurance}; ${other.name} ${formatCents(beside)}`;
}
