import { placeSources } from "#app/content/places/place-sources.ts";
import { formatDollars } from "#app/lib/format-currency.ts";
import type { CountyPage } from "#app/server/place-pages.server.ts";

/** The largest loans of the year: two doors, each with its limit. */
export function CountyLimits({ county: { limits, name } }: { county: CountyPage }) {
  const { conformingCents, fhaCents, fhaInDoubt } = limits;
  return (
    <section className="wrap pc-loans" aria-labelledby="limits">
      <div>
        <h2 id="limits">How large a loan may be in {name}</h2>
        <dl className="pc-doors">
          <div>
            <dt>FHA loan</dt>
            <dd>{formatDollars(fhaCents.low)}</dd>
            <dd>The most that FHA insures on a home of one unit in 2026.</dd>
          </div>
          <div>
            <dt>Conforming loan</dt>
            <dd>{formatDollars(conformingCents)}</dd>
            <dd>
              The most that Fannie Mae and Freddie Mac buy on a home of one unit in 2026. Above it a loan is jumbo.
            </dd>
          </div>
        </dl>
        {fhaInDoubt && (
          <p className="cost">
            <b>This FHA figure is in doubt.</b> Our copy of HUD’s list has {formatDollars(fhaCents.low)}; by other
            published figures it should be nearer to {formatDollars(fhaCents.high)}. Ask the lender, or look on HUD’s
            own page.
          </p>
        )}
        <p className="fine">
          {placeSources.fha}. {placeSources.conforming}. VA sets no limit with full entitlement, USDA none at all.
          Limits of 2027 come at the end of November 2026.
        </p>
      </div>
    </section>
  );
}
