import { useEffect, useRef, useState } from "react";
import { FormFrame, RobotTrap } from "#app/components/forms/form-frame.tsx";
import { useLiveForm, usualRefusalWords } from "#app/components/forms/use-live-form.ts";
import { Button } from "#app/components/ui/button.tsx";
import { newsletterForm } from "#app/forms/newsletter-fields.ts";
import type { Rejection } from "#app/forms/submission-envelope.ts";

type NewsletterProps = {
  /** Different for each such form on a page. */
  id?: string;
  /** What a plain POST was answered with, when this page is that answer. */
  rejection?: Rejection | undefined;
};

const fieldNames = ["email"];

async function loadLivePart() {
  return (await import("./live-newsletter.tsx")).LiveNewsletter;
}

/**
 * Signs an address up for the letter. On most pages no script runs, and it is a plain POST that leads to a page; where
 * React runs, the visitor stays and a notice says the same.
 */
export function Newsletter({ id = newsletterForm.id, rejection }: NewsletterProps) {
  const [isSent, setSent] = useState(false);
  const live = useLiveForm({ fieldNames, rejection, load: loadLivePart, onSent: () => setSent(true) });
  const { stoppedBy, phase } = live;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (stoppedBy) input.current?.focus();
  }, [stoppedBy]);
  const isUntold = phase.name === "failed" && !phase.isTold && !rejection;
  const error = isUntold ? usualRefusalWords.failure.message : stoppedBy?.email?.join(" ");
  return (
    <FormFrame live={live} className="news" action={newsletterForm.action}>
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
          ref={input}
          name="email"
          type="email"
          placeholder="Enter your email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={rejection?.values.email}
          // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to fix.
          autoFocus={rejection?.fields.email !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${error ? `${id}-error ` : ""}${id}-terms`}
        />
        <Button type="submit">{phase.name === "sending" ? "Sending..." : "Subscribe"}</Button>
      </div>
      <RobotTrap formId={id} />
      <p className="fine" id={`${id}-terms`}>
        {isSent
          ? "Now open our email and confirm. The letter starts after that. "
          : "One email a week, after you confirm. "}
        <a href="/newsletter/leave">Unsubscribe</a>
      </p>
    </FormFrame>
  );
}
