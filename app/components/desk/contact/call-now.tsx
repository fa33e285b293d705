import { useEffect } from "react";
import { useActionData, useFetcher, useLocation } from "react-router";
import { CommandForm, type SentBack, useSentBack } from "#app/components/desk/command-form.tsx";
import type { ShownGate } from "#app/domain/contact/shown-gate.ts";
import "./call-now.css";

type Dialed = { dial?: { number: string; shown: string } } & SentBack;

type CallNowProps = {
  gate: Pick<ShownGate, "person" | "thread" | "purpose" | "ways">;
  phones: { value: string; shown: string }[];
};

/**
 * The numbers of a person. A tap asks the gate, notes the try, and opens the phone; without JavaScript the page comes back
 * with the link that opens it. Where the gate says no already, the number is text.
 */
export function CallNow({ gate: { person, thread, purpose, ways }, phones }: CallNowProps) {
  const fetcher = useFetcher<Dialed>();
  const posted: Dialed | undefined = useActionData();
  const sentBack = useSentBack("call-dial");
  const dial = (fetcher.data ?? posted)?.dial;
  const refusal = (fetcher.data ?? sentBack).errors?.phone?.[0];
  const refusedDecide = refusal && (fetcher.data ?? posted)?.decide;
  const called = fetcher.data?.dial;
  useEffect(() => {
    if (called) window.location.assign(`tel:${called.number}`);
  }, [called]);
  if (phones.length === 0) return null;
  const call = ways.find(({ channel }) => channel === "call");
  const mayCall = call?.word === "yes";
  return (
    <div className="call-now">
      {phones.map(({ value, shown }) =>
        mayCall ? (
          <fetcher.Form key={value} method="post">
            {Object.entries({ do: "call-dial", person, thread: thread ?? "", purpose, phone: value }).map(
              ([name, text]) => (
                <input key={name} type="hidden" name={name} value={text} />
              ),
            )}
            <button type="submit" className="btn">
              Call {shown}
            </button>
          </fetcher.Form>
        ) : (
          <b key={value}>{shown}</b>
        ),
      )}
      {call?.decide && !refusal && (
        <p className="is-wrong">
          {call.why} <DecideLink to={call.decide} />
        </p>
      )}
      <div role="status">
        {dial && (
          <a className="btn btn--go" href={`tel:${dial.number}`}>
            Dial {dial.shown}
          </a>
        )}
        {refusal && (
          <p className="is-wrong">
            {refusal} {refusedDecide && <DecideLink to={refusedDecide} />}
          </p>
        )}
      </div>
    </div>
  );
}

/** To the thread in which a colleague decides about the sentence. */
export function DecideLink({ to }: { to: string }) {
  return <a href={to}>Decide about it</a>;
}

type HowItWentProps = {
  thread: string;
  made: { id: string; at: string };
  outcomes: readonly { value: string; label: string }[];
};

/** Waits after a call until its outcome is tapped: whoever comes back from the phone sees it first. */
export function HowItWent({ thread, made, outcomes }: HowItWentProps) {
  const { pathname } = useLocation();
  return (
    <section className="note call-made" aria-labelledby="call-made-title">
      <h2 id="call-made-title">How did your call at {made.at} go?</h2>
      <CommandForm
        of="thread-call"
        fields={{ thread, attempt: made.id, once: made.id, by: "us" }}
        className="call-outcomes"
      >
        {outcomes.map(({ value, label }) => (
          <button key={value} type="submit" name="outcome" value={value} className="btn">
            {label}
          </button>
        ))}
      </CommandForm>
      <CommandForm of="call-not-made" fields={{ attempt: made.id, back: pathname }}>
        <button type="submit" className="btn btn--text">
          I did not call
        </button>
      </CommandForm>
    </section>
  );
}

type DueLineProps = { by: string; left: string; isLate: boolean; note?: string | null; href?: string };

/** What is due, in one line; a link on a page that is not the thread's own. */
export function DueLine({ by, left, isLate, note = null, href }: DueLineProps) {
  const words = `Answer by ${by}, ${isLate ? `late by ${left}` : `${left} left`}`;
  return (
    <>
      <b className={isLate ? "is-late" : undefined}>{href ? <a href={href}>{words}</a> : words}</b>
      {note && <span className="may-line">{note}</span>}
    </>
  );
}
