import { useActionData, useLoaderData } from "react-router";
import { CommandForm } from "#app/components/desk/command-form.tsx";
import { GateCard } from "#app/components/desk/gate-card.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("codes");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Recovery codes | Desk | Path to Keys" }];
}

export default function RecoveryCodes() {
  const { left } = useLoaderData<typeof loader>();
  const made: { codes?: string[] } | undefined = useActionData();
  return made?.codes ? <NewCodes codes={made.codes} /> : <BeforeCodes left={left} />;
}

function BeforeCodes({ left }: { left: number }) {
  return (
    <GateCard title="Ten recovery codes">
      <p>
        A code takes the place of your app, together with an email link. Each one works once. They are shown only once.
      </p>
      {left > 0 && <p>You have {left} left. New codes turn the old ones off.</p>}
      <CommandForm of="new-codes">
        <button type="submit" className="btn btn--go">
          Show ten new codes
        </button>
      </CommandForm>
      <p className="ways-on">
        <a href="/desk">Not now</a>
      </p>
    </GateCard>
  );
}

function NewCodes({ codes }: { codes: readonly string[] }) {
  return (
    <GateCard title="Write these down">
      <p>Each one works once. We keep no copy that can be read, so we cannot show them again.</p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="help">Print this page, or copy the codes by hand. Keep them away from your phone and laptop.</p>
      <a className="btn btn--go" href="/desk/account">
        I have them on paper
      </a>
    </GateCard>
  );
}
