import { useLoaderData } from "react-router";
import { CommandField, CommandForm, useSentBack } from "#app/components/desk/command-form.tsx";
import { askAboutEmail } from "#app/components/forms/ask-about-email.ts";
import { EmailQuestion } from "#app/components/forms/email-question.tsx";
import { actAtDesk, seeAtDesk } from "#app/server/desk/access/desk-request.server.ts";
import "./one-thread.css";

export const loader = seeAtDesk("new-lead");
export const action = actAtDesk;

export function meta() {
  return [{ title: "New by hand | Desk | Path to Keys" }];
}

const ways = [
  { value: "phone", label: "They called" },
  { value: "in-person", label: "They came in" },
] as const;

const textFields = [
  { name: "firstName", label: "First name", type: "text" },
  { name: "lastName", label: "Last name (if they have one)", type: "text" },
  { name: "email", label: "Email", type: "email" },
  { name: "phone", label: "Phone", type: "tel" },
] as const;

/** A request made by phone or in person, with the same checks as the site's own form. */
export default function NewLead() {
  const { submissionKey, consent } = useLoaderData<typeof loader>();
  const { typed, errors } = useSentBack("lead-by-hand");
  return (
    <>
      <h1>New by hand</h1>
      <p className="lead">
        For someone who called or came in. The same checks, the same emails and the same promise as on the site. A phone
        number or an email address is enough.
      </p>
      <CommandForm
        of="lead-by-hand"
        fields={{ submissionKey: typed.submissionKey ?? submissionKey }}
        className="panel work-panel by-hand"
        saysHere
      >
        <fieldset aria-describedby={errors.channel ? "channel-wrong" : undefined}>
          <legend className="lab">How they reached us</legend>
          {ways.map(({ value, label }) => (
            <label key={value} className="pick">
              <input type="radio" name="channel" value={value} defaultChecked={typed.channel === value} /> {label}
            </label>
          ))}
          {errors.channel && (
            <p className="is-wrong" id="channel-wrong">
              {errors.channel[0]}
            </p>
          )}
        </fieldset>
        <div className="by-hand-fields">
          {textFields.map(({ name, label, type }) => (
            <CommandField key={name} label={label} id={name} errors={errors[name]}>
              {(props) => (
                <>
                  <input
                    {...props}
                    name={name}
                    type={type}
                    defaultValue={typed[name]}
                    autoComplete="off"
                    maxLength={254}
                    {...(name === "email" && { onInput: ({ currentTarget }) => askAboutEmail(currentTarget) })}
                  />
                  {name === "email" && <EmailQuestion id={props.id} typed={typed.email} />}
                </>
              )}
            </CommandField>
          ))}
        </div>
        <CommandField label="What they want to know (optional)" id="message" errors={errors.message}>
          {(props) => <textarea {...props} name="message" rows={4} maxLength={1000} defaultValue={typed.message} />}
        </CommandField>
        <fieldset>
          <legend className="lab">Can we call, text and email about our services?</legend>
          <p className="help">Read these words aloud on the phone. In person, let them read and sign.</p>
          <blockquote className="by-hand-words">{consent}</blockquote>
          <label className="pick">
            <input type="checkbox" name="agreed" value="yes" defaultChecked={typed.agreed === "yes"} /> They heard or
            read exactly these words, and said yes or signed
          </label>
          <p className="help">
            Your name, the time and the words are kept with it. Without the check mark, they asked for an answer and
            nothing more. A yes by phone is not in writing, so it allows no automated calls or texts.
          </p>
        </fieldset>
        <button type="submit" className="btn btn--go">
          Enter the request
        </button>
      </CommandForm>
    </>
  );
}
