import { CommandForm } from "#app/components/desk/command-form.tsx";
import type { SeenRequest } from "#app/server/desk/privacy/seen-request.server.ts";
import { FileLink, NotYet } from "./request-forms.tsx";

/** An erasure takes two people, or one person who is asked twice when no one else could say yes. */
export function ErasurePanel({ seen }: { seen: SeenRequest }) {
  const { id, answered, isErasing, isEraseAsked, isAlone, obstacles } = seen;
  if (answered) return null;
  return (
    <section className="panel work-panel" aria-labelledby="erase-title">
      <h2 id="erase-title">Erase</h2>
      {isErasing ? (
        <p>The second yes was given. Everything is erased as soon as our last email to them is on its way.</p>
      ) : (
        <>
          <FileLink id={id} />
          {isEraseAsked ? (
            <SecondYes seen={seen} />
          ) : (
            <FirstAsk id={id} why={obstacles["erase-asked"]} alone={isAlone} />
          )}
        </>
      )}
    </section>
  );
}

function FirstAsk({ id, why, alone }: { id: string; why: SeenRequest["obstacles"]["erase-asked"]; alone: boolean }) {
  if (why) return <NotYet why={why} />;
  return (
    <CommandForm of="privacy-erase-ask" fields={{ request: id }}>
      <p className="help">
        {alone
          ? "No one else on the team could say yes, so you are asked twice. Each time you show your passkey and confirm it again."
          : "Asks for your passkey. A second owner has to say yes before anything is erased."}
      </p>
      <button type="submit" className="btn btn--go">
        {alone ? "Begin the erasure" : "Ask for a second yes"}
      </button>
    </CommandForm>
  );
}

function SecondYes({ seen: { id, obstacles, askedByMe } }: { seen: SeenRequest }) {
  const why = obstacles["erase-approved"];
  return (
    <>
      <p>{askedByMe ? "You asked for it." : "A colleague asked for it."} It waits for a yes.</p>
      {why ? (
        <NotYet why={why} />
      ) : (
        <CommandForm of="privacy-erase" fields={{ request: id }}>
          <p className="help">
            This is for good: forms, emails, calls, notes, and the search. They get a last email. Backups made before
            still hold it until they are deleted. Asks for your passkey, then once more.
          </p>
          <button type="submit" className="btn btn--go">
            Yes, erase everything
          </button>
        </CommandForm>
      )}
      <CommandForm of="privacy-erase-stop" fields={{ request: id }} button="Stop the erasure" />
    </>
  );
}
