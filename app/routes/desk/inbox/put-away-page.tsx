import { useLoaderData } from "react-router";
import { CommandForm, ProblemNote } from "#app/components/desk/command-form.tsx";
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
      {!isSoon && <Choices thread={thread} choices={choices} own={own} />}
      <p className="ways-on">
        <a href="/desk">Back to the inbox</a>
      </p>
    </div>
  );
}

function Choices({ thread, choices, own }: Pick<Seen, "thread" | "choices" | "own">) {
  const back = `/desk?undo=${thread}`;
  return (
    <>
      <ul>
        {choices.map(({ choice, label }, index) => (
          <li key={choice}>
            <CommandForm of="thread-put-away" fields={{ thread, back }}>
              <button type="submit" className="btn" name="until" value={choice} data-key={String(index + 1)}>
                {label}{" "}
                <span className="kbd" aria-hidden="true">
                  {index + 1}
                </span>
              </button>
            </CommandForm>
          </li>
        ))}
      </ul>
      <CommandForm of="thread-put-away" fields={{ thread, back, until: "own" }} className="field">
        {({ typed, errors }) => (
          <>
            <label className="lab" htmlFor="own">
              Another time, Eastern
            </label>
            <div className="one-line">
              <input
                className="inp"
                id="own"
                name="own"
                type="datetime-local"
                defaultValue={typed.own ?? own}
                aria-invalid={errors.own ? true : undefined}
                aria-describedby={errors.own ? "own-wrong" : undefined}
                required
              />
              <button type="submit" className="btn">
                Put away
              </button>
            </div>
            {errors.own && (
              <p className="late" id="own-wrong">
                {errors.own[0]}
              </p>
            )}
          </>
        )}
      </CommandForm>
    </>
  );
}
