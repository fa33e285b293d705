import type { ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PathGraphic, type PathStep } from "#app/components/path-graphic.tsx";
import { Mailbox } from "#app/components/scenes/mailbox-scene.tsx";
import { Tick } from "#app/components/ui/icons.tsx";
import { AnalysisAhead } from "./analysis-ahead.tsx";
import css from "./form-success.css?inline";
import { Meanwhile } from "./meanwhile.tsx";
import type { AskedAnswers } from "./prepare-answers.tsx";
import { TalkNow } from "./talk-now.tsx";

/** What the page knows of the form that led here. */
export type SentHere = {
  /** The questions after a request for an analysis; null after any other form. */
  asked: AskedAnswers | null;
  /** The day and time by which we answer, in words; null when nothing was just sent. */
  answerBy: string | null;
};

type SentPageProps = {
  title: string;
  lead: ReactNode;
  answerBy?: string | null;
  /** What happens now, one after the other. */
  steps: readonly PathStep[];
  /** What helps to prepare, where there is something to prepare. */
  questions?: ReactNode;
};

/** The page after a form was taken, whichever way it goes on from there. */
export function SentPage({ title, lead, answerBy, steps, questions }: SentPageProps) {
  return (
    <>
      <InlineStyle name="form-success" layer="page" css={css} />
      <section className="wrap fs">
        <div className="fs__txt">
          <p className="badge">
            <span className="stop stop--done">
              <Tick />
            </span>
            Message Sent Successfully
          </p>
          <h1>{title}</h1>
          <p className="lead">
            {lead}
            {answerBy && (
              <>
                {" "}
                You hear from us by <strong>{answerBy}</strong>.
              </>
            )}
          </p>
        </div>
        <Mailbox />
      </section>
      {questions}
      <section className="kerb fs__next" aria-labelledby="next">
        <div className="wrap">
          <h2 id="next">What happens now</h2>
          <PathGraphic label="What happens to your message" steps={steps} />
        </div>
      </section>
      <AnalysisAhead />
      <Meanwhile />
      <TalkNow />
    </>
  );
}

export const review: PathStep = {
  name: "Expert review",
  state: "later",
  note: "An expert on our team reads what you wrote.",
};

export const response: PathStep = {
  name: "Personal response",
  state: "later",
  note: "Within 24 hours you hear from us, with the next step.",
};
