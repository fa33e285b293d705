import { Field } from "#app/components/forms/field.tsx";
import { ProgramList } from "#app/components/sections/program-list.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { assistance } from "#app/content/claims/assistance-claims.ts";
import { popularPrograms, programTraits } from "#app/content/finder/assistance-programs.ts";
import { stateHousingAgencies } from "#app/content/finder/state-housing-agencies.ts";

const named = [assistance.firstTimeBuyer, assistance.local, assistance.employer];

/** Popular programs. The boxes narrow the list by the style sheet alone; nothing is sent or kept. */
export function Programs() {
  return (
    <section className="leg leg--L sec" aria-labelledby="programs-title">
      <div className="wrap">
        <div className="head">
          <h2 id="programs-title">Popular programs: what they ask, what they give</h2>
          <p className="lead">
            Tick what is true for you and the list gets shorter. It shows what is worth asking about, not what you will
            get: each program decides for itself. The <SiteLink to="/assistance-finder">assistance finder</SiteLink>{" "}
            goes further: eight short questions, and what each program would say to your answers.
          </p>
        </div>
        <FinderStart />
        <div className="fa-find">
          <ProgramBoxes />
          <ProgramList programs={popularPrograms} />
          <DisclosureText>
            <Disclosure claims={named} /> National rules as of November 2026; they change, so ask before you count on
            one.
          </DisclosureText>
        </div>
        <StateAgencies />
      </div>
    </section>
  );
}

function ProgramBoxes() {
  return (
    <form className="sunk fa-find__boxes" autoComplete="off">
      <fieldset>
        <legend>Show programs for people who</legend>
        <ul>
          {Object.entries(programTraits).map(([trait, words]) => (
            <li key={trait}>
              <label>
                <input type="checkbox" id={`fits-${trait}`} />
                <span>{words}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="apart fa-find__end">
        <p className="fine">Your ticks stay on this page. Nothing is sent.</p>
        <Button type="reset" look="line" small>
          Show All Programs
        </Button>
      </div>
    </form>
  );
}

function StateAgencies() {
  return (
    <div className="cols fa-states">
      <div>
        <h3>Your state has an agency for this</h3>
        <p>
          Most state programs run through one housing finance agency. Begin there, or ask a housing counselor approved
          by HUD: the advice is free or cheap, and they don’t sell you anything.{" "}
          <SiteLink to="/guides/down-payment-assistance-explained">How assistance works, in a guide</SiteLink>
        </p>
      </div>
      <details className="unfold">
        <summary>All 50 states and DC</summary>
        <p className="small">Collected from public lists in 2026. We have not checked them with the agencies.</p>
        <dl className="lines">
          {stateHousingAgencies.map((entry) => (
            <div key={entry.state}>
              <dt>{entry.state}</dt>
              <dd>
                {"site" in entry ? (
                  <a href={entry.site} rel="noopener">
                    {entry.agency}
                  </a>
                ) : (
                  entry.agency
                )}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

/** The first of the finder's eight questions; its page goes on with the others. */
export function FinderStart() {
  return (
    <form className="cols cols--at700 cols--end fa-start" method="post" action="/assistance-finder" noValidate>
      <Field
        id="start-zip"
        name="zip"
        label="ZIP code where you want to buy"
        help="The first of eight short questions. Skip any."
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
      />
      <Button type="submit">
        Find My Programs <Arrow />
      </Button>
    </form>
  );
}
