import type { LocalName, LocalProgram } from "#app/content/finder/local-program-record.ts";
import { amountToldBy, programsFor } from "#app/content/finder/local-programs.ts";
import { stateAgency } from "#app/content/finder/state-housing-agencies.ts";
import { stateNames, stateProgramsPath } from "#app/content/places/county-list.ts";
import { counted } from "#app/domain/text/counted.ts";

/** All states with their programs, each folded. A link to one opens it, and the list around it. */
export function StateList() {
  const states = [...stateNames].filter(([code]) => countOf(code) > 0);
  return (
    <details className="unfold on-paper pp-all">
      <summary>
        <h2 className="h4">All {states.length} as a list</h2>
      </summary>
      <ul className="lines pp-states">
        {states.map(([code, name]) => (
          <State key={code} code={code} name={name} />
        ))}
      </ul>
    </details>
  );
}

function countOf(state: string): number {
  const { nearby, state: ofState, names } = programsFor({ state });
  return nearby.length + ofState.length + names.length;
}

/** One state folded. Its anchor is inside, so that a browser opens it for a link from elsewhere. */
function State({ code, name }: { code: string; name: string }) {
  const { nearby, state, names } = programsFor({ state: code });
  const agency = stateAgency(code);
  const programs = [...nearby, ...state];
  const found =
    programs.length > 0
      ? counted(programs.length, "program")
      : counted(names.length, "name to ask about", "names to ask about");
  return (
    <li>
      <details className="unfold on-paper">
        <summary>
          <h3>{name}</h3> <span className="small">{found}</span>
        </summary>
        <ul className="pp-list lines" id={stateProgramsPath(code).split("#")[1]}>
          {programs.map((program) => (
            <ProgramLink key={program.slug} slug={program.slug} name={program.name} words={shortWords(program)} />
          ))}
          {names.map((each) => (
            <NameToAsk key={each.slug} {...each} />
          ))}
          {agency && (
            <li className="small">
              More may be open. Ask the state’s agency:{" "}
              <a href={agency.site} rel="noopener">
                {agency.agency}
              </a>
            </li>
          )}
        </ul>
      </details>
    </li>
  );
}

export function ProgramLink({ slug, name, words }: { slug: string; name: string; words: string }) {
  return (
    <li>
      <a className="tap" href={`/programs/${slug}`}>
        {name}
      </a>
      <span className="small" data-program-terms="">
        {words}
      </span>
    </li>
  );
}

/** Whom to ask is all that we know of it. */
function NameToAsk({ name, administrator, site, doubt }: LocalName) {
  return (
    <li>
      {name}
      <span className="small">
        We know no amount. {doubt} Ask{" "}
        {site === null ? (
          administrator
        ) : (
          <a href={site} rel="noopener">
            {administrator}
          </a>
        )}
        .
      </span>
    </li>
  );
}

function shortWords(program: LocalProgram): string {
  const { place } = program;
  const amount = amountToldBy(program);
  const where = place.part === null ? place.name : `Only ${place.part}`;
  return where === null ? amount : `${where}. ${amount}`;
}
