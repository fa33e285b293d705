import { InlineStyle } from "#app/components/inline-style.tsx";
import type { SceneColor } from "#app/components/scenes/shapes.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigures } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Plate, Tag } from "#app/components/ui/plate.tsx";
import { openDisputes } from "#app/content/disputes/open-disputes.ts";
import {
  creditJourney,
  type JourneyStep,
  processBenefits,
  realtorPartners,
} from "#app/content/pages/buying/how-it-works-words.ts";
import { shownOutcomes } from "#app/content/pages/claims/shown-outcomes.ts";
import { analysisWithin } from "#app/content/site/answer-times.ts";
import { introductionWords } from "#app/content/site/lender-words.ts";
import type { RealtorPartner } from "#app/content/site/records.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import pathStart from "#app/styles/compositions/path-start.css?inline";
import { Dashboard } from "./dashboard.tsx";
import css from "./how-it-works.css?inline";
import { JourneyPapers, PartnerDoor } from "./journey-scenes.tsx";
import { BlockMap, OwnPorch } from "./map-scenes.tsx";

export const meta = pageMeta("/how-it-works");

export default function HowItWorksPage() {
  return (
    <>
      <InlineStyle name="path-start" layer="page" css={pathStart} />
      <InlineStyle name="how-it-works" layer="page" css={css} />
      <PageHero
        name="How It Works"
        title="How renting turns into owning, in five steps"
        lead="It’s a walk around the block, not a leap. You start at the door you rent, and each corner has a number."
        actions={
          <>
            <ButtonLink to="/get-started">
              Start My Journey <Arrow />
            </ButtonLink>
            <ButtonLink to="/get-started" look="line">
              Talk to an Expert
            </ButtonLink>
          </>
        }
        aside={<BlockMap />}
      />
      <Steps />
      <Dashboard />
      <WhyItWorks />
      <Partners />
      <TrackRecord />
      <ClosingCall
        title="The first corner is close."
        text={`It takes five fields. Your credit analysis is free and comes ${analysisWithin}.`}
        actions={
          <>
            <ButtonLink to="/get-started">
              Start Your Journey Today <Arrow />
            </ButtonLink>
            <ButtonLink to="/features" look="line">
              See What We Do
            </ButtonLink>
          </>
        }
        scene={<OwnPorch />}
        door={71.5}
      />
    </>
  );
}

/** The five steps at their numbers on the left rail, after a drawing of how long each takes. */
function Steps() {
  return (
    <div className="leg leg--L leg--first hw-walk">
      <StepTimes />
      {creditJourney.map((step) => (
        <Step key={step.step} {...step} />
      ))}
    </div>
  );
}

function Step({ step, title, description, details, timeframe, features }: JourneyStep) {
  return (
    <section className="hw-step" id={`step-${step}`} aria-labelledby={`step-${step}-title`}>
      <Plate onRail>{step}</Plate>
      <div className="wrap cols">
        <div>
          <h2 id={`step-${step}-title`}>
            <span className="vh">Step {step}: </span>
            {title}
          </h2>
          <p className="hw-step__time">{timeframe}</p>
          <p className="lead">{description}</p>
          <ul className="lines">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <div>
          <JourneyPapers step={step} />
          <p>{details}</p>
        </div>
      </div>
    </section>
  );
}

/** The axis ends where the longest step may end. */
const axisDays = 120;

/** How long each step takes, drawn to one scale; the words next to each bar serve as its table. */
function StepTimes() {
  return (
    <section className="sec hw-times">
      <div className="wrap">
        <h2>Two of the five steps take months. Start those first.</h2>
        <p className="lead">
          Disputes and scores move at the pace of the credit bureaus. Some steps run side by side, so the times do not
          simply add up. {openDisputes.first} {openDisputes.why}
        </p>
        <ol className="lines lines--closed">
          {creditJourney.map(({ step, title, timeframe, ...rest }) => (
            <li key={step}>
              <a className="tap" href={`#step-${step}`}>
                {title}
              </a>
              <span className="hw-times__time">{timeframe}</span>
              <TimeBar days={"days" in rest ? rest.days : undefined} />
            </li>
          ))}
        </ol>
        <p className="fine">
          Filled: the shortest usual time. Outlined: up to the longest. Scale from 0 to {axisDays} days. Typical times,
          not promised; your time depends on your credit, your savings and your lease.
        </p>
      </div>
    </section>
  );
}

