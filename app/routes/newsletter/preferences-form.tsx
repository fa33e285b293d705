import choiceCss from "#app/components/forms/choice-field.css?inline";
import { ChoiceField } from "#app/components/forms/choice-field.tsx";
import type { FieldErrors } from "#app/components/forms/form-types.ts";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { formatDay } from "#app/domain/text/format-date.ts";
import { newsletterPauses, newsletterTopics } from "#app/forms/newsletter-fields.ts";
import type { PreferencesChange, ShownSubscriber } from "./newsletter-page.server.ts";

type PreferencesFormProps = { subscriber: ShownSubscriber; change: PreferencesChange | null | undefined };

/** Topics and pause in one form; leaving in another, so that no slip of the finger does it. */
export function PreferencesForm({ subscriber, change }: PreferencesFormProps) {
  const refused = change?.saved === false ? change : undefined;
  const errors: FieldErrors = refused?.fields ?? {};
  const { pausedUntil } = subscriber;
  return (
    <div className="wrap sec sec--tight nl__prefs">
      <form method="post">
        {change && <Outcome saved={change.saved} />}
        <Topics subscriber={subscriber} errors={errors.guides} />
        <ChoiceField
          id="pause"
          name="pause"
          legend="When should it come?"
          choices={[
            ...(pausedUntil ? [{ value: "keep", label: `Not before ${formatDay(pausedUntil)}` }] : []),
            { value: "none", label: "Every week" },
            ...newsletterPauses.map((days) => ({ value: String(days), label: `After a pause of ${days} days` })),
          ]}
          errors={errors.pause}
          defaultValue={refused?.pause ?? (pausedUntil ? "keep" : "none")}
        />
        <Button type="submit">Save</Button>
      </form>
      <form className="nl__leave" method="post" action={subscriber.unsubscribePath}>
        <h2>Leave the list</h2>
        <p>No more letters at all, from this moment on.</p>
        <Button type="submit" look="line">
          Unsubscribe
        </Button>
      </form>
    </div>
  );
}

function Outcome({ saved }: { saved: boolean }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
    <div className={saved ? "note" : "note note--bad"} tabIndex={-1} autoFocus>
      <b>{saved ? "Saved" : "Not saved yet"}</b>
      <p>{saved ? "The next letter goes by what stands here." : "Please fix the one thing marked below."}</p>
    </div>
  );
}

function Topics({ subscriber, errors }: { subscriber: ShownSubscriber; errors: readonly string[] | undefined }) {
  return (
    <fieldset
      className={errors ? "field field--err choice" : "field choice"}
      aria-describedby={errors ? "topics-error" : undefined}
    >
      <InlineStyle name="choice-field" layer="page" css={choiceCss} />
      <legend className="lab">What should it bring?</legend>
      {errors && (
        <span className="err" id="topics-error">
          <span className="vh">Error: </span>
          {errors.join(" ")}
        </span>
      )}
      {newsletterTopics.map(({ name, label, note }) => (
        <label className="choice__one" key={name}>
          <input type="checkbox" name={name} defaultChecked={subscriber[name] && !errors} />
          <span>
            <b>{label}</b>
            <span className="help">{note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
