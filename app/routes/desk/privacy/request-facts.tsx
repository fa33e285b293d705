import { CommandField, CommandForm, type useSentBack } from "#app/components/desk/command-form.tsx";
import type { DataPoint } from "#app/domain/privacy/request-steps.ts";
import type { SeenRequest } from "#app/server/desk/privacy/seen-request.server.ts";

/** The sender of the request, and what they wrote. */
export function WhoAsks({ seen }: { seen: SeenRequest }) {
  const { name, email, phone, reference, details, received, thread, hold } = seen;
  const facts = [
    ["Name", name],
    ["Email", email],
    ["Phone", phone],
    ["Account reference", reference],
    ["Received", received],
    ["They wrote", details],
    ["On hold", hold && `Since ${hold.since}. ${hold.reason}`],
  ] as const;
  return (
    <section className="panel" aria-labelledby="who-title">
      <div className="panel-head">
        <h2 id="who-title">Who asks</h2>
        {thread && <a href={`/desk/threads/${thread}`}>Open the thread</a>}
      </div>
      <dl className="panel-row prw-facts">
        {facts.map(
          ([term, text]) =>
            text && (
              <div key={term}>
                <dt>{term}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

const pointWords: Readonly<Record<DataPoint["what"], { yes: string; no: string; name: string }>> = {
  mailbox: { name: "Mailbox", yes: "They pressed the button behind our link", no: "They have not confirmed yet" },
  name: { name: "Name", yes: "We hold the same name from before", no: "We hold no such name from before" },
  phone: { name: "Phone", yes: "We hold the same number from before", no: "Not given, or not the one we hold" },
  "by-hand": { name: "By hand", yes: "A colleague compared it: see the steps", no: "" },
};

/** Details they gave that match ours. Only the team sees this; the sender is never told. */
export function DataPoints({ seen }: { seen: SeenRequest }) {
  const { id, points, count, needed, mayWork, answered, isErasing, askedFor, hasDeclared, isProven } = seen;
  const isOpen = mayWork && !answered && !isErasing;
  return (
    <section className="panel" aria-labelledby="points-title">
      <div className="panel-head">
        <h2 id="points-title">Is it them?</h2>
        <b>
          {count} {count === 1 ? "detail matches" : "details match"}, {needed} needed
        </b>
      </div>
      <ul>
        {points.map(({ id: point, what, matches }) => (
          <li key={point} className="panel-row prw-point">
            <b>{pointWords[what].name}</b>
            <span className={matches ? "prw-yes" : "prw-no"}>
              {matches ? "Matches. " : "No match. "}
              {matches ? pointWords[what].yes : pointWords[what].no}
            </span>
          </li>
        ))}
        {askedFor === "access" && (
          <li className="panel-row prw-point">
            <b>Declaration</b>
            <span className={hasDeclared ? "prw-yes" : "prw-no"}>
              {hasDeclared ? "They declared who they are." : "Missing. The data itself needs it."}
            </span>
          </li>
        )}
      </ul>
      {isOpen && (
        <>
          <div className="panel-row prw-asking">
            <CommandForm of="privacy-ask" fields={{ request: id }} button="Ask them to confirm" />
            <CommandForm of="privacy-match" fields={{ request: id }} className="work-line" button="It matches">
              {(sent) => (
                <WordsField
                  label="You compared one more detail"
                  id="match-words"
                  sent={sent}
                  example="Account reference, by phone"
                />
              )}
            </CommandForm>
          </div>
          {!isProven && <VouchForm id={id} />}
        </>
      )}
      <p className="panel-row help">
        {isProven ? "" : "Nothing is told or done before their mailbox has confirmed. "}
        {askedFor === "access"
          ? "Two details for the kinds of data. Three and a declaration for the data itself."
          : "Two details have to match."}{" "}
        Do not tell them what we hold, and never ask for a Social Security number.
      </p>
    </section>
  );
}

type WordsFieldProps = { label: string; id: string; sent: ReturnType<typeof useSentBack>; example: string };

/** One line about how somebody was recognized. */
function WordsField({ label, id, sent: { typed, errors }, example }: WordsFieldProps) {
  return (
    <CommandField label={label} id={id} errors={errors.words}>
      {(props) => (
        <input
          {...props}
          name="words"
          maxLength={500}
          autoComplete="off"
          defaultValue={typed.words}
          placeholder={example}
        />
      )}
    </CommandField>
  );
}

/** For someone who no longer has the mailbox. What the owner checked stays with the request. */
function VouchForm({ id }: { id: string }) {
  return (
    <CommandForm of="privacy-vouch" fields={{ request: id }} className="panel-row work-line" button="Vouch for them">
      {(sent) => (
        <WordsField
          label="They no longer have this mailbox. What you checked instead, and how"
          id="vouch-words"
          sent={sent}
          example="In the office, with their photo ID, on Tuesday"
        />
      )}
    </CommandForm>
  );
}

/** Steps taken, oldest first. */
export function StepList({ steps }: Pick<SeenRequest, "steps">) {
  return (
    <section className="panel" aria-labelledby="steps-title">
      <div className="panel-head">
        <h2 id="steps-title">What was done</h2>
        <span className="help">Kept 24 months</span>
      </div>
      {steps.length === 0 && <p className="panel-row">Nothing yet.</p>}
      <ol>
        {steps.map(({ id, title, when, by, detail, words }) => (
          <li key={id} className="panel-row prw-step">
            <span>
              <b>{title}</b>
              {detail && <>: {detail}</>}
              {words && (
                <small dir="auto" className="prw-words">
                  “{words}”
                </small>
              )}
            </span>
            <span className="help">
              {by ? `${by}, ` : ""}
              {when}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
