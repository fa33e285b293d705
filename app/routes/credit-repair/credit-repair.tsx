import type { CSSProperties } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { creditRepairFeatures, sampleStory } from "#app/content/pages/buying/credit-repair-words.ts";
import { figuresHeading, shownOutcomes } from "#app/content/pages/claims/shown-outcomes.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./credit-repair.css?inline";
import { PostOffice, ReportsDesk } from "./scenes.tsx";
import { FourSteps, PriceAndRights, WhatCanChange, WhereScoresSit } from "./sections.tsx";

export const meta = pageMeta("/credit-repair");

export default function CreditRepairPage() {
  return (
    <>
      <InlineStyle name="credit-repair" layer="page" css={css} />
      <Head />
      <WhatCanChange />
      <div className="turn turn--RL" />
      <WhereScoresSit />
      <FourSteps />
      <WhatTheServiceDoes />
      <WhatIsSaid />
      <PriceAndRights />
      <div className="turn turn--LR" />
      <Story />
      <Close />
    </>
  );
}

function Head() {
  return (
    <PageHero
      className="cr"
      name="Credit repair"
      title="Credit repair: what can change, and what can’t"
      lead="Mistakes on your credit report can be fixed. True marks stay until their time is up. We look for mistakes, and we tell you what is true."
      actions={
        <ButtonLink to="/get-started">
          Start Credit Repair <Arrow />
        </ButtonLink>
      }
      aside={<ReportsDesk />}
    >
      <p className="small cr__free">
        You can also do it yourself, free of charge: <a href="/guides/dispute-an-error-yourself">here is how</a>, and a{" "}
        <a href="/dispute-kit">kit that writes the letters</a>.
      </p>
    </PageHero>
  );
}

function Close() {
  return (
    <ClosingCall
      title="Find out which lines are wrong"
      text="It starts with a free credit analysis. You see what can be fixed before you decide on anything."
      actions={
        <>
          <ButtonLink to="/get-started">
            Start Credit Repair <Arrow />
          </ButtonLink>
          <ButtonLink to="/faq" look="line">
            Read the Questions
          </ButtonLink>
        </>
      }
      scene={<PostOffice />}
      door={84.5}
    />
  );
}

function WhatTheServiceDoes() {
  return (
    <section className="sec wrap cols cols--start cr__split">
      <div className="sticky">
        <h2>Six things you would otherwise do at the kitchen table</h2>
        <p className="lead">None of them is a secret. They take time, stamps and a good memory for dates.</p>
      </div>
      <dl className="lines lines--closed terms cr__does">
        {creditRepairFeatures.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const said = shownOutcomes(["creditPointsIncrease", "pointsIn90Days", "creditDays", "creditSuccess"]);

/** The results that the specification has this page claim. */
function WhatIsSaid() {
  return (
    <section className="sec--tight sunk cr__said">
      <div className="wrap">
        <h2>{figuresHeading(said, "What we say about results")}</h2>
        <ul>
          {said.map((claim) => (
            <li key={claim.id}>
              <p className="num">
                <ClaimFigure claim={claim} />
              </p>
              <p className="what">{claim.text}</p>
            </li>
          ))}
        </ul>
        <DisclosureText>
          <Disclosure claims={said} />
        </DisclosureText>
      </div>
    </section>
  );
}

/** Ninety days of a made-up renter, drawn as stairs: no one can say how many points each step brought. */
function Story() {
  const { from, to, path, stops } = sampleStory;
  return (
    <section className="leg leg--R sec" aria-labelledby="story">
      <div className="wrap">
        <div className="head">
          <h2 id="story">
            From {from} to {to} in ninety days: seven marks, five of them wrong
          </h2>
          <p className="lead">
            <Tag>Sample story</Tag> Not a real customer. Results vary, and some people’s scores do not rise at all.
          </p>
        </div>
        <ol className="lines cr__climb">
          {stops.map(({ when, figure, what }, index) => (
            <li key={when} style={{ "--rise": index } as CSSProperties}>
              <span className="score">{figure}</span>
              <div>
                <b>{when}</b>
                <p className="small">{what}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="apart cr__storyend">
          <a className="tlink" href={path}>
            Read the sample story <Arrow />
          </a>
        </p>
      </div>
    </section>
  );
}
