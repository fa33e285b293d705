import { StopQuestion } from "#app/components/desk/contact/stop-question.tsx";
import { MailInBody } from "#app/components/desk/mail/mail-in-body.tsx";
import type { ShownEvent } from "#app/domain/desk/shown-thread.ts";
import "./event-stream.css";

type EventStreamProps = {
  events: ShownEvent[];
  /** Says whose event it is, when several people are linked as one. */
  whose?: ReadonlyMap<string, string> | undefined;
};

/** Events, oldest first, with the days in the margin. */
export function EventStream({ events, whose }: EventStreamProps) {
  return (
    <ol className="events">
      {events.map((event, index) => (
        <EventItem
          key={event.id}
          event={event}
          isFirstOfDay={events[index - 1]?.day !== event.day}
          whose={whose?.get(event.person)}
        />
      ))}
    </ol>
  );
}

type EventItemProps = { event: ShownEvent; isFirstOfDay: boolean; whose: string | undefined };

function EventItem({ event, isFirstOfDay, whose }: EventItemProps) {
  const { id, day, time, by, title, meta, said, facts = [], parts, agreed, mail, stop, look } = event;
  return (
    <li className={`event event--${look}`} id={`event-${id}`}>
      <p className="event-when">
        <b className={isFirstOfDay ? undefined : "vh"}>{day}</b> {time}
      </p>
      <div className="event-what">
        <h3>
          <Sign look={look} />
          {title}
        </h3>
        <p className="event-meta">{[by, meta, whose].filter(Boolean).join(", ")}</p>
        {said && <p className="event-said">{said}</p>}
        {stop && <StopQuestion {...stop} />}
        {mail && <MailInBody mail={mail} />}
        {facts.length > 0 && (
          <dl className="pairs">
            {facts.map(([label, text]) => (
              <Pair key={label} label={label} text={text} />
            ))}
          </dl>
        )}
        {parts && <PlanParts parts={parts} />}
        {agreed && (
          <div className="event-agreed">
            <q>{agreed.words}</q>
            <details>
              <summary>Show the evidence</summary>
              <p className="help">
                {agreed.proof} Fingerprint (SHA-256): <code>{agreed.fingerprint}</code>
              </p>
            </details>
          </div>
        )}
      </div>
    </li>
  );
}

/** The parts of their plan they picked, as they read them before sending. */
function PlanParts({ parts }: { parts: NonNullable<ShownEvent["parts"]> }) {
  return (
    <div className="event-parts">
      <h4>From their path, as they typed it</h4>
      <dl className="pairs">
        {parts.map(([title, lines]) => (
          <Pair key={title} label={title} text={lines.join(". ")} />
        ))}
      </dl>
    </div>
  );
}

/** A label with what it says, in a `<dl className="pairs">`. */
export function Pair({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}

const signs: Record<ShownEvent["look"], string> = {
  in: "M13 8H3M7 4 3 8l4 4",
  out: "M3 8h10M9 4l4 4-4 4",
  note: "M3 2.500h7l3 3v8H3zM5.500 7h5M5.500 10h5",
  auto: "M8 5.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5M8 1.500v2M8 12.500v2M1.500 8h2M12.500 8h2",
  plain: "M3 8.500l3.500 3.500L13 4.500",
};

function Sign({ look }: Pick<ShownEvent, "look">) {
  return (
    <svg className="ic sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={signs[look]} />
    </svg>
  );
}
