import { classNames } from "#app/lib/format/class-names.ts";
import { Tick } from "./icons.tsx";

export type StopState = "done" | "next" | "later";

/** What each state is called where the drawing is not seen. */
export const stopStateWords: Record<StopState, string> = { done: "done", next: "next", later: "not yet" };

/** A stop on the path: filled with a tick, bright, or an outline. Say the state in words beside it. */
export function Stop({ state }: { state: StopState }) {
  return (
    <span className={classNames("stop", state !== "later" && `stop--${state}`)} aria-hidden="true">
      {state === "done" && <Tick />}
    </span>
  );
}
