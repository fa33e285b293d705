import { CommandField, CommandForm, useSentBack } from "#app/components/desk/command-form.tsx";
import type { GateWord, ShownGate } from "#app/domain/contact/shown-gate.ts";
import { CallHoursForm, LiftHoursForm, saidWays } from "./call-hours.tsx";
import { DecideLink } from "./call-now.tsx";
import "./may-panel.css";

const purposes = [
  { value: "answer", label: "To answer them" },
  { value: "marketing", label: "To offer something" },
];

/** Says whether a person may be called, texted or emailed now: first the answer, then why, then until or from when. */
export function MayPanel(gate: ShownGate) {
  const { person, thread, purpose, asOf, ways, zone, limit, mayWork, mayLift, emails, messages } = gate;
  const fields = { person, thread };
  return (
    <section className="panel may" id="may" aria-labelledby="may-title">
      <div className="panel-head">
        <h2 id="may-title">Can we, right now?</h2>
        <span className="help">{asOf}</span>
      </div>
      {mayWork && (
        <CommandForm of="gate-ask" fields={fields} className="may-ask" button="Ask">
          <label className="vh" htmlFor="may-purpose">
            What for
          </label>
          <select className="inp" id="may-purpose" name="purpose" defaultValue={purpose} key={purpose}>
            {purposes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </CommandForm>
      )}
      <ul className="may-ways">
        {ways.map(({ channel, name, word, title, why, times, decide }) => (
          <li key={channel}>
            <Sign word={word} />
            <b>{name}</b>
            <div>
              <b className={`may-word may-word--${word}`}>{title}</b>
              <p>
                {why} {decide && <DecideLink to={decide} />}
              </p>
              {times.map((time) => (
                <p key={time} className="may-time">
                  {time}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="may-rest">
        {zone} Sending and logging a call ask again. {mayWork && "Each question is noted."}
      </p>
      {limit && <p className="may-rest">{limit}</p>}
      {mayWork && <CallHoursForm fields={fields} />}
      {mayWork && limit && <LiftHoursForm fields={fields} />}
      {mayWork && <StopForm fields={fields} emails={emails} messages={messages} />}
      {mayLift && <LiftForm fields={fields} />}
    </section>
  );
}

/** A check, a bar or a clock: the sign and the word differ, not just the color. */
function Sign({ word }: { word: GateWord }) {
  return (
    <svg className={`may-sign may-sign--${word}`} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r={word === "yes" ? 9 : 8.25} />
      <path d={signs[word]} />
    </svg>
  );
}

const signs: Record<GateWord, string> = { yes: "M5.5 10.5l3 3 6-7", no: "M5.5 10h9", "not-now": "M10 5.5V10l3 2.5" };

const stopChoices = [
  {
    name: "channel",
    label: "What they want to stop",
    none: "Choose one",
    options: { call: "Calls", text: "Texts", email: "Emails", all: "All contact" },
  },
  {
    name: "scope",
    label: "How far it goes",
    none: null,
    options: { all: "Answers too", marketing: "Advertising only" },
  },
  {
    name: "source",
    label: "How they told you",
    none: "Choose one",
    options: saidWays,
  },
] as const;

type StopFormProps = { fields: Record<string, string | null> } & Pick<ShownGate, "emails" | "messages">;

/** A stop that someone told a colleague counts at once. That person takes it back by agreeing again; an owner can lift it. */
function StopForm({ fields, emails, messages }: StopFormProps) {
  const { isBack, typed, errors } = useSentBack("person-stop");
  return (
    <details className="may-stop" open={isBack}>
      <summary>They asked us to stop</summary>
      <CommandForm of="person-stop" fields={fields} saysHere button="Note the stop">
        {stopChoices.map(({ name, label, none, options }) => (
          <CommandField key={name} label={label} id={`stop-${name}`} errors={errors[name]}>
            {(props) => (
              <select {...props} name={name} defaultValue={typed[name]}>
                {none && <option value="">{none}</option>}
                {Object.entries(options).map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </select>
            )}
          </CommandField>
        ))}
        {emails.length > 1 && (
          <CommandField label="At which email address" id="stop-only-email" errors={errors["only-email"]}>
            {(props) => (
              <select {...props} name="only-email" defaultValue={typed["only-email"]}>
                <option value="">Every address and number</option>
                {emails.map((email) => (
                  <option key={email} value={email}>
                    Only {email}
                  </option>
                ))}
              </select>
            )}
          </CommandField>
        )}
        {messages.length > 0 && (
          <CommandField label="In which message (if it is one of these)" id="stop-message" errors={undefined}>
            {(props) => (
              <select {...props} name="message" defaultValue={typed.message}>
                <option value="">None of these</option>
                {messages.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </CommandField>
        )}
        <p className="help">
          It counts at once, for every address and number of theirs
          {emails.length > 1 ? ", or for the one you chose" : ""}.
        </p>
      </CommandForm>
    </details>
  );
}

/** For a stop that was not theirs, such as one in a forged email. */
function LiftForm({ fields }: { fields: Record<string, string | null> }) {
  const { isBack, typed, errors } = useSentBack("stops-lift");
  return (
    <details className="may-stop" open={isBack}>
      <summary>Lift the stop</summary>
      <CommandForm of="stops-lift" fields={fields} button="Lift the stop">
        <CommandField label="Why it may be lifted" id="lift-reason" errors={errors.reason}>
          {(props) => <textarea {...props} name="reason" rows={2} maxLength={500} defaultValue={typed.reason} />}
        </CommandField>
        <p className="help">
          Lift it only if they never asked for it, or asked you to. Their history keeps your reason and your name.
        </p>
      </CommandForm>
    </details>
  );
}

/** The same in one line, for pages where the panel is far below. */
export function MayLine({ short }: Pick<ShownGate, "short">) {
  return (
    <span className="may-line">
      {short.map(({ name, word, text }, index) => (
        <span key={name}>
          {index === 0 ? name : name.toLowerCase()} <b className={`may-word--${word}`}>{text}</b>
          {index === short.length - 1 ? ". " : ", "}
        </span>
      ))}
      <a href="#may">Why</a>
    </span>
  );
}
