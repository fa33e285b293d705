import { Field } from "#app/components/forms/field.tsx";
import { WhatItCosts } from "#app/components/sections/analysis-steps.tsx";
import { ClaimFigures } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { whatTheAnalysisIs } from "#app/content/pages/buying/free-analysis.ts";
import { shownOutcomes } from "#app/content/pages/claims/shown-outcomes.ts";

/** Where the page's closing call leads back to. */
export const shortFormEmailId = "short-form-email";

/** The form comes before the figures: on a phone it is on the first screen. */
export function Head() {
  return (
    <section className="wrap ph split split--75 lp">
      <div>
        <h1>From your lease to your own front door</h1>
        <p className="lead">You pay for a home every month already. Find out what keeps you from one that is yours.</p>
      </div>
      <ShortForm />
      <div className="lp__said">
        <ClaimFigures claims={shownOutcomes(["rating", "assistanceFound", "successStories"])} />
      </div>
    </section>
  );
}

/** A plain POST: the next page has both values filled in, and we store nothing until the visitor sends that one. */
function ShortForm() {
  return (
    <form className="card lp__form" method="post" action="/credit-repair-landing" aria-labelledby="short-form">
      <Plate state="next">1</Plate>
      <h2 id="short-form">Get your free credit analysis</h2>
      <Field
        id={shortFormEmailId}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <Field
        id="short-form-phone"
        name="phone"
        label="Phone"
        help="A US number, with its area code."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <button className="btn btn--wide" type="submit">
        Get My Free Analysis <Arrow />
      </button>
      <p className="fine">
        The next page asks for your name. Until you send that page, your email and phone stay on your device for ten
        minutes; we don’t get them yet.
      </p>
      {/* Below the button: on a phone the form has to be in sight at once. */}
      <p className="small">{whatTheAnalysisIs}</p>
      <WhatItCosts />
    </form>
  );
}
