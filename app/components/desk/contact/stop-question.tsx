import { CommandForm } from "#app/components/desk/command-form.tsx";
import { type ContactChannel, contactChannels, stoppedThings } from "#app/domain/contact/contact-stops.ts";
import type { AskedToStop } from "#app/domain/desk/shown-thread.ts";
import { HourChoices } from "./call-hours.tsx";

/** A sentence that may ask us to stop, below what it stands in: a colleague decides. */
export function StopQuestion(question: AskedToStop) {
  const { source, id, sentence, asked, holds, agreed, isForged, isProven, confirmed } = question;
  const isNumbers = source === "number-stopped";
  const isHours = asked.verdict === "hours";
  const by = source === "mail-in" ? "write with their address" : "type their address into a form";
  const hours = !isNumbers && (
    <fieldset className="stop-hours">
      <legend>It asks for other hours</legend>
      <HourChoices of={`hours-${id}`} />{" "}
      <button type="submit" className="btn" name="verdict" value="hours">
        Keep these hours
      </button>
    </fieldset>
  );
  const decide = (
    <CommandForm of="stop-decide" fields={{ source, id }}>
      {isNumbers ? (
        <NumberQuestion thread={sentence} what={stoppedThings(asked)} />
      ) : (
        <p>
          <b>{isHours ? "Does this ask for certain hours?" : `Does this ask us to stop ${whatOf(question)}?`}</b>{" "}
          <q>{sentence}</q>
        </p>
      )}
      {agreed !== null && (
        <p>
          They agreed in writing since then, on {agreed}. If you press Stop, that counts from now on, and their yes no
          longer does.
        </p>
      )}
      <p>
        {!isNumbers && !isForged && !isProven && `Nothing proves that they sent it: anyone can ${by}. `}
        {isNumbers ? numberWords : isForged ? forgedWords : isHours ? hoursWords : heldWords(holds)}
      </p>
      {isHours && hours}
      {!isNumbers && <StoppedWays asked={asked} address={question.address} />}
      {!isNumbers && <p className="help">{coverWords}</p>}
      <button type="submit" className="btn" name="verdict" value="stop">
        Stop
      </button>{" "}
      <button type="submit" className="btn" name="verdict" value="not">
        {isHours ? "Any hour is fine" : "Not a stop"}
      </button>
      {!isHours && hours}
    </CommandForm>
  );
  return (
    <div className="note event-doubt" id={`stop-${id}`}>
      {decide}
      {confirmed && <KeepCall source={source} id={id} confirmed={confirmed} />}
    </div>
  );
}

/** Somebody else may have written it to keep them from a call that they want. Whoever has read it may go on with that call. */
function KeepCall({
  source,
  id,
  confirmed: { call, at },
}: Pick<AskedToStop, "source" | "id"> & { confirmed: NonNullable<AskedToStop["confirmed"]> }) {
  return (
    <CommandForm of="call-keep" fields={{ source, id }} button="Go On With This Call">
      <p>
        They confirmed the call of {call} from their mailbox, on {at}. It waits for you, too. If you think that they
        still want it, go on with it and ask them. The question above stays open.
      </p>
    </CommandForm>
  );
}

/** "Emails to maria@visitor.example", where it is about that address alone. */
function whatOf({ asked, address }: Pick<AskedToStop, "asked" | "address">): string {
  return asked.isOnlyHere && address ? `${stoppedThings(asked)} to ${address.here}` : stoppedThings(asked);
}

/** A sentence may ask for less, or for more, than was read in it. */
function StoppedWays({ asked: { channel, scope, isOnlyHere }, address }: Pick<AskedToStop, "asked" | "address">) {
  return (
    <fieldset className="stop-hours">
      <legend>{scope === "marketing" ? "What advertising to stop" : "What to stop"}</legend>
      <input type="hidden" name="ways" value="ticked" />
      {contactChannels.map((way) => (
        <label key={way} className="check">
          <input
            type="checkbox"
            name={`stops-${way}`}
            value="yes"
            defaultChecked={channel === "all" || channel === way}
          />{" "}
          {wayNames[way]}
        </label>
      ))}
      {address && (
        <label className="check">
          <input type="checkbox" name="only-here" value="yes" defaultChecked={isOnlyHere} /> Of emails, only those to{" "}
          {address.here}
        </label>
      )}
      {address && addressWords(address) !== "" && <p className="help">{addressWords(address)}</p>}
    </fieldset>
  );
}

/** Which address stays open if one is stopped, and which one may not be theirs. */
function addressWords({ others, unknown }: NonNullable<AskedToStop["address"]>): string {
  const rest = others.length > 0 ? `Then ${others.join(", ")} stays open, and answers go there.` : "";
  const named = unknown.join(", ");
  const doubt = `It names ${named}, and nothing shows that this is theirs. Nothing goes there until you link them or correct their email.`;
  return [rest, named === "" ? "" : doubt].filter((words) => words !== "").join(" ");
}

const wayNames: Record<ContactChannel, string> = { call: "Calls", text: "Texts", email: "Emails" };

/** Somebody else has the same number: this person may know nothing of it. */
function NumberQuestion({ thread, what }: { thread: string; what: string }) {
  return (
    <p>
      <b>Does somebody else’s stop count for this number?</b> Whoever gave the same number{" "}
      {thread === "" ? "" : <a href={`/desk/threads/${thread}`}>in another thread</a>} asked us to stop {what}. Their
      own thread is stopped already.
    </p>
  );
}

const numberWords =
  "Anyone can type any number. Until you decide, what this person agreed to with the number before that stays, and a call that they confirmed by email. Other calls and texts wait. Press Stop only if the number is not this person’s.";
const coverWords =
  "Stop counts from now on. It covers each address and number of theirs that we know, and those that this came with. Any other answer is about these words alone. Each other message that may ask the same is a question by itself.";
const forgedWords =
  "Our email server says that it is forged, so nothing waits for this. Press Stop only if they tell you themselves.";

const hoursWords =
  "Until you decide, they get no calls and no texts, but a call at the hour that they picked and confirmed later. Emails go out as usual.";

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
