import { lazy, memo, Suspense, useEffect } from "react";
import { AnswerBar, AnswerNow, useWordsOf } from "#app/components/my-path/answer-bar.tsx";
import { PlaceQuestion } from "#app/components/my-path/place-question.tsx";
import { OpenFile } from "#app/components/my-path/plan-file.tsx";
import { SaidStrip } from "#app/components/my-path/said-numbers.tsx";
import { TypedQuestion } from "#app/components/my-path/typed-question.tsx";
import { type PageState, type PartProps, usePathPage } from "#app/components/my-path/use-path-page.ts";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { WorkedOutOn } from "#app/components/ui/worked-out-on.tsx";

const loadAnswer = async () => ({ default: (await import("#app/components/my-path/whole-answer.tsx")).WholeAnswer });
const WholeAnswer = lazy(loadAnswer);
const loadNotices = async () => ({ default: (await import("#app/components/my-path/path-notices.tsx")).PathNotices });
const PathNotices = lazy(loadNotices);

/** Questions with the answer in sight, then the answer, and the ways to take it along. */
export function PathPage() {
  const page = usePathPage();
  const { view, incoming, problem, wiped } = page;
  // The answer, and what may have to be said, come while the first questions are read.
  useEffect(() => {
    void loadAnswer();
    void loadNotices();
  }, []);
  const isTold = problem !== null || wiped || incoming !== null;
  const notices = isTold && (
    <Suspense fallback={null}>
      <PathNotices page={page} />
    </Suspense>
  );
  return (
    <>
      {view.is === "start" && <PathStart />}
      {view.is === "answer" ? (
        <Suspense fallback={<div className="mp-wait" />}>
          <WholeAnswer page={page} notices={notices} />
        </Suspense>
      ) : (
        <Asking page={page} notices={notices} question={view} />
      )}
    </>
  );
}

/** A question at the left; at the right, or at the foot of a phone, what the answers come to. */
function Asking({ page, notices, question }: PartProps & { question: Exclude<PageState["view"], { is: "answer" }> }) {
  const { path, now } = page;
  const { name, is } = question;
  const wordsOf = useWordsOf(page);
  const Question = name === "place" ? PlaceQuestion : TypedQuestion;
  const hasAnswer = path.seen.length > 0;
  return (
    <section className="wrap cols cols--start mp-ask">
      {is === "question" && <h1 className="vh">My path</h1>}
      <div className="mp-paper">
        <WorkedOutOn />
        <p>
          This question is still open. Your answers are in the browser that printed this: open My path there to go on.
        </p>
      </div>
      <div>
        {notices}
        {/* React does not look into it, so only the server has what is in it. */}
        <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
        <Question
          key={name}
          name={name}
          path={path}
          now={now ?? 0}
          onChange={page.onChange}
          onType={page.onType}
          onPass={() => page.onPass(name)}
        />
        <div className="mp-alive">
          <WhatWeGet />
          {is === "start" && (
            <p className="in-row small">
              Do you have a plan in a file? <OpenFile onOpen={page.onOpen} />
            </p>
          )}
        </div>
      </div>
      <div className="mp-aside">
        <AnswerNow wordsOf={wordsOf} />
        <SaidStrip />
        {hasAnswer && <ToAnswer />}
      </div>
      <AnswerBar wordsOf={wordsOf} />
    </section>
  );
}

const WhatWeGet = memo(function WhatWeGet() {
  return (
    <p className="fine">
      Worked out in your browser. All we get is three digits of the ZIP code or three letters of the place, the county
      and the state.
    </p>
  );
});

const ToAnswer = memo(function ToAnswer() {
  return (
    <a className="tlink" href="/my-path#answer">
      See the whole answer <Arrow />
    </a>
  );
});

/** The head of the page before there is an answer: what it does, and that nothing leaves the device. */
function PathStart() {
  return (
    <PageHero
      name="My path"
      trail={[{ label: "Resources", to: "/resources" }]}
      className="mp-hero"
      title="When could you buy?"
      lead="A few questions, and you get a month with its reasons. No account. Your numbers stay on this device."
    />
  );
}

const ways = [
  { to: "/calculators", label: "Calculators", text: "Change the numbers in the address, or send the form." },
  { to: "/assistance-finder", label: "Find help near you", text: "Six questions, then programs for your county." },
];

/** For browsers without JavaScript, which can't compute on the device: what works instead. */
function WithoutScript() {
  return (
    <div className="mp-noscript">
      <h2>My path needs JavaScript</h2>
      <p>
        Your month is worked out in your browser, so that no number leaves it. JavaScript is off in this browser. All of
        this works without it:
      </p>
      <ul className="rows">
        {ways.map(({ to, label, text }) => (
          <li key={to}>
            <a className="tlink" href={to}>
              {label}
            </a>
            <p className="small">{text}</p>
          </li>
        ))}
      </ul>
      <p className="acts">
        <ButtonLink to="/get-started">Get a Free Credit Analysis</ButtonLink>
      </p>
    </div>
  );
}
