import { useActionData, useLoaderData } from "react-router";
import { CommandForm, useSentBack } from "#app/components/desk/command-form.tsx";
import { CalendarSaid } from "#app/components/desk/day/calendar-said.tsx";
import { SaidNote } from "#app/components/desk/said-note.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";
import "#app/components/desk/day/day.css";

export const loader = seeAtDesk("hours");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Hours | Desk" }];
}

/** Hours when each colleague takes calls, and your own calendar link. */
export default function HoursPage() {
  const { people, feed } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="cal-top">
        <h1>Who takes calls, and when</h1>
        <nav aria-label="Calendar" className="row-acts">
          <a className="btn btn--row" href="/desk/day">
            Day
          </a>
          <a className="btn btn--row" href="/desk/week">
            Week
          </a>
        </nav>
        <p className="help">
          Visitors can book a time while at least one of you is free. With no hours here, the office takes one call at a
          time while it is open.
        </p>
      </div>
      <CalendarSaid />
      <div className="hours">
        {people.map((person) => (
          <PersonHours key={person.id} person={person} />
        ))}
        <Feed feed={feed} />
      </div>
    </>
  );
}

type Seen = ReturnType<typeof useLoaderData<typeof loader>>;

function PersonHours({ person: { id, name, isMe, days, hasHours, maySet } }: { person: Seen["people"][number] }) {
  const sent = useSentBack("set-hours").typed;
  const typed = sent.person === id ? sent : undefined;
  return (
    <section className="panel" aria-labelledby={`hours-${id}`}>
      <div className="panel-head">
        <h2 id={`hours-${id}`}>
          {name}
          {isMe && ", you"}
        </h2>
        <span className="help">{hasHours ? "Takes calls" : "No hours yet"}</span>
      </div>
      <CommandForm of="set-hours" fields={{ person: id }} className="panel-row call-body" saysHere={{ only: "person" }}>
        {days.map(({ number, name: day, opens, closes }) => (
          <fieldset key={number} className="hours-day" disabled={!maySet}>
            <legend>{day}</legend>
            {(["opens", "closes"] as const).map((edge) => (
              <input
                key={edge}
                className="inp"
                type="time"
                aria-label={edge === "opens" ? "From" : "To"}
                name={`${edge}-${number}`}
                defaultValue={typed?.[`${edge}-${number}`] ?? { opens, closes }[edge]}
                {...(typed && { "aria-describedby": "problem" })}
              />
            ))}
          </fieldset>
        ))}
        {maySet && (
          <>
            <p className="help">Times are ET. Leave a day empty for no calls.</p>
            <button type="submit" className="btn">
              Save hours
            </button>
          </>
        )}
      </CommandForm>
    </section>
  );
}

function Feed({ feed }: Pick<Seen, "feed">) {
  const sent: { feed?: string } | undefined = useActionData();
  return (
    <section className="panel" aria-labelledby="feed-title">
      <div className="panel-head">
        <h2 id="feed-title">Your calls in your own calendar</h2>
      </div>
      <div className="panel-row call-body">
        {sent?.feed && (
          <SaidNote>
            <label className="lab" htmlFor="feed-link">
              Your link. It is shown only now.
            </label>
            <input className="inp" id="feed-link" readOnly value={sent.feed} />
            <p className="help">Add it to your calendar program as a subscription. Whoever has it sees your times.</p>
          </SaidNote>
        )}
        {feed && (
          <p>
            On since {feed.made}, {feed.showsNames ? "with names" : "without names"}.{" "}
            {feed.read ? `Last read ${feed.read}.` : "Not read yet."}
          </p>
        )}
        <CommandForm of="make-feed" button={feed ? "Make a new link and turn the old one off" : "Make a secret link"}>
          <p className="field">
            <label>
              <input type="checkbox" name="names" value="yes" defaultChecked={feed?.showsNames} /> Show names in titles
            </label>
          </p>
        </CommandForm>
        {feed && <CommandForm of="end-feed" button="Turn the link off" row={{}} />}
      </div>
    </section>
  );
}
