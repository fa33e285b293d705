import { agencyQuestions, stateHousingAgencies } from "#app/content/finder/state-housing-agencies.ts";
import { stateNames } from "#app/content/places/county-list.ts";

type HousingAgency = { state: string; agency: string; site?: string };

/** The agency of a state by postal code; null for a territory, of which our lists say nothing. */
export function agencyOf(state: string): HousingAgency | null {
  const name = stateNames.get(state);
  return stateHousingAgencies.find((entry) => entry.state === name) ?? null;
}

/** Where state and local money is asked for. Its programs are not modelled: their terms change too often. */
export function StateAgency({ agency }: { agency: HousingAgency | null }) {
  return (
    <section className="af-agency split" aria-labelledby="finder-agency">
      <div>
        <h2 id="finder-agency">{agency ? `Then ask in ${agency.state}` : "Then ask your state"}</h2>
        <p>
          State and local money changes from month to month, so no amount of it stands here. One agency knows what is
          open: {agency ? <AgencyName agency={agency} /> : "choose your state above, and its name stands here."}
        </p>
        {agency && (
          <p className="fine">
            Collected from public lists in November 2026. Not verified by us: nobody has called it.
          </p>
        )}
      </div>
      <div>
        <h3>What to ask</h3>
        <ol className="numbered lines">
          {agencyQuestions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function AgencyName({ agency: { agency, site } }: { agency: HousingAgency }) {
  return site ? (
    <a href={site} rel="noopener">
      {agency}
    </a>
  ) : (
    <b>{agency}</b>
  );
}
