import { type RefObject, useEffect, useRef } from "react";
import type { Delivery } from "./use-delivery.ts";

/** Keeps the focus where the visitor needs it: on the summary after errors, on the button after a failed sending. */
export function useFormFocus({ stoppedBy, phase }: Pick<Delivery, "stoppedBy" | "phase">) {
  const summaryRef = useRef<HTMLElement>(null);
  const failureRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (stoppedBy) summaryRef.current?.focus();
  }, [stoppedBy]);

  useEffect(() => {
    if (phase.name !== "failed" || !isFocusLost()) return;
    focusFirst(phase.isTold ? [buttonRef] : [failureRef, buttonRef]);
  }, [phase]);

  return { summaryRef, failureRef, buttonRef };
}

/** A button that is disabled while it has the focus gives it back to nobody. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function focusFirst(refs: RefObject<HTMLElement | null>[]): void {
  refs.find((ref) => ref.current)?.current?.focus();
}
