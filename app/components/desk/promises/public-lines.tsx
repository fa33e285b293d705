import { CommandForm, useProblemAt } from "#app/components/desk/command-form.tsx";
import type { PublicLine, ShownPromises, ShownSwitch } from "#app/domain/promises/shown.ts";

type LinesProps = Pick<ShownPromises, "lines" | "line" | "maySet">;

/** The public figures, drawn as visitors see them, and the one thing that can be done about them. */
export function PublicLines({ lines, line, maySet }: LinesProps) {
  const wrong = useProblemAt("line-reason");
  return (
    <section aria-labelledby="visitors-read" className="prom-public">
      <h2 id="visitors-read">What visitors read</h2>
      <p className="help">
        Drawn as the public page draws it. It changes once a day, and we show a figure only when we have counted at
        least 30 cases. The words are the same whether we did well or badly.
      </p>
      <div className="prom-sides">
        {lines.map((one) => (
          <Line key={one.path} {...one} />
        ))}
      </div>
      {line.said && <p className="help">{line.said}</p>}
      {maySet && (
        <CommandForm
          of="set-promise-switch"
          fields={{ switch: "line", on: line.isOn ? "no" : "yes" }}
          className="prom-down"
          saysHere={{ only: "switch" }}
        >
          {({ typed }) => (
            <>
              {line.isOn && (
                <div>
                  <label className="lab" htmlFor="line-reason">
                    Why take it down?
                  </label>
                  <input
                    className="inp"
                    id="line-reason"
                    name="reason"
                    maxLength={200}
                    autoComplete="off"
                    defaultValue={typed.reason}
                    aria-invalid={wrong["aria-invalid"]}
                    aria-describedby={[wrong["aria-describedby"], "line-help"].filter(Boolean).join(" ")}
                  />
                </div>
              )}
              <button type="submit" className="btn">
                {line.isOn ? "Take the line down" : "Put the line back"}
              </button>
              <p className="help" id="line-help">
                The reason stays on record. Figures cannot be edited.
              </p>
            </>
          )}
        </CommandForm>
      )}
    </section>
  );
}

function Line({ path, promise, words, day, note }: PublicLine) {
  return (
    <div>
      <div className="prom-line">
        <h3>{promise}</h3>
        {words !== null && (
          <>
            <p>{words}</p>
            <p className="fine">
              Counted through {day}, with those still open. <a href="/about#how-we-measure">How we measure</a>
            </p>
          </>
        )}
      </div>
      <p className="help">
        {path}
        <span className="tag">{note}</span>
      </p>
    </div>
  );
}

/** Emails to the team about promises. An owner can turn them off and on. */
export function TeamEmails({ alarms, digest, maySet }: Pick<ShownPromises, "alarms" | "digest" | "maySet">) {
  return (
    <section className="panel" aria-labelledby="team-emails">
      <div className="panel-head">
        <h2 id="team-emails">Emails to the team</h2>
      </div>
      <Mail
        name="alarms"
        title="When an answer is late"
        state={alarms}
        maySet={maySet}
        text="One email to the colleague who has the thread, or to all counselors. Four open hours later, one to the owners. None at night: if an answer will be late while we are closed, the email comes two hours before closing."
      />
      <Mail
        name="digest"
        title="Your week at the desk"
        state={digest}
        maySet={maySet}
        text="One email a week to the owners, when the office opens: what was promised, kept and late, and which pages people came from."
      />
    </section>
  );
}

type MailProps = { name: string; title: string; text: string; state: ShownSwitch; maySet: boolean };

function Mail({ name, title, text, state: { isOn, said }, maySet }: MailProps) {
  return (
    <div className="panel-row">
      <div className="prom-mail">
        <b>{title}</b>
        <span className="tag">{isOn ? "on" : "off"}</span>
        <p className="help">{text}</p>
        {said && <p className="help">{said}</p>}
      </div>
      {maySet && (
        <CommandForm
          of="set-promise-switch"
          fields={{ switch: name, on: isOn ? "no" : "yes" }}
          button={isOn ? "Turn off" : "Turn on"}
          row={{ about: title }}
        />
      )}
    </div>
  );
}
