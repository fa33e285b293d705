import { useContext } from "react";
import { InlineScript } from "#app/components/inline-script.tsx";
import { IsKept } from "#app/components/kept-part.tsx";
import { hasPlan, showIfPlanned } from "#app/lib/my-path/plan-mark.ts";
import { useRouteHandle } from "#app/lib/page/route-handle.ts";
import { Arrow } from "./icons.tsx";

/** Beside a sample: the way to one's own plan, for those who have one on this device. */
export function OwnPathLink() {
  const { hydrate } = useRouteHandle();
  const isKept = useContext(IsKept);
  return (
    <>
      <p
        className="own-path"
        hidden
        // Where React runs it asks the device itself.
        ref={(line) => {
          if (line) line.hidden = !hasPlan();
        }}
        suppressHydrationWarning
      >
        <a className="tlink" href="/my-path">
          Your own path is on this device <Arrow />
        </a>
      </p>
      {import.meta.env.SSR && (isKept || !hydrate) && <InlineScript code={showIfPlanned} />}
    </>
  );
}
