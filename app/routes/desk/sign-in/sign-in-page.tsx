import { useSearchParams } from "react-router";
import { CommandForm, ProblemNote, useProblemAt, useSentBack } from "#app/components/desk/command-form.tsx";
import { GateCard } from "#app/components/desk/gate-card.tsx";
import { PasskeyForm } from "#app/components/desk/passkey-form.tsx";
import { SaidNote } from "#app/components/desk/said-note.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("sign-in");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Sign in | Desk | Path to Keys" }];
}

/** For a button without words of its own; a form with words waits until its sender is back. */
function PressLost() {
  return (
    <SaidNote look="bad">
      <b>You were signed out</b>
      <p>The button you pressed did nothing. Sign in, look at how things are now, and press it again.</p>
    </SaidNote>
  );
}

export default function SignInPage() {
  const [query] = useSearchParams();
  const wrong = useProblemAt("email");
  const { typed } = useSentBack("send-link");
  return (
    <GateCard title="Sign in to the desk">
      <p>Your passkey is all you need: a finger, your face, or the PIN of your device.</p>
      <ProblemNote />
      {query.get("why") === "press-lost" && <PressLost />}
      <PasskeyForm does="use-key" label="Use my passkey" to={query.get("to") ?? undefined} />
      <hr />
      <CommandForm of="send-link">
        <label className="lab" htmlFor="email">
          No passkey here? Get a link by email
        </label>
        <div className="one-line">
          <input
            className="inp"
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={typed.email}
            required
            {...wrong}
          />
          <button type="submit" className="btn">
            Send link
          </button>
        </div>
        <p className="help">Then we ask for the six digits from your app. The link works once, for 30 minutes.</p>
      </CommandForm>
      <p className="help">You are signed out after 30 minutes without a click, and after 12 hours in any case.</p>
    </GateCard>
  );
}
