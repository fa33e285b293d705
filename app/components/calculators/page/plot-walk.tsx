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
