import { Overdue } from "#app/components/ui/overdue.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { loanLimitTable } from "#app/content/editions/dated-tables.ts";
import { limitRows, limits } from "#app/content/figures/limit-figures.ts";
import { counted } from "#app/domain/text/counted.ts";

/** Where a loan stops being conventional, and where FHA stops. */
export function Limits() {
  return (
    <section className="leg leg--L sec lp-limits" aria-labelledby="limits">
      <div className="wrap split">
        <div>
          <h2 id="limits">How large may the loan be?</h2>
          <p className="lead">
            Conventional and FHA loans have a limit for each county. Most counties have the low one; where homes cost
            more it rises to the high one.
          </p>
          <p>
            VA has no limit with full entitlement, USDA counts by income instead. Above the conventional limit the loan
            is a jumbo. <SiteLink to="/reports/loan-limits">How the limits of {limits.year} came about</SiteLink>
          </p>
        </div>
        <LimitTable />
      </div>
    </section>
  );
}

function LimitTable() {
  return (
    <div>
      <table className="lp-limit">
        <caption>Loan limits of {limits.year}, by homes in the building</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Homes</span>
            </th>
            <th scope="col">Conven&shy;tional</th>
            <th scope="col">FHA</th>
            <th scope="col">Highest, both</th>
          </tr>
        </thead>
        <tbody>
          {limitRows.map(([units, conforming, fhaFloor, highest]) => (
            <tr key={units}>
              <th scope="row">{counted(Number(units), "home")}</th>
              <td>{conforming}</td>
              <td>{fhaFloor}</td>
              <td>{highest}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">
        {limits.conformingSource}; {limits.fhaSource}. Alaska, Hawaii, Guam and the Virgin Islands have higher ones.
      </p>
      <Overdue table={loanLimitTable} />
    </div>
  );
}
