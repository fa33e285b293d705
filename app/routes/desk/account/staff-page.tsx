import { useLoaderData } from "react-router";
import { CommandForm, ProblemNote, useProblemAt, useSentBack } from "#app/components/desk/command-form.tsx";
import { deskRoles } from "#app/domain/desk/capabilities.ts";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("staff");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Team | Desk | Path to Keys" }];
}

export default function StaffPage() {
  const { people } = useLoaderData<typeof loader>();
  const wrong = useProblemAt("email", "known", "invited", "has-sign-in");
  const [invited, changed] = [useSentBack("invite").typed, useSentBack("set-role").typed];
  return (
    <>
      <h1>Team</h1>
      <p className="lead">Who may sign in, and what each person may do. Changes take effect at once.</p>
      <ProblemNote />
      <section className="panel" aria-labelledby="people-title">
        <div className="panel-head">
          <h2 id="people-title">People</h2>
        </div>
        <ul>
          {people.map((person) => (
            <li key={person.id} className="panel-row">
              <div>
                <b>{person.name || "Has not signed in yet"}</b>
                {person.isMe && <span className="tag">you</span>}
                <p className="help">{person.email}</p>
                {person.invitation && <p className="help">{person.invitation}</p>}
                {person.invitedBy && <p className="help">Added by {person.invitedBy.name}.</p>}
              </div>
              <div className="row-acts">
                <CommandForm of="set-role" fields={{ person: person.id }} className="one-line" button="Change" row={{}}>
                  <RoleField
                    id={`role-${person.id}`}
                    label={`Role of ${person.name || person.email}`}
                    value={(changed.person === person.id && changed.role) || person.role}
                  />
                </CommandForm>
                {person.invitation && (
                  <CommandForm
                    of="invite-again"
                    fields={{ person: person.id }}
                    button="Send the invitation again"
                    row={{ about: `to ${person.name || person.email}` }}
                  />
                )}
                <Remove {...person} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel" aria-labelledby="invite-title">
        <div className="panel-head">
          <h2 id="invite-title">Add someone</h2>
        </div>
        <CommandForm of="invite" className="panel-row panel-form" saysHere>
          <div>
            <label className="lab" htmlFor="email">
              Email
            </label>
            <input
              className="inp"
              id="email"
              name="email"
              type="email"
              autoComplete="off"
              defaultValue={invited.email}
              required
              {...wrong}
            />
          </div>
          <div>
            <label className="lab" htmlFor="role">
              Role
            </label>
            <RoleField id="role" value={invited.role || "counselor"} />
          </div>
          <button type="submit" className="btn btn--go">
            Send the invitation
          </button>
        </CommandForm>
      </section>
      <dl className="roles">
        <dt>Owner</dt>
        <dd>May do everything, and decides who is on the team.</dd>
        <dt>Counselor</dt>
        <dd>Answers people, and keeps the bookings.</dd>
        <dt>Editor</dt>
        <dd>Writes the letter and the templates. Sees counts, and no person’s data.</dd>
        <dt>Auditor</dt>
        <dd>Reads everything with names and addresses masked. Changes nothing.</dd>
      </dl>
    </>
  );
}

type Person = ReturnType<typeof useLoaderData<typeof loader>>["people"][number];

/** Asks before it removes someone, and says what becomes of what they hold. */
function Remove({ id, name, email, held, owned, invitation, invites }: Person) {
  const who = name || email;
  return (
    <details>
      <summary className="btn btn--row">
        {invitation ? "Withdraw the invitation" : "Remove"}
        <span className="vh"> {who}</span>…
      </summary>
      <p className="help">
        {invitation ? "The link in the email stops working at once." : `${who} is signed out at once.`}{" "}
        {held > 0 &&
          `${held === 1 ? "The one thread they hold is" : `The ${held} threads they hold are`} free for anyone to take. `}
        {owned > 0 && `${owned === 1 ? "The one person" : `The ${owned} people`} they look after will have no one. `}
        {invites.length > 0 &&
          `An invitation of theirs that nobody has accepted is withdrawn, too: ${invites.join(", ")}.`}
      </p>
      {held > 0 && (
        <p className="help">
          <a href={`/desk/day?${new URLSearchParams({ from: id })}#hand-over`}>Hand their threads over first</a>
        </p>
      )}
      <CommandForm
        of="remove-person"
        fields={{ person: id }}
        button={invitation ? "Yes, withdraw" : "Yes, remove"}
        row={{ about: who }}
      />
    </details>
  );
}

function RoleField({ id, label, value }: { id: string; label?: string; value: string }) {
  return (
    <select className="inp" id={id} name="role" defaultValue={value} aria-label={label}>
      {deskRoles.map((role) => (
        <option key={role} value={role}>
          {role[0]?.toUpperCase() + role.slice(1)}
        </option>
      ))}
    </select>
  );
}
