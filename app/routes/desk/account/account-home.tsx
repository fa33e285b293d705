import { useLoaderData } from "react-router";
import { CommandField, CommandForm, ProblemNote } from "#app/components/desk/command-form.tsx";
import { SaidNote } from "#app/components/desk/said-note.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("account");
export const action = actAtDesk;

type Seen = Awaited<ReturnType<typeof loader>>;

export function meta() {
  return [{ title: "Your sign-in | Desk | Path to Keys" }];
}

export default function AccountHome() {
  const seen = useLoaderData<typeof loader>();
  const { name, email, role, keys, hasApp } = seen;
  const ways = keys.length + Number(hasApp);
  return (
    <>
      <h1>Your sign-in</h1>
      <p className="lead">
        Signed in as <b>{name}</b>, {email}. Your role: {role}.
      </p>
      <ProblemNote />
      {seen.done === "undo-time" && seen.undo && (
        <SaidNote look="ok">Your answers wait {seen.undo.seconds} seconds after Send.</SaidNote>
      )}
      {ways < 2 && (
        <div className="note">
          <b>You have one way in</b>
          <p>
            If you lose it, someone has to let you in again. <a href="/desk/welcome">Add a second passkey</a>
          </p>
        </div>
      )}
      <Keys {...seen} />
      <Codes {...seen} />
      <Sessions {...seen} />
      {seen.undo && <UndoTime {...seen.undo} />}
      <SingleKeys />
    </>
  );
}

function Keys({ keys }: Seen) {
  return (
    <section className="panel" aria-labelledby="keys-title">
      <div className="panel-head">
        <h2 id="keys-title">Your passkeys</h2>
        <a className="btn btn--row" href="/desk/key">
          Add a passkey
        </a>
      </div>
      {keys.length === 0 && <p className="panel-row">None yet. A passkey is the fastest way in.</p>}
      <ul>
        {keys.map(({ id, name, made, used, synced }) => (
          <li key={id} className="panel-row">
            <div>
              <b>{name}</b>
              <p className="help">
                Made {made}. {used ? `Last used ${used}.` : "Not used yet."}
                {synced === 1 && " Your password manager keeps a copy."}
              </p>
            </div>
            <div className="row-acts">
              <CommandForm of="rename-key" fields={{ key: id }} className="one-line" button="Rename" row={{}}>
                <input
                  className="inp"
                  name="name"
                  defaultValue={name}
                  maxLength={60}
                  autoComplete="off"
                  aria-label={`Name of the passkey ${name}`}
                  key={name}
                />
              </CommandForm>
              <CommandForm of="remove-key" fields={{ key: id }} button="Remove" row={{ about: name }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Codes({ hasApp, recoveryCodes }: Seen) {
  return (
    <section className="panel" aria-labelledby="codes-title">
      <div className="panel-head">
        <h2 id="codes-title">Codes, for signing in by email</h2>
      </div>
      <div className="panel-row">
        <div>
          <b>App with six digits</b>
          <p className="help">{hasApp ? "Set up." : "Not set up."}</p>
        </div>
        <a className="btn btn--row" href="/desk/app">
          {hasApp ? "Use another app" : "Set up an app"}
        </a>
      </div>
      <div className="panel-row">
        <div>
          <b>Recovery codes</b>
          <p className="help">{recoveryCodes === 0 ? "None." : `${recoveryCodes} of 10 left.`}</p>
        </div>
        <a className="btn btn--row" href="/desk/codes">
          Get new codes
        </a>
      </div>
    </section>
  );
}

function Sessions({ sessions, feed }: Pick<Seen, "sessions" | "feed">) {
  return (
    <section className="panel" aria-labelledby="sessions-title">
      <div className="panel-head">
        <h2 id="sessions-title">Where you are signed in</h2>
        {(sessions.length > 1 || feed) && (
          <CommandForm of="end-other-sessions" button="Sign out everywhere else" row={{}} />
        )}
      </div>
      <ul>
        {sessions.map(({ id, device, began, seen, isThis }) => (
          <li key={id} className="panel-row">
            <div>
              <b>{device}</b>
              {isThis && <span className="tag">this one</span>}
              <p className="help">
                Since {began}. Last click {seen}.
              </p>
            </div>
            {!isThis && (
              <CommandForm of="end-session" fields={{ session: id }} button="Sign out" row={{ about: device }} />
            )}
          </li>
        ))}
        {feed && (
          <li className="panel-row">
            <div>
              <b>Secret link to your calls, for calendar programs</b>
              <p className="help">{feed}</p>
            </div>
            <CommandForm of="end-feed" button="Turn off" row={{ about: "the secret link to your calls" }} />
          </li>
        )}
      </ul>
    </section>
  );
}

/** The switch is on every page; people look for it here, too. */
function SingleKeys() {
  return (
    <section className="panel" aria-labelledby="single-keys-title">
      <div className="panel-head">
        <h2 id="single-keys-title">Single keys</h2>
      </div>
      <p className="panel-row">
        <span>
          A letter alone takes a thread, lets it go or opens a page. <a href="#keys">Turn this off or on</a> in the last
          line of any page.
        </span>
      </p>
    </section>
  );
}

function UndoTime({ seconds, choices }: NonNullable<Seen["undo"]>) {
  return (
    <section className="panel" aria-labelledby="undo-title">
      <div className="panel-head">
        <h2 id="undo-title">Time to take an answer back</h2>
      </div>
      <div className="panel-row">
        <CommandForm of="set-undo-time" className="work-line" button="Set">
          <CommandField label="Your answers go out after" id="undo-seconds" errors={undefined}>
            {(props) => (
              <select {...props} name="seconds" defaultValue={seconds}>
                {choices.map((choice) => (
                  <option key={choice} value={choice}>
                    {choice} seconds
                  </option>
                ))}
              </select>
            )}
          </CommandField>
        </CommandForm>
        <p className="help">While Undo has the focus, the time waits.</p>
      </div>
    </section>
  );
}
