import { useLoaderData } from "react-router";
import { CodeForm } from "#app/components/desk/code-form.tsx";
import { ProblemNote } from "#app/components/desk/command-form.tsx";
import { GateCard } from "#app/components/desk/gate-card.tsx";
import { PasskeyForm } from "#app/components/desk/passkey-form.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("step-up");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Is it still you? | Desk | Path to Keys" }];
}

export default function StepUp() {
  const { to, hasKey, hasApp, recoveryCodes } = useLoaderData<typeof loader>();
  return (
    <GateCard title="Is it still you?">
      <p>
        What you are about to do needs a fresh check. It is good for 5 minutes, except for an erasure. What you sent is
        kept.
      </p>
      <ProblemNote />
      {hasKey && <PasskeyForm does="step-up-key" label="Use my passkey" to={to} />}
      {hasKey && <hr />}
      {(hasApp || recoveryCodes > 0) && (
        <CodeForm does="step-up-code" label="Use this code" fields={{ to }} isMain={!hasKey}>
          <p className="help">Six digits from your app, or a recovery code.</p>
        </CodeForm>
      )}
      <p className="ways-on">
        <a href={to}>Not now</a>
      </p>
      <p className="help">We ask before exports, erasing, sending a letter, changing roles, and new ways to sign in.</p>
    </GateCard>
  );
}
