import { useState } from "react";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PaymentLines, paymentAxis } from "#app/components/calculators/plots/payment-lines.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";
import { counted, formatSpan } from "#app/domain/text/counted.ts";
import { formatCents, formatTenths } from "#app/lib/format/format-currency.ts";
import { type InsuranceAnswer, monthlyAfter, monthOf, mortgageInsuranceModel } from "./model.ts";

function InsuranceDrawing({ answer }: { answer: InsuranceAnswer }) {
  return (
    <>
      {answer.sizeNote && <p className="cost small">{answer.sizeNote}</p>}
      <div className="cp-plot">
        <InsurancePlot answer={answer} />
      </div>
      <NumbersTable
        head={[
          "After",
          "Owed, of the price",
          "Insurance a month",
          ...answer.lines().map(({ name }) => `${name} a month`),
        ]}
        rows={answer.years.map(({ years, owedShare, insuranceCents }) => [
          counted(years, "year"),
          formatTenths(owedShare),
          formatCents(insuranceCents),
          ...answer.lines().map((line) => formatCents(monthlyAfter(line, years))),
        ])}
      />
      <WaysOut answer={answer} />
    </>
  );
}

/** Your options, by the kind of loan. */
function WaysOut({ answer: { kind, monthlyCents } }: { answer: InsuranceAnswer }) {
  if (monthlyCents === 0) return null;
  if (kind === "conventional") {
    return (
      <p className="calc-note">
        <b>How to ask.</b> Write to your servicer once you owe 80% of the original value: payments current, a good
        record, no second loan, and a home worth no less. If the home is worth more now, the servicer’s own rules apply:
        often 75% of today’s value after two years, 80% after five.{" "}
        <a href="/end-mortgage-insurance">Your dates and the letter</a>
      </p>
    );
  }
  return (
    <p className="calc-note">
      <b>The way out is a new loan.</b> Once you owe 80% of what the home is worth, a conventional loan has no mortgage
      insurance. You need the score and the income for one, the money for its closing costs, and a rate that makes it
      worth it.
      {kind === "fha" && (
        <>
          {" "}
          <a href="/calculators/fha-to-conventional">Work out when leaving FHA pays</a>.
        </>
      )}
    </p>
  );
}

const sheets = sheetsOf(400, 380);

/** This loan and the one people usually compare it with, as two lines, and where insurance stops. */
function InsurancePlot({ answer }: { answer: InsuranceAnswer }) {
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

export const calculator = calculatorOf(mortgageInsuranceModel, InsuranceDrawing);
