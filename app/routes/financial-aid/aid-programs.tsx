import { Field } from "#app/components/forms/field.tsx";
import { ProgramList } from "#app/components/sections/program-list.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { assistance } from "#app/content/claims/assistance-claims.ts";
import { popularPrograms, programTraits } from "#app/content/finder/assistance-programs.ts";

const named = [
  assistance.firstTimeBuyer,
  assistance.local,
  assistance.employer,
  assistance.closingCosts,
  assistance.rateReduction,
  assistance.gifts,
];

/** All kinds of help and the national programs in one list. The boxes narrow the list by the style sheet alone; nothing is sent or kept. */
export function Programs() {
  return (
    <section className="leg leg--L sec" aria-labelledby="programs-title">
      <div className="wrap">
        <div className="head">
          <h2 id="programs-title">One list of help: what it asks, what it gives, what you pay back</h2>
          <p className="lead">
            Check what is true for you and the list gets shorter. Each program decides for itself. For your state’s and
            county’s own programs, use the <a href="/assistance-finder">assistance finder</a>.
          </p>
        </div>
        <FinderStart />
        <div className="fa-find">
          <ProgramBoxes />
          <ProgramList programs={popularPrograms} />
          <DisclosureText>
            <Disclosure claims={named} /> Where no source is named, each state, city or employer writes its own rules.
            National rules are as of November 2026; they change, so ask before you count on one.
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
        <p className="fine">Your checkmarks stay on this page. Nothing is sent.</p>
        <Button type="reset" look="line" small>
          Show All Programs
        </Button>
      </div>
    </form>
  );
}

function StateAgencies() {
  return (
    <div className="fa-states">
      <h3>Your state has its own programs</h3>
      <p>
        <a href="/programs">All programs by state</a>, each with the agency to ask and what to say. Or ask a housing
        counselor on HUD’s list: the advice is free or cheap, and they don’t sell you anything.{" "}
        <a href="/guides/down-payment-assistance-explained">How assistance works, in a guide</a>
      </p>
    </div>
  );
}

/** The first of the finder's questions; its page goes on with the others. */
function FinderStart() {
  return (
    <form className="cols cols--at700 cols--end fa-start" method="post" action="/assistance-finder" noValidate>
      <Field
        id="start-zip"
        name="zip"
        label="ZIP code where you want to buy"
        help="The first of six short questions. Skip any."
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
      <Button type="submit">
        Find My Programs <Arrow />
      </Button>
    </form>
  );
}
