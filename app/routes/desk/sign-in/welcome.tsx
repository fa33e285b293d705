import { useLoaderData } from "react-router";
import { CommandForm, ProblemNote } from "#app/components/desk/command-form.tsx";
import { GateCard } from "#app/components/desk/gate-card.tsx";
import { PasskeyForm } from "#app/components/desk/passkey-form.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("welcome");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Set up your sign-in | Desk | Path to Keys" }];
}

/** Takes a new colleague from the first link to a sign-in that survives losing a phone. It shows one step at a time. */
export default function Welcome() {
  const { isIn, keys, hasApp, recoveryCodes } = useLoaderData<typeof loader>();
  if (!isIn) return <FirstKey />;
  if (keys + Number(hasApp) < 2) return <SecondKey hasKey={keys > 0} hasCodes={recoveryCodes > 0} />;
  return <LastStep hasCodes={recoveryCodes > 0} />;
}

function FirstKey() {
  return (
    <GateCard title="Make your first passkey">
      <p>A passkey lives on your phone, laptop or security key. You open it with a finger, your face, or a PIN.</p>
      <ProblemNote />
      <PasskeyForm does="add-key" label="Make a passkey" />
      <hr />
      <p className="help">Your device has no passkeys? An app that shows six digits works with an email link.</p>
      <CommandForm of="begin-app" button="Use an app instead" />
    </GateCard>
  );
}

function SecondKey({ hasKey, hasCodes }: { hasKey: boolean; hasCodes: boolean }) {
  return (
    <GateCard title="Now add a second way in">
      <p>You are signed in. If you lose the one device you have now, a second passkey lets you in.</p>
      <ProblemNote />
      <PasskeyForm does="add-key" label={hasKey ? "Make a second passkey" : "Make a passkey"} />
      <p className="help">Best on another device: your phone, a laptop, or a security key on your key ring.</p>
      <hr />
      {hasKey && <CommandForm of="begin-app" button="Use an app with six digits" />}
      <p className="ways-on">
        {!hasCodes && <a href="/desk/codes">Get recovery codes</a>}
        <a href="/desk">Later, take me to the desk</a>
      </p>
    </GateCard>
  );
}

function LastStep({ hasCodes }: { hasCodes: boolean }) {
  return (
    <GateCard title={hasCodes ? "You are all set" : "Last step: codes on paper"}>
      {hasCodes ? (
        <p>You have two ways in, and recovery codes for the day you have neither.</p>
      ) : (
        <p>Ten recovery codes let you in when you have no device with you. Print them, and keep them safe.</p>
      )}
      <a className="btn btn--go" href={hasCodes ? "/desk" : "/desk/codes"}>
        {hasCodes ? "Go to the desk" : "Get recovery codes"}
      </a>
      {!hasCodes && (
        <p className="ways-on">
          <a href="/desk">Later, take me to the desk</a>
        </p>
      )}
    </GateCard>
  );
}
