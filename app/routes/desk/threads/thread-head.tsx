import type { OtherColleague } from "#app/components/desk/answer/others-line.tsx";
import { CommandField, CommandForm, useSentBack } from "#app/components/desk/command-form.tsx";
import type { SeenThread } from "#app/server/desk/telling/seen-thread.server.ts";
import { ChoiceForm } from "./choice-form.tsx";

/** The person, the kind of thread, its holder, and links to the threads due before and after it. */
export function ThreadHead({ others, ...seen }: SeenThread & { others: readonly OtherColleague[] | null }) {
  const { person, kind, clocks, stageTitle, state, neighbors, work } = seen;
  return (
    <header className="thread-head">
      <div className="thread-title">
        <a className="btn btn--row" href="/desk">
          Inbox
        </a>
        <h1>{person.name}</h1>
        {state === "set-aside" && <span className="tag">Maybe a robot</span>}
        {state === "dropped" && <span className="tag">Dropped</span>}
        <nav aria-label="Other threads by due time">
          {neighbors.earlier && (
            <a className="btn btn--row" href={`/desk/threads/${neighbors.earlier}`} data-key="k">
              Earlier due{" "}
              <span className="key" aria-hidden="true">
                K
              </span>
            </a>
          )}
          {neighbors.next && (
            <a className="btn btn--row" href={`/desk/threads/${neighbors.next}`} data-key="j">
              Next due{" "}
              <span className="key" aria-hidden="true">
                J
              </span>
            </a>
          )}
        </nav>
      </div>
      <div className="thread-meta">
        <p>
          {clocks.open[0]?.promise ?? `${kind}, ${stageTitle.toLowerCase()}`}. <Held {...seen} others={others} />
        </p>
        {work && <Hold {...seen} work={work} />}
      </div>
    </header>
  );
}

type HeldProps = Pick<SeenThread, "holder" | "away" | "person"> & { others: readonly OtherColleague[] | null };

/** Who holds it now: a colleague may have taken it, or let it go, since the page was made. */
function Held({ holder, away, person: { owner }, others }: HeldProps) {
  const other = others?.find(({ holds }) => holds);
  const isLetGo = others !== null && !other && holder?.isMe === false;
  const isAway = away && ` Put away until ${away}; the clock keeps running.`;
  if (other && other.name !== holder?.name)
    return (
      <>
        Held by <b>{other.name}</b> now.{isAway}
      </>
    );
  if (!holder || isLetGo)
    return (
      <>
        {owner ? `${owner.name} looks after them; no one has it now.` : "No one has it."}
        {isAway}
      </>
    );
  const { name, isMe, lapses } = holder;
  return (
    <>
      Held by <b>{isMe ? "you" : name}</b>
      {lapses && `. If nothing is written for ${lapses}, it is free for anyone again`}.{isAway}
    </>
  );
}

type HoldProps = SeenThread & { work: NonNullable<SeenThread["work"]> };

function Hold({ id, version, newest, holder, away, work }: HoldProps) {
  const fields = { thread: id, version, seen: newest };
  const [given, put] = [useSentBack("thread-assign"), useSentBack("thread-put-away")];
  return (
    <div className="thread-hold">
      {!holder && (
        <CommandForm of="thread-claim" fields={fields}>
          <button type="submit" className="btn btn--go btn--row" data-key="t">
            Take it{" "}
            <span className="key" aria-hidden="true">
              T
            </span>
          </button>
        </CommandForm>
      )}
      {holder?.isMe && (
        <CommandForm of="thread-let-go" fields={fields}>
          <button type="submit" className="btn btn--row" data-key="u">
            Let go{" "}
            <span className="key" aria-hidden="true">
              U
            </span>
          </button>
        </CommandForm>
      )}
      {away && (
        <CommandForm of="thread-put-away" fields={{ ...fields, until: "now" }} button="Bring it back now" row={{}} />
      )}
      <details className="thread-more" open={given.isBack || put.isBack}>
        <summary className="btn btn--row" data-key="p">
          Give or put away
        </summary>
        <div className="thread-drawer">
          {work.colleagues.length > 0 ? (
            <ChoiceForm
              of="thread-assign"
              fields={fields}
              name="to"
              label="Give it to"
              button="Give"
              choices={work.colleagues}
            />
          ) : (
            <p className="help">You are the only one here who answers.</p>
          )}
          {work.putAwayTimes.length > 0 ? (
            <>
              <ChoiceForm
                of="thread-put-away"
                fields={fields}
                name="until"
                label="Put it away until"
                button="Put away"
                choices={work.putAwayTimes}
              />
              <OwnTimeForm fields={fields} begins={work.ownTime} />
            </>
          ) : (
            <p className="help">It is late or due very soon, so it cannot be put away.</p>
          )}
        </div>
      </details>
    </div>
  );
}

type OwnTimeFormProps = { fields: { thread: string; version: number; seen: string | null }; begins: string };

/** A custom time, on the office's clock. */
function OwnTimeForm({ fields, begins }: OwnTimeFormProps) {
  return (
    <CommandForm of="thread-put-away" fields={{ ...fields, until: "own" }} className="work-line" button="Use this time">
      {({ typed, errors }) => (
        <CommandField label="Another time, Eastern" id="own" errors={errors.own}>
          {(props) => <input {...props} name="own" type="datetime-local" defaultValue={typed.own ?? begins} required />}
        </CommandField>
      )}
    </CommandForm>
  );
}
