import { InlineScript } from "#app/components/inline-script.tsx";
import type { DatedTable } from "#app/content/dated-tables.ts";

/** The page may have been built before the day came: the browser asks its own clock. */
const show = `(p=>{p.hidden=p.dataset.reviewBy>new Date().toISOString().slice(0,10)})(document.currentScript.previousElementSibling)`;

/** A line under figures that newer ones have replaced, from the day on that these should be out. */
export function Overdue({ table: { reviewBy, overdue } }: { table: DatedTable }) {
  return (
    <>
      <p className="note small" data-review-by={reviewBy} hidden={reviewBy > today()} suppressHydrationWarning>
        {overdue}
      </p>
      <InlineScript code={show} />
    </>
  );
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
