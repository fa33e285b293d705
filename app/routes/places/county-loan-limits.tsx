import { Overdue } from "#app/components/ui/overdue.tsx";
import { loanLimitTable, loanLimitYears } from "#app/content/editions/dated-tables.ts";
import { placeSources } from "#app/content/places/place-sources.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { CountyPage } from "./place-page.server.ts";

/** The largest loans of the year: two doors, each with its limit. */
export function CountyLimits({ county: { limits, name } }: { county: CountyPage }) {
  const { conformingCents, fhaCents } = limits;
  return (
    <section className="wrap pc-loans" aria-labelledby="limits">
      <div>
        <h2 id="limits">How large a loan may be in {name}</h2>
        <dl className="pc-doors">
          <div>
            <dt>FHA loan</dt>
            <dd>{formatDollars(fhaCents)}</dd>
            <dd>The most that FHA insures on a home of one unit in {loanLimitYears.fha}.</dd>
          </div>
          <div>
            <dt>Conforming loan</dt>
            <dd>{formatDollars(conformingCents)}</dd>
            <dd>
              The most that Fannie Mae and Freddie Mac buy on a home of one unit in {loanLimitYears.conforming}. Above
              it a loan is jumbo.
            </dd>
          </div>
        </dl>
        <p className="fine">
          {placeSources.fha}. {placeSources.conforming}. VA sets no limit with full entitlement, USDA none at all.
        </p>
        <Overdue table={loanLimitTable} />
      </div>
    </section>
  );
}
