import type { DayColumn, DayPage, Quarter } from "#app/lib/desk/shown-calendar.ts";
import "./day.css";

/** The hours on the left, and a column for each counselor. On a phone the columns are lists, one below the other. */
export function DayColumns({ day }: { day: DayPage }) {
  const { columns, hourLabels, date, opened, now } = day;
  return (
    <>
      <ul className="cal-legend" aria-label="What the marks mean">
        {legend.map(([state, label]) => (
          <li key={state}>
            <i className={`call--${state}`} />
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
  ["firm", "Confirmed"],
  ["booked", "Booked, email not confirmed"],
  ["held", "Held, email not confirmed"],
  ["kept", "Took place"],
  ["no-show", "No-show"],
  ["blocked", "Blocked"],
] as const;

type ColumnProps = { column: DayColumn; date: string; openedId: string | null; now: string | null };

function Column({ column: { id, name, isMe, calls, quarters }, ...rest }: ColumnProps) {
  return (
    <section className="cal-column" aria-labelledby={`column-${id}`}>
      <h2 className="cal-name" id={`column-${id}`}>
        {name}
        {isMe && ", you"} <small>{calls === 1 ? "1 call" : `${calls} calls`}</small>
      </h2>
      {quarters.map((quarter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a quarter of an hour is known by its place in the day.
        <QuarterBox key={index} quarter={quarter} {...rest} />
      ))}
      {calls === 0 && <p className="cal-none help">No calls.</p>}
    </section>
  );
}

function QuarterBox({ quarter, date, openedId, now }: Omit<ColumnProps, "column"> & { quarter: Quarter }) {
  const { state, blockWords, call, isNow } = quarter;
  return (
    <div className={`quarter quarter--${state}`}>
      {isNow && <p className="cal-now">{now}</p>}
      {blockWords && (
        <p className="cal-block">
          <b>{blockWords}</b> <span>Blocked</span>
        </p>
      )}
      {call && (
        <a
          className={`call call--${call.state} call--long-${call.quarters}`}
          href={`/desk/day?date=${date}&booking=${call.id}#call`}
          aria-current={call.id === openedId ? "true" : undefined}
        >
          <b>
            <bdi>{call.name}</bdi>
          </b>{" "}
          <span className="call-state">{call.stateWords}</span>{" "}
          <span className="call-when">
            {call.claim && <b className="late">{call.claim.short} </b>}
            {call.office}
            {call.theirs === null ? " for both" : `, ${call.theirs} theirs`} <small>{call.length}</small>
          </span>
        </a>
      )}
    </div>
  );
}
