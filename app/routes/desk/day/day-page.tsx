import { useLoaderData } from "react-router";
import { BlockForm } from "#app/components/desk/day/block-form.tsx";
import { BlockList } from "#app/components/desk/day/block-list.tsx";
import { CalendarSaid } from "#app/components/desk/day/calendar-said.tsx";
import { DayColumns } from "#app/components/desk/day/day-columns.tsx";
import { HandedOver, HandOver } from "#app/components/desk/day/hand-over.tsx";
import { OpenedCall } from "#app/components/desk/day/opened-call.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("day");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Day | Desk" }];
}

/** One day of the team's calendar: each counselor's calls, and the blocked times. */
export default function DayPage() {
  const day = useLoaderData<typeof loader>();
  const { date, title, hours, before, after, opened, blocks, counselors, mayWork, columns, handOver } = day;
  return (
    <>
      <div className="cal-top">
        <h1>{title}</h1>
        <nav aria-label="Days" className="row-acts">
          <a className="btn btn--row" href={`/desk/day?date=${before.date}`}>
            {before.short}
          </a>
          <a className="btn btn--row" href={`/desk/day?date=${after.date}`}>
            {after.short}
          </a>
          {!day.isToday && (
            <a className="btn btn--row" href="/desk/day">
              Today
            </a>
          )}
          <a className="btn btn--row" href={`/desk/week?date=${date}`}>
            Week
          </a>
          {mayWork && (
            <a className="btn btn--row" href="/desk/hours">
              Hours
            </a>
          )}
        </nav>
        <p className="help">{hours}. Visitors see their own clock.</p>
      </div>
      <CalendarSaid />
      {handOver && <HandedOver colleagues={handOver.colleagues} />}
      <div className="cal-page">
        <div>{columns.length === 0 ? <Closed hours={hours} next={day.next} /> : <DayColumns day={day} />}</div>
        <div>
          {opened && <OpenedCall key={opened.id} call={opened} />}
          {blocks.length > 0 && <BlockList blocks={blocks} mayWork={mayWork} />}
          {mayWork && <BlockForm key={date} date={date} counselors={counselors} />}
          {handOver && <HandOver date={date} {...handOver} />}
        </div>
      </div>
    </>
  );
}

type ClosedProps = Pick<Awaited<ReturnType<typeof loader>>, "hours" | "next">;

function Closed({ hours, next }: ClosedProps) {
  return (
    <div className="nothing">
      <h2>{hours}. No calls on this day.</h2>
      {next ? (
        <>
          <p>
            The next call is on {next.day}, at {next.office}, with <bdi>{next.name}</bdi>.
          </p>
          <a className="btn" href={`/desk/day?date=${next.date}`}>
            Go to that day
          </a>
        </>
      ) : (
        <p>No call is booked for the next two weeks.</p>
      )}
    </div>
  );
}
