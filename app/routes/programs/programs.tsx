import { InlineStyle } from "#app/components/inline-style.tsx";
import { CountedDoor } from "#app/components/scenes/doors.tsx";
import { CurbCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { finderPrograms } from "#app/content/finder/listing.ts";
import type { LocalName, LocalProgram } from "#app/content/finder/local-program-record.ts";
import { amountToldBy, programCounts, programsFor } from "#app/content/finder/local-programs.ts";
import { stateAgency } from "#app/content/finder/state-housing-agencies.ts";
import { stateNames, stateProgramsPath } from "#app/content/places/county-list.ts";
import { counted } from "#app/domain/text/counted.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./programs.css?inline";

export const meta = pageMeta("/programs");

export default function ProgramsPage() {
  const { all, national, state, local } = programCounts;
  return (
    <>
      <InlineStyle name="programs" layer="page" css={css} />
      <PageHero
        name="Programs"
        trail={[{ label: "Financial Aid", to: "/financial-aid" }]}
        title={`${all} programs that help people buy`}
        lead="Open your state. Each program has a page: what it pays, who it is for, what you owe later, and what to say when you call."
        className="pp-hero"
        actions={
          <ButtonLink to="/assistance-finder">
            Find My Programs <Arrow />
          </ButtonLink>
        }
        aside={
          <div className="doors">
            <CountedDoor count={national} words="national" wall="slate" lit />
            <CountedDoor count={state} words="by a state" wall="brick" lit />
            <CountedDoor count={local} words="by a county or city" wall="cream" lit />
          </div>
        }
      >
        <p className="fine">
          Counted in this list. We read about the state and local ones on public pages and did not verify them with
          their administrators. A program of which we know no amount is a name under its state, and not counted.
        </p>
      </PageHero>
      <section className="wrap cols cols--start pp" aria-labelledby="states">
        <h2 id="states">State by state</h2>
        <ul className="lines pp-states">
          {[...stateNames].map(([code, name]) => (
            <State key={code} code={code} name={name} />
          ))}
        </ul>
      </section>
      <section className="wrap cols cols--start pp" aria-labelledby="national">
        <h2 id="national">In every state</h2>
        <ul className="rows pp-list">
          {finderPrograms.map(({ slug, name, summary }) => (
            <ProgramLink key={slug} slug={slug} name={name} words={summary} />
          ))}
        </ul>
      </section>
      <CurbCall
        title="Not sure which to call first?"
        text={<p>Tell us where you want to buy. We look at your credit and name the programs to ask, free.</p>}
      />
    </>
  );
}

/** One state folded. Its anchor is inside, so that a browser opens it for a link from elsewhere. */
function State({ code, name }: { code: string; name: string }) {
  const { nearby, state, names } = programsFor({ state: code });
  const agency = stateAgency(code);
  const programs = [...nearby, ...state];
  if (programs.length + names.length === 0) return null;
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

function ProgramLink({ slug, name, words }: { slug: string; name: string; words: string }) {
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
