import { startTransition, useEffect, useState } from "react";

/**
 * A value for what may be a frame behind: it follows once the frame that shows the new one elsewhere is on its way, and
 * what is drawn of it gives way to the next key. `useDeferredValue` alone would begin before that frame, and make it late
 * on a slow phone.
 */
export function useAfterFrame<Value extends object>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setShown(value)));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
