import { GateCard } from "#app/components/desk/gate-card.tsx";
import { seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("sent");

export function meta() {
  return [{ title: "Check your email | Desk | Path to Keys" }];
}

export default function LinkSent() {
  return (
    <GateCard title="Check your email">
      <p>If this address works at the desk, a link is on its way. It can take a minute.</p>
      <p className="help">
        Nothing came? Look in your spam folder, then ask an owner of the desk. They see your name under Team.
      </p>
      <p>
        <a href="/desk/sign-in">Back to the sign-in</a>
      </p>
    </GateCard>
  );
}
