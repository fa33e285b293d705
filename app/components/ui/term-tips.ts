import { useEffect } from "react";
import { TooltipClock } from "#app/lib/near/tooltip-clock.ts";

const clock = new TooltipClock();

/** Opens the explanation of a term that a mouse rests on, for all terms of a page, also those that stay HTML. */
export function useTermTips(): void {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const enter = (event: PointerEvent) => {
      const tip = tipOf(event);
      if (tip && event.pointerType === "mouse") waiting = setTimeout(() => tip.showPopover(), clock.delay(Date.now()));
    };
    const leave = (event: PointerEvent) => {
      const tip = tipOf(event);
      if (!tip) return;
      clearTimeout(waiting);
      if (!tip.matches(":popover-open")) return;
      tip.hidePopover();
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
}

/** A term holds nothing but its word, so the pointer is over it or over something else. */
function tipOf({ target }: PointerEvent): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>("button.term") : null;
  return button?.popoverTargetElement instanceof HTMLElement ? button.popoverTargetElement : null;
}
