import { useLoaderData } from "react-router";
import { CommandForm } from "#app/components/desk/command-form.tsx";
import { GateCard } from "#app/components/desk/gate-card.tsx";
import { writtenIn } from "#app/domain/desk/typed-words.ts";
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
  const { id, path, told, fields } = form;
  return (
    <GateCard title={told?.title ?? "Your words are kept"}>
      <p>
        {told ? "You asked for this. " : "You were signed out before this was saved. "}
        Nothing has been done yet.
      </p>
      {told?.lines.map((line) => (
        <p key={line}>
          <b>{line}</b>
        </p>
      ))}
      {told?.words && <HeldWords label="The letter, as it arrives" words={told.words} />}
      {!told && ownWords(fields).map(([name, words]) => <HeldWords key={name} label="You wrote" words={words} />)}
      <form method="post" action={path}>
        {[...fields, ["held", id] as const].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="btn btn--go">
          {told?.button ?? (isDraft(fields) ? "Put it into your draft" : "Send it now")}
        </button>
      </form>
      <CommandForm of="drop-held" fields={{ form: id }} button={told ? "Leave it" : "Delete these words"} row={{}} />
    </GateCard>
  );
}

type Fields = readonly (readonly [name: string, value: string])[];

/** What the page saved by itself, or with "Save draft": no letter goes out with it. */
function isDraft(fields: Fields): boolean {
  return fields.some(([name, value]) => name === "do" && /-draft$/.test(value));
}

/** The text a person typed; `saved` is an older state of the same words. */
function ownWords(fields: Fields): Fields {
  return writtenIn(fields).filter(([name]) => name !== "saved" && name !== "blanks");
}

function HeldWords({ label, words }: { label: string; words: string }) {
  return (
    <section aria-label={label} className="held-words" dir="auto">
      {words}
    </section>
  );
}
