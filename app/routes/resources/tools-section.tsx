import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { Island } from "#app/islands/island.tsx";
import { formatRate } from "#app/lib/format/format-currency.ts";

/** The two tools of the page, with what they assume. */
export function Tools() {
  return (
    <section className="leg leg--L rs__tools" aria-labelledby="tools">
      <div className="wrap">
        <h2 id="tools">Work it out here</h2>
        <Island name="quick-affordability" when="near" />
        <Island name="quick-payment" when="near" />
        <Assumptions />
      </div>
    </section>
  );
}

function Assumptions() {
  const { annualRate, propertyTaxRate } = exampleMortgage;
  const { homeInsuranceRate, mortgageInsuranceRate } = planningAssumptions;
  return (
    <p className="cost small rs__cost">
      <b>Not an offer of credit.</b> Both work with a loan over 30 years at a fixed rate, at first{" "}
      {formatRate(annualRate)} (Freddie Mac’s survey average of {formatDay(latestAverage.day)}); with property tax of{" "}
      {formatRate(propertyTaxRate)} and home insurance of {formatRate(homeInsuranceRate)} of the price a year; and with
      mortgage insurance of {formatRate(mortgageInsuranceRate)} of the loan a year while less than 20% is paid down.
      Planning numbers, not quotes. Closing costs, repairs and dues come on top. The APR, which counts fees and mortgage
      insurance, is higher than the rate.
    </p>
  );
}
