import { Overdue } from "#app/components/ui/overdue.tsx";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { rentDownShare } from "#app/content/figures/rent-carries.ts";
import { exampleMortgage, planningAssumptions } from "#app/content/loans/example-mortgage.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { rentSource } from "#app/content/places/sources.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import type { AreaFigures, CountyPage } from "./page.server.ts";

const roomNames = ["Studio", "1 bedroom", "2 bedrooms", "3 bedrooms", "4 bedrooms"];

/** Rents by size, and what the one of two bedrooms would pay for. */
export function CountyRents({ county }: { county: CountyPage }) {
  const [only, ...others] = county.areas;
  return (
    <section className="pc-rents" aria-labelledby="rents">
      <div className="wrap">
        <div className="split">
          <h2 id="rents">The rent, and the home it would buy</h2>
          <p className="lead">
            Fair Market Rent: what about 40 of 100 recent movers pay or less, with heat, water and power.
          </p>
        </div>
        {only && others.length === 0 ? <OneArea area={only} /> : <ManyAreas county={county} />}
        <Assumptions taxRate={county.tax?.rate ?? exampleMortgage.propertyTaxRate} />
        <p className="fine">
          {[...new Set(county.areas.map(({ year }) => rentSource(year)))].join(". ")}. The insurance figures are ours,
          to plan with, and not quotes. The rate is the average of Freddie Mac’s Primary Mortgage Market Survey.
        </p>
        <Overdue table={datedTables.fairMarketRents} />
        <Overdue table={datedTables.mortgageRates} />
      </div>
    </section>
  );
}

function OneArea({ area }: { area: AreaFigures }) {
  const { cost, priceCents, downCents } = area.home;
  const parts = [
    ["Principal and interest", cost.principalAndInterestCents],
    ["Property tax", cost.propertyTaxCents],
    ["Home insurance", cost.homeInsuranceCents],
    ["Mortgage insurance", cost.mortgageInsuranceCents],
  ] as const;
  return (
    <div className="split pc-two">
      <RentLadder area={area} />
      <div>
        <p className="pc-say">
          {formatDollars(area.twoBedroomCents)} a month would buy about{" "}
          <strong>{formatDollars(Math.round(priceCents / 500_00) * 500_00)}</strong>.
        </p>
        <table className="table table--right pc-figures">
          <caption className="vh">What the month’s payment is made of</caption>
          <tbody>
            {parts.map(([name, cents]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatDollars(cents)}</td>
              </tr>
            ))}
            <tr className="sum">
              <th scope="row">A month</th>
              <td>{formatDollars(cost.monthlyCents)}</td>
            </tr>
          </tbody>
        </table>
        <p className="small">
          With {formatDollars(downCents)} down ({formatRate(rentDownShare)}) and a loan of{" "}
          {formatDollars(cost.noteCents)}. Closing costs come on top.
        </p>
      </div>
    </div>
  );
}

/** Rents as bars to scale, the one of two bedrooms set off. */
function RentLadder({ area }: { area: AreaFigures }) {
  const highest = Math.max(...area.rentCents);
  return (
    <table className="pc-ladder">
      <caption className="vh">Fair Market Rent a month by size of home, {area.name}</caption>
      <tbody>
        {area.rentCents.map((cents, rooms) => (
          <tr key={roomNames[rooms]} className={rooms === 2 ? "pc-ladder__two" : undefined}>
            <th scope="row">{roomNames[rooms]}</th>
            <td>
              <i style={{ inlineSize: `${Math.round((cents / highest) * 100)}%` }} />
              <b>{formatDollars(cents)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ManyAreas({ county }: { county: CountyPage }) {
  return (
    <>
      <p className="pc-rents__towns">
        HUD sets rents here by groups of towns. Look for yours: a range for the whole county would be wrong for most of
        them.
      </p>
      <table className="pc-towns">
        <thead>
          <tr>
            <th scope="col">Towns</th>
            <th scope="col">2 bedrooms</th>
            <th scope="col">Would buy about</th>
          </tr>
        </thead>
        <tbody>
          {county.areas.map((area) => (
            <tr key={`${area.name} ${area.towns}`}>
              <th scope="row">
                {area.name}
                <span className="small">{area.towns}</span>
              </th>
              <td data-label="2 bedrooms">{formatDollars(area.twoBedroomCents)}</td>
              <td data-label="Would buy about">{formatDollars(Math.round(area.home.priceCents / 500_00) * 500_00)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Assumptions({ taxRate }: { taxRate: number }) {
  return (
    <p className="cost small">
      <b>Not an offer.</b> Worked out at {formatRate(latestAverage.annualRate)}, the average of the week of{" "}
      {formatDay(latestAverage.day)}, for 30 years with {formatRate(rentDownShare)} down, property tax of{" "}
      {formatRate(taxRate)} and insurance of {formatRate(planningAssumptions.homeInsuranceRate)} of the price a year,
      and mortgage insurance of {formatRate(planningAssumptions.mortgageInsuranceRate)} of the loan. Rent includes
      utilities; an owner pays them on top. Your own rate depends on your credit, your down payment and the lender.
    </p>
  );
}
