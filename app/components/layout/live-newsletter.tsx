import { useEffectEvent, useLayoutEffect } from "react";
import { deliver } from "#app/components/forms/deliver.ts";
import { type LivePartProps, usualRefusalWords } from "#app/components/forms/use-live-form.ts";
import { showNotice } from "#app/components/notices/notice-store.ts";
import { newsletterForm } from "#app/forms/newsletter-fields.ts";
import { limitNotices, submissionLimit } from "#app/lib/submission/resending.ts";
import type { SendOutcome } from "#app/lib/submission/send-form-notification.ts";

const limit = submissionLimit(newsletterForm.formName, newsletterForm.limits);

/** Sends the newsletter's form, which the browser itself has checked; loaded when the visitor first touches the form. */
export function LiveNewsletter({ onReady, ...part }: LivePartProps) {
  const submit = useEffectEvent((form: HTMLFormElement) =>
    deliver(
      { send: () => send(form) },
      {
        ...part,
        refusalWords: { ...usualRefusalWords, byCode: limitNotices },
        maySend,
        onSent(sent) {
          // Only what was taken counts: someone who fixes a slip has sent nothing yet.
          limit.count(Date.now());
          showNotice(lookInInbox);
          part.onSent(sent);
        },
      },
    ),
  );
  const ready = useEffectEvent(onReady);
  useLayoutEffect(
    () =>
      ready((event) => {
        const form = event.currentTarget;
        // The page that answers says what to do then.
        if (new FormData(form).get("website")) return;
        event.preventDefault();
        void submit(form);
      }),
    [],
  );
  return null;
}

const lookInInbox = {
  tone: "success",
  title: "Look in your inbox",
  message: "Confirm in our email, and the letter comes. Nothing there? Look in your spam folder.",
} as const;

function maySend(): boolean {
  const isReached = limit.isReached(Date.now());
  if (isReached) showNotice(limitNotices["too-many-requests"]);
  return !isReached;
}

/** The same POST that the browser would make by itself; the page that it is answered with is not read. */
async function send(form: HTMLFormElement): Promise<SendOutcome> {
  try {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const { ok, status, headers } = await fetch(newsletterForm.action, {
      method: "POST",
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(15_000),
    });
    if (ok) return { kind: "sent" };
    if (status === 422) return { kind: "invalid", fields: { email: [newsletterForm.malformedEmail] } };
    const retryAfterSeconds = Number(headers.get("Retry-After"));
    return {
      kind: "failed",
      ...(status === 429 && { code: "too-many-requests" }),
      ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
    };
  } catch {
    return { kind: "unanswered" };
  }
}
