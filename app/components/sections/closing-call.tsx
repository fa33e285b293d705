import type { ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import css from "./closing-call.css?inline";
import curbCss from "./curb-call.css?inline";

type ClosingCallProps = {
  title: string;
  text: ReactNode;
  /** The one primary action, and at most one other action. */
  actions: ReactNode;
  /** A scene in elevation, its ground at its lower edge; it sits on the sidewalk. */
  scene: ReactNode;
  /** The position of its door, as a percentage of the scene's width: the path ends at its step. */
  door: number;
};

/** The end of a page: the path comes down the right rail and ends at the step of a scene on the sidewalk. */
export function ClosingCall({ title, text, actions, scene, door }: ClosingCallProps) {
  return (
    <section className="closing leg leg--R">
      <InlineStyle name="closing-call" layer="page" css={css} />
      <div className="wrap closing__in cols cols--end">
        <div>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          <div className="acts">{actions}</div>
        </div>
        <div className="closing__scene screen-only">
          {scene}
          <i className="closing__to" style={{ left: `${door}%` }} />
        </div>
      </div>
      <div className="pave closing__pave" />
    </section>
  );
}

type CurbCallProps = {
  title: string;
  text: ReactNode;
  /** Small print under the button. */
  fine?: string;
};

/** The end of a page of numbers: words on the sidewalk, with the link to the free analysis. */
export function CurbCall({ title, text, fine }: CurbCallProps) {
  return (
    <section className="curb curbcall screen-only">
      <InlineStyle name="curb-call" layer="page" css={curbCss} />
      <div className="wrap apart">
        <div>
          <h2>{title}</h2>
          {text}
        </div>
        <div>
          <ButtonLink to="/get-started">
            Get Your Free Credit Analysis <Arrow />
          </ButtonLink>
          {fine && <p className="fine">{fine}</p>}
        </div>
      </div>
    </section>
  );
}
