import type { Ref } from "react";

export type SummaryItem = {
  fieldId: string;
  message: string;
  /** Fixed since the last submit; it stays in the list, so that nothing under it moves while somebody types. */
  fixed: boolean;
};

const countWords = ["Nothing", "One thing", "Two things", "Three things", "Four things", "Five things"];

/** What a failed submit found, with a link to each field. The form moves focus here. */
export function ErrorSummary({
  id,
  title,
  items,
  ref,
}: {
  id: string;
  /** What kind of trouble it is, before how much of it. */
  title?: string | undefined;
  items: readonly SummaryItem[];
  ref: Ref<HTMLElement>;
}) {
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
            <a href={`#${item.fieldId}`}>
              {item.fixed && <span className="vh">Fixed: </span>}
              {item.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
