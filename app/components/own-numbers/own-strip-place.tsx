import { type ComponentProps, lazy, Suspense } from "react";
import type { OwnStrip } from "./own-strip.tsx";

const Strip = lazy(async () => ({ default: (await import("./own-strip.tsx")).OwnStrip }));

type OwnStripPlaceProps = Omit<ComponentProps<typeof OwnStrip>, "used" | "free" | "note"> & {
  /** Undefined until a plan has been read. */
  said: Pick<ComponentProps<typeof OwnStrip>, "used" | "free" | "note"> | undefined;
};

/**
 * The strip across the page, loaded only for visitors with a plan on this device that fits it. Its place is in the
 * document from the start: if there is a plan, the sheet reserves room there, so nothing moves when the strip loads.
 */
export function OwnStripPlace({ said, ...rest }: OwnStripPlaceProps) {
  return (
    <div className="wrap own-place">
      {said && said.used.length + said.free.length > 0 && (
        <Suspense>
          <Strip {...said} {...rest} />
        </Suspense>
      )}
    </div>
  );
}
