import { useLoaderData } from "react-router";
import { CallNow, DueLine, HowItWent } from "#app/components/desk/contact/call-now.tsx";
import { MayLine, MayPanel } from "#app/components/desk/contact/may-panel.tsx";
import { EventStream } from "#app/components/desk/thread/event-stream.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";
import { DoneNote } from "./done-note.tsx";
import { GivenDetails, PersonPanel } from "./person-panel.tsx";
import "./one-thread.css";

export const loader = seeAtDesk("person", "person");
export const action = actAtDesk;

export function meta({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> | undefined }) {
  return [{ title: `${loaderData?.person.name ?? "Not there"} | Desk | Path to Keys` }];
}

/** Everything that happened with a person and the people linked with them. */
export default function OnePerson() {
  const seen = useLoaderData<typeof loader>();
  const { person, group, events, earlier, isPaged, mayWork, colleagues, gate, calls, outcomes } = seen;
  const whose = group.length > 1 ? new Map(group.map(({ id, addresses }) => [id, addresses[0] ?? ""])) : undefined;
  return (
    <>
      <header className="thread-head">
        <h1>{person.name}</h1>
        <p className="help">
          {group.length > 1
            ? `One stream of ${group.length} linked people. Each keeps their own consents and threads.`
            : "Everything that happened, across all forms."}
        </p>
      </header>
      <DoneNote />
      <div className="thread-sum">
        {person.due && <DueLine {...person.due} note={gate.dueNote} href={`/desk/threads/${person.due.thread}`} />}
        <CallNow gate={gate} phones={calls.phones} />
        <GivenDetails kind="phone" person={person} mayWork={mayWork} />
        <MayLine {...gate} />
      </div>
      {person.newest && calls.made && <HowItWent thread={person.newest} made={calls.made} outcomes={outcomes} />}
      <div className="thread">
        <div className="thread-main">
          <h2 className="vh">What happened, oldest first</h2>
          {(earlier || isPaged) && (
            <p className="pages-line">
              {events.length} shown.
              {earlier && <a href={`/desk/people/${person.id}?before=${earlier}`}>Show what was earlier</a>}
              {isPaged && <a href={`/desk/people/${person.id}`}>Back to the newest</a>}
            </p>
          )}
          {events.length === 0 && <p>Nothing has happened yet.</p>}
          <EventStream events={events} whose={whose} />
        </div>
        <aside className="thread-side" aria-label="Who it is, and who may be the same">
          <MayPanel {...gate} />
          <PersonPanel person={person} mayWork={mayWork} colleagues={colleagues} />
        </aside>
      </div>
    </>
  );
}
