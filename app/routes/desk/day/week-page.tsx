import { useLoaderData } from "react-router";
import type { CallState } from "#app/lib/desk/shown-calendar.ts";
import { classNames } from "#app/lib/format/class-names.ts";
import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";
import "#app/components/desk/day/day.css";

export const loader = seeAtDesk("week");

export function meta() {
  return [{ title: "Week | Desk" }];
}

/** A week of calls, from Monday to Sunday. */
export default function WeekPage() {
  const { title, before, after, days } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="cal-top">
        <h1>{title}</h1>
        <nav aria-label="Weeks" className="row-acts">
          <a className="btn btn--row" href={`/desk/week?date=${before}`}>
            Week before
          </a>
          <a className="btn btn--row" href={`/desk/week?date=${after}`}>
            Week after
          </a>
          <a className="btn btn--row" href="/desk/week">
            This week
          </a>
          <a className="btn btn--row" href="/desk/day">
            Today
          </a>
        </nav>
        <p className="help">{sumWords(days)}</p>
      </div>
      <div className="week">
        {days.map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </div>
    </>
  );
}

type WeekDay = ReturnType<typeof useLoaderData<typeof loader>>["days"][number];

const counted = [
  ["kept", "kept"],
  ["no-show", "no-show"],
  ["unmarked", "not marked yet"],
  ["firm", "to come and confirmed"],
  ["booked", "to come, email not confirmed"],
  ["waiting", "not confirmed"],
  ["held", "held"],
] as const satisfies readonly (readonly [CallState, string])[];

/** "13 calls: 10 kept, 2 no-show, 1 not marked yet" */
function sumWords(days: WeekDay[]): string {
  const calls = days.flatMap((day) => day.calls);
  if (calls.length === 0) return "No calls in this week.";
  const parts = counted.flatMap(([state, words]) => {
    const count = calls.filter((call) => call.state === state).length;
    return count > 0 ? [`${count} ${words}`] : [];
  });
  return `${callsWords(calls.length)}: ${parts.join(", ")}`;
}

function callsWords(count: number): string {
  return count === 1 ? "1 call" : `${count} calls`;
}

function Day({ day: { date, short, title, hours, isToday, isOpen, calls, blocks } }: { day: WeekDay }) {
  return (
    <section
      aria-labelledby={`day-${date}`}
      className={classNames("week-day", isToday && "week-day--today", !isOpen && "week-day--closed")}
    >
      <div className="week-head">
        <h2 id={`day-${date}`}>
          <a href={`/desk/day?date=${date}`} aria-current={isToday ? "date" : undefined}>
            <span aria-hidden="true">{short}</span>
            <span className="vh">{title}</span>
          </a>
          {isToday && <small>today</small>}
        </h2>
        <p className="help">{hours}</p>
      </div>
      <div className="week-calls">
        {blocks.map(({ id, words }) => (
          <p key={id} className="cal-block">
            {words} <span>Blocked</span>
          </p>
        ))}
        {calls.map((call) => (
          <WeekCall key={call.id} call={call} date={date} />
        ))}
        {isOpen && calls.length === 0 && <p className="help">No calls.</p>}
      </div>
    </section>
  );
}

function WeekCall({ call, date }: { call: WeekDay["calls"][number]; date: string }) {
  const { id, state, stateWords, claim, office, theirs, name, counselor } = call;
  return (
    <a className={`call call--${state}`} href={`/desk/day?date=${date}&booking=${id}#call`}>
      <b>{office}</b> <span className="call-state">{stateWords}</span>{" "}
      <span className="call-when">
        <bdi>{name}</bdi>
        {claim && <b className="late">{claim.words}</b>}
        <small>{theirs === null ? "same clock" : `${theirs} theirs`}</small>
        {counselor && <small>with {counselor}</small>}
      </span>
    </a>
  );
}
