import type { ReactNode, Ref } from "react";
import type { Notice } from "#app/components/notices/notice-store.ts";
import { retryTime } from "#app/lib/submission/resending.ts";
import { site } from "#config/site.ts";
import { usualRefusalWords } from "./use-delivery.ts";

/** What a form shows when a submit did not get through: wrong fields, or a failure. */

export type SummaryItem = {
  fieldId: string;
  message: string;
  /** Fixed since the last submit; it stays in the list, so that nothing under it moves while someone types. */
  fixed: boolean;
};

const countWords = ["Nothing", "One thing", "Two things", "Three things", "Four things", "Five things"];

type ErrorSummaryProps = {
  id: string;
  /** What kind of problem it is; stands before the count. */
  title?: string | undefined;
  items: readonly SummaryItem[];
  ref: Ref<HTMLElement>;
};

/** What a failed submit found, with a link to each field. The form moves focus here. */
export function ErrorSummary({ id, title, items, ref }: ErrorSummaryProps) {
  const left = items.filter((item) => !item.fixed).length;
  const toFix = `${countWords[left] ?? `${left} things`} to fix`;
  return (
    // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
    <section className="errsum" ref={ref} tabIndex={-1} autoFocus aria-labelledby={id}>
      <h2 id={id}>
        {left > 0 && title && <>{title}: </>}
        {left === 0 ? "All fixed. Send it again." : toFix}
      </h2>
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
  notice?: Notice;
  /** The visitor has seen the notice. */
  isTold?: boolean;
  retryAfterSeconds?: number | undefined;
  ref?: Ref<HTMLDivElement>;
};

/** Stays at the button after the notice is gone: what happened to what was typed, and when to try again. */
export function SendFailure({ notice = usualRefusalWords.failure, isTold = false, ...props }: SendFailureProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after a plain POST this is what the visitor has to read next.
    <div className="note note--bad unsent" ref={props.ref} tabIndex={-1} autoFocus={!isTold}>
      {!isTold && (
        <>
          <b>{notice.title}</b>
          <p>{notice === usualRefusalWords.failure ? <TryAgainOrCall /> : notice.message}</p>
        </>
      )}
      <p>
        <WithRetryTime seconds={props.retryAfterSeconds}>Not sent yet. What you typed is still here.</WithRetryTime>
      </p>
    </div>
  );
}

/** The one place that says when a refused visitor may try again. */
export function WithRetryTime({ seconds, children }: { seconds: number | undefined; children: ReactNode }) {
  return (
    <>
      {children}
      {seconds !== undefined && ` You can try again ${retryTime(seconds)}.`}
    </>
  );
}

function TryAgainOrCall() {
  return (
    <>
      Please try again or call <a href={site.phone.href}>{site.phone.display}</a>
    </>
  );
}
