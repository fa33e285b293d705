import { useState } from "react";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { centsAt } from "#app/components/calculators/plots/loan-line.ts";
import { LoanLines, loanAxis } from "#app/components/calculators/plots/loan-lines.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";
import { formatSpan } from "#app/domain/text/counted.ts";
import { formatCents, formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import { type BuydownAnswer, type Payer, temporaryBuydownModel } from "./model.ts";

/** Who pays what in each year, what is left, and what the same money could do. */
function BuydownDrawing({ answer }: { answer: BuydownAnswer }) {
  const { years, fullPaymentCents, annualRate } = answer;
  return (
    <>
      <div className="cp-plot">
        <BuydownPlot answer={answer} />
      </div>
      <NumbersTable
        title="Year by year"
        head={["Year", "As if the rate were", "You pay", "The account adds", "In it when the year starts"]}
        rows={[0, 1, 2, 3, 4].map((year) => {
          const { paymentCents = fullPaymentCents, helpCents = 0, annualRate: rate = annualRate } = years[year] ?? {};
          return [
            `Year ${year + 1}`,
            formatRate(rate),
            formatCents(paymentCents),
            formatCents(helpCents),
            formatCents(centsAt(answer.account(), year * 12)),
          ];
        })}
      />
      <SameMoneyTable answer={answer} />
      <p className="calc-note">
        <b>{advice[answer.payer].title}</b> {advice[answer.payer].text}
      </p>
    </>
  );
}

function SameMoneyTable({ answer: { years, fullPaymentCents, sameMoney, kind } }: { answer: BuydownAnswer }) {
  const { pointsRate, pointsPaymentCents, pointsAheadAfter, smallerPaymentCents } = sameMoney();
  const always = (cents: number) => [formatCents(cents), formatCents(cents)] as const;
  return (
    <>
      <NumbersTable
        title="What the same money could do"
        head={["Use of the money", "Payment in year 1", `Payment from year ${years.length + 1}`]}
        rows={[
          [`A ${kind} buydown`, formatCents(years[0]?.paymentCents ?? 0), formatCents(fullPaymentCents)],
          [`Points: ${formatRate(pointsRate)} for good`, ...always(pointsPaymentCents)],
          ["A lower price, and so a smaller loan", ...always(smallerPaymentCents)],
        ]}
      />
      <p>
        As points, the same money makes the rate {formatRate(pointsRate)} for good, and the payment{" "}
        {formatDollars(pointsPaymentCents)}.
        {pointsAheadAfter !== null &&
          ` Keep the loan longer than ${formatSpan(pointsAheadAfter)}, and that saves more.`}
      </p>
    </>
  );
}

const advice: Record<Payer, { title: string; text: string }> = {
  seller: {
    title: "Ask what else the money can do.",
    text: "A seller who pays for this can often pay your closing costs instead, or take less for the home. And get it in writing who gets the money that is left.",
  },
  lender: {
    title: "Ask for the rate without it.",
    text: "A lender often earns its gift back with a higher rate, and that lasts as long as the loan. Compare both offers on the same day.",
  },
  you: {
    title: "This is your own money.",
    text: "You hand it over at closing and get it back a month at a time, without interest. In a savings account it does the same and stays yours. USDA loans do not let a buyer pay for a buydown.",
  },
};

const [paymentSheets, accountSheets] = [sheetsOf(360, 350), sheetsOf(260, 250)];
/** The start of the fifth year is the last point: by then every buydown is over. */
const yearsDrawn = 4;

/** The payment as stairs up to the full one, and the account that pays the difference. */
function BuydownPlot({ answer }: { answer: BuydownAnswer }) {
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

export const calculator = calculatorOf(temporaryBuydownModel, BuydownDrawing);
