import { SiteLink } from "#app/components/ui/site-link.tsx";
import { stateHousingAgencies } from "#app/content/finder/state-housing-agencies.ts";
import type { CountyPage } from "./place-page.server.ts";

type HousingAgency = { state: string; agency: string; site?: string };

/** Who knows about money for buyers here. */
export function CountyAgency({ county: { stateName, state, fips, name } }: { county: CountyPage }) {
  const entry: HousingAgency | undefined = stateHousingAgencies.find((each) => each.state === stateName);
  return (
    <section className="kerb" aria-labelledby="agency">
      <div className="wrap pc-ask">
        <h2 id="agency">Whom to ask about money in {name}</h2>
        {entry ? (
          <p>
            State programs run through{" "}
            {entry.site ? (
              <a href={entry.site} rel="noopener">
                {entry.agency}
              </a>
            ) : (
              <b>{entry.agency}</b>
            )}
            . Collected from public lists in November 2026, not verified by us.
          </p>
        ) : (
          <p>Our lists name no housing agency of {stateName}. A housing counselor on HUD’s list can tell you.</p>
        )}
        <p>
          Cities and counties have money of their own, which comes and goes. The{" "}
          <SiteLink to={`/assistance-finder#finder1=&state=${state}&county=${fips}`}>assistance finder</SiteLink> has
          the questions to ask, and holds the national programs against what you earn and have saved.
        </p>
        <p className="fine">ZIP codes: GeoNames (CC BY 4.0) and HUD. Borders: Census Bureau, 2023.</p>
      </div>
    </section>
  );
}
