import { useLoaderData } from "react-router";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("document", "document");
export const action = actAtDesk;

export function meta() {
  return [{ title: "File | Desk | Path to Keys" }];
}

export default function DocumentPage() {
  const { id, name, facts, received, scanned, thread } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{name}</h1>
      <p className="lead">Someone sent this file. Save it, and open it with a program that you keep up to date.</p>
      <section className="panel" aria-labelledby="file-title">
        <div className="panel-head">
          <h2 id="file-title">The file</h2>
          {thread && <a href={`/desk/threads/${thread}`}>To the thread</a>}
        </div>
        <dl className="pairs panel-pairs">
          <dt>What it is</dt>
          <dd>{facts}</dd>
          <dt>Received</dt>
          <dd>{received}</dd>
          <dt>Virus check</dt>
          <dd>{scanned ? "Nothing found" : "Not checked. Open it with care."}</dd>
        </dl>
        <p className="panel-row">
          <a className="btn" href={`/desk/documents/${id}/file`} download>
            Save the file
          </a>
        </p>
        <p className="panel-row help">We ask for your passkey first, unless you showed it in the last 5 minutes.</p>
      </section>
    </>
  );
}