function TimeBar({ days }: { days: { from: number; to: number } | undefined }) {
  if (!days) return <span className="hw-bar hw-bar--open" aria-hidden="true" />;
  const share = (count: number) => `${((count / axisDays) * 100).toFixed(1)}%`;
  return (
    <span className="hw-bar" aria-hidden="true">
      <i style={{ width: share(days.to) }} />
      <b style={{ width: share(days.from) }} />
    </span>
  );
}

/** The figures the business states about results, each with what is not known about it. */
function TrackRecord() {
  return (
    <section className="leg leg--R sec hw-record">
      <div className="wrap cols">
        <div>
          <h2>Our track record</h2>
          <p>
            These are averages of other people’s results. Yours start with your own report. See{" "}
            <a href="/guides/what-moves-a-credit-score">what moves a score</a>.
          </p>
          <ButtonLink to="/get-started" look="line">
            Start Your Analysis
          </ButtonLink>
        </div>
        <ClaimFigures claims={shownOutcomes(["averageTimeline", "averageScoreIncrease", "approvalRate"])} />
      </div>
    </section>
  );
}

/** Four reasons, said in a list rather than drawn: the drawing is the path itself. */
function WhyItWorks() {
  return (
    <section className="leg leg--R sec hw-why">
      <div className="wrap cols">
        <div>
          <h2>Why Our Process Works</h2>
          <p className="lead">It does things in the order a lender looks at them.</p>
          <ButtonLink to="/calculators" look="line">
            Use Our Calculators
          </ButtonLink>
        </div>
        <ul className="lines lines--closed">
          {processBenefits.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type House = { wall: SceneColor; door: SceneColor; number: string };

const row: readonly [House, ...House[]] = [
  { wall: "brick", door: "slate", number: "206" },
  { wall: "slate", door: "brick", number: "208" },
  { wall: "green", door: "brick-2", number: "210" },
  { wall: "cream", door: "green", number: "212" },
];

/** Four sample partners as four front doors in one row, from edge to edge. */
function Partners() {
  return (
    <section className="leg leg--R hw-partners" id="partners">
      <div className="wrap">
        <h2>Four doorbells you could ring</h2>
        <p className="lead">
          When your numbers are ready, we introduce you to a realtor partner who works where you want to live. It is
          only an introduction. Who you work with is up to you. {introductionWords}
        </p>
      </div>
      <ul className="paved">
        {realtorPartners.map((partner, index) => (
          <Partner key={partner.name} {...partner} house={row[index] ?? row[0]} />
        ))}
      </ul>
      <div className="wrap">
        <p className="small">Sample profiles: no real person, office or rating stands behind them.</p>
      </div>
    </section>
  );
}

function Partner({ name, location, specialty, experience, rating, house }: RealtorPartner & { house: House }) {
  return (
    <li>
      <PartnerDoor {...house} />
      <article>
        <Tag>Sample profile</Tag>
        <h3 className="h4">{name}</h3>
        <p className="small">{location}</p>
        <dl className="small lines">
          <div>
            <dt>Specialty</dt>
            <dd>{specialty}</dd>
          </div>
          <div>
            <dt>Experience</dt>
            <dd>{experience}</dd>
          </div>
          <div>
            <dt>Rating</dt>
            <dd>{rating} of 5 (sample)</dd>
          </div>
        </dl>
      </article>
    </li>
  );
}
