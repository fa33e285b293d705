import type { CSSProperties } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Questions } from "#app/components/sections/questions.tsx";
import { StepPath } from "#app/components/sections/step-path.tsx";
import { ClaimFigures } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { openDisputes } from "#app/content/disputes/open-disputes.ts";
import { creditBands } from "#app/content/loans/credit-bands.ts";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import {
  landingQuestions,
  landingSteps,
  objections,
  sampleTestimonials,
} from "#app/content/pages/buying/credit-repair-landing-words.ts";
import { figuresHeading, shownOutcomes } from "#app/content/pages/claims/shown-outcomes.ts";
import { placeOfScore } from "#app/domain/loan/score-scale.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { requestContext } from "#app/server/context.server.ts";
import type { Route } from "./+types/credit-repair-landing";
import { answerShortForm } from "./carry-contact.server.ts";
import { Head, shortFormEmailId } from "./head.tsx";
import css from "./landing.css?inline";
import { RentAndOwn, RentGround, RentRoof, YearOfRent } from "./rent-and-own.tsx";

export const handle = { shell: "landing" } satisfies RouteHandle;
export const meta = pageMeta("/credit-repair-landing");

export function action({ request, context }: Route.ActionArgs) {
  return answerShortForm(request, context.get(requestContext));
}

export default function CreditRepairLandingPage() {
  return (
    <>
      <InlineStyle name="landing" layer="page" css={css} />
      <Head />
      <RentTrap />
      <System />
      <Testimonials />
      <div className="turn turn--LR" />
      <RentAndOwn />
      <Objections />
      <LastQuestions />
      <End />
    </>
  );
}

/** The objections, which we raise first. */
function Objections() {
  return (
    <section className="leg leg--R sec" aria-labelledby="doubts">
      <div className="wrap">
        <h2 id="doubts">Your doubts, and our answers</h2>
        <dl className="lines ob">
          {objections.map(({ title, description }) => (
            <div key={title} className="cols cols--at800">
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <p className="small">
          {openDisputes.first} {openDisputes.why}
        </p>
        <a className="tlink" href="/guides/dispute-an-error-yourself">
          Dispute an error yourself, for free <Arrow />
        </a>
      </div>
    </section>
  );
}

function LastQuestions() {
  return (
    <section className="leg leg--R sec" aria-labelledby="before">
      <div className="wrap cols lp__faq">
        <h2 id="before">Before you send it</h2>
        <Questions questions={landingQuestions} />
      </div>
    </section>
  );
}

/** Back up to the form: the browser puts the focus into its first field. */
function End() {
  return (
    <section className="curb lp__end">
      <div className="wrap apart">
        <h2>By this time tomorrow you could know where you stand.</h2>
        <a className="btn" href={`#${shortFormEmailId}`}>
          Get My Free Analysis <Arrow />
        </a>
      </div>
    </section>
  );
}

const years = [5, 4, 3, 2, 1];
const yearOfRentCents = exampleMortgage.rentCents * 12;

/** The building is the chart: a window for each month, a floor for each year, the rent paid by then next to it. */
function RentTrap() {
  return (
    <section className="rt" aria-labelledby="rent">
      <div className="wrap cols cols--end">
        <div className="rt__txt">
          <h2 id="rent">Five years, sixty windows, {formatDollars(yearOfRentCents * 5)}. Not one window is yours.</h2>
          <p className="lead">
            Rent buys you a place to live, and that is worth paying for. What it does not buy is a next month that costs
            less. That is the rent trap: you pay on time for years and own the same as on the first day.
          </p>
        </div>
        <div className="rt__house">
          <div className="rt__plain">
            <RentRoof />
          </div>
          <ol reversed aria-label="Rent paid by the end of each year">
            {years.map((year) => (
              <li key={year}>
                <YearOfRent floor={year} />
                <span>
                  <b>{formatDollars(yearOfRentCents * year)}</b> year {year}
                </span>
              </li>
            ))}
          </ol>
          <div className="rt__plain">
            <RentGround />
          </div>
        </div>
      </div>
      <div className="pave rt__pave">
        <div className="wrap">
          <p className="small">
            <Tag>Sample</Tag> A rent of {formatDollars(exampleMortgage.rentCents)} a month that never rises. Each window
            is one month, each floor one year, and the sums are paid by the end of it.
          </p>
        </div>
      </div>
    </section>
  );
}

/** The three steps out, and the claims about people who took them. */
const averages = shownOutcomes(["averageTimeline", "averageScoreIncrease", "approvalRate"]);

function System() {
  return (
    <section className="leg leg--L sec" aria-labelledby="system">
      <div className="wrap cols sy__in">
        <div>
          <h2 id="system">The way out has three steps</h2>
          <StepPath
            steps={landingSteps.map(({ step, title, duration, description }) => ({
              step,
              title,
              time: duration,
              text: <p>{description}</p>,
            }))}
          />
        </div>
        <aside className="sunk sy__said" aria-labelledby="averages">
          <h3 id="averages">{figuresHeading(averages, "What we say about people who took them")}</h3>
          <ClaimFigures claims={averages} />
        </aside>
      </div>
    </section>
  );
}

/** Part of the scale, so that a step of forty points can be seen. */
const [lowest, highest] = [550, 750];

function Testimonials() {
  return (
    <section className="leg leg--L sec" aria-labelledby="samples">
      <div className="wrap">
        <div className="head">
          <h2 id="samples">Three samples: one rose far, one a little, one not enough yet</h2>
          <p className="lead">
            <Tag>Samples</Tag> No one said these words. They show what an honest testimonial will look like here.
            Results vary.
          </p>
        </div>
        <ul className="lines lines--closed tm">
          {sampleTestimonials.map(({ who, from, to, months, words }) => (
            <li key={who} className="cols cols--at800">
              <ScoreWay from={from} to={to} />
              <div>
                <blockquote>
                  <p>{words}</p>
                </blockquote>
                <p className="small">
                  <Tag>Sample</Tag> {who}, {to - from} points in {months} months
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ScoreWay({ from, to }: { from: number; to: number }) {
  const edges = Object.fromEntries(creditBands.slice(1).map((band, index) => [`--b${index + 2}`, placed(band.from)]));
  return (
    <div className="tm__way" style={edges as CSSProperties}>
      <b className="before" style={{ "--at": placed(from) } as CSSProperties}>
        <span className="vh">Score from </span>
        {from}
      </b>
      <b style={{ "--at": placed(to) } as CSSProperties}>
        <span className="vh"> to </span>
        {to}
      </b>
      <i aria-hidden="true" />
    </div>
  );
}

/** Where a score is on the part of the scale that is shown. */
function placed(score: number): string {
  const [start, end, at] = [lowest, highest, score].map(placeOfScore) as [number, number, number];
  return `${Math.min(100, ((at - start) / (end - start)) * 100).toFixed(1)}%`;
}
