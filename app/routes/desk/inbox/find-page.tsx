import { Form, useActionData, useLoaderData } from "react-router";
import { ProblemNote } from "#app/components/desk/command-form.tsx";
import { threadKinds } from "#app/components/desk/thread-kinds.ts";
import { stateWords } from "#app/content/desk/thread-titles.ts";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";
import type { FoundPeople } from "#app/server/desk/search/found-people.server.ts";

export const loader = seeAtDesk("find");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Find | Desk | Path to Keys" }];
}

export default function FindPage() {
  const { isMasked } = useLoaderData<typeof loader>();
  const sent: { search?: FoundPeople } | undefined = useActionData();
  const search = sent?.search;
  return (
    <>
      <h1>Find a person</h1>
      <p className="lead">
        {isMasked
          ? "A whole email address, phone number or reference: you see names masked, so parts find no one. Each search is noted."
          : "A name, an email, a phone number, a reference, or words from a message."}
      </p>
      <ProblemNote />
      <search>
        <Form method="post" className="field one-line">
          <input type="hidden" name="do" value="find" />
          <input
            className="inp"
            name="q"
            type="search"
            aria-label="What to look for"
            defaultValue={search?.typed}
            maxLength={200}
            autoComplete="off"
            required
          />
          <button type="submit" className="btn btn--go">
            Find
          </button>
        </Form>
      </search>
      <div role="status">{search && <Said {...search} isMasked={isMasked} />}</div>
      {search && search.people.length > 0 && <People {...search} />}
      {search && search.emails.length > 0 && <Emails {...search} />}
    </>
  );
}

function Said({ tooShort, more, people, emails, isMasked }: FoundPeople & { isMasked: boolean }) {
  if (tooShort && isMasked) return <p>Type a whole email address, a phone number with 10 digits, or a reference.</p>;
  if (tooShort) return <p>Type at least three letters or digits.</p>;
  if (people.length === 0 && emails.length > 0) return <p>No person yet, but an email that waits for a look.</p>;
  if (people.length === 0) return <p>No one was found. Check the spelling, or try part of it.</p>;
  if (more) return <p>These are the newest. There are more: add a word to find the right one.</p>;
  return <p>{people.length === 1 ? "One person" : `${people.length} people`}</p>;
}

/** They wait on the mailbox page, where a colleague says whether a person wrote them. */
function Emails({ emails }: FoundPeople) {
  return (
    <section aria-labelledby="found-emails">
      <h2 id="found-emails">Emails that wait for a look</h2>
      <ul className="panel found">
        {emails.map(({ id, from, subject, came }) => (
          <li key={id} className="panel-row" data-row="">
            <div>
              <a href="/desk/mailbox#waiting-title">
                <b>{from}</b>
              </a>
              <p className="help">
                {subject ?? "Email"}, {came}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function People({ people }: FoundPeople) {
  return (
    <ol className="panel found">
      {people.map(({ id, name, threads }) => (
        <li key={id} className="panel-row" data-row="">
          <div>
            <a href={`/desk/people/${id}`}>
              <b>{name}</b>
            </a>
            {threads.map(({ id: thread, kind, state, received, due }) => (
              <p key={thread} className="help">
                <a href={`/desk/threads/${thread}`}>{`${threadKinds[kind].label}, ${received}`}</a>,{" "}
                {stateWords[state].toLowerCase()}
                {due && `, ${due}`}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
