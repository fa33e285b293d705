import { InlineScript } from "#app/components/inline-script.tsx";
import type { DatedTable } from "#app/content/editions/dated-tables.ts";
import { isPastReview } from "#app/content/review/past-review.ts";
import overdueScript from "./overdue-script.ts?script";

type OverdueProps = { table: DatedTable };

/** A line under figures that newer ones have replaced, from the day the newer ones are due. */
export function Overdue({ table }: OverdueProps) {
  return (
    <>
      <OverdueInIsland table={table} />
      <InlineScript code={overdueScript} />
    </>
  );
}

/** The same inside an island, where React asks the clock: React must not write a script. */
export function OverdueInIsland({ table: { reviewBy, overdue } }: OverdueProps) {
  return (
    <p
      className="note small"
      data-review-by={reviewBy}
      hidden={!isPastReview(reviewBy)}
      // React keeps the server's answer about the day; this asks once more.
      ref={(line) => {
        if (line) line.hidden = !isPastReview(reviewBy);
      }}
      suppressHydrationWarning
    >
      {overdue}
    </p>
  );
}
