import type { ShownClock, ThreadClocks } from "#app/domain/desk/shown-thread.ts";
import "./due-street.css";

type DueStreetProps = {
  clocks: ThreadClocks;
  /** The stages in order, without those that were skipped, and the current one. */
  stages: { value: string; label: string }[];
  stage: string;
  /** The stage with the reason, if it has one. */
  stageTitle: string;
};

/** The path of a thread: what was asked, the promise with its time used and left, and the stages to come. */
export function DueStreet({ clocks, stages, stage, stageTitle }: DueStreetProps) {
  const here = stages.findIndex(({ value }) => value === stage);
  const [next, ...more] = clocks.open;
  const isDone = (index: number) => index <= here;
  return (
    <>
      <ol className="street">
        {stages.slice(1, here + 1).map(({ value, label }, index) => (
          <Stop key={value} isDone isHere={index + 1 === here} label={index + 1 === here ? stageTitle : label} />
        ))}
        {next && <Promised clock={next} />}
        {stages.map(({ value, label }, index) =>
          isDone(index) || (next && value === "answered") ? null : <Stop key={value} label={label} />,
        )}
      </ol>
      {!next && <p className="street-said">{endWords(clocks.last)}</p>}
      {more.map(({ id, promise, due, left, isLate }) => (
        <p key={id} className="street-said">
          Also promised: <b>{promise}</b>, by {due}. <Left left={left} isLate={isLate} />
        </p>
      ))}
    </>
  );
}

function Promised({
  clock: { promise, asked, due, left, isLate, stops, used, whole, usedPercent },
}: {
  clock: ShownClock;
}) {
  return (
    <>
      <li className="stop stop--leg">
        <Tick />
        <svg className="street-used" viewBox="0 0 18 100" preserveAspectRatio="none" aria-hidden="true">
          <rect x="7" width="4" height={usedPercent} fill="var(--evergreen)" />
          <rect y={Math.max(0, usedPercent - 3)} width="18" height="3" fill="var(--ink)" />
        </svg>
        <b>Asked</b>
        <p className="help">
          {asked}. {promise}
        </p>
        <p className="street-left">
          <Left left={left} isLate={isLate} />
        </p>
        <p className="help">
          {isLate
            ? "An answer still helps. It counts as late."
            : `${used} of ${whole} are used. The clock does not pause. ${stops}`}
        </p>
      </li>
      <li className="stop">
        <svg className="street-door" viewBox="0 0 30 38" aria-hidden="true">
          <rect x="2" y="2" width="26" height="35" fill="var(--paper-raised)" stroke="var(--ink)" strokeWidth="2" />
          <rect
            x="6"
            y="6"
            width="18"
            height="31"
            fill="var(--marigold)"
            stroke="var(--on-marigold)"
            strokeWidth="1.5"
          />
          <circle cx="20" cy="23" r="1.6" fill="var(--on-marigold)" />
        </svg>
        <b>Answer by {due}</b>
      </li>
    </>
  );
}

function Left({ left, isLate }: Pick<ShownClock, "left" | "isLate">) {
  return isLate ? <b className="is-late">Late by {left}</b> : <b>{left} left</b>;
}

function Stop({ label, isDone = false, isHere = false }: { label: string; isDone?: boolean; isHere?: boolean }) {
  return (
    <li className={isDone ? "stop stop--done" : "stop stop--later"} {...(isHere && { "aria-current": "step" })}>
      {isDone ? <Tick /> : <span className="dot" aria-hidden="true" />}
      {isDone ? <b>{label}</b> : label}
    </li>
  );
}

function Tick() {
  return (
    <span className="dot dot--done">
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <path d="M3 7.500l3 3 5.500-6.500" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </span>
  );
}

function endWords(last: DueStreetProps["clocks"]["last"]): string {
  if (!last) return "Nothing is promised here.";
  const { how, after, isLate } = last;
  return `${how} after ${after}${isLate ? ", late" : ""}. Nothing is promised now.`;
}
