import { useEffect } from "react";

/** How long a pointer rests on a term before its explanation shows; right after another one, it shows immediately. */
const openDelayMs = 700;
const skipDelayMs = 300;

/** Decides when a tooltip opens. The whole page shares one clock, so moving along a row of terms needs no waiting. */
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

/** Draws nothing: opens the explanation of a term that a mouse rests on, for all terms of a page. */
export function TermTips(): null {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const enter = (event: PointerEvent) => {
      const tip = tipOf(event);
      if (tip && event.pointerType === "mouse")
        waiting = setTimeout(() => tip.showPopover?.(), clock.delay(Date.now()));
    };
    const leave = (event: PointerEvent) => {
      const tip = tipOf(event);
      if (!tip) return;
      clearTimeout(waiting);
      if (!isOpenPopover(tip)) return;
      tip.hidePopover?.();
      clock.closed(Date.now());
    };
    document.addEventListener("pointerover", enter);
    document.addEventListener("pointerout", leave);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener("pointerover", enter);
      document.removeEventListener("pointerout", leave);
    };
  }, []);
  return null;
}

/** Browsers before 2023 have no popovers, and do not know the selector for an open one. */
function isOpenPopover(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && "popover" in element && element.matches(":popover-open");
}

/** A term holds nothing but its word, so the pointer is over it or over something else. */
function tipOf({ target }: PointerEvent): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>("button.term") : null;
  return button?.popoverTargetElement instanceof HTMLElement ? button.popoverTargetElement : null;
}
