import { InlineScript } from "#app/components/inline-script.tsx";
import type { DatedTable } from "#app/content/editions/dated-tables.ts";

type OverdueProps = { table: DatedTable };

/** The page may have been built before the day came: the browser asks its own clock. */
const show = `(p=>{p.hidden=p.dataset.reviewBy>new Date().toISOString().slice(0,10)})(document.currentScript.previousElementSibling)`;

/** A line under figures that newer ones have replaced, from the day on that these should be out. */
export function Overdue({ table }: OverdueProps) {
  return (
    <>
      <OverdueInIsland table={table} />
      <InlineScript code={show} />
    </>
  );
}

/** The same inside an island, where React asks the clock: it must not write a script. */
export function OverdueInIsland({ table: { reviewBy, overdue } }: OverdueProps) {
  const isEarly = () => reviewBy > new Date().toISOString().slice(0, 10);
  return (
    <p
      className="note small"
      data-review-by={reviewBy}
      hidden={isEarly()}
      // React keeps what the server said of the day; this asks once more.
      ref={(line) => {
        if (line) line.hidden = isEarly();
      }}
      suppressHydrationWarning
    >
      {overdue}
    </p>
  );
}
