import { useActionData, useLoaderData } from "react-router";
import { ProblemNote } from "#app/components/desk/command-form.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";
import "#app/components/desk/inbox/inbox.css";

export const loader = seeAtDesk("put-away", "thread");
export const action = actAtDesk;

type Seen = Awaited<ReturnType<typeof loader>>;

export function meta() {
  return [{ title: "Put away | Desk | Path to Keys" }];
}

export default function PutAwayPage() {
  const { thread, name, due, isSoon, back, choices, own } = useLoaderData<typeof loader>();
  const sent: { typed?: { own?: string }; errors?: { own?: string[] } } | undefined = useActionData();
  return (
    <div className="put-away">
      <h1>Put away until later</h1>
      <p className="lead">
        <b>{name}</b>
        {due && `, due ${due}`}.{" "}
        {isSoon
          ? "It is late or due very soon, so it cannot be put away. It stays here until someone answers."
          : `Its clock keeps running${back === null ? "." : `, so it comes back by ${back} in any case.`}`}
      </p>
      <ProblemNote />
      {!isSoon && (
        <Choices thread={thread} choices={choices} own={own} typed={sent?.typed?.own} wrong={sent?.errors?.own?.[0]} />
      )}
      <p className="ways-on">
        <a href="/desk">Back to the inbox</a>
      </p>
    </div>
  );
}

type ChoicesProps = Pick<Seen, "thread" | "choices" | "own"> & { typed: string | undefined; wrong: string | undefined };

function Choices({ thread, choices, own, typed, wrong }: ChoicesProps) {
  return (
    <>
      <ul>
        {choices.map(({ choice, label }, index) => (
          <li key={choice}>
            <form method="post">
              <input type="hidden" name="do" value="thread-put-away" />
              <input type="hidden" name="thread" value={thread} />
              <input type="hidden" name="back" value={`/desk?undo=${thread}`} />
              <button type="submit" className="btn" name="until" value={choice} data-key={String(index + 1)}>
                {label}{" "}
                <span className="kbd" aria-hidden="true">
                  {index + 1}
                </span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      <form method="post" className="field">
        <input type="hidden" name="do" value="thread-put-away" />
        <input type="hidden" name="thread" value={thread} />
        <input type="hidden" name="back" value={`/desk?undo=${thread}`} />
        <input type="hidden" name="until" value="own" />
        <label className="lab" htmlFor="own">
          Another time, Eastern
        </label>
        <div className="one-line">
          <input
            className="inp"
            id="own"
            name="own"
            type="datetime-local"
            defaultValue={typed ?? own}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? "own-wrong" : undefined}
            required
          />
          <button type="submit" className="btn">
            Put away
          </button>
        </div>
        {wrong && (
          <p className="late" id="own-wrong">
            {wrong}
          </p>
        )}
      </form>
    </>
  );
}
