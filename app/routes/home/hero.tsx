import { InlineStyle } from "#app/components/inline-style.tsx";
import { PathGraphic, type PathStep } from "#app/components/sections/path-graphic.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigures } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { OwnPathLink } from "#app/components/ui/own-path-link.tsx";
import { Plate, Tag } from "#app/components/ui/plate.tsx";
import { creditBands } from "#app/content/loans/credit-bands.ts";
import { shownOutcomes } from "#app/content/pages/claims/shown-outcomes.ts";
import { placeOfScore, scoreScale } from "#app/domain/loan/score-scale.ts";
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
          <ClaimFigures claims={shownOutcomes(["familiesHelped", "monthsToOwn", "successRate"])} />
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

const itemsRemoved = 5;
const itemsInAll = 7;
const scoreBefore = 650;
const scoreNow = 720;

/** A sample credit repair in progress. Everything on it is made up, and it says so itself. */
function ProgressTracker() {
  return (
    <section className="card prog" aria-label="Sample of credit repair progress">
      <div className="prog__top">
        <h2>Credit repair, step 1: Credit Analysis</h2>
        <Tag>Sample</Tag>
      </div>
      <dl>
        <div>
          <dt className="small">Negative items removed</dt>
          <dd className="prog__sum">
            {itemsRemoved} of {itemsInAll}
          </dd>
          <dd>
            <RemovedItems />
          </dd>
        </div>
        <div>
          <dt className="small">Credit score</dt>
          <dd>
            <div className="scoreline">
              <span className="a">{scoreBefore}</span>
              <span className="vh">to</span>
              <Arrow />
              <span className="b">{scoreNow}</span>
            </div>
            <CreditBands />
          </dd>
        </div>
        <div>
          <dt className="small">Timeline</dt>
          <dd className="prog__sum">90 days</dd>
        </div>
      </dl>
      <p className="fine">Not a real customer. Results vary; accurate information cannot be removed from a report.</p>
    </section>
  );
}

function RemovedItems() {
  return (
    <div className="items" aria-hidden="true">
      {Array.from({ length: itemsInAll }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes differ only in their place.
        <i key={index} className={index < itemsRemoved ? "x" : ""}>
          {index < itemsRemoved && (
            <svg viewBox="0 0 30 22" preserveAspectRatio="none" aria-hidden="true">
              <path d="M4 18L26 4" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
            </svg>
          )}
        </i>
      ))}
    </div>
  );
}

function CreditBands() {
  const [, fair, good] = creditBands;
  return (
    <div aria-hidden="true">
      <div className="bands">
        {creditBands.map(({ label, from, to }, index) => (
          <i key={label} style={{ flexGrow: to - from + 1, background: `var(--band-${index + 1})` }} />
        ))}
        <b className="from" style={leftAt(scoreBefore)} />
        <b style={leftAt(scoreNow)} />
      </div>
      <div className="bandlab fine">
        <span>{scoreScale.lowest}</span>
        {[fair, good].map(({ label, from }) => (
          <span key={label} style={leftAt(from)}>
            {label}
          </span>
        ))}
        <span className="end">{scoreScale.highest}</span>
      </div>
    </div>
  );
}

function leftAt(score: number) {
  return { left: `${(placeOfScore(score) * 100).toFixed(1)}%` };
}
