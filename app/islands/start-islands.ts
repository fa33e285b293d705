import { type IslandName, islands } from "./islands.ts";
import { offerReload, takeBackOffer } from "./offer-reload.ts";

/** A browser that is never idle, or draws no frame, starts it all the same. */
const longestWaitMs = 2000;
const whenIdle = (work: () => void) =>
  self.requestIdleCallback ? requestIdleCallback(work, { timeout: longestWaitMs }) : setTimeout(work);
const pauseBeforeRetryMs = 800;
const waking = new Set<Element>();
let pressed: HTMLElement | undefined;

/** Starts each island of the page when its time comes, or right away when someone touches it or a link leads into it. */
export function startIslands(): void {
  for (const type of ["pointerdown", "focusin"]) {
    addEventListener(type, ({ target }) => wake(target), { capture: true, passive: true });
  }
  // A button that needs React and was pressed too early is pressed again later.
  addEventListener(
    "click",
    ({ target }) => {
      const button = elementOf(target)?.closest<HTMLElement>("button[type=button], form[method=dialog] button");
      if (button?.closest("[data-island]:not([data-live])")) pressed = button;
    },
    true,
  );
  addEventListener("hashchange", () => wake(linkedPart()));
  wake(linkedPart());
  wake(document.activeElement);
  for (const place of document.querySelectorAll<HTMLElement>("[data-when=idle]")) whenIdle(() => wake(place));
  // After the current frame: modules that arrive in the meantime compete with it for the processor.
  requestAnimationFrame(() => setTimeout(() => wakeWithin("0px")));
  // A visitor who does not scroll loads nothing for parts further down.
  addEventListener("scroll", () => wakeWithin("75% 0px"), { once: true, passive: true });
}

/** Starts the islands within this margin of the window. An island has no box, so we watch its first element. */
function wakeWithin(rootMargin: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target);
    },
    { rootMargin },
  );
  for (const place of document.querySelectorAll("[data-when=near]")) observer.observe(place.firstElementChild ?? place);
}

function linkedPart(): Element | null {
  return location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
}

function wake(inside: EventTarget | null): void {
  const place = elementOf(inside)?.closest<HTMLElement>("[data-island]");
  if (place && !waking.has(place)) void wakePlace(place);
}

/** If its script does not load, a part keeps the server's HTML, and the next touch requests the script again. */
async function wakePlace(place: HTMLElement): Promise<void> {
  waking.add(place);
  place.dataset.waking = "";
  try {
    await start(place);
    takeBackOffer(place);
  } catch {
    waking.delete(place);
    offerReload(place, () => wake(place));
  }
  delete place.dataset.waking;
}

/** A file that does not load is requested once more. */
async function start(place: HTMLElement): Promise<void> {
  await startOnce(place).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetryMs));
    await startOnce(place);
  });
}

async function startOnce(place: HTMLElement): Promise<void> {
  const { island, props } = place.dataset;
  const load = islands[island as IslandName];
  if (!load) throw new Error(`No island is called ${island}`);
  const [Content, { hydrate }] = await Promise.all([load(), import("./hydrate/hydrate.ts")]);
  await hydrate(place, Content, props);
  const button = pressed;
  if (!button || !place.contains(button)) return;
  pressed = undefined;
  button.click();
}

function elementOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target : null;
}
