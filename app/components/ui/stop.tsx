import { classNames } from "#app/lib/format/class-names.ts";
import { Tick } from "./icons.tsx";

export type StopState = "done" | "next" | "later";

/** The name of each state, for people who do not see the drawing. */
export const stopStateWords: Record<StopState, string> = { done: "done", next: "next", later: "not yet" };

/** A stop on the path: filled with a check mark, bright, or an outline. Put the state into words next to it. */
export function Stop({ state }: { state: StopState }) {
  return (
    <span className={classNames("stop", state !== "later" && `stop--${state}`)} aria-hidden="true">
      {state === "done" && <Tick />}
    </span>
  );
}
