import { useState } from "react";
import { centsAt } from "#app/components/calculators/plots/loan-line.ts";
import { LoanLines, loanAxis } from "#app/components/calculators/plots/loan-lines.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { BuydownAnswer } from "./temporary-buydown-model.ts";

const [paymentSheets, accountSheets] = [sheetsOf(360, 350), sheetsOf(260, 250)];
/** The start of the fifth year is the last point: by then every buydown is over. */
const yearsDrawn = 4;

/** The payment as stairs up to the full one, and the account that pays the difference. */
export function BuydownPlot({ answer }: { answer: BuydownAnswer }) {
  const [at, setAt] = useState(0);
  const drawn = { months: yearsDrawn * 12, at: at * 12 };
  return (
    <>
      <LoanLines
        {...drawn}
        lines={answer.lines()}
        sheets={paymentSheets}
        shape="steps"
        label={`What you pay each month over ${yearsDrawn} years. ${say(answer, 0)}`}
      />
      <LoanLines
        {...drawn}
        lines={[answer.account()]}
        sheets={accountSheets}
        shape="slopes"
        label={`What is left in the account: ${formatDollars(answer.costCents)} at the start, nothing after ${answer.years.length} years`}
      />
      <PlotWalk
        label="Year"
        count={yearsDrawn + 1}
        at={at}
        say={(year) => say(answer, year)}
        onWalk={setAt}
        axis={loanAxis}
      />
    </>
  );
}

function say(answer: BuydownAnswer, year: number): string {
  const { paymentCents = answer.fullPaymentCents, helpCents = 0 } = answer.years[year] ?? {};
  const pays = `Year ${year + 1}: you pay ${formatDollars(paymentCents)} a month, and the account`;
  if (helpCents === 0) return `${pays} is empty`;
  return `${pays} adds ${formatDollars(helpCents)} of the ${formatDollars(centsAt(answer.account(), year * 12))} in it`;
}
