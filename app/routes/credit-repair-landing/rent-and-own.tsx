import { Arrow } from "#app/components/ui/icons.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { homeCost } from "#app/domain/buying/home-cost.ts";
import { schedule } from "#app/domain/loan/schedule.ts";
import { programApr } from "#app/domain/programs/apr.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";

const comparedYears = 5;

/** The example home against the example rent over the compared years, in cents. */
export function rentOrOwn() {
  const months = comparedYears * 12;
  const { rentCents, annualRate, termMonths } = exampleMortgage;
  const { homeInsuranceRate, mortgageInsuranceRate: insuranceRate } = planningAssumptions;
  const home = { ...exampleMortgage, homeInsuranceRate, monthlyDuesCents: 0 };
  const program = { kind: "conventional", insuranceRate } as const;
  const own = homeCost(home, program);
  const { rows } = schedule({ loanCents: own.noteCents, annualRate, termMonths });
  const ownPaidCents = own.monthlyCents * months;
  const paidOffCents = own.noteCents - (rows[months - 1]?.balanceCents ?? 0);
  return {
    own,
    apr: programApr(home, program),
    rentPaidCents: rentCents * months,
    ownPaidCents,
    /** The money that paid down the loan: it is still there, in the house. */
    paidOffCents,
    /** Interest, taxes and insurance: gone, like rent. */
    goneCents: ownPaidCents - paidOffCents,
    moreAMonthCents: own.monthlyCents - rentCents,
  };
}

const comparison = rentOrOwn();

/** The comparison as it comes out, which is not always in favor of buying. */
export function RentAndOwn() {
  return (
    <section className="leg leg--R sec" aria-labelledby="rent-or-own">
      <div className="wrap">
        <div className="head">
          <h2 id="rent-or-own">
            Owning costs {formatDollars(comparison.moreAMonthCents)} more a month here, and{" "}
            {formatDollars(comparison.paidOffCents)} stays yours.
          </h2>
          <p className="lead">
            <Tag>Example</Tag> One sample rent, one sample home, {comparedYears} years. By this count, renting is
            cheaper. Rising rents, a longer stay or a cheaper home can change that.
          </p>
        </div>
        <Bars />
        <div className="cols cols--75">
          <div>
            <div className="scrollx">
              <Table />
            </div>
            <a className="tlink" href="/calculators">
              Work it out with your own numbers <Arrow />
            </a>
          </div>
          <Terms />
        </div>
      </div>
    </section>
  );
}

function Bars() {
  const width = (cents: number) => ({ width: `${((cents / comparison.ownPaidCents) * 100).toFixed(2)}%` });
  return (
    <dl className="ro__bars">
      <dt>
        <b>{formatDollars(comparison.rentPaidCents)}</b> rent in {comparedYears} years
      </dt>
      <dd>
        <div className="ro__bar" aria-hidden="true">
          <i style={width(comparison.rentPaidCents)} />
        </div>
        All of it is gone.
      </dd>
      <dt>
        <b>{formatDollars(comparison.ownPaidCents)}</b> for your own home in {comparedYears} years
      </dt>
      <dd>
        <div className="ro__bar" aria-hidden="true">
          <i className="yours" style={width(comparison.paidOffCents)} />
          <i style={width(comparison.goneCents)} />
        </div>
        <b>{formatDollars(comparison.paidOffCents)} is yours</b>: it paid off the loan.{" "}
        {formatDollars(comparison.goneCents)} is gone, in interest, taxes and insurance.
      </dd>
    </dl>
  );
}

const rows = [
  { what: "A month", rent: formatDollars(exampleMortgage.rentCents), own: formatDollars(comparison.own.monthlyCents) },
  {
    what: `In ${comparedYears} years`,
    rent: formatDollars(comparison.rentPaidCents),
    own: formatDollars(comparison.ownPaidCents),
  },
  { what: "Of that, paid off your loan", rent: "nothing", own: formatDollars(comparison.paidOffCents) },
  {
    what: "Cash on the first day",
    rent: "a deposit",
    own: `${formatDollars(exampleMortgage.downCents)} and closing costs`,
  },
];

function Table() {
  return (
    <table className="ro__table">
      <caption className="vh">Renting and owning in the example</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">What is compared</span>
          </th>
          <th scope="col">Rent</th>
          <th scope="col">Own</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, rent, own }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{rent}</td>
            <td>{own}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Terms() {
  const { priceCents, downCents, annualRate, termMonths, propertyTaxRate } = exampleMortgage;
  const { homeInsuranceRate, mortgageInsuranceRate } = planningAssumptions;
  const { own } = comparison;
  return (
    <div className="ro__terms">
      <h3 className="h4">What this assumes</h3>
      <ul className="lines">
        <li>
          A home for {formatDollars(priceCents)} with {formatDollars(downCents)} down (
          {formatRate(downCents / priceCents)}).
        </li>
        <li>
          A fixed loan of {formatDollars(own.noteCents)}: {termMonths} monthly payments of{" "}
          {formatDollars(own.principalAndInterestCents)} at {formatRate(annualRate)}, Freddie Mac’s survey average of{" "}
          {formatDay(latestAverage.day)}. With its mortgage insurance that is an APR of{" "}
          {(comparison.apr * 100).toFixed(2)}%, no lender fees counted. Not an offer.
        </li>
        <li>
          A year: property tax {formatRate(propertyTaxRate)} and home insurance {formatRate(homeInsuranceRate)} of the
          price, mortgage insurance {formatRate(mortgageInsuranceRate)} of the loan.
        </li>
        <li>A rent that never rises and a home whose price never changes. No repairs, no closing costs, no moving.</li>
      </ul>
    </div>
  );
}
