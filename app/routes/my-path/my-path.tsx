import { lazy, memo, Suspense, useEffect } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { AnswerBar, AnswerNow, useWordsOf } from "#app/components/my-path/answer-bar.tsx";
import { PlaceQuestion } from "#app/components/my-path/place-question.tsx";
import { OpenFile } from "#app/components/my-path/plan-file.tsx";
import { SaidStrip } from "#app/components/my-path/said-numbers.tsx";
import { TypedQuestion } from "#app/components/my-path/typed-question.tsx";
import { type PageState, type PartProps, usePathPage } from "#app/components/my-path/use-path-page.ts";
import { PageHero } from "#app/components/sections/page-hero.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import type { RouteHandle } from "#app/lib/page/route-handle.ts";
import { pageMeta } from "#app/lib/page/seo.ts";
import css from "./my-path.css?inline";

/** React runs here: everything is worked out on the visitor's device, and nothing of it is sent. */
export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta("/my-path");

const loadAnswer = async () => ({ default: (await import("#app/components/my-path/whole-answer.tsx")).WholeAnswer });
const WholeAnswer = lazy(loadAnswer);
const loadNotices = async () => ({ default: (await import("#app/components/my-path/path-notices.tsx")).PathNotices });
const PathNotices = lazy(loadNotices);

/** The whole page: questions with the answer in sight, then the answer, and the ways to take it along. */
export default function MyPath() {
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
      <InlineStyle name="my-path" layer="page" css={css} />
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
      <div>
        {notices}
        <noscript>
          <WithoutScript />
        </noscript>
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
      className="screen-only mp-hero"
      title="When could you buy?"
      lead="A few questions, and you get a month with its reasons. No account. What you type stays on this device."
    />
  );
}

const ways = [
  { to: "/calculators", label: "Calculators", text: "Change the numbers in the address, or send the form." },
  { to: "/assistance-finder", label: "Find help near you", text: "Six questions, then programs for your county." },
];

/** Without JavaScript nothing can be worked out on the device: what works instead. */
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
