import { useLoaderData } from "react-router";
import { ProblemNote } from "#app/components/desk/command-form.tsx";
import { DeskIcon } from "#app/components/desk/desk-icon.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";
import "#app/components/desk/privacy/privacy.css";

export const loader = seeAtDesk("privacy");
export const action = actAtDesk;

type Seen = Awaited<ReturnType<typeof loader>>;

export function meta() {
  return [{ title: "Privacy | Desk | Path to Keys" }];
}

/** Requests about personal data, by the law's deadlines, and the data that is deleted when its time is over. */
export default function RequestQueue() {
  const { open, closed, kept } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Privacy</h1>
      <p className="lead">
        What people ask us to do with their data. The law sets the dates: confirm in 10 business days, answer in 45
        days. An opt-out has 15 business days by law; we promise 15 days.
      </p>
      <ProblemNote />
      <section className="panel" aria-labelledby="open-title">
        <div className="panel-head">
          <h2 id="open-title">Open: {open.length}</h2>
        </div>
        {open.length === 0 && (
          <p className="panel-row">No one is waiting. Requests from the form show up here by themselves.</p>
        )}
        <ol>
          {open.map((request) => (
            <OpenRow key={request.id} request={request} />
          ))}
        </ol>
      </section>
      {closed.length > 0 && (
        <section className="panel" aria-labelledby="closed-title">
          <div className="panel-head">
            <h2 id="closed-title">Recently closed</h2>
          </div>
          <ul>
            {closed.map(({ id, asks, how, when }) => (
              <li key={id} className="panel-row">
                <a href={`/desk/privacy/${id}`}>{asks}</a>
                <span className="help">
                  {how} {when}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Kept kept={kept} />
    </>
  );
}

function OpenRow({ request }: { request: Seen["open"][number] }) {
  const { id, due, dueAt, clock, asks, name, standing, isExtended } = request;
  return (
    <li className="panel-row prw-row">
      <span className={due.isLate ? "prw-due late" : "prw-due"}>
        <b>{due.text}</b>
        <small>
          {clock === "confirm" ? "Confirm" : "Answer"} by {dueAt}
        </small>
      </span>
      <span className="prw-asks">
        <DeskIcon name="privacy" />
        {asks}
      </span>
      <span className="prw-who">
        <a href={`/desk/privacy/${id}`}>{name}</a>
        <small>
          {standing}
          {isExtended && ". More time, with notice"}
        </small>
      </span>
    </li>
  );
}

/** The same table the Privacy Policy is made from. */
function Kept({ kept }: Pick<Seen, "kept">) {
  return (
    <section className="panel" aria-labelledby="kept-title">
      <div className="panel-head">
        <h2 id="kept-title">How long we keep things</h2>
      </div>
      <p className="panel-row help">
        Data past its time is deleted at night. A hold, an open promise, an open request or a consent keeps it. The
        Privacy Policy says the same, from the same table.
      </p>
      <table className="prw-kept">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Kept for</th>
            <th scope="col">Goes in the next 7 days</th>
          </tr>
        </thead>
        <tbody>
          {kept.map(({ kind, keeps, soon }) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td>{keeps}</td>
              <td className="prw-soon">{soon ?? "not counted here"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
