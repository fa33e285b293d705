import type { Notice } from "#app/components/notices/notice-store.ts";
import { retryTime } from "#app/lib/submission/resending.ts";
import { site } from "#config/site.ts";

/** The problem of a form whose submit failed: wrong fields, or another failure. */

const tryAgainOrCall = "Please try again or call ";

export const usualFailure: Notice = {
  tone: "failure",
  title: "Something went wrong",
  message: tryAgainOrCall + site.phone.display,
};

const countWords = ["Nothing", "One thing", "Two things", "Three things", "Four things", "Five things"];

type ErrorSummaryProps = {
  id: string;
  /** The kind of problem, before the count. */
  title?: string | undefined;
  /** Fields fixed since the last submit stay in the list, so nothing under it moves while someone types. */
  items: readonly { fieldId: string; message: string; fixed: boolean }[];
};

/** The problems of a failed submit, with a link to each field. The form moves focus here. */
export function ErrorSummary({ id, title, items }: ErrorSummaryProps) {
  const left = items.filter((item) => !item.fixed).length;
  const toFix = `${title ? `${title}: ` : ""}${countWords[left] ?? `${left} things`} to fix`;
  return (
    // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
    <section className="errsum" tabIndex={-1} autoFocus aria-labelledby={id}>
      <h2 id={id}>{left === 0 ? "All fixed. Send it again." : toFix}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.fieldId} className={item.fixed ? "errsum__fixed" : undefined}>
            <a className="tap" href={`#${item.fieldId}`}>
              {item.fixed && <span className="vh">Fixed: </span>}
              {item.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type SendFailureProps = {
  /** What happened, if the visitor has not seen a notice about it. */
  notice?: Notice | undefined;
  retryAfterSeconds?: number | undefined;
};

/** Stays at the button after the notice is gone: what happened to the typed text, and when to try again. */
export function SendFailure({ notice, retryAfterSeconds }: SendFailureProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
    <div className="note note--bad unsent" tabIndex={-1} autoFocus={notice !== undefined}>
      {notice && (
        <>
          <b>{notice.title}</b>
          <p>
            {notice === usualFailure ? tryAgainOrCall : notice.message}
            {notice === usualFailure && <a href={site.phone.href}>{site.phone.display}</a>}
          </p>
        </>
      )}
      <p>Not sent yet. What you typed is still here.{retrySentence(retryAfterSeconds)}</p>
    </div>
  );
}

/** The only place that says when a refused visitor may try again, after another sentence. */
export function retrySentence(seconds: number | undefined): string | false {
  return seconds !== undefined && ` You can try again ${retryTime(seconds)}.`;
}
