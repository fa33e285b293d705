import { useEffect, useRef, useState } from "react";
import type { Notice } from "#app/components/notices/store.ts";
import { SpokenText } from "#app/components/ui/spoken-text.tsx";
import { retryTime } from "#app/lib/submission/resending.ts";
import { site } from "#config/site.ts";

/** The problem of a form whose submit failed: wrong fields, or another failure. */

const tryAgainOrCall = "Please try again or call ";

export const usualFailure: Notice = {
  tone: "failure",
  title: "Something went wrong",
  message: tryAgainOrCall + site.phone.display,
};

type Errors = Partial<Record<string, readonly string[]>>;

type SpokenFieldsProps = {
  formId: string;
  /** The problems that show at the fields now. */
  errors: Errors;
  /** What the last submit came to. Its summary takes the focus, and so says itself. */
  result: object | undefined;
  /** Of the summary; null if there is none. */
  left: number | null;
};

/** Says a problem that shows at a field once it was left, and each repair with its field: neither has the focus. */
export function SpokenFields({ formId, errors, result, left }: SpokenFieldsProps) {
  const [said, setSaid] = useState("");
  const before = useRef({ errors, result });
  useEffect(() => {
    const was = before.current;
    before.current = { errors, result };
    if (was.result !== result) return setSaid("");
    const names = Object.keys({ ...was.errors, ...errors });
    const wrong = names.find((name) => errors[name] && !was.errors[name]);
    const fixed = names.find((name) => !errors[name] && was.errors[name]);
    if (wrong) setSaid(errors[wrong]?.join(" ") ?? "");
    else if (fixed) setSaid(`${labelOf(formId, fixed)} is fixed. ${left === null ? "" : leftWords(left)}`.trim());
  }, [errors, result, left, formId]);
  return <SpokenText text={said} silent={said === ""} />;
}

function labelOf(formId: string, name: string): string {
  const label = document.querySelector(`label[for="${formId}-${name}"]`)?.firstChild?.textContent?.trim();
  return label || "The field";
}

function leftWords(left: number): string {
  return left === 0 ? "All fixed. Send it again." : `${countWords[left] ?? `${left} things`} to fix.`;
}

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
  notice: Notice;
  /** Whether the visitor has seen it as a notice, which goes after some seconds. */
  isTold?: boolean | undefined;
  /** Whether it may have arrived all the same. */
  isUnsure?: boolean | undefined;
  retryAfterSeconds?: number | undefined;
};

/** Stays at the button after the notice is gone: what happened, also to the typed text, and when to try again. */
export function SendFailure({ notice, isTold = false, isUnsure = false, retryAfterSeconds }: SendFailureProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
    <div className="note note--bad unsent" tabIndex={-1} autoFocus={!isTold}>
      <b>{notice.title}</b>
      <p>
        {notice === usualFailure ? tryAgainOrCall : notice.message}
        {notice === usualFailure && <a href={site.phone.href}>{site.phone.display}</a>}
      </p>
      <p>
        {isUnsure
          ? "We can’t tell whether it arrived. What you typed is still here. Send it again as it is: we count it once."
          : "Not sent yet. What you typed is still here."}
        {retrySentence(retryAfterSeconds)}
      </p>
    </div>
  );
}

/** Stays after the notice is gone, where the next page could not open. Sent again, the same words lead there. */
export function HasArrived() {
  return (
    <div className="note">
      <b>It has arrived</b>
      <p>
        We have what you sent. You don’t have to do anything. Your connection is gone, so the next page can’t open: once
        it is back, press the button again to see the page. We count it once.
      </p>
    </div>
  );
}

/** The only place that says when a refused visitor may try again, after another sentence. */
export function retrySentence(seconds: number | undefined): string | false {
  return seconds !== undefined && ` You can try again ${retryTime(seconds)}.`;
}
