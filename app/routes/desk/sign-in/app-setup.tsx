import { useLoaderData } from "react-router";
import { CodeForm } from "#app/components/desk/code-form.tsx";
import { CommandForm, ProblemNote } from "#app/components/desk/command-form.tsx";
import { GateCard } from "#app/components/desk/gate-card.tsx";
import { QrCode } from "#app/components/ui/qr-code.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("app");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Set up your app | Desk | Path to Keys" }];
}

export default function AppSetup() {
  const { pending } = useLoaderData<typeof loader>();
  if (!pending) {
    return (
      <GateCard title="Set up an app with six digits">
        <p>Any authenticator app works. We show a picture that your app reads.</p>
        <CommandForm of="begin-app">
          <button type="submit" className="btn btn--go">
            Show the picture
          </button>
        </CommandForm>
        <p className="ways-on">
          <a href="/desk">Not now</a>
        </p>
      </GateCard>
    );
  }
  return (
    <GateCard title="Scan this with your app">
      <ProblemNote />
      <QrCode text={pending.address} label="The key for your app, as a picture" />
      <p className="help">
        No camera? Type this key into the app: <code className="app-key">{inFours(pending.secret)}</code>
      </p>
      <CodeForm does="confirm-app" label="Use this app">
        <p className="help">The six digits that the app shows now. We only switch it on when they match.</p>
      </CodeForm>
    </GateCard>
  );
}

function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? "";
}
