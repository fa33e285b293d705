import { useContext } from "react";
import { InlineScript } from "#app/components/inline-script.tsx";
import { IsKept } from "#app/components/kept-part.tsx";
import type { DatedTable } from "#app/content/editions/dated-tables.ts";
import { useRouteHandle } from "#app/lib/page/route-handle.ts";

/** The page may have been built before the day came: the browser asks its own clock. */
const show = `(p=>{p.hidden=p.dataset.reviewBy>new Date().toISOString().slice(0,10)})(document.currentScript.previousElementSibling)`;

/** A line under figures that newer ones have replaced, from the day on that these should be out. */
export function Overdue({ table: { reviewBy, overdue } }: { table: DatedTable }) {
  const { hydrate } = useRouteHandle();
  const isKept = useContext(IsKept);
  const isEarly = () => reviewBy > new Date().toISOString().slice(0, 10);
  return (
    <>
      <p
        className="note small"
        data-review-by={reviewBy}
        hidden={isEarly()}
        // Where React runs, it keeps what the server said of the day; this asks once more.
        ref={(line) => {
          if (line) line.hidden = isEarly();
        }}
        suppressHydrationWarning
      >
        {overdue}
      </p>
      {import.meta.env.SSR && (isKept || !hydrate) && <InlineScript code={show} />}
    </>
  );
}
