import { useCallback, useState, useSyncExternalStore } from "react";
import type { OnDemandPart } from "#app/lib/near/import-when-near.ts";
import { Button } from "./ui/button.tsx";

type Loading = Pick<OnDemandPart<unknown>, "state" | "subscribe" | "load">;

/** Shows nothing until loading the part has failed. */
export function ReloadPart({ part }: { part: Loading }) {
  const [asked, setAsked] = useState(false);
  const state = useSyncExternalStore(
    useCallback((listener) => part.subscribe(listener), [part]),
    () => part.state,
    () => "waiting",
  );
  if (state !== "failed") return null;
  const reloadPart = () => {
    setAsked(true);
    part.load();
  };
  return (
    <div className="wrap reload-part in-row" role="status">
      <p>{asked ? "It still does not load. You may be offline." : "This part of the page did not load."}</p>
      <Button small look="line" onClick={reloadPart}>
        Reload this part
      </Button>
      {asked && (
        <Button small look="line" onClick={() => location.reload()}>
          Reload the whole page
        </Button>
      )}
    </div>
  );
}
