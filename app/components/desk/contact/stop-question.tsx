import { type ContactChannel, stoppedThings } from "#app/domain/contact/contact-stops.ts";
import type { AskedToStop } from "#app/domain/desk/shown-thread.ts";

/** A sentence that may ask us to stop, below what it stands in: a colleague decides. */
export function StopQuestion({ source, id, sentence, asked, holds, agreed }: AskedToStop) {
  const by = source === "mail-in" ? "write with their address" : "type their address into a form";
  return (
    <form method="post" className="note event-doubt" id={`stop-${id}`}>
      <input type="hidden" name="do" value="stop-decide" />
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="id" value={id} />
      <p>
        <b>Does this ask us to stop {stoppedThings(asked)}?</b> <q>{sentence}</q>
      </p>
      {agreed !== null && (
        <p>
          They agreed in writing since then, on {agreed}. If you press Stop, that counts from now on, and their yes no
          longer does.
        </p>
      )}
      <p>
        {asked.verdict === "stop" && agreed === null && `Nothing proves that they sent it: anyone can ${by}. `}
        {heldWords(holds)}
      </p>
      <button type="submit" className="btn" name="verdict" value="stop">
        Stop
      </button>{" "}
      <button type="submit" className="btn" name="verdict" value="not">
        Not a stop
      </button>
    </form>
  );
}

/** What waits for the decision, as the gate holds it. */
function heldWords(holds: readonly ContactChannel[]): string {
  const isEmail = holds.includes("email");
  const later = "except an answer to what they ask for later, or one that the law wants";
  if (!holds.includes("call")) {
    return isEmail
      ? `Until you decide, they get no email, ${later}.`
      : "Until you decide, nothing goes to them but your own answers.";
  }
  return isEmail
    ? `Until you decide, they get no calls and no texts, and no email, ${later}.`
    : "Until you decide, they get no calls and no texts. By email only your own answers go to them.";
}
