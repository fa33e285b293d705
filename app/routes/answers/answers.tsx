import type { MetaDescriptor } from "react-router";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { CountedDoor } from "#app/components/scenes/doors.tsx";
import { CurbCall } from "#app/components/sections/closing-call.tsx";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { allAnswers, answerShelves } from "#app/content/answers/all-answers.ts";
import { type Answer, verdictLook } from "#app/content/answers/answer-record.ts";
import { capital } from "#app/content/figures/figure-words.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./answers.css?inline";

export function meta(): MetaDescriptor[] {
  return [...pageMeta("/answers")(), { "script:ld+json": faqPage }];
}

/** The questions for search engines, without those about a score range: no one types those. */
const faqPage = {
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: allAnswers
    .filter(({ scores }) => !scores)
    .map(({ question, verdict, text }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: `${verdict}. ${text}` },
    })),
};

export default function AnswersPage() {
  return (
    <>
      <InlineStyle name="answers" layer="page" css={css} />
      <PageHero
        name="Answers"
        trail={[{ label: "Resources", to: "/resources" }]}
        className="an-hero"
        title={`${allAnswers.length} questions, and the short answer to each`}
        lead="A word or a figure first. Then why, who says so, and where to go on."
        aside={<Doors />}
      >
        <ul className="in-row an-jump">
          {answerShelves.map(({ id, title }) => (
            <li key={id}>
              <a className="tap" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </PageHero>
      {answerShelves.map(({ id, title, answers }) => (
        <section className="wrap cols cols--start an-shelf" key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <div>
            {[...Map.groupBy(answers, scoreQuestion)].map(([question, group]) => (
              <Shelf key={question} question={question} answers={group} />
            ))}
          </div>
        </section>
      ))}
      <CurbCall
        title="Does yours depend on something?"
        text={<p>Most do. Tell us where you stand, and we look at your credit and answer for you, free.</p>}
      />
    </>
  );
}

/** How often it is yes, no, and neither: counted on this page. */
function Doors() {
  const looks = Map.groupBy(allAnswers, ({ verdict }) => verdictLook(verdict));
  return (
    <div className="doors">
      <CountedDoor count={looks.get("yes")?.length ?? 0} words="say yes" wall="slate" lit />
      <CountedDoor count={looks.get("no")?.length ?? 0} words="say no" wall="brick" />
      <CountedDoor count={looks.get("open")?.length ?? 0} words="are figures, or it depends" wall="cream" />
    </div>
  );
}

/** `Is 580 to 619 enough for an FHA loan?` → `For an FHA loan`; "" for questions that stand alone. */
function scoreQuestion({ question, scores }: Answer): string {
  return scores ? capital(question.replace(/^.* enough |\?$/g, "")) : "";
}

function Shelf({ question, answers }: { question: string; answers: readonly Answer[] }) {
  return (
    <>
      {question !== "" && <h3>{question}</h3>}
      <ul className="rows an-list">
        {answers.map((answer) => (
          <AnswerRow key={answer.id} answer={answer} heading={question === "" ? "h3" : "h4"} />
        ))}
      </ul>
    </>
  );
}

function AnswerRow({ answer, heading: Heading }: { answer: Answer; heading: "h3" | "h4" }) {
  const { id, question, verdict, text, from, next, scores } = answer;
  return (
    <li id={id}>
      <div>
        <Heading className="h4">{scores ? scores.join(" to ") : question}</Heading>
        {scores && <ScoreSpan scores={scores} />}
      </div>
      <div>
        <p className={`an-verdict an-verdict--${verdictLook(verdict)}`}>{verdict}</p>
        <p>{text}</p>
        <a className="tlink" href={next.to}>
          {next.label} <Arrow />
        </a>
        <p className="fine">
          Source: {from.source} ({formatDay(from.effective)}).
        </p>
      </div>
    </li>
  );
}

/** These scores on the scale from 300 to 850. */
function ScoreSpan({ scores: [from, to] }: { scores: readonly [from: number, to: number] }) {
  const place = (score: number) => ((score - 300) / 550) * 100;
  return (
    <svg className="an-span" aria-hidden="true" width="100%" height="12">
      <rect width="100%" height="12" />
      <rect
        x={`${place(from).toFixed(1)}%`}
        width={`${Math.max(2, place(to) - place(from)).toFixed(1)}%`}
        height="12"
      />
    </svg>
  );
}
