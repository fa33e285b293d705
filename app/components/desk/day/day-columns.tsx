import type { DayColumn, DayPage, Quarter } from "#app/lib/desk/shown-calendar.ts";
import "./day.css";

/** The hours on the left, and a column for each who calls. On a phone the columns are lists, one after the other. */
export function DayColumns({ day }: { day: DayPage }) {
  const { columns, hourLabels, date, opened, now } = day;
  return (
    <>
      <ul className="cal-legend" aria-label="What the marks mean">
        {legend.map(([state, label]) => (
          <li key={state}>
            <i className={`talk--${state}`} />
            {label}
          </li>
        ))}
      </ul>
      <div className="cal">
        <div className="cal-hours" aria-hidden="true">
          <p className="cal-name">ET</p>
          {hourLabels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
        {columns.map((column) => (
          <Column key={column.id} column={column} date={date} openedId={opened?.id ?? null} now={now} />
        ))}
      </div>
    </>
  );
}

const legend = [
  ["firm", "Firm"],
  ["held", "Held, email not confirmed"],
  ["kept", "Kept"],
  ["no-show", "No-show"],
  ["blocked", "Blocked"],
] as const;

type ColumnProps = { column: DayColumn; date: string; openedId: string | null; now: string | null };

function Column({ column: { id, name, isMe, talks, quarters }, ...rest }: ColumnProps) {
  return (
    <section className="cal-column" aria-labelledby={`column-${id}`}>
      <h2 className="cal-name" id={`column-${id}`}>
        {name}
        {isMe && ", you"} <small>{talks === 1 ? "1 talk" : `${talks} talks`}</small>
      </h2>
      {quarters.map((quarter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a quarter of an hour is its place in the day.
        <QuarterBox key={index} quarter={quarter} {...rest} />
      ))}
      {talks === 0 && <p className="cal-none help">No talks.</p>}
    </section>
  );
}

function QuarterBox({ quarter, date, openedId, now }: Omit<ColumnProps, "column"> & { quarter: Quarter }) {
  const { state, blockWords, talk, isNow } = quarter;
  return (
    <div className={`quarter quarter--${state}`}>
      {isNow && <p className="cal-now">{now}</p>}
      {blockWords && (
        <p className="cal-block">
          <b>{blockWords}</b> <span>Blocked</span>
        </p>
      )}
      {talk && (
        <a
          className={`talk talk--${talk.state} talk--long-${talk.quarters}`}
          href={`/desk/day?date=${date}&booking=${talk.id}#talk`}
          aria-current={talk.id === openedId ? "true" : undefined}
        >
          <b>
            <bdi>{talk.name}</bdi>
          </b>{" "}
          <span className="talk-state">{talk.stateWords}</span>{" "}
          <span className="talk-when">
            {talk.office}
            {talk.theirs === null ? " for both" : `, ${talk.theirs} theirs`} <small>{talk.length}</small>
          </span>
        </a>
      )}
    </div>
  );
}
