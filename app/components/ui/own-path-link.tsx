import { InlineScript } from "#app/components/inline-script.tsx";
import { Arrow } from "./icons.tsx";
import ownPathScript from "./own-path-script.ts?script";

/** Next to a sample: the link to your own plan, for visitors with one on this device. */
export function OwnPathLink() {
  return (
    <>
      <p className="own-path" hidden>
        <a className="tlink" href="/my-path">
          Your own path is on this device <Arrow />
        </a>
      </p>
      <InlineScript code={ownPathScript} />
    </>
  );
}
