import { hasProblems, namesOf } from "#app/components/calculators/calculator-model.ts";
import {
  AnswerSentence,
  CalculatorFrame,
  SpokenAnswer,
  useKeyboardInset,
  useTypedNumbers,
} from "#app/components/calculators/fields/calculator-frame.tsx";
import { TypedField } from "#app/components/calculators/fields/typed-field.tsx";
import {
  besideRent,
  type MonthlyPaymentAnswer,
  monthlyPaymentModel,
} from "#app/components/calculators/monthly-payment/monthly-payment-model.ts";
import { PaymentHouse } from "#app/components/calculators/plots/payment-house.tsx";
import { PaymentTable, paymentInYear } from "#app/components/calculators/plots/payment-parts.tsx";
import { planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { averageOfTheWeek } from "#app/content/market/latest-rates.ts";
import { formatDollars, formatRate, formatShare } from "#app/lib/format/format-currency.ts";
import { excerptOf } from "./excerpt.ts";

/** The monthly payment of the front page: a conventional loan over 30 years. */
export const homePayment = excerptOf(monthlyPaymentModel, {
  price: {},
  down: {},
  rate: { help: "A year, fixed for 30 years" },
  tax: { help: "A year, as a share of the price" },
  rent: {},
});

/** The section of the front page with the calculator. */
export function PaymentCalculator() {
  return (
    <>
      <section className="leg leg--L sec sec--on">
        <HomePayment title="What would you pay each month?" />
      </section>
      <div className="turn turn--LR" />
    </>
  );
}

/** The quick monthly payment. Without JavaScript it is a finished example. */
function HomePayment({ title }: { title: string }) {
  const numbers = useTypedNumbers(homePayment);
  const { answer, problems } = numbers;
  useKeyboardInset(numbers.fields);
  const { rules } = homePayment;
  const downShare = `${formatShare(answer.downCents / answer.priceCents)} of the price`;
  const payment = paymentInYear(answer, 0);
  return (
    <CalculatorFrame
      className="wrap"
      numbers={numbers}
      full={homePayment}
      legend={<h2>{title}</h2>}
      fields={namesOf(rules).map((name) => (
        <TypedField
          key={name}
          id={`payment-${name}`}
          name={name}
          rule={rules[name]}
          problem={problems[name]}
          help={name === "down" ? downShare : undefined}
        />
      ))}
      after={
        <>
          <PaymentAssumptions />
          <AnswerBar answer={answer} stale={hasProblems(problems)} />
        </>
      }
    >
      <AnswerSentence sentence={monthlyPaymentModel.headline(answer)} />
      <SpokenAnswer numbers={numbers} text={`About ${formatDollars(answer.cost.monthlyCents)} a month`} />
      <PaymentHouse answer={payment} />
      <PaymentTable answer={payment} />
    </CalculatorFrame>
  );
}

/** On phones: the answer at the bottom of the window while a field is being edited. CSS shows it only then. */
function AnswerBar({ answer, stale }: { answer: MonthlyPaymentAnswer; stale: boolean }) {
  const beside = besideRent(answer);
  return (
    <p className="answerbar" aria-hidden="true">
      <b>{formatDollars(answer.cost.monthlyCents)}</b> a month
      <span className="small">
        {stale && "Fix the marked number"}
        {!stale && beside === "same" && "same as rent"}
        {!stale && beside && beside !== "same" && `${beside.text} than rent`}
      </span>
    </p>
  );
}

/** What the answer assumes, and what it leaves out. */
function PaymentAssumptions() {
  const { homeInsuranceRate, mortgageInsuranceRate } = planningAssumptions;
  return (
    <div className="calc__notes">
      <h3 className="h4">What this assumes</h3>
      <ul className="facts">
        <li>
          <b>Example rate</b>
          <span>
            {averageOfTheWeek} The calculator starts there. It is not an offer: your rate depends on your score, your
            down payment and the lender.
          </span>
        </li>
        <li>
          <b>Home insurance</b>
          <span>
            {formatRate(homeInsuranceRate)} of the price a year. A planning assumption; where storms are common it can
            be several times that.
          </span>
        </li>
        <li>
          <b>Mortgage insurance</b>
          <span>
            {formatRate(mortgageInsuranceRate)} of the loan a year while the down payment is under 20%. A planning
            assumption; your insurer sets the price by score and down payment.
          </span>
        </li>
      </ul>
      <p className="cost small">
        <b>What this leaves out.</b> Closing costs, repairs, utilities and dues to an owners’ association. Taxes and
        insurance change over the years. The APR, which counts a lender’s fees, is higher than the rate.
      </p>
    </div>
  );
}
