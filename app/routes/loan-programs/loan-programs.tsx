import { InlineStyle } from "#app/components/inline-style.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigure, ClaimText, claimsIn, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { assistance } from "#app/content/claims/assistance-claims.ts";
import { loans } from "#app/content/claims/loans.ts";
import { loanLimitTable } from "#app/content/editions/dated-tables.ts";
import { limitRows, limits } from "#app/content/figures/limit-figures.ts";
import { assistanceCards, loanPrograms, programRulesChecked } from "#app/content/pages/buying/loan-programs-words.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./loan-programs.css?inline";
import { loanDoors, PorchDoor } from "./scenes.tsx";

export const meta = pageMeta("/loan-programs");

export default function LoanProgramsPage() {
  return (
    <>
      <InlineStyle name="loan-programs" layer="page" css={css} />
      <PageHero
        className="lp-hero"
        name="Loan Programs"
        trail={[{ label: "Mortgage", to: "/mortgage-solutions" }]}
        title="Five kinds of home loan, and help with the cash"
        lead="Five kinds of loan and the assistance that goes with them. Each was made for someone; find out which one was made for you."
        actions={
          <>
            <ButtonLink to="/get-started">
              Get Pre-Qualified <Arrow />
            </ButtonLink>
            <ButtonLink to="/mortgage-solutions" look="line">
              Compare Example Rates
            </ButtonLink>
          </>
        }
      />
      <DoorIndex />
      <ProgramTable />
      <div className="turn turn--RL" />
      <Limits />
      <AssistanceKeys />
      <div className="turn turn--LR" />
      <ClosingCall
        title="Knock at the right door first."
        text="Tell us what you earn, what you owe and what you saved. You hear which of the six fit, which do not, and why."
        actions={
          <>
            <ButtonLink to="/get-started">
              Find My Loan <Arrow />
            </ButtonLink>
            <ButtonLink to="/mortgage-process" look="line">
              See the Eight Steps
            </ButtonLink>
          </>
        }
        scene={<PorchDoor />}
        door={50}
      />
    </>
  );
}

/** Four key tags on one rail: help with the cash to start. */
function AssistanceKeys() {
  return (
    <section className="leg leg--L sec lp-help" aria-labelledby="help">
      <div className="wrap">
        <div className="head">
          <h2 id="help">Down Payment Assistance Programs</h2>
          <p className="lead">
            Not a home loan, but a key that opens the door to one. These are the four places it comes from.
          </p>
        </div>
        <ul className="lp-keys">
          {assistanceCards.map(({ title, description, amountClaim, coverage }) => (
            <li className="card" key={title}>
              <h3>{title}</h3>
              <p className="lp-amount">
                <ClaimFigure claim={assistance[amountClaim]} />
              </p>
              <p>{description}</p>
              <p className="small">
                <b>Covers:</b> {coverage}
              </p>
            </li>
          ))}
        </ul>
        <DisclosureText>
          <Disclosure claims={assistanceCards.map(({ amountClaim }) => assistance[amountClaim])} />
        </DisclosureText>
        <a className="tlink" href="/financial-aid">
          How assistance works, and what it would save you <Arrow />
        </a>
      </div>
    </section>
  );
}

/** The full-bleed moment and the way in: one wall, six places, each a link to its row. */
function DoorIndex() {
  return (
    <nav className="lp-wall screen-only" aria-label="The six programs">
      <ul className="wrap lp-doors">
        {loanPrograms.map(({ id, title, door }, index) => {
          const Door = loanDoors[index];
          return (
            <li key={id}>
              <a className="card-link" href={`#${id}`}>
                {Door && <Door />}
                <b>{title}</b>
                <span className="small">{door}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The loan sizes where conventional and FHA loans end. */
function Limits() {
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
            VA has no limit with full entitlement. USDA goes by your income instead. Above the conventional limit the
            loan is a jumbo. <a href="/reports/loan-limits">How the limits of {limits.year} came about</a>
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a table that scrolls by key, too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above. */}
      <div className="scrollx" role="group" tabIndex={0} aria-label="Table: loan limits">
        <table className="table table--right lp-limit">
          <caption>Loan limits of {limits.year}, by homes in the building</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Homes</span>
              </th>
              <th scope="col">Conventional</th>
              <th scope="col">FHA</th>
              <th scope="col">Highest, 48 states and DC</th>
            </tr>
          </thead>
          <tbody>
            {limitRows.map(([units, conforming, fhaFloor, highest]) => (
              <tr key={units}>
                <th scope="row">{units}</th>
                <td>{conforming}</td>
                <td>{fhaFloor}</td>
                <td>{highest}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="fine">
        {limits.conformingSource}; {limits.fhaSource}. Alaska, Hawaii, Guam and the Virgin Islands have higher ones.
      </p>
      <Overdue table={loanLimitTable} />
    </div>
  );
}

type Program = (typeof loanPrograms)[number];

/** Six programs compared: what each asks, what the rules of the year say, who it fits. Cards on small screens. */
function ProgramTable() {
  const claims = claimsIn(
    loanPrograms.flatMap(({ features }) => features),
    loans,
  );
  return (
    <section className="leg leg--R sec lp-programs" aria-labelledby="programs">
      <div className="wrap">
        <h2 id="programs">What each one asks, and what it costs</h2>
        <table className="rowcards lp-table">
          <thead>
            <tr>
              <th scope="col">Program</th>
              <th scope="col">Key features</th>
              <th scope="col">The rules in {limits.year}</th>
              <th scope="col">Best for</th>
            </tr>
          </thead>
          <tbody>
            {loanPrograms.map((program) => (
              <ProgramRow key={program.id} program={program} />
            ))}
          </tbody>
        </table>
        <DisclosureText>
          Rules looked up on {formatDay(programRulesChecked.asOf)}; limits are for one home outside Alaska, Hawaii and
          the territories. <Disclosure claims={claims} />
        </DisclosureText>
      </div>
    </section>
  );
}

function ProgramRow({ program: { id, title, description, features, rules, bestFor } }: { program: Program }) {
  return (
    <tr id={id}>
      <th scope="row">
        <span className="lp-name">{title}</span>
        <span className="lp-what">{description}</span>
      </th>
      <td data-label="Key features">
        <ul>
          {features.map((feature) => (
            <li key={feature}>
              <ClaimText text={feature} claims={loans} />
            </li>
          ))}
        </ul>
      </td>
      <td data-label={`The rules in ${limits.year}`}>
        {rules.map(({ text, source }) => (
          <p key={text}>
            {text} <span className="fine">{source}</span>
          </p>
        ))}
      </td>
      <td data-label="Best for" className="lp-best">
        <p>{bestFor}</p>
      </td>
    </tr>
  );
}
