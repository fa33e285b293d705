import { useLoaderData } from "react-router";
import { CommandForm, ProblemNote } from "#app/components/desk/command-form.tsx";
import type { IssueState } from "#app/domain/letter/issue-states.ts";
import { formatWhole } from "#app/domain/text/counted.ts";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("letters");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Letter | Desk | Path to Keys" }];
}

const stateWords: Record<IssueState, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  sending: "Sending",
  paused: "Paused",
  sent: "Sent",
};

export default function LettersPage() {
  const { issues, once } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>The weekly letter</h1>
      <p className="lead">
        It goes to everyone who signed up and confirmed. A new one starts from what is new on our site.
      </p>
      <ProblemNote />
      <section className="panel" aria-labelledby="issues">
        <div className="panel-head">
          <h2 id="issues">All letters</h2>
          <CommandForm of="begin-letter" fields={{ once }}>
            <button type="submit" className="btn btn--go">
              Write a letter
            </button>
          </CommandForm>
        </div>
        {issues.length === 0 && (
          <p className="panel-row">Nothing has gone out yet. The first letter is yours to write.</p>
        )}
        <ul>
          {issues.map(({ id, number, state, subject, when, counts }) => (
            <li key={id} className="panel-row">
              <div>
                <a href={`/desk/letters/${id}`}>
                  <b>
                    {number}. {subject || "No subject yet"}
                  </b>
                </a>
                <p className="help">
                  {when}
                  {counts && `, to ${formatWhole(counts.sent)} people`}
                  {counts && counts.failed > 0 && `, ${formatWhole(counts.failed)} failed`}
                </p>
              </div>
              <span className="tag">{stateWords[state]}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
