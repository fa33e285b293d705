import { type FormEvent, useRef, useState } from "react";
import { showNotice } from "#app/components/notices/notice-store.ts";
import { prepareNotices } from "#app/components/notices/notices.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { newsletterForm } from "#app/forms/newsletter-fields.ts";
import { defaultLimits } from "#app/forms/submit-limits.ts";
import { submissionLimit } from "#app/lib/submission/submission-limit.ts";
import { site } from "#config/site.ts";

type NewsletterProps = {
  /** Tells the forms of one page apart. */
  id?: string;
  /** What the server said of a plain POST, and what was typed then. */
  error?: string | undefined;
  typed?: string | undefined;
};

const limit = submissionLimit(newsletterForm.formName, { most: defaultLimits.perMinute, perMs: 60_000 });

/**
 * Signs an address up for the letter. On most pages no script runs, and it is a plain POST that leads to a page; where
 * React runs, the visitor stays and a notice says the same.
 */
export function Newsletter({ id = newsletterForm.id, ...given }: NewsletterProps) {
  const [error, setError] = useState(given.error);
  const [phase, setPhase] = useState<"idle" | "sending" | "sent">("idle");
  const input = useRef<HTMLInputElement>(null);

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (phase === "sending") return;
    if (!(await prepareNotices())) return form.submit();
    if (limit.isReached(Date.now())) return showNotice(tooMany);
    setPhase("sending");
    const outcome = await send(form);
    setPhase(outcome === "sent" ? "sent" : "idle");
    setError(outcome === "invalid" ? newsletterForm.malformedEmail : undefined);
    if (outcome === "invalid") return input.current?.focus();
    if (outcome === "sent") {
      limit.count(Date.now());
      form.reset();
    }
    showNotice(notices[outcome]);
  }

  return (
    <form className="news" method="post" action={newsletterForm.action} onSubmit={subscribe}>
      <label className="lab" htmlFor={`${id}-email`}>
        Your email
      </label>
      {error && (
        <span className="news__err" id={`${id}-error`}>
          <span className="vh">Error: </span>
          {error}
        </span>
      )}
      <div className="news__row">
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
          defaultValue={given.typed}
          // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to fix.
          autoFocus={given.error !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${error ? `${id}-error ` : ""}${id}-terms`}
        />
        <Button type="submit">{phase === "sending" ? "Sending..." : "Subscribe"}</Button>
      </div>
      <div className="vh" aria-hidden="true">
        <label htmlFor={`${id}-website`}>Website (leave this empty)</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className="fine" id={`${id}-terms`}>
        {phase === "sent"
          ? "Now open our mail and confirm: only then the letter starts."
          : "One email a week, once you confirm it. Leave with one click."}
      </p>
    </form>
  );
}

const tooMany = {
  tone: "failure",
  title: "Too Many Attempts",
  message: "Please wait before submitting again.",
} as const;

const notices = {
  sent: {
    tone: "success",
    title: "Look in your inbox",
    message: "One click in our mail, and the letter comes. Nothing there? Look in your spam folder.",
  },
  "too many": tooMany,
  failed: {
    tone: "failure",
    title: "Something went wrong",
    message: `Please try again or call ${site.phone.display}`,
  },
} as const;

/** The same POST that the browser would make by itself; the page that it is answered with is not read. */
async function send(form: HTMLFormElement): Promise<keyof typeof notices | "invalid"> {
  try {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const { ok, status } = await fetch(newsletterForm.action, {
      method: "POST",
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(15_000),
    });
    if (ok) return "sent";
    if (status === 429) return "too many";
    return status === 422 ? "invalid" : "failed";
  } catch {
    return "failed";
  }
}
