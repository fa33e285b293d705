import type { CSSProperties } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { OwnDoor, RentedDoor } from "#app/components/scenes/doors.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Plate, Tag } from "#app/components/ui/plate.tsx";
import { moveDates, type Support, sixSteps, supports } from "#app/content/pages/buying/features-words.ts";
import { analysisWithin } from "#app/content/site/answer-times.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./features.css?inline";
import { CutawayHouse, EmptyHook, KeyOnHook, MovingDay } from "./scenes.tsx";
import { AssistanceMatching, CreditRepair } from "./sections.tsx";

export const meta = pageMeta("/features");

export default function FeaturesPage() {
  return (
    <>
      <InlineStyle name="features" layer="page" css={css} />
      <PageHero
        name="Features"
        title="What we do, from your credit report to closing day"
        lead="One house, three floors of work. On the top floor we read your credit. Below it we look for money that helps. By the door we plan the move."
        actions={
          <>
            <ButtonLink to="/get-started">
              Get Your Free Credit Analysis <Arrow />
            </ButtonLink>
            <ButtonLink to="/how-it-works" look="line">
              See How It Works
            </ButtonLink>
          </>
        }
        aside={<CutawayHouse />}
      >
        <Floors />
      </PageHero>
      <CreditRepair />
      <div className="turn turn--LR" />
      <AssistanceMatching />
      <div className="turn turn--RL" />
      <Transition />
      <SupportBoard />
      <SixSteps />
      <ClosingCall
        title="The first step is free."
        text={`Ask for a credit analysis. You get it ${analysisWithin}. Then you decide what comes next.`}
        actions={
          <>
            <ButtonLink to="/get-started">
              Start with Your Credit <Arrow />
            </ButtonLink>
            <ButtonLink to="/contact" look="line">
              Ask Us First
            </ButtonLink>
          </>
        }
        scene={<MovingDay />}
        door={71}
      />
    </>
  );
}

/** The floors of the house as links to what happens on them. */
function Floors() {
  return (
    <ol className="numbered lines lines--closed fx-floors">
      <li>
        <a className="tap" href="#credit-repair">
          Advanced Credit Repair
        </a>
      </li>
      <li>
        <a className="tap" href="#assistance-matching">
          Financial Assistance Matching
        </a>
      </li>
      <li>
        <a className="tap" href="#transition">
          Tenant-to-Owner Transition Support
        </a>
      </li>
    </ol>
  );
}

/** The three floors as one flight of six steps: the path climbs them from the left rail to the right one. */
function SixSteps() {
  return (
    <section className="fx-stairs">
      <div className="wrap">
        <div className="fx-stairs__head">
          <h2>Six steps, and each one leads to the next</h2>
          <p className="lead">You can start the first one today, and stop at any of them.</p>
        </div>
        <ol>
          {sixSteps.map(({ title, description }, index) => (
            <li key={title} style={{ "--step": index } as CSSProperties}>
              <Plate small>{index + 1}</Plate>
              <h3 className="h4">{title}</h3>
              <p className="small">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Six supports as keys on a board; where something is only planned, the hook is empty. */
function SupportBoard() {
  return (
    <section className="leg leg--L fx-floor fx-support">
      <div className="wrap cols">
        <div>
          <h2>Four keys on the board, two more on the way</h2>
          <p>Smaller tools go with the three big ones. You can use four of them today. Two are planned.</p>
        </div>
        <ul className="fx-board">
          {supports.map((support) => (
            <SupportHook key={support.title} {...support} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function SupportHook({ title, description, link }: Support) {
  return (
    <li>
      {link ? <KeyOnHook /> : <EmptyHook />}
      <div className="fx-board__card">
        <h3 className="h4">{title}</h3>
        <p className="small">{description}</p>
        {link ? (
          <a className="tap" href={link.to}>
            {link.label}
          </a>
        ) : (
          <Tag>Planned</Tag>
        )}
      </div>
    </li>
  );
}

/** Floor three: five moments between the door you rent and your own. */
function Transition() {
  return (
    <section className="leg leg--L sec fx-floor fx-move" id="transition">
      <Plate onRail>3</Plate>
      <div className="wrap split">
        <div>
          <h2>Tenant-to-Owner Transition Support: out of one door, into the other</h2>
          <p>
            Your lease ends on one day and your sale closes on another. We plan both together, so you don’t pay for two
            homes longer than you must, and always have one.
          </p>
          <div className="cost">
            <p>
              <b>What it can cost.</b> Leaving a lease early may take one or two months of rent. Your lease says how
              much, and your state’s law may say less.
            </p>
          </div>
          <a className="tlink" href="/guides/ending-a-lease-to-buy">
            Read how to end a lease to buy <Arrow />
          </a>
        </div>
        <div className="fx-doors">
          <RentedDoor />
          <ol>
            {moveDates.map(({ when, what }) => (
              <li key={when}>
                <b>{when}</b>
                <p className="small">{what}</p>
              </li>
            ))}
          </ol>
          <OwnDoor />
        </div>
      </div>
    </section>
  );
}
