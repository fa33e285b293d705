import { InlineStyle } from "#app/components/inline-style.tsx";
import { ReloadDocument } from "#app/components/layout/reload-document.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigures } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { offers } from "#app/content/claims/offers.ts";
import { outcomes } from "#app/content/claims/outcomes.ts";
import { missionStatements, values } from "#app/content/pages/company/about.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./about.css?inline";
import { BusStop } from "./bus-stop-scene.tsx";

export const meta = pageMeta("/about");

function AboutPage() {
  return (
    <>
      <InlineStyle name="about" layer="page" css={css} />
      <PageHero
        name="About"
        className="ab-hero"
        title="We work for the person at the bus stop"
        lead="You rent. You pay on time, most of the time. You would like a door of your own, and everybody who calls wants to sell you something. This is for you."
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

export default import.meta.env.SSR ? AboutPage : ReloadDocument;

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

/** What the business states about itself, and what that does not prove. */
function Figures() {
  return (
    <section className="leg leg--L ab-figures">
      <div className="wrap cols">
        <div>
          <h2>What we say we have done</h2>
          <p>
            Nobody from outside has checked these figures yet. We show them with what they leave open. They are not a
            forecast for you.
          </p>
          <div className="cost">
            <p>
              <b>What it costs.</b> Our services come with the loan through a tenant mortgage offering, with no separate
              fee. Third-party and closing costs may still apply.
            </p>
          </div>
        </div>
        <ClaimFigures
          claims={[outcomes.familiesHelped, outcomes.rating, outcomes.assistanceFound, offers.assistancePrograms]}
        />
      </div>
    </section>
  );
}

/** The mission in one sentence, then said to four readers. */
function Mission() {
  return (
    <section className="leg leg--R sec ab-mission">
      <div className="wrap">
        <h2>Our mission</h2>
        <p className="ab-mission__one">
          To help renters become owners, when owning is good for them, at a price they understand, from a lender they
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

/** Four values, each beside a page of this site where it can be held against us. */
function Values() {
  return (
    <>
      <div className="turn turn--RL" />
      <section className="leg leg--L sec ab-values">
        <div className="wrap">
          <div className="head">
            <h2>Values you can check</h2>
            <p className="lead">
              Anybody can print a value. So each of ours names a page of this site where you can see if we keep it.
            </p>
          </div>
          <ul className="lines lines--barred">
            {values.map(({ title, description, proof }) => (
              <li key={title} className="cols">
                <h3>{title}</h3>
                <p>{description}</p>
                <SiteLink className="tlink" to={proof.to}>
                  {proof.label} <Arrow />
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
