import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import type { LocalName, LocalProgram } from "#app/content/finder/local-program-record.ts";
import { stateAgency } from "#app/content/finder/state-housing-agencies.ts";
import { stateProgramsPath } from "#app/content/places/county-list.ts";
import { housingCounselor } from "#app/content/site/housing-counselor.ts";
import { counted } from "#app/domain/text/counted.ts";

type PlaceProgramsProps = {
  title: string;
  /** The nearest first. */
  programs: readonly LocalProgram[];
  names: readonly LocalName[];
  state: string;
  stateName: string;
  /** Of a county's page. */
  fips?: string;
};

/** Programs by name with who runs each, and who else knows. Each has its own page. */
export function PlacePrograms({ title, programs, names, state, stateName, fips }: PlaceProgramsProps) {
  const agency = stateAgency(state);
  const finder = `/assistance-finder#finder1=&state=${state}${fips ? `&county=${fips}` : ""}`;
  return (
    <section className="wrap sec sec--tight pc-ask" aria-labelledby="programs">
      <h2 id="programs">{title}</h2>
      <ul className="rows">
        {programs.map(({ slug, name, place, administrator }) => (
          <li key={slug}>
            <a className="tlink" href={`/programs/${slug}`}>
              {name}
            </a>
            <span className="small">
              {place.name ?? stateName}. Run by {administrator}.
            </span>
          </li>
        ))}
        {names.length > 0 && (
          <li>
            <a className="tlink" href={stateProgramsPath(state)}>
              {counted(names.length, "more name", "more names")}
            </a>
            <span className="small">
              We know no amount, only who to ask: {names.map(({ name }) => name).join("; ")}.
            </span>
          </li>
        )}
        {agency && (
          <li>
            <a className="tlink" href={agency.site} rel="noopener">
              {agency.agency}
            </a>
            <span className="small">The state’s agency: ask what else is open.</span>
          </li>
        )}
        <li>
          <a className="tlink" href={housingCounselor.href}>
            {housingCounselor.phone}
          </a>
          <span className="small">HUD’s line for free or low-cost housing counselors near you.</span>
        </li>
      </ul>
      <p className="acts">
        <ButtonLink to={finder}>
          See Which Ones Fit Me <Arrow />
        </ButtonLink>
      </p>
      <p className="fine">
        Seen on public pages in November 2026, and not checked with the offices that run them. Programs open and close:
        call before you count on one.
      </p>
    </section>
  );
}
