import { Box, Line } from "#app/components/scenes/shapes.tsx";
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

const months = 12;
const room = 50;
/** Windows with someone home, by floor; about one in three. */
const litMonths = [[], [2, 5, 10], [0, 3, 7, 8], [1, 6, 11], [4, 5, 9], [0, 2, 7, 10]];

/** One floor of a brick building with a window for each month of rent. Floors stack without a seam. */
export function YearOfRent({ floor }: { floor: number }) {
  return (
    <svg className="scene" viewBox="0 0 640 84" aria-hidden="true">
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <Box x={1} y={-4} w={638} h={92} fill="brick" />
        <Line d="M1 83h638" width={1.5} opacity={0.4} />
        {Array.from({ length: months }, (_, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the months are their numbers.
          <g key={month}>
            <Box x={26 + month * room} y={14} w={38} h={52} fill="trim" />
            <Box
              x={30 + month * room}
              y={18}
              w={30}
              h={44}
              fill={litMonths[floor]?.includes(month) ? "lamp" : "dark"}
            />
            <Line d={`M${45 + month * room} 18v44M${30 + month * room} 38h30`} />
            <Box x={23 + month * room} y={66} w={44} h={6} fill="trim" />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The roof of that building: a water tower says whose city this is. */
export function RentRoof() {
  return (
    <svg className="scene" viewBox="0 0 640 92" aria-hidden="true">
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <Line d="M470 46l6-30h44l6 30z" fill="wood" />
        <Line d="M472 34h52M475 24h46" />
        <Line d="M466 16h64l-32-15z" fill="roof" />
        <Line d="M480 46v26M516 46v26M480 60h36" width={4} />
        <Line d="M120 72V52M120 52h28M148 52v-8M110 60h20" width={4} />
        <Box x={-2} y={70} w={644} h={16} fill="trim" />
        <Box x={8} y={86} w={624} h={8} fill="cream" />
      </g>
    </svg>
  );
}

/** Its ground floor: the door of 4B, and the card that is never taken down. */
export function RentGround() {
  return (
    <svg className="scene" viewBox="0 0 640 124" aria-hidden="true">
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <Box x={1} y={-2} w={638} h={128} fill="brick-2" />
        <Box x={-2} y={0} w={644} h={10} fill="cream" />
        <Box x={284} y={28} w={72} h={98} fill="trim" />
        <Box x={292} y={36} w={56} h={90} fill="slate" />
        <Box x={292} y={36} w={56} h={16} fill="lamp" />
        <Box x={301} y={84} w={38} h={30} fill="slate" />
        <Box x={270} y={118} w={100} h={8} fill="cream" />
        <Box x={376} y={54} w={20} h={34} fill="trim" />
        <Line d="M382 62h8M382 70h8M382 78h8" width={1.5} />
        {[56, 152, 452, 540].map((x) => (
          <g key={x}>
            <Box x={x - 4} y={34} w={60} h={62} fill="trim" />
            <Box x={x} y={38} w={52} h={54} fill={x === 452 ? "lamp" : "dark"} />
            <Line d={`M${x + 26} 38v54`} />
          </g>
        ))}
        <Box x={60} y={46} w={44} h={22} fill="paper" />
        <text x={82} y={62} className="sl">
          RENT
        </text>
      </g>
    </svg>
  );
}
