import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import css from "./term.css?inline";

/** How long a pointer rests on a term before its explanation shows; right after another one, it shows at once. */
const openDelayMs = 700;

const skipDelayMs = 300;

/** Decides when a tooltip opens. One clock serves a whole page, so that reading along a row of terms needs no waiting. */
export class TooltipClock {
  #closedAt = Number.NEGATIVE_INFINITY;

  /** How many milliseconds to wait from `nowMs` on. */
  delay(nowMs: number): number {
    return nowMs - this.#closedAt <= skipDelayMs ? 0 : openDelayMs;
  }

  closed(nowMs: number): void {
    this.#closedAt = nowMs;
  }
}

const clock = new TooltipClock();

/**
 * A word with its explanation: pressed, it opens as a native popover, without script too; a mouse that rests on it opens
 * it as well. Screen readers have the explanation as the button's description.
 */
export function Term({ children, explanation }: { children: ReactNode; explanation: string }) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function enter({ pointerType }: PointerEvent) {
    if (pointerType === "mouse")
      waiting.current = setTimeout(() => tip.current?.showPopover(), clock.delay(Date.now()));
  }
  function leave() {
    clearTimeout(waiting.current);
    if (!tip.current?.matches(":popover-open")) return;
    tip.current.hidePopover();
    clock.closed(Date.now());
  }
  return (
    <>
      <InlineStyle name="term" layer="page" css={css} />
      <button
        type="button"
        className="term"
        popoverTarget={id}
        aria-describedby={id}
        onPointerEnter={enter}
        onPointerLeave={leave}
      >
        {children}
      </button>
      <span className="note term__tip" id={id} ref={tip} popover="auto" role="tooltip">
        {explanation}
      </span>
    </>
  );
}
