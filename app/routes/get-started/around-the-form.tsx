import { fieldId } from "#app/components/forms/field.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PhoneHours } from "#app/components/phone-hours.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { AnalysisSteps } from "#app/components/sections/analysis-steps.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ClaimFigures } from "#app/components/ui/claim.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { shownOutcomes } from "#app/content/pages/claims/shown-outcomes.ts";
import { creditAnalysisForm } from "#app/forms/credit-analysis.ts";
import { site } from "#config/site.ts";
import css from "./get-started.css?inline";

const whatYouGet = [
  {
    title: "Free credit analysis",
    text: "A call about your three reports: which lines look wrong, and which are true.",
  },
  { title: "Personalized action plan", text: "In writing: what to do first, and what can wait." },
  { title: "Down payment assistance matching", text: "Programs that may fit you, and what each one asks for." },
  { title: "Expert guidance", text: "Help with the steps you don’t want to take alone." },
];

/** Includes the page's style sheet: it arrives with the document, and no script has to load it. */
export function Crumbs() {
  return (
    <>
      <InlineStyle name="get-started" layer="page" css={css} />
      <a href="/">Home</a> <span aria-hidden="true">/</span> <span aria-current="page">Get started</span>
    </>
  );
}

/** What the visitor gets for the form, at the door where the path starts. */
export function WhatComesBack() {
  return (
    <>
      <Doorstep />
      <div className="gs__what">
        <h2 id="what-comes-back">What you get back</h2>
        <ol className="vpath">
          {whatYouGet.map(({ title, text }, index) => (
            <li key={title}>
              <Stop state={index === 0 ? "next" : "later"} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <ClaimFigures claims={shownOutcomes(["tenantsHelped", "rating"])} />
      </div>
    </>
  );
}

/** Explains the free analysis before anyone asks for it. */
export function HowItIsDone() {
  return (
    <div className="wrap split">
      <div>
        <h2 id="how">How your free analysis is done</h2>
        <p className="lead">
          Three steps, the first one by yourself. No payment, and no Social Security number on this page.
        </p>
        {/* The server puts measured response times here (`app/server/promise-line`), once it has counted 30 promises. */}
        <div data-measured="get-started" hidden />
      </div>
      <AnalysisSteps />
    </div>
  );
}

/** For people who would rather call. */
export function PhoneLine() {
  return (
    <>
      <Telephone />
      <h2>Prefer to Talk?</h2>
      <p className="lead">Ask for the same analysis by phone.</p>
      <PhoneHours />
      <ButtonLink look="line" to={site.phone.href}>
        Call {site.phone.display}
      </ButtonLink>
    </>
  );
}

/** Leads back up to the form. A plain link to its first field: the browser moves the focus there. */
export function ClosingBanner() {
  return (
    <div className="wrap apart">
      <div>
        <h2>Ready to see where you stand?</h2>
        <p>Pre-qualification starts with the same five fields.</p>
      </div>
      <a className="btn" href={`#${fieldId(creditAnalysisForm.id, "firstName")}`}>
        Get Pre-Qualified <Arrow />
      </a>
    </div>
  );
}

const keyColumns = [0, 1, 2];
const keyRows = [0, 1, 2, 3];

/** The telephone on the kitchen wall. */
function Telephone() {
  return (
    <SceneFrame viewBox="0 0 120 150" className="telephone">
      <Box x={14} y={6} w={92} h={126} r={8} fill="slate" />
      <Box x={30} y={26} w={18} h={78} fill="roof" />
      <Box x={25} y={18} w={28} h={24} r={8} fill="roof" />
      <Box x={25} y={90} w={28} h={24} r={8} fill="roof" />
      {keyRows.map((row) =>
        keyColumns.map((column) => (
          <Box key={`${row}-${column}`} x={62 + column * 14} y={50 + row * 16} w={9} h={10} fill="trim" />
        )),
      )}
      <Box x={61} y={20} w={38} h={18} fill="lamp" />
      <Line d="M39 114c0 30-26 12-30 34" />
    </SceneFrame>
  );
}

/** Wider than the paper: if there is room next to the door, the wall continues. */
const wall = { x: -400, w: 1220 };
const boards = Array.from({ length: 16 }, (_, index) => `M${wall.x} ${20 + index * 20}h${wall.w}`).join("");

/** Elevation of the door the path starts at: 4B, rented, with the letter coming through. */
function Doorstep() {
  return (
    <SceneFrame
      viewBox="0 0 420 360"
      className="doorstep"
      title="A letter coming through a rented apartment door, number 4B"
    >
      <Box {...wall} y={-4} h={334} fill="green" />
      <Line d={boards} width={1.2} opacity={0.4} />
      <Box x={118} y={28} w={184} h={304} fill="trim" />
      <Box x={132} y={42} w={156} h={290} fill="brick" />
      {[150, 216].map((x) => (
        <g key={x}>
          <Box x={x} y={62} w={54} h={84} fill="lamp" />
          <Line d={`M${x + 27} 62v84M${x} 104h54`} width={1.5} opacity={0.5} />
          <Box x={x} y={214} w={54} h={96} fill="brick" />
        </g>
      ))}
      <Disc x={274} y={196} r={7} fill="metal" />
      <LetterInSlot />
      <NumberAndBell />
      <PorchLamp />
      <Box {...wall} y={344} h={16} fill="ground" bare />
      <Box {...wall} y={330} h={14} fill="brick-2" />
      <Box x={96} y={330} w={228} h={14} fill="cream" />
      <Box x={144} y={336} w={132} h={8} fill="slate" />
      <Pot />
    </SceneFrame>
  );
}

function LetterInSlot() {
  return (
    <>
      <Box x={164} y={168} w={92} h={22} fill="trim" />
      <Box x={170} y={174} w={80} h={10} fill="dark" />
      <g transform="translate(176 178) rotate(9)" className="doorstep__letter">
        <Box x={0} y={0} w={76} h={54} fill="paper" />
        <Line d="M0 54l38-26 38 26" />
        <Box x={54} y={8} w={14} h={16} fill="slate" />
      </g>
    </>
  );
}

function NumberAndBell() {
  return (
    <>
      <Box x={52} y={120} w={42} h={30} r={3} fill="paper" />
      <text x="73" y="142" className="sn">
        4B
      </text>
      <Box x={64} y={172} w={18} h={30} r={3} fill="roof" />
      <Disc x={73} y={187} r={5} fill="trim" />
    </>
  );
}

function PorchLamp() {
  return (
    <>
      <Box x={340} y={84} w={30} h={20} fill="roof" />
      <Line d="M344 104h22l6 34h-34z" fill="lamp" />
    </>
  );
}

/** The detail that shows someone lives here: a watered plant. */
function Pot() {
  return (
    <>
      <Line d="M364 308v-26M364 300l-16-14M364 296l16-16" width={4} color="leaf" />
      <Disc x={348} y={280} r={10} fill="leaf" />
      <Disc x={381} y={274} r={11} fill="leaf" />
      <Disc x={364} y={266} r={13} fill="leaf" />
      <Line d="M344 308h40l-5 36h-30z" fill="stamp" />
      <Line d="M340 300h48v9h-48z" fill="stamp" />
    </>
  );
}
