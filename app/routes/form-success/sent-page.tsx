import type { ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { PathGraphic, type PathStep } from "#app/components/path-graphic.tsx";
import { Mailbox } from "#app/components/scenes/mailbox.tsx";
import { Tick } from "#app/components/ui/icons.tsx";
import css from "./form-success.css?inline";
import { Meanwhile } from "./meanwhile.tsx";
import { TalkNow } from "./talk-now.tsx";

type SentPageProps = {
  title: string;
  lead: ReactNode;
  /** What happens now, one after the other. */
  steps: readonly PathStep[];
};

/** The page after a form was taken, whichever way it goes on from there. */
export function SentPage({ title, lead, steps }: SentPageProps) {
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
          <p className="lead">{lead}</p>
        </div>
        <Mailbox />
      </section>
      <section className="kerb fs__next" aria-labelledby="next">
        <div className="wrap">
          <h2 id="next">What happens now</h2>
          <PathGraphic label="What happens to your message" steps={steps} />
        </div>
      </section>
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
