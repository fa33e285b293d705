import { InlineStyle } from "#app/components/inline-style.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigures } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { statedByUs } from "#app/content/claims/claim-record.ts";
import { offers } from "#app/content/claims/offers.ts";
import {
  claimsOnPages,
  countedFigures,
  figuresHeading,
  shownOutcomes,
} from "#app/content/pages/claims/shown-outcomes.ts";
import { missionStatements, values } from "#app/content/pages/company/about-words.ts";
import { formatMonth } from "#app/domain/text/format-date.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./about.css?inline";
import { BusStop } from "./bus-stop-scene.tsx";

export const meta = pageMeta("/about");

export default function AboutPage() {
  return (
    <>
      <InlineStyle name="about" layer="page" css={css} />
      <PageHero
        name="About"
        className="ab-hero"
        title="We work for the person at the bus stop"
        lead="You rent. You pay on time, most of the time. You want a door of your own, and everyone who calls wants to sell you something. We built this for you."
      />
      <Corner />
      <Mission />
      <Values />
      <Figures />
      <section className="night ab-end">
        <div className="wrap cols">
          <h2>Ask us anything, or start with your credit.</h2>
          <div className="acts">
            <ButtonLink to="/get-started">
              Get Your Free Credit Analysis <Arrow />
            </ButtonLink>
            <ButtonLink to="/contact" look="line">
              Contact Us
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

/** From edge to edge: the path comes out of the office's door and leads on to the mission. */
function Corner() {
  return (
    <div className="screen-only ab-corner">
      <BusStop />
      <div className="pave">
        <div className="ab-corner__path" />
      </div>
    </div>
  );
}

const said = [...shownOutcomes(["familiesHelped", "rating", "assistanceFound"]), offers.assistancePrograms];

/** Our figures about ourselves, and beside them what anyone can count; each of ours is explained once for the whole site. */
function Figures() {
  return (
    <section className="leg leg--L ab-figures">
      <div className="wrap cols">
        <div>
          <h2>{figuresHeading(said, "What we say we have done")}</h2>
          <div className="cost">
            <p>
              <b>What it costs.</b> Our services come with the loan through a tenant mortgage offering, with no separate
              fee. Third-party and closing costs may still apply.
            </p>
          </div>
        </div>
        <ClaimFigures claims={said} />
      </div>
      <div className="wrap cols ab-counted">
        <h2>What you can count yourself</h2>
        <ClaimFigures claims={Object.values(countedFigures)} />
      </div>
      <HowWeCount />
    </section>
  );
}

const ownClaims = claimsOnPages().filter(({ kind, counted, notKnown }) => kind !== "fact" && (counted || notKnown));

function HowWeCount() {
  return (
    <div className="wrap ab-counts" id="how-we-count">
      <h2>How we count</h2>
      <p>
        Our own team counts these figures, as of {formatMonth(statedByUs.asOf)}. No one outside the company has audited
        them, and what others got says little about what you will get. Beside each is what we have not published; we
        look at all of them again by {formatMonth(statedByUs.reviewBy)}.
      </p>
      <dl className="rows terms" data-discloses={ownClaims.map(({ id }) => id).join(" ")}>
        {ownClaims.map((claim) => (
          <div key={claim.id} className="cols cols--at700">
            <dt>
              <b>{claim.figure}</b> {claim.text}
            </dt>
            <dd>
              {claim.counted ?? `Not known: ${claim.notKnown}`}
              {claim.evidence && ` The proof: ${claim.evidence}`}
            </dd>
          </div>
        ))}
      </dl>
      <div id="how-we-measure">
        <h3>How we measure our answers</h3>
        <p>
          We promise an answer in a set time. From 30 cases on, the pages that promise it also say how long people
          waited. The figure covers the last 90 days and changes once a day.
        </p>
        <p>
          We count from the minute your words reach us until a person on our team answers or talks with you. Nights,
          Sundays and holidays count, too. An automatic email doesn’t count as an answer, and neither does closing a
          case. If you are still waiting, your wait so far counts. We skip only what a person found to be from a robot.
          The sentence is the same in good times and in bad.
        </p>
      </div>
    </div>
  );
}

/** The mission in one sentence, then said to four readers. */
function Mission() {
  return (
    <section className="leg leg--R sec ab-mission">
      <div className="wrap">
        <h2>Our mission</h2>
        <p className="ab-mission__one">
          To help renters become owners, when owning is right for them, at a price they understand, from a lender they
          chose.
        </p>
        <dl className="cols cols--at700">
          {missionStatements.map(({ title, description }) => (
            <div key={title}>
              <dt className="small">{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Four values, each next to a page of this site where readers can hold us to it. */
function Values() {
  return (
    <>
      <div className="turn turn--RL" />
      <section className="leg leg--L sec ab-values">
        <div className="wrap">
          <div className="head">
            <h2>Values you can check</h2>
            <p className="lead">
              Anyone can list values. Each of ours links to a page where you can check whether we keep it.
            </p>
          </div>
          <ul className="lines lines--barred">
            {values.map(({ title, description, proof }) => (
              <li key={title} className="cols">
                <h3>{title}</h3>
                <p>{description}</p>
                <a className="tlink" href={proof.to}>
                  {proof.label} <Arrow />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
