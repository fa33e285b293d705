import { type ReactNode, useId } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import css from "./term.css?inline";

/**
 * A word with its explanation: pressed, it opens as a native popover, without script too; where the page says
 * `useTermTips`, a mouse that rests on it opens it as well. Screen readers have the explanation as the button's description.
 */
export function Term({ children, explanation }: { children: ReactNode; explanation: string }) {
  const id = useId();
  return (
    <>
      <InlineStyle name="term" layer="page" css={css} />
      <button type="button" className="term" popoverTarget={id} aria-describedby={id}>
        {children}
      </button>
      <span className="note term__tip" id={id} popover="auto" role="tooltip">
        {explanation}
      </span>
    </>
  );
}
