import { CommandField, CommandForm, useSentBack } from "#app/components/desk/command-form.tsx";
import { denialWords, extensionWords, obstacleWords } from "#app/content/desk/privacy-words.ts";
import type { Obstacle } from "#app/domain/privacy/request-steps.ts";
import type { SeenRequest } from "#app/server/desk/privacy/seen-request.server.ts";

type PanelProps = { seen: SeenRequest };

/** Says why a step cannot be taken now, in place of its button. */
export function NotYet({ why }: { why: Obstacle }) {
  const { title, text } = obstacleWords[why];
  return (
    <p className="help">
      <b>{title}.</b> {text}
    </p>
  );
}

/** Answers to every kind of request except an erasure. */
export function AnswerPanel({ seen }: PanelProps) {
  if (seen.answered) return null;
  return (
    <section className="panel work-panel" aria-labelledby="answer-title">
      <h2 id="answer-title">Answer</h2>
      {seen.askedFor === "access" && <AnswerAccess seen={seen} />}
      {seen.askedFor === "correct" && <AnswerCorrect seen={seen} />}
      {seen.askedFor === "opt-out" && (
        <CommandForm of="privacy-opt-out" fields={{ request: seen.id }}>
          <p className="help">An opt-out needs no proof. This step is the record of it, and they get an email.</p>
          <button type="submit" className="btn btn--go">
            Record the opt-out
          </button>
        </CommandForm>
      )}
    </section>
  );
}

function AnswerAccess({ seen: { id, obstacles } }: PanelProps) {
  const [file, kinds] = [obstacles["file-sent"], obstacles["categories-sent"]];
  return (
    <>
      <FileLink id={id} />
      {file ? (
        <NotYet why={file} />
      ) : (
        <CommandForm of="privacy-send-file" fields={{ request: id }}>
          <p className="help">They get a link, and can download the file for 30 days.</p>
          <button type="submit" className="btn btn--go">
            Send the link to their file
          </button>
        </CommandForm>
      )}
      {!kinds && (
        <CommandForm of="privacy-send-categories" fields={{ request: id }} button="Send the kinds of data">
          <p className="help">Or say only which kinds of data we hold. That needs two details.</p>
        </CommandForm>
      )}
    </>
  );
}

/** The file to look through before it goes out, or before everything is erased. */
export function FileLink({ id }: { id: string }) {
  return (
    <p>
      <a href={`/desk/privacy/${id}/file`}>Download all we hold (JSON)</a>
      <span className="help prw-under">
        Asks for your passkey, unless you showed it in the last 5 minutes. It is noted that you did.
      </span>
    </p>
  );
}

function AnswerCorrect({ seen: { id, obstacles } }: PanelProps) {
  const { typed, errors } = useSentBack("privacy-correct");
  if (obstacles.corrected) return <NotYet why={obstacles.corrected} />;
  const fields = [
    { name: "firstName", label: "First name", type: "text" },
    { name: "lastName", label: "Last name", type: "text" },
    { name: "phone", label: "Phone", type: "tel" },
  ] as const;
  return (
    <CommandForm of="privacy-correct" fields={{ request: id }}>
      <p className="help">Type only what was wrong. It is changed everywhere. What they agreed to stays as it was.</p>
      {fields.map(({ name, label, type }) => (
        <CommandField key={name} label={label} id={`correct-${name}`} errors={errors[name]}>
          {(props) => (
            <input {...props} name={name} type={type} maxLength={100} autoComplete="off" defaultValue={typed[name]} />
          )}
        </CommandField>
      ))}
      <button type="submit" className="btn btn--go">
        Correct it and tell them
      </button>
    </CommandForm>
  );
}

/** Other steps besides the answer: more time, a denial, a hold. */
export function OtherSteps({ seen }: PanelProps) {
  const { answered, isErasing, obstacles } = seen;
  const isOpen = !answered && !isErasing;
  return (
    <>
      {isOpen && !obstacles.extended && (
        <ReasonForm
          of="privacy-extend"
          id={seen.id}
          title="More time"
          help="Once, for 45 more days. They get notice with the reason now."
          reasons={extensionWords}
          button="Give notice"
        />
      )}
      {isOpen && (
        <ReasonForm
          of="privacy-deny"
          id={seen.id}
          title="Deny"
          help="They get an email with the reason, and how to object."
          reasons={denialWords}
          button="Deny and tell them"
        />
      )}
      <HoldForm seen={seen} />
    </>
  );
}

type ReasonFormProps = {
  of: "privacy-extend" | "privacy-deny";
  id: string;
  title: string;
  help: string;
  reasons: Readonly<Record<string, { label: string }>>;
  button: string;
};

function ReasonForm({ of, id, title, help, reasons, button }: ReasonFormProps) {
  const { typed, errors } = useSentBack(of);
  return (
    <CommandForm of={of} fields={{ request: id }} className="panel work-panel" title={title} button={button}>
      <p className="help">{help}</p>
      <CommandField label="Reason" id={`${of.slice("privacy-".length)}-reason`} errors={errors.reason}>
        {(props) => (
          <select {...props} name="reason" defaultValue={typed.reason}>
            <option value="">Choose one</option>
            {Object.entries(reasons).map(([reason, { label }]) => (
              <option key={reason} value={reason}>
                {label}
              </option>
            ))}
          </select>
        )}
      </CommandField>
    </CommandForm>
  );
}

function HoldForm({ seen: { id, hold, isErasing } }: PanelProps) {
  const { typed, errors } = useSentBack("privacy-hold");
  if (hold) {
    return (
      <CommandForm
        of="privacy-release"
        fields={{ request: id }}
        className="panel work-panel"
        title="On hold"
        button="Lift the hold"
      >
        <p>
          Since {hold.since}. {hold.reason}
        </p>
      </CommandForm>
    );
  }
  if (isErasing) return null;
  return (
    <CommandForm
      of="privacy-hold"
      fields={{ request: id }}
      className="panel work-panel"
      title="Hold"
      button="Put a hold on it"
    >
      <p className="help">For a dispute or a court. Nothing of theirs is deleted until you lift it.</p>
      <CommandField label="Why it has to stay" id="hold-words" errors={errors.words}>
        {(props) => <input {...props} name="words" maxLength={500} autoComplete="off" defaultValue={typed.words} />}
      </CommandField>
    </CommandForm>
  );
}
