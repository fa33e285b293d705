import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useMemo, useSyncExternalStore } from "react";
import { ReloadPart } from "#app/components/on-demand.tsx";
import { classNames } from "#app/lib/format/class-names.ts";
import { OnDemandPart } from "#app/lib/near/import-when-near.ts";

type DrawingOf<Answer> = ComponentType<{ answer: Answer }>;

/** A place that a drawing is loaded into. Made once, at the top of a module. */
type PlotPlace<Answer> = {
  part: OnDemandPart<{ default: DrawingOf<Answer> }>;
  Drawing: DrawingOf<Answer>;
  waiting: ReactNode;
};

/** Width and height of the two sheets that a drawing is made on, in its own units. */
type Shape = { wide: readonly [number, number]; narrow: readonly [number, number] };

/** `shape` gives the placeholder the final size. */
export function plotPlace<Answer>(load: () => Promise<DrawingOf<Answer>>, shape: Shape): PlotPlace<Answer> {
  const part = new OnDemandPart(async () => ({ default: await load() }));
  const waiting = (
    <>
      <Sheet size={shape.wide} name="wide" />
      <Sheet size={shape.narrow} name="narrow" />
    </>
  );
  return { part, Drawing: lazy(() => part.content()), waiting };
}

type PlotProps<Answer> = { place: PlotPlace<Answer>; answer: Answer };

/**
 * A drawing whose script comes when it is near the window. The server's HTML has it finished; a placeholder stands in
 * where React has to draw it before its script is there.
 */
export function Plot<Answer>({ place: { part, Drawing, waiting }, answer }: PlotProps<Answer>) {
  const watch = useCallback((element: HTMLDivElement) => part.watch(element), [part]);
  const failed = useSyncExternalStore(
    useCallback((listener) => part.subscribe(listener), [part]),
    () => part.state === "failed",
    () => false,
  );
  // The same element for the same answer: made anew, it would have React drop the server's HTML for the placeholder.
  const content = useMemo(
    () => (
      <Suspense fallback={waiting}>
        <Drawing answer={answer} />
      </Suspense>
    ),
    [Drawing, waiting, answer],
  );
  return (
    // What the server drew answers its own numbers: without the script it would stand beside others.
    <div className={classNames("cp-plot", failed && "cp-plot--failed")} ref={watch}>
      <ReloadPart part={part} />
      {content}
    </div>
  );
}

function Sheet({ size: [width, height], name }: { size: readonly [number, number]; name: "wide" | "narrow" }) {
  return <svg className={`plot plot--${name}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />;
}

type PlotWalkProps = {
  /** What is walked, such as "Year". */
  label: string;
  /** How many points there are. */
  count: number;
  at: number;
  /** A point in words and with its value, such as "After 5 years you owe $234,567". */
  say: (at: number) => string;
  onWalk: (at: number) => void;
};

/** Walks the points of a plot, by arrow keys or by hand; each is said, and shown as words under the plot. */
export function PlotWalk({ label, count, at, say, onWalk }: PlotWalkProps) {
  const words = say(at);
  return (
    <div className="cp-walk">
      <input
        type="range"
        aria-label={label}
        aria-valuetext={words}
        min={0}
        max={Math.max(0, count - 1)}
        step={1}
        value={at}
        autoComplete="off"
        onChange={({ target }) => onWalk(Number(target.value))}
      />
      <output aria-live="off">{words}</output>
    </div>
  );
}
