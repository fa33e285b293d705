import { ClaimFigure, Disclosure } from "#app/components/ui/claim.tsx";
import { DisclosureText } from "#app/components/ui/disclosure-text.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { assistance } from "#app/content/claims/assistance-claims.ts";
import { assistanceCards } from "#app/content/pages/loan-programs.ts";

/** Four key tags on one rail: help with the cash to start. */
export function AssistanceKeys() {
  return (
    <section className="leg leg--L sec lp-help" aria-labelledby="help">
      <div className="wrap">
        <div className="head">
          <h2 id="help">Down Payment Assistance Programs</h2>
          <p className="lead">
            Not a loan to live on, but a key that opens the door to one. These are the four places it comes from.
          </p>
        </div>
        <ul className="lp-keys">
          {assistanceCards.map(({ title, description, amountClaim, coverage }) => (
            <li key={title}>
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
        <SiteLink className="tlink" to="/financial-aid">
          How assistance works, and what it would save you <Arrow />
        </SiteLink>
      </div>
    </section>
  );
}
