import { useLoaderData } from "react-router";
import { GateCard } from "#app/components/desk/gate-card.tsx";
import { RowForm } from "#app/components/desk/row-form.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";

export const loader = seeAtDesk("held", "form");
export const action = actAtDesk;

export function meta() {
  return [{ title: "Kept for you | Desk | Path to Keys" }];
}

/** A form that was sent before its sender had to sign in again or show a passkey. Nothing typed is lost. */
export default function HeldFormPage() {
  const form = useLoaderData<typeof loader>();
  if (!form) {
    return (
      <GateCard title="Nothing is waiting here">
        <p>It has already been sent, or it waited more than an hour.</p>
        <p className="ways-on">
          <a href="/desk">To the desk</a>
        </p>
      </GateCard>
    );
  }
  const { id, path, does, says, fields } = form;
  // Ids mean nothing to a person.
  const typed = fields.filter(([, value]) => value.trim() !== "" && !/^[\da-f-]{36}$/.test(value));
  return (
    <GateCard title={says ?? "Your words are kept"}>
      <p>
        {says === null ? "You were signed out before this was saved. " : "You asked for this. "}
        Nothing has been done yet.
      </p>
      {typed.map(([name, value]) => (
        <p key={name} className="held-words">
          {value}
        </p>
      ))}
      <form method="post" action={path}>
        {[["do", does], ["held", id], ...fields].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="btn btn--go">
          {says === null ? "Send it now" : "Do it now"}
        </button>
      </form>
      <RowForm does="drop-held" fields={{ form: id }} label="Leave it" />
    </GateCard>
  );
}
