import { InlineStyle } from "#app/components/inline-style.tsx";
import { PathGraphic, type PathStep } from "#app/components/sections/path-graphic.tsx";
import { ProgressTracker } from "#app/components/sections/progress-tracker.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigures } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { OwnPathLink } from "#app/components/ui/own-path-link.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { outcomes } from "#app/content/claims/outcomes.ts";
import css from "./home.css?inline";
import { Street } from "./street-scene.tsx";

const walk: readonly PathStep[] = [
  { name: "Start", state: "done", note: "you rent" },
  { name: "Credit", state: "done", note: "errors disputed" },
  { name: "Pre-Approval", state: "done", note: "a lender agrees" },
  { name: "Keys", state: "next", note: "end of this page" },
];

/** The promise, the two ways on, the figures; the sample hangs from a yard sign in the street. */
export function Hero() {
  return (
    <>
      <InlineStyle name="home" layer="page" css={css} />
      <div className="wrap cols hero__txt">
        <div>
          <p className="badge">
            <Plate>50</Plate>For renters in all 50 states and DC
          </p>
          <h1>Your Path from Renting to Owning</h1>
          <p className="lead">
            Repair your credit, find help with the down payment, and take the loan one step at a time. It starts with a
            free credit analysis.
          </p>
          <div className="acts">
            <ButtonLink to="/get-started">
              Start Your Journey <Arrow />
            </ButtonLink>
            <ButtonLink to="/how-it-works" look="line">
              Learn How It Works
            </ButtonLink>
          </div>
          <ClaimFigures claims={[outcomes.familiesHelped, outcomes.monthsToOwn, outcomes.successRate]} />
        </div>
        <div className="sign">
          <div className="sign__post" aria-hidden="true" />
          <div className="sign__arm" aria-hidden="true" />
          <div id="progress-tracker">
            <ProgressTracker />
          </div>
          <OwnPathLink />
        </div>
      </div>
      <div className="hero__street screen-only">
        <Street />
      </div>
      <div className="pave">
        <div className="pave__line" />
        <div className="pave__down" />
        <PathGraphic label="From renting to owning" steps={walk} />
      </div>
    </>
  );
}
