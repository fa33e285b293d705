import { RobotTrap } from "#app/components/forms/robot-trap.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { newsletterForm } from "#app/forms/newsletter.ts";
import type { Rejection } from "#app/forms/submission-envelope.ts";

type NewsletterProps = {
  /** Unique for each such form on a page. */
  id?: string;
  /** The answer to the form, when this page is that answer. */
  rejection?: Rejection | undefined;
  /** The field's first value. */
  email?: string | undefined;
};

/** Signs an address up for the newsletter: a plain form on every page, so no page loads a script for it. */
export function Newsletter({ id = newsletterForm.id, rejection, email }: NewsletterProps) {
  const error = rejection?.fields.email?.join(" ");
  return (
    <form className="news" method="post" action={newsletterForm.action} noValidate>
      <label className="lab" htmlFor={`${id}-email`}>
        Your email
      </label>
      {error && (
        <span className="err" id={`${id}-error`}>
          <span className="vh">Error: </span>
          {error}
        </span>
      )}
      <div className="field-row">
        <input
          className="inp"
          id={`${id}-email`}
          name="email"
          type="email"
          placeholder="Enter your email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={rejection?.values.email ?? email}
          // biome-ignore lint/a11y/noAutofocus: the visitor has to fix this.
          autoFocus={error !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${error ? `${id}-error ` : ""}${id}-terms`}
        />
        <Button type="submit">Subscribe</Button>
      </div>
      <RobotTrap formId={id} />
      <p className="fine" id={`${id}-terms`}>
        One email a week, after you confirm. <a href="/newsletter/leave">Unsubscribe</a>
      </p>
    </form>
  );
}
