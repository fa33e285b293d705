import { CommandField, CommandForm, useSentBack } from "#app/components/desk/command-form.tsx";
import { hourName } from "#app/domain/contact/call-hours.ts";
import type { SaidStopSource } from "#app/domain/contact/contact-stops.ts";
import "./may-panel.css";

/** The ways in which a colleague hears what somebody wants, in the words of a list. */
export const saidWays = {
  phone: "By phone or voicemail",
  "email-reply": "In an email",
  "text-reply": "In a text",
  form: "In a form on our site",
  "in-person": "In person",
  letter: "In a letter",
  other: "In another way, such as social media",
} satisfies Record<SaidStopSource, string>;

const sides = [
  { name: "from", label: "Not before", none: "Any hour", hours: [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] },
  { name: "until", label: "Not after", none: "Any hour", hours: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] },
] as const;

/** From when and until when somebody wants calls, on their own clock. `of` tells the lists of one page apart. */
export function HourChoices({ of, typed = {} }: { of: string; typed?: Readonly<Record<string, string>> }) {
  return sides.map(({ name, label, none, hours }) => (
    <label key={name} className="lab" htmlFor={`${of}-${name}`}>
      {label}{" "}
      <select className="inp" id={`${of}-${name}`} name={name} defaultValue={typed[name] ?? ""}>
        <option value="">{none}</option>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {hourName(hour)}
          </option>
        ))}
      </select>
    </label>
  ));
}

type Fields = Record<string, string | null>;

/** Hours that somebody told a colleague: a limit, and no stop. New ones take the place of those before. */
export function CallHoursForm({ fields }: { fields: Fields }) {
  const { isBack, typed, errors } = useSentBack("call-limit");
  return (
    <details className="may-stop" open={isBack}>
      <summary>They asked for other hours</summary>
      <CommandForm of="call-limit" fields={fields} button="Keep these hours">
        <HourChoices of="limit" typed={typed} />
        {errors.from?.[0] && <p className="is-wrong">{errors.from[0]}</p>}
        <CommandField label="How they told you" id="limit-source" errors={errors.source}>
          {(props) => (
            <select {...props} name="source" defaultValue={typed.source}>
              <option value="">Choose one</option>
              {Object.entries(saidWays).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </CommandField>
        <p className="help">
          By their clock, for calls and texts, every day. A call that they book later keeps its own hour.
        </p>
      </CommandForm>
    </details>
  );
}

/** Once they say that any hour is fine. */
export function LiftHoursForm({ fields }: { fields: Fields }) {
  const { isBack, typed, errors } = useSentBack("call-limit-lift");
  return (
    <details className="may-stop" open={isBack}>
      <summary>Lift the hours</summary>
      <CommandForm of="call-limit-lift" fields={fields} button="Lift the hours">
        <CommandField label="Why they may be lifted" id="limit-reason" errors={errors.reason}>
          {(props) => <textarea {...props} name="reason" rows={2} maxLength={500} defaultValue={typed.reason} />}
        </CommandField>
        <p className="help">Their history keeps your reason and your name.</p>
      </CommandForm>
    </details>
  );
}
