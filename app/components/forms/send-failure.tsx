import type { Ref } from "react";
import { retryTime } from "#app/lib/retry-time.ts";
import { site } from "#config/site.ts";

/** The words of the notice when a request could not be sent. */
export const sendFailureNotice = {
  tone: "failure",
  title: "Something went wrong",
  message: `Please try again or call ${site.phone.display}`,
} as const;

/**
 * Stays at the button after the notice is gone: what happened to what was typed, and when to try again. With
 * `notice` it says what the notice would have said.
 */
export function SendFailure({
  notice,
  retryAfterSeconds,
  ref,
}: {
  notice: boolean;
  retryAfterSeconds: number | undefined;
  ref: Ref<HTMLDivElement>;
}) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
    <div className="note note--bad unsent" ref={ref} tabIndex={-1} autoFocus={notice}>
      {notice && (
        <>
          <b>{sendFailureNotice.title}</b>
          <p>
            Please try again or call <a href={site.phone.href}>{site.phone.display}</a>
          </p>
        </>
      )}
      <p>
        Not sent yet. What you typed is still here.
        {retryAfterSeconds !== undefined && ` You can try again ${retryTime(retryAfterSeconds)}.`}
      </p>
    </div>
  );
}
