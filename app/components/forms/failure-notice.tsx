import type { ReactNode, Ref } from "react";
import { retryTime } from "#app/lib/submission/retry-time.ts";
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
  title = sendFailureNotice.title,
  children = <TryAgainOrCall />,
  retryAfterSeconds,
  ref,
}: {
  notice: boolean;
  /** The title of the form's own notice, and its sentence as children. */
  title?: string;
  children?: ReactNode;
  retryAfterSeconds: number | undefined;
  ref: Ref<HTMLDivElement>;
}) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
    <div className="note note--bad unsent" ref={ref} tabIndex={-1} autoFocus={notice}>
      {notice && (
        <>
          <b>{title}</b>
          <p>{children}</p>
        </>
      )}
      <p>
        Not sent yet. What you typed is still here.
        {retryAfterSeconds !== undefined && ` You can try again ${retryTime(retryAfterSeconds)}.`}
      </p>
    </div>
  );
}

function TryAgainOrCall() {
  return (
    <>
      Please try again or call <a href={site.phone.href}>{site.phone.display}</a>
    </>
  );
}
