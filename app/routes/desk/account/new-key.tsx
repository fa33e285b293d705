import { ProblemNote } from "#app/components/desk/command-form.tsx";
import { GateCard } from "#app/components/desk/gate-card.tsx";
import { PasskeyForm } from "#app/components/desk/passkey-form.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("key");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Add a passkey | Desk | Path to Keys" }];
}

export default function NewKey() {
  return (
    <GateCard title="Add a passkey">
      <p>Use a different device this time: your phone, a laptop, or a security key.</p>
      <ProblemNote />
      <PasskeyForm does="add-key" label="Make a passkey">
        <div className="field">
          <label className="lab" htmlFor="name">
            A name for it (optional)
          </label>
          <input className="inp" id="name" name="name" maxLength={60} autoComplete="off" />
          <p className="help">For example: my phone.</p>
        </div>
      </PasskeyForm>
      <p className="ways-on">
        <a href="/desk">Not now</a>
      </p>
    </GateCard>
  );
}
