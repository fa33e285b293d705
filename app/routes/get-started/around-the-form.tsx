import { fieldId } from "#app/components/forms/field.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PhoneHours } from "#app/components/phone-hours.tsx";
import { AnalysisSteps } from "#app/components/sections/analysis-steps.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigures } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { outcomes } from "#app/content/claims/outcomes.ts";
import { creditAnalysisForm } from "#app/forms/credit-analysis.ts";
import { site } from "#config/site.ts";
import { Doorstep } from "./doorstep-scene.tsx";
import css from "./get-started.css?inline";
import { Telephone } from "./telephone-scene.tsx";

const whatYouGet = [
  {
    title: "Free credit analysis",
    text: "A call about your three reports: which lines look wrong, and which are true.",
  },
  { title: "Personalized action plan", text: "In writing: what to do first, and what can wait." },
  { title: "Down payment assistance matching", text: "Programs that may fit you, and what each one asks for." },
  { title: "Expert guidance", text: "Help with the steps you don’t want to take alone." },
];

/** Includes the page's style sheet: it arrives with the document, and no script has to load it. */
export function Crumbs() {
  return (
    <>
      <InlineStyle name="get-started" layer="page" css={css} />
      <a href="/">Home</a> <span aria-hidden="true">/</span> <span aria-current="page">Get started</span>
    </>
  );
}

/** What the visitor gets for the form, at the door where the path starts. */
export function WhatComesBack() {
  return (
    <>
      <Doorstep />
      <div className="gs__what">
        <h2 id="what-comes-back">What you get back</h2>
        <ol className="vpath">
          {whatYouGet.map(({ title, text }, index) => (
            <li key={title}>
              <Stop state={index === 0 ? "next" : "later"} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <ClaimFigures claims={[outcomes.tenantsHelped, outcomes.rating]} />
      </div>
    </>
  );
}

/** Explains the free analysis before anyone asks for it. */
export function HowItIsDone() {
  return (
    <div className="wrap split">
      <div>
        <h2 id="how">How your free analysis is done</h2>
        <p className="lead">
          Three steps, the first one by yourself. No payment, and no Social Security number on this page.
        </p>
        {/* The server puts measured response times here (`app/server/promise-line`), once it has counted 30 promises. */}
        <div data-measured="get-started" hidden />
      </div>
      <AnalysisSteps />
    </div>
  );
}

/** For people who would rather call. */
export function PhoneLine() {
  return (
    <>
      <Telephone />
      <h2>Prefer to Talk?</h2>
      <p className="lead">Ask for the same analysis by phone.</p>
      <PhoneHours />
      <ButtonLink look="line" to={site.phone.href}>
        Call {site.phone.display}
      </ButtonLink>
    </>
  );
}

/** Leads back up to the form. A plain link to its first field: the browser moves the focus there. */
export function ClosingBanner() {
  return (
    <div className="wrap apart">
      <div>
        <h2>Ready to see where you stand?</h2>
        <p>Pre-qualification starts with the same five fields.</p>
      </div>
      <a className="btn" href={`#${fieldId(creditAnalysisForm.id, "firstName")}`}>
        Get Pre-Qualified <Arrow />
      </a>
    </div>
  );
}
