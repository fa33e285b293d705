import type { ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ProgramList } from "#app/components/sections/program-list.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Plate, Tag } from "#app/components/ui/plate.tsx";
import { Stop, type StopState, stopStateWords } from "#app/components/ui/stop.tsx";
import { assistance } from "#app/content/claims/assistance-claims.ts";
import {
  buyingPhases,
  commonMistakes,
  courseHours,
  firstBuyerPrograms,
  firstTimeDefinition,
  sampleChecklist,
} from "#app/content/pages/buying/first-time-buyers-words.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./first-time-buyers.css?inline";
import { ChecklistHouse, ClosingScene, PreparationScene, ShoppingScene } from "./scenes.tsx";

export const meta = pageMeta("/first-time-buyers");

export default function FirstTimeBuyersPage() {
  return (
    <>
      <InlineStyle name="first-time-buyers" layer="page" css={css} />
      <Hero />
      <Phases />
      <Programs />
      <div className="turn turn--RL" />
      <Course />
      <div className="turn turn--LR" />
      <Mistakes />
      <ClosingDoor />
    </>
  );
}

function Programs() {
  return (
    <section className="leg leg--R sec" aria-labelledby="programs">
      <div className="wrap">
        <div className="head">
          <h2 id="programs">Programs made for a first purchase</h2>
          <p className="lead">
            Many first-time buyers put two of these together: help with the down payment, and one of the loans.
          </p>
        </div>
        <div className="ft-programs">
          <ProgramList programs={firstBuyerPrograms} />
          <DisclosureText>
            <Disclosure claims={firstBuyerPrograms.map(({ claim }) => claim)} />
          </DisclosureText>
          <a className="tlink" href="/financial-aid#programs">
            See all programs and what they ask <Arrow />
          </a>
        </div>
      </div>
    </section>
  );
}

/** The same house, seven windows later. */
function ClosingDoor() {
  return (
    <ClosingCall
      title="Seven lights, and the door is yours"
      text="The first light is your credit report. Ask for your free analysis, and you go through it with someone on the phone."
      actions={
        <ButtonLink to="/get-started">
          Get Your Free Credit Analysis <Arrow />
        </ButtonLink>
      }
      scene={
        <ChecklistHouse lit={7} own title="The same house with all seven windows lit and its front door open to you" />
      }
      door={57.7}
    />
  );
}

/** The buyer education course as a class schedule on the wall: one line an hour. */
function Course() {
  return (
    <section className="leg leg--L ft-course" aria-labelledby="course">
      <div className="wrap split">
        <div>
          <h2 id="course">
            <ClaimFigure claim={assistance.educationHours} /> that many programs ask for
          </h2>
          <p className="lead">
            You can take a homebuyer education course online or in person, on one Saturday or over four evenings. You
            get a certificate, and many programs ask for it.
          </p>
          <p>
            Take it before you look at homes: some programs want it done before the contract. Most programs accept
            courses from HUD-approved agencies.
          </p>
          <DisclosureText>
            <Disclosure claims={[assistance.educationHours]} />
          </DisclosureText>
        </div>
        <div className="card ft-hours">
          <div className="apart ft-hours__top">
            <h3>Hour by hour</h3>
            <Tag>Sample timetable</Tag>
          </div>
          <ol className="numbered lines">
            {courseHours.map((hour) => (
              <li key={hour}>{hour}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** Common mistakes, next to what to do instead. */
function Mistakes() {
  return (
    <section className="leg leg--R sec" aria-labelledby="mistakes">
      <div className="wrap">
        <div className="head">
          <h2 id="mistakes">Seven common mistakes, and how to avoid each one</h2>
          <p className="lead">No one is born knowing these. Most people just hear about them too late.</p>
        </div>
        <ul className="lines lines--barred ft-slips">
          {commonMistakes.map(({ title, instead }) => (
            <li key={title} className="cols cols--at800">
              <h3>{title}</h3>
              <p>
                <b>Instead:</b> {instead}
              </p>
            </li>
          ))}
        </ul>
        <div className="note apart ft-call">
          <div>
            <h3>Not sure which one you are about to make?</h3>
            <p>Ask in a free 15-minute consultation. You tell us where you are, and we tell you what comes next.</p>
          </div>
          <ButtonLink to="/book?minutes=15#fifteen" look="line">
            Schedule a Consultation
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

const scenes: readonly ReactNode[] = [
  <PreparationScene key="preparation" />,
  <ShoppingScene key="shopping" />,
  <ClosingScene key="closing" />,
];

/** One street from edge to edge, in three stretches; the path walks along it. On phones each one is above its phase. */
function Phases() {
  return (
    <section className="ft-phases" id="phases" aria-labelledby="phases-title">
      <div className="wrap head">
        <h2 id="phases-title">Three phases, one street</h2>
        <p className="lead">
          The first takes the longest, and it is the one you can start tonight. The times are typical, not a promise.
        </p>
      </div>
      <ol className="ft-street">
        {buyingPhases.map(({ step, title, description, duration, todo, link }, index) => (
          <li key={title}>
            <div className="ft-street__scene">{scenes[index]}</div>
            <div className="ft-street__walk" aria-hidden="true">
              <Plate>{step}</Plate>
            </div>
            <div className="quiet ft-street__words">
              <h3>{title}</h3>
              <p className="ft-street__time">{duration}</p>
              <p>{description}</p>
              <ul className="lines lines--closed">
                {todo.map((job) => (
                  <li key={job}>{job}</li>
                ))}
              </ul>
              <a className="tlink" href={link.to}>
                {link.label} <Arrow />
              </a>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const completed = sampleChecklist.filter((item) => item.completed).length;
const percent = Math.round((completed / sampleChecklist.length) * 100);
const next = sampleChecklist.findIndex((item) => !item.completed);

/** The promise, and a house in which a light goes on for each thing done. */
function Hero() {
  return (
    <PageHero
      name="First-time buyers"
      className="split--65"
      title="Your first home, one lit window at a time"
      lead="Buying looks like one huge step. It is seven smaller ones in three phases. Each one you finish turns on a light."
      actions={
        <>
          <ButtonLink to="/get-started">
            Start With a Free Analysis <Arrow />
          </ButtonLink>
          <ButtonLink to="#phases" look="line">
            See the Three Phases
          </ButtonLink>
        </>
      }
      aside={<Checklist />}
    >
      <div className="ft-first">
        <h2 className="h4">Who counts as first-time?</h2>
        <p className="small">{firstTimeDefinition.text}</p>
        <p className="fine">{firstTimeDefinition.source}</p>
      </div>
    </PageHero>
  );
}

function Checklist() {
  return (
    <div className="ft-list">
      <ChecklistHouse
        lit={completed}
        title={`A house with ${sampleChecklist.length} numbered windows; the first ${completed} are lit`}
      />
      <p className="in-row ft-list__state">
        <Tag>Sample checklist</Tag>
        <b>
          {completed} of {sampleChecklist.length} complete
        </b>
        <span className="ft-list__percent">{percent}%</span>
      </p>
      <progress max={100} value={percent} aria-label="Sample checklist complete">
        {percent}%
      </progress>
      <ol>
        {sampleChecklist.map(({ item, completed: done }, index) => {
          const state: StopState = done ? "done" : index === next ? "next" : "later";
          return (
            <li key={item}>
              <Stop state={state} />
              <span>
                {index + 1}. {item} <span className="vh">({stopStateWords[state]})</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
