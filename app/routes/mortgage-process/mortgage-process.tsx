import { InlineStyle } from "#app/components/inline-style.tsx";
import { SceneDoor, SceneWindow } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { StreetLamp, Tree } from "#app/components/scenes/street-parts.tsx";
import { ClosingCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Plate } from "#app/components/ui/plate.tsx";
import { documentCategories, mortgageProcess, processTips } from "#app/content/pages/buying/mortgage-process-words.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { eightSteps } from "./eight-steps-scene.tsx";
import css from "./mortgage-process.css?inline";
import { Timeline } from "./timeline.tsx";

export const meta = pageMeta("/mortgage-process");

export default function MortgageProcessPage() {
  return (
    <>
      <InlineStyle name="mortgage-process" layer="page" css={css} />
      <PageHero
        className="mp-hero"
        name="Mortgage Process"
        trail={[{ label: "Mortgage", to: "/mortgage-solutions" }]}
        title="A mortgage is eight steps, and two take most of the time"
        lead="How long each one takes, what happens in it, which papers you need, and where people lose time."
        actions={
          <>
            <ButtonLink to="/get-started">
              Get Pre-Qualified <Arrow />
            </ButtonLink>
            <ButtonLink to="#documents" look="line">
              See the Checklist
            </ButtonLink>
          </>
        }
      />
      <Timeline />
      <EightSteps />
      <div className="turn turn--LR" />
      <DocumentList />
      <Tips />
      <ClosingCall
        title="Step 1 takes ten minutes."
        text="Start with a number and a free credit analysis. Then you know which step is really your first."
        actions={
          <>
            <ButtonLink to="/get-started">
              Get Pre-Qualified <Arrow />
            </ButtonLink>
            <ButtonLink to="/loan-programs" look="line">
              Compare Loan Programs
            </ButtonLink>
          </>
        }
        scene={<MovingPorch />}
        door={62.3}
      />
    </>
  );
}

/** The checklist: a house whose windows light up as the papers come together. Ticks need no script, and are kept nowhere. */
function DocumentList() {
  return (
    <section className="leg leg--R sec mp-docs" id="documents" aria-labelledby="documents-title">
      <div className="wrap">
        <div className="head">
          <h2 id="documents-title">Required Documents Checklist</h2>
          <p className="lead screen-only">
            Each paper you have lights a window. Print this page to get a short version of the steps, and this list on
            its own sheet.
          </p>
        </div>
        <div className="mp-house">
          <svg className="mp-roof scene" viewBox="0 0 1200 96" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 96L130 4h940l130 92z" fill="var(--s-roof)" />
          </svg>
          <div className="mp-walls">
            {documentCategories.map(({ category, documents }) => (
              <fieldset key={category}>
                <legend>
                  <h3>{category}</h3>
                </legend>
                {documents.map((name) => (
                  <label key={name}>
                    <input type="checkbox" /> <span>{name}</span>
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
        </div>
        <p className="fine">
          A lender may ask for more, or for less. Your checkmarks stay on this page until you leave. They are not sent
          to anyone, not even to us. We do not take documents on this site: your lender tells you a safe way to send
          them.
        </p>
      </div>
    </section>
  );
}

/** Steps with their own guide or tool. */
const guides: Partial<Record<number, readonly { to: string; label: string }[]>> = {
  1: [{ to: "/guides/pre-qualified-or-pre-approved", label: "Pre-qualified or pre-approved?" }],
  5: [
    { to: "/guides/read-a-loan-estimate", label: "How to read a Loan Estimate" },
    { to: "/compare-loan-estimates", label: "Compare Loan Estimates box by box" },
  ],
  7: [{ to: "/guides/closing-costs-line-by-line", label: "Closing costs, line by line" }],
};

/** The eight steps, each at its house number on the left rail, its picture on the right. */
function EightSteps() {
  return (
    <section className="leg leg--L sec mp-steps" aria-labelledby="steps">
      <div className="wrap">
        <h2 id="steps">The eight steps, one door after the other</h2>
        <ol>
          {mortgageProcess.map((item, index) => (
            <Step key={item.step} item={item} index={index} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Step({ item, index }: { item: (typeof mortgageProcess)[number]; index: number }) {
  const { step, title, timeframe, description, details, requirements } = item;
  const Scene = eightSteps[index];
  return (
    <li className="cols cols--start cols--at700" id={`step-${step}`}>
      <Plate onRail {...(step === 1 ? { state: "next" as const } : {})}>
        {step}
      </Plate>
      <div>
        <h3>{title}</h3>
        <p className="small mp-when">{timeframe}</p>
        <p className="mp-what">{description}</p>
        <p>{details}</p>
        {guides[step]?.map(({ to, label }) => (
          <p key={to}>
            <a href={to}>{label}</a>
          </p>
        ))}
        <h4>You need</h4>
        <ul className="lines">
          {requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </div>
      {Scene && <Scene />}
    </li>
  );
}

function Tips() {
  return (
    <section className="leg leg--R sec mp-tips screen-only" aria-labelledby="tips">
      <div className="wrap">
        <h2 id="tips">Six things that keep it moving</h2>
        <dl className="lines terms">
          {processTips.map(({ title, description }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Where the eighth step ends: boxes on the walk of a lit house at dusk. Elevation, ground at y = 300. */
function MovingPorch() {
  return (
    <SceneFrame
      viewBox="0 0 600 300"
      title="A house at dusk with a lit door, moving boxes on the walk and a truck at the curb"
    >
      <Disc x={90} y={190} r={54} fill="sun" bare />
      <Tree x={540} y={300} r={36} />
      <Box x={250} y={104} w={236} h={196} fill="green" />
      <Line d="M232 110l64-84h144l64 84z" fill="roof" />
      <SceneWindow x={274} y={142} w={52} h={66} lit />
      <SceneWindow x={420} y={142} w={44} h={66} />
      <Line d="M250 240h236M250 262h236M250 282h236" width={1.2} opacity={0.4} />
      <SceneDoor x={348} y={176} w={52} h={112} color="go" pane />
      <Box x={336} y={288} w={76} h={6} fill="cream" />
      <Box x={328} y={294} w={92} h={6} fill="cream" />
      <Box x={424} y={262} w={46} h={38} fill="wood" />
      <Line d="M424 274h46M447 262v12" />
      <Box x={430} y={234} w={34} h={28} fill="wood-2" />
      <Box x={26} y={204} w={124} h={74} fill="cream" />
      <Line d="M150 222h34l20 28v28h-54z" fill="slate" />
      <Line d="M158 230h20l12 18h-32z" fill="lamp" />
      <Line d="M26 226h124" width={1.5} opacity={0.4} />
      {[62, 176].map((x) => (
        <g key={x}>
          <Disc x={x} y={282} r={18} fill="roof" />
          <Disc x={x} y={282} r={7} fill="metal" />
        </g>
      ))}
      <StreetLamp x={224} y={300} />
    </SceneFrame>
  );
}
