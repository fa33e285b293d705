import {
  type ComponentType,
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useSyncExternalStore,
} from "react";
import { round, type Sheet, sheetWidths } from "#app/components/calculators/plots/sheet.tsx";
import { ReloadPart } from "#app/components/reload-part.tsx";
import { classNames } from "#app/lib/format/class-names.ts";
import { OnDemandPart } from "#app/lib/near/import-when-near.ts";

// A calculator's plot: the place that it is loaded into, and the slider that walks its points.

/** Width and height of the two sheets that a plot is drawn on, in its own units. */
type Sheets = Record<Sheet["name"], Pick<Sheet, "width" | "height">>;

type DrawingOf<Answer, Drawn> = ComponentType<{ answer: Answer; sheets: Drawn }>;

/** A place that a plot is loaded into. Made once, at the top of a module. */
type PlotPlace<Answer, Drawn> = {
  part: OnDemandPart<{ default: DrawingOf<Answer, Drawn> }>;
  Drawing: DrawingOf<Answer, Drawn>;
  sheets: Drawn;
  waiting: ReactNode;
};

/** `sheets` gives the placeholder its final size; a plot of one drawing is drawn on them. */
export function plotPlace<Answer, Drawn extends Sheets>(
  load: () => Promise<DrawingOf<Answer, Drawn>>,
  sheets: Drawn,
): PlotPlace<Answer, Drawn> {
  const part = new OnDemandPart(async () => ({ default: await load() }));
  const waiting = (["wide", "narrow"] as const).map((name) => (
    <svg
      key={name}
      className={`plot plot--${name}`}
      viewBox={`0 0 ${sheets[name].width} ${sheets[name].height}`}
      aria-hidden="true"
    />
  ));
  return { part, Drawing: lazy(() => part.content()), sheets, waiting };
}

type PlotProps<Answer, Drawn> = { place: PlotPlace<Answer, Drawn>; answer: Answer };

/**
 * A plot whose script loads when it comes near the window. The server's HTML has it finished; a placeholder stands in
 * where React has to draw it before its script is there.
 */
export function Plot<Answer, Drawn>({ place, answer }: PlotProps<Answer, Drawn>) {
  const { part, Drawing, sheets, waiting } = place;
  const watch = useCallback((element: HTMLDivElement) => part.watch(element), [part]);
  const failed = useSyncExternalStore(
    useCallback((listener) => part.subscribe(listener), [part]),
    () => part.state === "failed",
    () => false,
  );
  // The same element for the same answer: with a new one React would drop the server's HTML for the placeholder.
  const content = useMemo(
    () => (
      <Suspense fallback={waiting}>
        <Drawing answer={answer} sheets={sheets} />
      </Suspense>
    ),
    [Drawing, sheets, waiting, answer],
  );
  return (
    // The server drew the plot for its own numbers: without the script it would stand beside other ones.
    <div className={classNames("cp-plot", failed && "cp-plot--failed")} ref={watch}>
      <ReloadPart part={part} />
      {content}
    </div>
  );
}

type PlotWalkProps = {
  /** What the slider moves over, such as "Year". */
  label: string;
  /** How many points there are. */
  count: number;
  at: number;
  /** A point in words and with its value, such as "After 5 years you owe $234,567". */
  say: (at: number) => string;
  onWalk: (at: number) => void;
  /** Where the plot's axis begins and ends on each sheet, in its units; without one the slider is as wide as the plot. */
  axis?: Record<Sheet["name"], readonly [from: number, to: number]>;
};

/** A slider over the points of a plot, as long as its axis. A screen reader says each point; its words stand below. */
export function PlotWalk({ label, count, at, say, onWalk, axis }: PlotWalkProps) {
  const words = say(at);
  return (
    <div className="cp-walk screen-only">
      <input
        style={axis && axisPlace(axis)}
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

/** The ends of the axis as shares of the two sheets; the style sheet takes those of the sheet it shows. */
function axisPlace({ wide, narrow }: NonNullable<PlotWalkProps["axis"]>): CSSProperties {
  const share = (units: number, width: number) => `${round((units / width) * 100)}%`;
  const [ws, ns] = [sheetWidths.wide, sheetWidths.narrow];
  return {
    "--wide-from": share(wide[0], ws),
    "--wide-length": share(wide[1] - wide[0], ws),
    "--narrow-from": share(narrow[0], ns),
    "--narrow-length": share(narrow[1] - narrow[0], ns),
  } as CSSProperties;
}
