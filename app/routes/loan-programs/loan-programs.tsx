import { InlineStyle } from "#app/components/inline-style.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { assistance } from "#app/content/claims/assistance-claims.ts";
import { loanLimitTable } from "#app/content/editions/dated-tables.ts";
import { limitRows, limits } from "#app/content/figures/limit-figures.ts";
import { assistanceCards, loanPrograms } from "#app/content/pages/buying/loan-programs-words.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./loan-programs.css?inline";
import { loanDoors, PorchDoor } from "./loan-programs-scenes.tsx";
import { ProgramTable } from "./program-table.tsx";

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
