import { type IslandName, islands } from "./islands.ts";

/** A browser that is never idle, or draws no frame, starts it all the same. */
const longestWaitMs = 2000;
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in self ? requestIdleCallback(work, { timeout: longestWaitMs }) : setTimeout(work);
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
  const [Content, { hydrate }] = await Promise.all([load(), import("./hydrate.ts")]);
  await hydrate(place, Content, props);
  const button = pressed;
  if (!button || !place.contains(button)) return;
  pressed = undefined;
  button.click();
}

function elementOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target : null;
}

/**
 * Says above a part that its script did not load, with a way to try again. A form with a button needs none of this: it works
 * without the script.
 */
function offerReload(place: HTMLElement, reload: () => void): void {
  if (!place.firstElementChild || place.querySelector("form[action] button[type=submit]")) return;
  const before = noteAbove(place);
  if (before) offerMore(before);
  else place.before(offer(reload));
}

function offer(reload: () => void): HTMLElement {
  const words = document.createElement("p");
  words.textContent = "This part of the page did not load.";
  const note = document.createElement("div");
  note.className = "wrap reload-part in-row";
  note.setAttribute("role", "status");
  note.append(words, buttonSaying("Reload this part", reload));
  return note;
}

function offerMore(note: Element): void {
  const [words, , wholePage] = note.children;
  if (words) words.textContent = "It still won’t load. You may be offline.";
  if (!wholePage) note.append(buttonSaying("Reload the whole page", () => location.reload()));
}

/** The part is live now. */
function takeBackOffer(place: HTMLElement): void {
  noteAbove(place)?.remove();
}

function noteAbove(place: HTMLElement): Element | undefined {
  const above = place.previousElementSibling;
  return above?.matches(".reload-part") ? above : undefined;
}

function buttonSaying(words: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn btn--line btn--sm";
  button.textContent = words;
  button.addEventListener("click", onClick);
  return button;
}
