import { useLoaderData } from "react-router";
import { CommandForm } from "#app/components/desk/command-form.tsx";
import { Pair } from "#app/components/desk/thread/event-stream.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";
import { DoneNote } from "./done-note.tsx";
import "./one-thread.css";

export const loader = seeAtDesk("aside");
export const action = actAtDesk;

type Seen = Awaited<ReturnType<typeof loader>>;
type Held = Seen["waiting"][number];

export function meta() {
  return [{ title: "Maybe a robot | Desk | Path to Keys" }];
}

/** Messages that a check held back. A colleague looks, then brings each back or drops it. */
export default function SetAside() {
  const { waiting, dropped, keptDays, mayWork } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Maybe a robot</h1>
      <p className="lead">
        A check held these back because they may be a robot’s. Their clocks are running. Each sender was told that the
        message is being checked.
      </p>
      <DoneNote />
      {waiting.length === 0 && <p className="note note--ok">Nothing waits here.</p>}
      <ul>
        {waiting.map((held) => (
          <HeldRow key={held.id} held={held}>
            {mayWork && !held.isBooking && (
              <CommandForm
                of="aside-back"
                fields={{ thread: held.id }}
                button="Bring back"
                row={{ about: held.name }}
              />
            )}
            {mayWork && (
              <CommandForm of="aside-drop" fields={{ thread: held.id }} button="Drop" row={{ about: held.name }} />
            )}
          </HeldRow>
        ))}
      </ul>
      {dropped.length > 0 && (
        <section aria-labelledby="dropped-title">
          <h2 id="dropped-title" className="aside-title">
            Dropped
          </h2>
          <p className="lead">You can undo this for {keptDays} days. Then it is deleted for good.</p>
          <ul>
            {dropped.map((held) => (
              <HeldRow key={held.id} held={held}>
                {mayWork && (
                  <CommandForm of="aside-undo" fields={{ thread: held.id }} button="Undo" row={{ about: held.name }} />
                )}
              </HeldRow>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function HeldRow({ held, children }: { held: Held; children: React.ReactNode }) {
  const { id, kind, name, came, due, isLate, why, said, isBooking } = held;
  return (
    <li className="panel work-panel">
      <p className="aside-name">
        <a href={`/desk/threads/${id}`}>{name}</a>
      </p>
      <p>
        {kind}, received {came}. {due && <span className={isLate ? "is-late" : undefined}>Answer by {due}.</span>}
      </p>
      <p className="help">
        {why}
        {isBooking && " Its time is free. To bring it back, call or write and book a new time."}
      </p>
      {said && said.length > 0 && (
        <dl className="pairs aside-said">
          {said.map(([label, text]) => (
            <Pair key={label} label={label} text={text} />
          ))}
        </dl>
      )}
      <div className="row-acts">{children}</div>
    </li>
  );
}
