import { planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { averageOfTheWeek } from "#app/content/market/latest-rates.ts";
import { formatRate } from "#app/lib/format/format-currency.ts";

/** What the answer takes for granted and what it leaves out. */
export function PaymentAssumptions() {
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
