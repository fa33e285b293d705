import { SiteLink } from "#app/components/ui/site-link.tsx";
import { loanLimits2026 } from "#app/content/loan-programs.ts";
import { counted } from "#app/domain/counted.ts";
import { formatDollars } from "#app/lib/format-currency.ts";

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
            is a jumbo. <SiteLink to="/reports/loan-limits-2026">How the limits of 2026 came about</SiteLink>
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
        <caption>Loan limits of 2026, by homes in the building</caption>
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
          {loanLimits2026.map(({ units, conforming, fhaFloor, fhaCeiling }) => (
            <tr key={units}>
              <th scope="row">{counted(units, "home")}</th>
              <td>{formatDollars(conforming * 100)}</td>
              <td>{formatDollars(fhaFloor * 100)}</td>
              <td>{formatDollars(fhaCeiling * 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">
        FHFA, November 25, 2025; HUD Mortgagee Letter 2025-23. Alaska, Hawaii, Guam and the Virgin Islands have higher
        ones. The limits of 2027 are due at the end of November 2026.
      </p>
    </div>
  );
}
