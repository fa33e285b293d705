import type { ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import css from "./curb-call.css?inline";

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
      <InlineStyle name="curb-call" layer="page" css={css} />
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
