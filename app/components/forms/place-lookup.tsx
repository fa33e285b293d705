import { Button } from "#app/components/ui/button.tsx";
import type { PlaceLookup } from "#app/lib/places/use-place.ts";

type LookupNoteProps = {
  lookup: Pick<PlaceLookup, "isSlow" | "placeFailed" | "lookAgain">;
  /** What counts meanwhile. */
  kept: string;
};

/** Under a place that is looked up: that it takes a while, or that it could not be done, and what counts until it is. */
export function LookupNote({ lookup: { isSlow, placeFailed, lookAgain }, kept }: LookupNoteProps) {
  if (isSlow) {
    return (
      <p className="small" role="status">
        Looking up the county…
      </p>
    );
  }
  if (!placeFailed) return null;
  return (
    <p className="note note--bad" role="alert">
      We could not load the counties: there may be no connection. {kept} We try again when it is back.{" "}
      <Button look="line" small onClick={lookAgain}>
        Try Again
      </Button>
    </p>
  );
}
