import type { MetaDescriptor } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PhoneHours } from "#app/components/phone-hours.tsx";
import { Bricks } from "#app/components/scenes/building-parts.tsx";
import { SceneFrame } from "#app/components/scenes/frame.tsx";
import { Box, Disc, Line } from "#app/components/scenes/shapes.tsx";
import { PageHeroText } from "#app/components/sections/page-hero.tsx";
import { Questions } from "#app/components/sections/questions.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { allAnswers } from "#app/content/answers/all-answers.ts";
import { glossary } from "#app/content/glossary/all-terms.ts";
import { faq } from "#app/content/pages/faq-words.ts";
import { replyWithin } from "#app/content/site/answer-times.ts";
import type { Faq } from "#app/content/site/records.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import { site } from "#config/site.ts";
import css from "./faq.css?inline";

export function meta(): MetaDescriptor[] {
  return [...pageMeta("/faq")(), { "script:ld+json": faqPage(faq) }];
}

export default function FaqPage() {
  return (
    <>
      <InlineStyle name="faq" layer="page" css={css} />
      <section className="wrap faq">
        <div className="faq__text">
          <PageHeroText
            name="FAQ"
            title="Questions renters ask us, answered straight"
            lead="Here is what we would tell you across the kitchen table."
          />
        </div>
        <div className="faq__wall">
          <NoticeBoard />
        </div>
        <div className="faq__list">
          <Questions questions={faq} level={2} />
          <p className="small">
            Rules and numbers as of November 2026. More: <a href="/answers">{allAnswers.length} short answers</a> and{" "}
            <a href="/glossary">{glossary.length} words explained</a>.
          </p>
        </div>
      </section>
      <StillAsking />
    </>
  );
}

/** The questions as search engines read them (schema.org/FAQPage). */
function faqPage(questions: readonly Faq[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  };
}

/** For the seventh question. */
function StillAsking() {
  return (
    <section className="curb">
      <div className="wrap split">
        <div>
          <h2>Have another question?</h2>
          <p className="lead">Write to us or call. We answer written questions {replyWithin}.</p>
          <div className="acts">
            <ButtonLink to="/contact#message">
              Ask Your Question <Arrow />
            </ButtonLink>
            <ButtonLink look="line" to={site.phone.href}>
              Call {site.phone.display}
            </ButtonLink>
          </div>
        </div>
        <div>
          <PhoneHours />
        </div>
      </div>
    </section>
  );
}

const wall = { x: -4, w: 568 };

const cards = [
  { x: 72, y: 74, w: 96, h: 78, turn: -4, lines: 2 },
  { x: 196, y: 66, w: 84, h: 96, turn: 3, lines: 3 },
  { x: 76, y: 182, w: 84, h: 92, turn: 3, lines: 3 },
  { x: 188, y: 190, w: 108, h: 76, turn: -3, lines: 2 },
];

/** Elevation of a laundry room's wall: the board where neighbors pin up what they want to know. */
function NoticeBoard() {
  return (
    <SceneFrame
      viewBox="0 0 560 430"
      title="A bulletin board on the brick wall of a laundry room, with questions pinned to it"
    >
      <Box {...wall} y={-4} h={320} fill="brick" />
      <Bricks x={0} y={8} w={560} h={290} />
      <Box {...wall} y={312} h={84} fill="green" />
      <Box {...wall} y={304} h={12} fill="trim" />
      <Box {...wall} y={396} h={40} fill="ground" />
      <Board />
      <Washer />
      <Basket />
    </SceneFrame>
  );
}

function Board() {
  return (
    <>
      <Box x={38} y={32} w={404} h={264} fill="wood-2" />
      <Box x={52} y={46} w={376} h={236} fill="cream" />
      {cards.map(({ x, y, w, h, turn, lines }) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <Box x={0} y={0} w={w} h={h} fill="paper" />
          <text x={w / 2} y={42} className="sn faq__mark">
            ?
          </text>
          <Line
            d={Array.from({ length: lines }, (_, row) => `M14 ${56 + row * 10}h${w - 28 - row * 14}`).join("")}
            width={2}
            opacity={0.5}
          />
          <Disc x={w / 2} y={4} r={5} fill="brick-2" />
        </g>
      ))}
      <Flyer />
    </>
  );
}

/** A flyer with strips to tear off; two are gone. */
function Flyer() {
  return (
    <>
      <Box x={322} y={66} w={88} h={140} fill="paper" />
      <text x={366} y={96} className="sl">
        MOVING?
      </text>
      <Line d="M336 112h60M336 124h60M336 136h38" width={2} opacity={0.5} />
      {[0, 1, 3, 5].map((strip) => (
        <Box key={strip} x={322 + strip * 14.6} y={156} w={14.6} h={50} fill="paper" />
      ))}
      <Box x={350} y={157} w={16} h={52} fill="cream" bare />
      <Box x={380} y={157} w={15} h={52} fill="cream" bare />
      <Disc x={366} y={70} r={5} fill="slate" />
    </>
  );
}

function Washer() {
  return (
    <>
      <Box x={466} y={236} w={150} h={164} fill="trim" />
      <Box x={466} y={236} w={150} h={34} fill="paper" />
      <Disc x={490} y={253} r={7} fill="metal" />
      <Line d="M512 253h34" width={4} />
      <Disc x={541} y={336} r={46} fill="paper" />
      <Disc x={541} y={336} r={34} fill="dark" />
      <Line d="M514 342c12-10 20 8 34-2s12-2 20 0" color="slate" width={4} />
    </>
  );
}

function Basket() {
  return (
    <>
      <Line d="M300 372c6-34 44-30 52-12c14-18 44-10 46 12z" fill="slate" />
      <Line d="M284 366h132l-12 36h-108z" fill="wood" />
      <Line d="M290 378h120M294 390h112" width={1.5} opacity={0.45} />
    </>
  );
}
