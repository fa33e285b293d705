import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { classNames } from "#app/lib/format/class-names.ts";
import { OnDemandPart } from "#app/lib/near/import-when-near.ts";
import { whenLinked } from "#app/lib/near/when-near.ts";
import { IsKept, useKeptHtml } from "./kept-part.tsx";
import { Button } from "./ui/button.tsx";

type PlaceOptions = {
  /** Names the place on the page, and the class that gives its placeholder the final size. */
  id: string;
  load: () => Promise<ComponentType>;
  /** Rail that the placeholder draws, so that the path is never broken. */
  rail?: "L" | "R";
  /** Has to be taken over by React; what has nothing to take over stays the server's HTML (`kept-part.tsx`). */
  interactive?: boolean;
};

type Loading = Pick<OnDemandPart<unknown>, "state" | "subscribe" | "watch" | "load">;

/** A place that a part of a page is loaded into. Made once, at the top of the page's module. */
export type OnDemandPlace = { id: string; interactive: boolean; part: Loading; content: ReactNode };

export function onDemandPlace({ id, load, rail, interactive = false }: PlaceOptions): OnDemandPlace {
  const part = new OnDemandPart(async () => ({ default: await load() }));
  const Content = lazy(() => part.content());
  const waiting = (
    <Placeholder part={part} className={classNames(`pending--${id}`, rail && `leg leg--${rail}`)} quiet={interactive} />
  );
  // One element forever: made again in a render, it would have React drop the server's HTML for the placeholder.
  const content = (
    <Suspense fallback={waiting}>
      <Content />
    </Suspense>
  );
  return { id, interactive, part, content };
}

/**
 * A part of a page. The page has the part's HTML from the server; if it is interactive its script is fetched when the part
 * comes near the window, and React takes it over then. Where React has to draw the part anew, a pulsing placeholder of the
 * final size keeps its place while the script is fetched.
 */
export function OnDemand({ place }: { place: OnDemandPlace }) {
  const { id, interactive, part, content } = place;
  const kept = useKeptHtml(id);
  const watch = useCallback(
    (element: HTMLDivElement) => {
      const stopNear = part.watch(element);
      const stopLinked = whenLinked(element, () => part.load());
      return () => {
        stopNear();
        stopLinked();
      };
    },
    [part],
  );
  if (kept && !interactive) return <div id={id} {...kept} />;
  return (
    <div id={id} ref={watch}>
      {interactive && <ReloadPart part={part} />}
      <IsKept value={!interactive}>{content}</IsKept>
    </div>
  );
}

type PlaceholderProps = { part: Loading; className: string; quiet: boolean };

/** Nothing of the part is on the page, so it does not wait to come near: who reads by headings would miss it. */
function Placeholder({ part, className, quiet }: PlaceholderProps) {
  useEffect(() => part.load(), [part]);
  return <div className={`pending ${className}`}>{!quiet && <ReloadPart part={part} />}</div>;
}

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
