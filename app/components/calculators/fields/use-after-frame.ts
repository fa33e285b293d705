import { startTransition, useEffect, useState } from "react";

/**
 * A value that may be a frame late: it changes after the frame that shows the new value elsewhere, and rendering it
 * yields to the next keystroke. `useDeferredValue` alone would start before that frame and delay it on a slow phone.
 * The value stays the same object until it changes: a new object means a new frame.
 */
export function useAfterFrame<Value extends object>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setShown(value)));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
